import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import type { Token } from '@sheaf/language/tokens/tokenize';
import type { Finding } from '../types/finding.ts';
import type { Pattern } from './pattern.ts';
import { applyRule, type Rule } from './rule.ts';
import { tagTokens } from './tagger.ts';

/** Gives what rules find in the tokens of a passage, sentence by sentence and in the order of the rules. */
export function ruleBook(rules: readonly Rule[]): (tokens: readonly Token[]) => Finding[] {
  // Most patterns are about certain words, which most sentences have not.
  const byWord = new Map<string, Pattern[]>();
  for (const pattern of rules.flatMap(({ patterns }) => patterns)) {
    for (const word of pattern.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
  }
  return (tokens) =>
    splitSentences(tokens).flatMap((sentence) => {
      const words = tagTokens(sentence);
      const spoken = new Set(words.flatMap(({ lower }) => byWord.get(lower) ?? []));
      return rules.flatMap((rule) => {
        const patterns = rule.patterns.filter((pattern) => !pattern.words || spoken.has(pattern));
        return applyRule(rule, patterns, words);
      });
    });
}
