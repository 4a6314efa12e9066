import { readNeededNgrams } from '../node/readNeededNgrams.ts';
import { findNgrams } from './ngrams.ts';

let neededNgrams: [rule: string, ngrams: string[]][] | undefined;

/** Finds Harper rules that cannot match a text, since it lacks their words. Skipping them saves time. */
export function findIdleRules(text: string): string[] {
  neededNgrams ??= Object.entries(readNeededNgrams()).map(([rule, ngrams]) => [rule, ngrams.split(', ')]);
  const here = new Set(findNgrams(text));
  return neededNgrams.filter(([, ngrams]) => !ngrams.some((ngram) => here.has(ngram))).map(([rule]) => rule);
}
