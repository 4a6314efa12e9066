import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import type { LocalLinter } from 'harper.js';
import { findNgrams } from '../ngrams.ts';
import { findPatternNgrams } from './ngramsOfPattern.ts';
import { readWrittenRules, type WrittenRule } from './writtenRules.ts';

/** A bigram that the lexicon does not know is so much rarer than either word, on its scale: 7 is twice. */
const RARER_AS_BIGRAM = 42;

/**
 * Returns for each Harper rule the unigrams and bigrams of which a text needs one for the rule to find anything. Rules of which that is not certain
 * are left out: those that are compiled, and those that do not find all of their own examples, which then are another rule's.
 */
export async function findNeededNgrams(linter: LocalLinter, binary: Uint8Array): Promise<Map<string, readonly string[]>> {
  const config = await linter.getLintConfig();
  const needed = new Map<string, readonly string[]>();
  for (const rule of readWrittenRules(binary, Object.keys(config))) {
    const ngrams = findPatternNgrams(rule.patterns, commonness);
    await linter.setLintConfig({ ...Object.fromEntries(Object.keys(config).map((name) => [name, false])), [rule.name]: true });
    if (ngrams && (await isProved(linter, rule, ngrams))) needed.set(rule.name, ngrams);
  }
  return needed;
}

async function isProved(linter: LocalLinter, { name, examples }: WrittenRule, ngrams: readonly string[]): Promise<boolean> {
  for (const example of examples) {
    const lints = (await linter.organizedLints(example, { language: 'plaintext' }))[name] ?? [];
    for (const lint of lints) lint.free();
    if (lints.length === 0 || !findNgrams(example).some((ngram) => ngrams.includes(ngram))) return false;
  }
  return examples.length > 0;
}

function commonness(ngram: string): number {
  const [first = '', second] = ngram.split(' ');
  if (second === undefined) return 2 ** (getWordCount(first) / 7);
  return 2 ** (Math.max(loadLexicon().pairCount(first, second), Math.min(getWordCount(first), getWordCount(second)) - RARER_AS_BIGRAM) / 7);
}

function getWordCount(word: string): number {
  const place = loadLexicon().indexOf(word);
  return place < 0 ? 0 : loadLexicon().countAt(place);
}
