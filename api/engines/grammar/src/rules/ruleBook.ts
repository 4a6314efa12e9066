import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import type { Token } from '@sheaf/language/tokens/tokenize';
import type { Finding } from '../types/finding.ts';
import type { Pattern } from './pattern.ts';
import { applyRule, type Rule } from './rule.ts';
import { type TaggedToken, tagTokens } from './tagger.ts';

/** Gives what rules find in the tokens of a passage, sentence by sentence and in the order of the rules. */
export function createRuleBook(rules: readonly Rule[]): (tokens: readonly Token[]) => Finding[] {
  const choose = indexByWord(rules);
  return (tokens) =>
    splitSentences(tokens).flatMap((sentence) => {
      const words = tagTokens(sentence);
      return choose(words).flatMap(({ rule, patterns, asks }) => applyRule(rule, patterns, words, asks));
    });
}

/** A rule that has something to look for in a sentence: these patterns of it, and its function where it asks. */
interface Chosen {
  rule: Rule;
  patterns: readonly Pattern[];
  asks: boolean;
}

/** Most patterns are about certain words, which most sentences have not, so that only those of its words are tried on a sentence. */
function indexByWord(rules: readonly Rule[]): (sentence: readonly TaggedToken[]) => Chosen[] {
  const patterns = rules.flatMap((rule, number) => rule.patterns.map((pattern) => ({ pattern, number })));
  const byWord = new Map<string, number[]>();
  const asksByWord = new Map<string, number[]>();
  const put = (index: Map<string, number[]>, word: string, place: number) => {
    const places = index.get(word);
    if (places) places.push(place);
    else index.set(word, [place]);
  };
  for (const [place, { pattern }] of patterns.entries()) for (const word of pattern.words ?? []) put(byWord, word, place);
  for (const [number, { needs }] of rules.entries()) for (const word of needs ?? []) put(asksByWord, word, number);
  const everywhere = patterns.flatMap(({ pattern }, place) => (pattern.words ? [] : [place]));
  const askAlways = rules.flatMap(({ find, needs }, number) => (find && !needs ? [number] : []));

  return (sentence) => {
    const lowers = new Set(sentence.map(({ lower }) => lower));
    const spoken = new Set(everywhere);
    const asking = new Set(askAlways);
    for (const lower of lowers) {
      for (const place of byWord.get(lower) ?? []) spoken.add(place);
      for (const number of asksByWord.get(lower) ?? []) asking.add(number);
    }
    const tried = new Map<number, Pattern[]>();
    for (const place of [...spoken].sort((one, other) => one - other)) {
      const one = patterns[place];
      if (!one) continue;
      const others = tried.get(one.number);
      if (others) others.push(one.pattern);
      else tried.set(one.number, [one.pattern]);
    }
    const numbers = [...new Set([...tried.keys(), ...asking])].sort((one, other) => one - other);
    return numbers.flatMap((number) => {
      const rule = rules[number];
      return rule ? [{ rule, patterns: tried.get(number) ?? [], asks: asking.has(number) }] : [];
    });
  };
}
