import { findRegionalSpelling } from '@sheaf/language/lexicon/regionalSpelling';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { createRuleBook } from '../rules/ruleBook.ts';
import type { Finding } from '../types/finding.ts';
import { type GrammarDialect, type GrammarPreset, grammarPresets } from '../types/grammarKinds.ts';
import { listAdvice } from './advice.ts';

const WORDS_PER_ADVICE = 250;
/** Fewer words of a kind are a name or a quotation rather than a mixture. */
const FEWEST_OF_A_KIND = 2;

/** How much advice is still to be given, so that it does not bury the errors. */
export interface AdviceBudget {
  pieces: number;
  hasReportedMixture: boolean;
}

export function limitAdvice(words: number): AdviceBudget {
  return { pieces: Math.ceil(words / WORDS_PER_ADVICE), hasReportedMixture: false };
}

const adviceBooks = new Map(grammarPresets.map((preset) => [preset, createRuleBook(listAdvice(preset))]));

/** Finds advice on the style of a passage: shown, never applied. */
export function findStyleAdvice(tokens: readonly Token[], preset: GrammarPreset, budget: AdviceBudget): Finding[] {
  if (budget.pieces === 0) return [];
  const advice = (adviceBooks.get(preset)?.(tokens) ?? []).slice(0, budget.pieces);
  budget.pieces -= advice.length;
  return advice;
}

/** Finds which side's words a text mixes in with more of the other's. */
export function findMinoritySpelling(tokens: readonly Token[], dialect: GrammarDialect): 'american' | 'british' | undefined {
  if (dialect !== 'en') return undefined;
  const times = { american: 0, british: 0 };
  for (const token of tokens) {
    const spelt = token.kind === 'word' && token.lower.length > 4 ? findRegionalSpelling(token.lower) : undefined;
    if (spelt) times[spelt.side]++;
  }
  if (times.american < FEWEST_OF_A_KIND || times.british < FEWEST_OF_A_KIND) return undefined;
  return times.american < times.british ? 'american' : 'british';
}

/** Finds the first word of a passage that does not fit the spelling of the others; reported once for a text. */
export function findMixedSpelling(tokens: readonly Token[], minority: 'american' | 'british' | undefined, budget: AdviceBudget): Finding[] {
  if (!minority || budget.hasReportedMixture) return [];
  for (const { kind, lower, text, start, end } of tokens) {
    const spelt = kind === 'word' && lower.length > 4 ? findRegionalSpelling(lower) : undefined;
    if (spelt?.side !== minority || text !== lower) continue;
    budget.hasReportedMixture = true;
    const reason = 'This text mixes American and British spellings. Both are right; choose one and keep to it.';
    return [{ start, end, type: 'style', ruleId: 'mixed-spellings', confidence: 'low', replacements: [spelt.other], reason }];
  }
  return [];
}
