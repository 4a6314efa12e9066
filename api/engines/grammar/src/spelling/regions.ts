import { findRegionalSpelling, type Side } from '@sheaf/language/lexicon/regionalSpelling';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { capitalize } from '../text/capitalize.ts';
import type { Finding } from '../types/finding.ts';
import type { GrammarDialect } from '../types/grammarKinds.ts';

const sideOfDialect: Partial<Record<GrammarDialect, Side>> = { 'en-US': 'american', 'en-GB': 'british', 'en-AU': 'british' };
const regionNames = { american: 'American', british: 'British' };

/** Finds words spelt as the other side of the ocean does, when one side was asked for. */
export function findRegionalSpellings(tokens: readonly Token[], dialect: GrammarDialect): Finding[] {
  const wanted = sideOfDialect[dialect];
  if (!wanted) return [];
  return tokens.flatMap(({ kind, lower, text, start, end }): Finding[] => {
    const spelt = kind === 'word' ? findRegionalSpelling(lower) : undefined;
    if (!spelt || spelt.side === wanted) return [];
    const other = text === lower ? spelt.other : capitalize(spelt.other);
    const reason = `"${text}" is the ${regionNames[spelt.side]} spelling; in ${regionNames[wanted]} English it is "${other}".`;
    return [{ start, end, type: 'spelling', ruleId: 'regional-spelling', confidence: 'medium', replacements: [other], reason }];
  });
}
