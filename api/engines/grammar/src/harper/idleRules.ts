import { readNeededNgrams } from '../node/readNeededNgrams.ts';
import { findNgrams } from './ngrams.ts';

let neededNgrams: [rule: string, ngrams: string[]][] | undefined;

/** Rules of Harper that cannot find anything in a text, since it lacks the words they look for. Each that is not asked is time saved. */
export function findIdleRules(text: string): string[] {
  neededNgrams ??= Object.entries(readNeededNgrams()).map(([rule, ngrams]) => [rule, ngrams.split(', ')]);
  const here = new Set(findNgrams(text));
  return neededNgrams.filter(([, ngrams]) => !ngrams.some((ngram) => here.has(ngram))).map(([rule]) => rule);
}
