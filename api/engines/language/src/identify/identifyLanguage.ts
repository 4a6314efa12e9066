import { loadLexicon } from '../lexicon/lexicon.ts';
import { loadSpanish } from '../spanish/spanishLexicon.ts';
import type { Token } from '../tokens/tokenize.ts';
import { classifyText, countCommonWords, type TextKind } from './classifyText.ts';
import { guessLanguage } from './guessLanguage.ts';

/** Two words are enough for Spanish if none of them is English; a language that we do not know takes three. */
const FEWEST_IN_SPANISH = 2;
const FEWEST_WORDS = 3;
/** A text with fewer words is judged by how common they are in each language, since small words may be missing. */
const FEW_WORDS = 12;
const STEPS_PER_DOUBLING = 7;
/** How many words the counts were taken from, in doublings. */
const WORDS_COUNTED = { english: 40, spanish: 21.5 };
/** The likelihood of a word that a lexicon lacks, in doublings. */
const UNKNOWN = -24;
/** So much likelier a text must be in Spanish. */
const CLEARLY = 8;
/** Words that are as common as this on average are Spanish, whatever small words they share with another language. */
const COMMON = -13;

/** Identifies the language of a text, also of one of a few words, or finds that it is no prose. */
export function identifyLanguage(text: string, tokens: readonly Token[]): TextKind {
  const kind = classifyText(tokens);
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.length < FEW_WORDS && kind.kind !== 'notProse') return identifyShort(words, kind);
  if (kind.kind !== 'foreign') return kind;
  const guessed = guessLanguage(text);
  return { kind: 'foreign', language: guessed === 'und' || guessed === 'en' ? kind.language : guessed };
}

function identifyShort(words: readonly Token[], kind: TextKind): TextKind {
  if (words.length < FEWEST_IN_SPANISH) return kind;
  const [english, spanish] = [sumLikelihood(words, likelihoodInEnglish), sumLikelihood(words, likelihoodInSpanish)];
  const { language, count, inSpanish, inEnglish } = countCommonWords(words);
  const isCommonSpanish = inSpanish >= count || spanish > COMMON * words.length;
  if (spanish > english + CLEARLY && isCommonSpanish) return { kind: 'foreign', language: 'es' };
  if (words.length < FEWEST_WORDS) return spanish > english && !words.some(isEnglish) ? { kind: 'foreign', language: 'es' } : kind;
  if (kind.kind === 'foreign') return kind;
  const strange = words.filter((word) => likelihoodInEnglish(word) <= UNKNOWN).length;
  const isForeign = inEnglish === 0 && strange > words.length / 2;
  return isForeign ? { kind: 'foreign', language: count > 0 ? language : 'und' } : kind;
}

function isEnglish(word: Token): boolean {
  return likelihoodInEnglish(word) > UNKNOWN + 1;
}

function sumLikelihood(words: readonly Token[], likelihood: (word: Token) => number): number {
  return words.reduce((sum, word) => sum + likelihood(word), 0);
}

function likelihoodInEnglish({ text, lower }: Token): number {
  const words = loadLexicon();
  const index = Math.max(words.indexOf(lower), words.indexOf(text));
  if (index < 0) return words.isTerm(text) ? UNKNOWN + 1 : UNKNOWN;
  return Math.max(UNKNOWN + 1, words.countAt(index) / STEPS_PER_DOUBLING - WORDS_COUNTED.english);
}

function likelihoodInSpanish({ text, lower }: Token): number {
  const words = loadSpanish();
  const isKnown = words.findFeatures(lower) !== undefined || words.findFeatures(text) !== undefined;
  return isKnown ? words.findCount(lower) / STEPS_PER_DOUBLING - WORDS_COUNTED.spanish : UNKNOWN;
}
