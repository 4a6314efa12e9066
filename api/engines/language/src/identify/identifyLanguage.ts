import { loadLexicon } from '../lexicon/lexicon.ts';
import { loadSpanish } from '../spanish/spanishLexicon.ts';
import type { Token } from '../tokens/tokenize.ts';
import { classifyText, countCommonWords, type TextKind } from './classifyText.ts';
import { guessLanguage } from './guessLanguage.ts';
import { findLanguagesOfLetters, messageWords } from './shortTextWords.ts';

/** Two words are enough for Spanish if none of them is English; a language that we do not know takes three. */
const FEWEST_IN_SPANISH = 2;
const FEWEST_WORDS = 3;
/** So many words beside a quotation decide the language of its sentence. */
const FEWEST_OUTSIDE = 3;
/** A text with fewer words is judged by how common they are in each language, since small words may be missing. */
const FEW_WORDS = 12;
/** A text with fewer words is still too short for its small words alone: they may be those of French or Portuguese as well. */
const SHORT_TEXT_WORDS = 60;
/** So many of the words of a short text must be Spanish. */
const SPANISH_SHARE = 0.75;
const STEPS_PER_DOUBLING = 7;
/** How many words the counts were taken from, in doublings. */
const WORDS_COUNTED = { english: 40, spanish: 21.5 };
/** The likelihood of a word that a lexicon lacks, in doublings. */
const UNKNOWN = -24;
/** How much likelier Spanish must be than English, in doublings. */
const CLEARLY = 8;
/** How much likelier, when more of the function words are Spanish than English. */
const SLIGHTLY = 3;
/** Portuguese and Italian share words with Spanish, so it may have so many votes less. */
const SHARED_VOTES = 0.6;
/** In doublings: how much less a word is worth that is Spanish once it has its accent. */
const LOST_ACCENT = 2;
/** In doublings for a word: a text below has few words of the language. */
const UNLIKELY = -17.5;
const VERY_UNLIKELY = -20;
/** Shorter words without their accents are words of other languages too often. */
const SHORTEST_WITHOUT_ACCENT = 4;
const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const ONE_VOTE = 1;
/** So many more of its small words make a text Spanish whose other words are rare: "Hola, me llamo Ana". */
const SMALL_WORDS_AHEAD = 1;
const AHEAD = 0.5;
/** With so many more votes it is another language, however many of its words are English too. */
const FAR_AHEAD = 1.5;

/** Identifies the language of a text, also of one of a few words, or finds that it is no prose. */
export function identifyLanguage(text: string, tokens: readonly Token[]): TextKind {
  const kind = classifyText(tokens);
  const words = leaveOutQuotation(tokens).filter((token) => token.kind === 'word');
  if (words.length < FEW_WORDS && kind.kind !== 'notProse') return identifyShort(words, kind);
  if (words.length < SHORT_TEXT_WORDS && isPlainlySpanish(words)) return { kind: 'foreign', language: 'es' };
  if (kind.kind !== 'foreign') return kind;
  // Catalan and Galician look alike to the guess, but have words that Spanish has not.
  if (kind.language === 'es' && words.every((word) => scoreSpanish(word) > UNKNOWN)) return kind;
  const guessed = guessLanguage(text);
  return { kind: 'foreign', language: guessed === 'und' || guessed === 'en' ? kind.language : guessed };
}

