import type { Finding } from '../finding.ts';
import { sentencesOf, type Token } from '../text/tokens.ts';
import { agreement } from './agreement.ts';
import { apostrophes } from './apostrophes.ts';
import { articles } from './articles.ts';
import { capitals } from './capitals.ts';
import { commas } from './commas.ts';
import { confusions } from './confusions.ts';
import { nouns } from './nouns.ts';
import { prepositions } from './prepositions.ts';
import { findingsOf, type Rule } from './rule.ts';
import { tagged } from './tagger.ts';
import { verbForms } from './verbForms.ts';
import { wording } from './wording.ts';

/** Every rule of ours, by family. */
export const families: Record<string, Rule[]> = {
  agreement,
  apostrophes,
  articles,
  capitals,
  commas,
  confusions,
  nouns,
  prepositions,
  verbForms,
  wording,
};

const all = Object.values(families).flat();
const forAll = all.filter(({ words }) => words === undefined);
/** Most rules are about certain words, which most sentences have not. */
const byWord = new Map<string, Rule[]>();
for (const rule of all) {
  for (const word of rule.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), rule]);
}

/** What our own rules find in a passage. */
export function ruleFindings(tokens: readonly Token[]): Finding[] {
  return sentencesOf(tokens).flatMap((sentence) => {
    const words = tagged(sentence);
    const wanted = new Set([...forAll, ...words.flatMap(({ lower }) => byWord.get(lower) ?? [])]);
    return all.filter((rule) => wanted.has(rule)).flatMap((rule) => findingsOf(rule, words));
  });
}
