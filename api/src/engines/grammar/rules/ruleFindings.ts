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

/** What our own rules find in a passage. */
export function ruleFindings(tokens: readonly Token[]): Finding[] {
  return sentencesOf(tokens).flatMap((sentence) => {
    const words = tagged(sentence);
    return all.flatMap((rule) => findingsOf(rule, words));
  });
}
