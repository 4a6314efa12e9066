import { isListedWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { findFeatures } from '../spanish/words/spanishWords.ts';
import type { Correction } from '../types/grammarResult.ts';

/** Fewer words may be in either language, whichever is likelier. */
const FEWEST_WORDS = 3;

/** Returns the corrections of a text whose language is unsure: what is respelt there is listed, not applied. */
export function listRespellings(corrections: readonly Correction[]): Correction[] {
  return corrections.map((correction) => (correction.type === 'spelling' ? { ...correction, confidence: 'low' } : correction));
}

/** Returns the corrections of a text; in one of a few words, no word is respelt that English or Spanish spells so. */
export function keepWordsOfBothLanguages(corrections: readonly Correction[], tokens: readonly Token[]): Correction[] {
  if (tokens.filter(({ kind }) => kind === 'word').length >= FEWEST_WORDS) return [...corrections];
  return corrections.filter(({ type, original }) => type !== 'spelling' || !(isListedWord(original) || findFeatures(original) !== undefined));
}