/** Returns the tokens outside quotation marks where they are words enough: what is quoted may be in another language. */
function leaveOutQuotation(tokens: readonly Token[]): readonly Token[] {
  let isInside = false;
  const outside = tokens.filter(({ text, isSpaced }, at) => {
    const opens = !isInside && /^[«“„"]$/.test(text) && (at === 0 || isSpaced);
    const closes = isInside && /^[»”"]$/.test(text);
    isInside = opens || (isInside && !closes);
    return !isInside && !closes;
  });
  return outside.filter(({ kind }) => kind === 'word').length >= FEWEST_OUTSIDE ? outside : tokens;
}

/** Returns whether a text of some sentences is far likelier in Spanish than in English, and no other language has as many of its small words. */
function isPlainlySpanish(words: readonly Token[]): boolean {
  const { english, spanish, other } = countVotes(words);
  if (spanish <= english || spanish <= other.votes) return false;
  if (words.filter(isInSpanish).length < SPANISH_SHARE * words.length) return false;
  return sumLikelihood(words, scoreSpanish) > sumLikelihood(words, scoreEnglish) + CLEARLY;
}

function identifyShort(all: readonly Token[], kind: TextKind): TextKind {
  if (all.length < FEWEST_IN_SPANISH) return kind;
  // "Ok" is said in every language.
  const words = all.filter(({ lower }) => !/^ok(?:ay|ey)?$/.test(lower));
  const [only, other] = words;
  if (only && !other) return isInSpanish(only) && scoreSpanish(only) > scoreEnglish(only) ? { kind: 'foreign', language: 'es' } : kind;
  // "Ms De la Cruz phoned": a name may be of any language.
  const content = words.filter(({ text }, index) => index === 0 || !/^\p{Lu}/u.test(text));
  const judged = content.length < FEWEST_IN_SPANISH ? words : content;
  const [english, spanish] = [sumLikelihood(judged, scoreEnglish), sumLikelihood(judged, scoreSpanish)];
  const votes = countVotes(words);
  if (isSpanishOfFewWords(judged, spanish - english, votes))
    return { kind: 'foreign', language: 'es', ...(isOnlySpanish(judged) ? {} : markUnsure(spanish, votes.spanish, judged)) };
  if (isOther(judged, english, votes)) return { kind: 'foreign', language: votes.other.language };
  if (words.length < FEWEST_WORDS) return spanish > english && !words.some(isEnglish) ? { kind: 'foreign', language: 'es' } : kind;
  if (kind.kind === 'foreign') return kind;
  const unknown = words.filter((word) => scoreEnglish(word) <= UNKNOWN).length;
  const isForeign = votes.english === 0 && countCommonWords(words).inEnglish === 0 && unknown > words.length / 2;
  return isForeign ? { kind: 'foreign', language: 'und' } : { ...kind, ...markUnsure(english, votes.english, judged) };
}

/** Returns whether a few words are Spanish: `lead` is by how much they are likelier in it than in English. */
function isSpanishOfFewWords(words: readonly Token[], lead: number, { english, spanish, other }: Votes): boolean {
  if (spanish < other.votes - SHARED_VOTES) return false;
  if (lead > (spanish > english ? SLIGHTLY : CLEARLY)) return true;
  if (!words.every(isInSpanish)) return false;
  if (isOnlySpanish(words)) return true;
  // "Juan a comprado pan": one of the words is no English, and nothing speaks for English.
  const isNoEnglish = english === 0 && words.some(isNoEnglishWord);
  return (isNoEnglish && lead > -SLIGHTLY) || spanish > english + SMALL_WORDS_AHEAD;
}

/** Returns whether all words are Spanish and several of them are not English: "Valla sorpresa me has dado". */
function isOnlySpanish(words: readonly Token[]): boolean {
  return words.every(isInSpanish) && words.filter(isNoEnglishWord).length >= FEWEST_IN_SPANISH;
}

/** Returns whether a few words are in a language other than English and Spanish. */
function isOther(words: readonly Token[], english: number, { english: own, spanish, other }: Votes): boolean {
  if (other.votes <= spanish + SHARED_VOTES) return false;
  const least = words.length < FEWEST_WORDS ? VERY_UNLIKELY : UNLIKELY;
  return other.votes >= own + FAR_AHEAD || (other.votes >= ONE_VOTE && other.votes > own + AHEAD && english < least * words.length);
}

/** Marks a text that has few words of the language it is taken for. */
function markUnsure(likelihood: number, votes: number, words: readonly Token[]): { isUnsure?: true } {
  return likelihood < UNLIKELY * words.length && votes < ONE_VOTE ? { isUnsure: true } : {};
}

interface Votes {
  english: number;
  spanish: number;
  other: { language: string; votes: number };
}

/** Counts how much speaks for each language: its small words, the fewer languages share them the more, and its letters. */
function countVotes(words: readonly Token[]): Votes {
  const votes = new Map<string, number>();
  for (const { lower } of words) {
    const languages = [...messageWords].flatMap(([language, small]) => (small.has(lower.replaceAll('\u2019', "'")) ? [language] : []));
    const voted = languages.length > 0 ? languages : findLanguagesOfLetters(lower);
    for (const language of voted) votes.set(language, (votes.get(language) ?? 0) + 1 / voted.length);
  }
  const others = [...votes].filter(([language]) => language !== 'en' && language !== 'es').map(([language, count]) => ({ language, votes: count }));
  const other = others.reduce((best, each) => (each.votes > best.votes ? each : best), { language: 'und', votes: 0 });
  return { english: votes.get('en') ?? 0, spanish: votes.get('es') ?? 0, other };
}

function isInSpanish(word: Token): boolean {
  return scoreSpanish(word) > UNKNOWN;
}

function isNoEnglishWord({ text, lower }: Token): boolean {
  const words = loadLexicon();
  return lower.length > SHORTEST_WITHOUT_ACCENT && words.indexOf(lower) < 0 && words.indexOf(text) < 0;
}

function isEnglish(word: Token): boolean {
  return scoreEnglish(word) > UNKNOWN + 1;
}

function sumLikelihood(words: readonly Token[], likelihood: (word: Token) => number): number {
  return words.reduce((sum, word) => sum + likelihood(word), 0);
}

function scoreEnglish({ text, lower }: Token): number {
  const words = loadLexicon();
  const index = Math.max(words.indexOf(lower), words.indexOf(text));
  if (index < 0) return words.isTerm(text) ? UNKNOWN + 1 : UNKNOWN;
  return Math.max(UNKNOWN + 1, words.countAt(index) / STEPS_PER_DOUBLING - WORDS_COUNTED.english);
}

function scoreSpanish({ text, lower }: Token): number {
  const words = loadSpanish();
  const measure = (word: string) => words.findCount(word) / STEPS_PER_DOUBLING - WORDS_COUNTED.spanish;
  if (words.findFeatures(lower) !== undefined || words.findFeatures(text) !== undefined) return measure(lower);
  const accentedForms = text !== lower ? [] : listAccented(lower).filter((word) => words.findFeatures(word) !== undefined);
  return accentedForms.length > 0 ? Math.max(...accentedForms.map(measure)) - LOST_ACCENT : UNKNOWN;
}

/** Lists the words that a word without accents may be once one of its vowels has one: "medico" may be "médico". */
function listAccented(word: string): string[] {
  if (word.length < SHORTEST_WITHOUT_ACCENT || /[^a-zñ]/.test(word)) return [];
  return [...word].flatMap((letter, at) => {
    const accented = ACCENTED[letter];
    return accented ? [word.slice(0, at) + accented + word.slice(at + 1)] : [];
  });
}
