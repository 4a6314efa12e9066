import { identifyLanguage } from '@sheaf/language/identify/identifyLanguage';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { overlap, removeOverlaps } from '../corrections.ts';
import type { Passage } from '../text/passages.ts';
import type { Finding } from '../types/finding.ts';
import { obsceneSpanish } from './obscene.ts';
import { findSpanishPunctuation } from './punctuation.ts';
import { findWithSpanishRules } from './spanishRules.ts';
import { findSpanishMisspellings, listUnknownSpanish } from './spanishSpelling.ts';
import { readSpanishTokens, type SpanishToken } from './words/context.ts';
import { findFeatures } from './words/spanishWords.ts';

const QUOTES: Record<string, string> = { '"': '"', '“': '”', '«': '»', '`': '`' };
/** The most words of a quotation whose words are left alone where they are not Spanish. */
const LONGEST_QUOTATION = 12;
const SHARE_OF_SPANISH = 0.5;

/** A passage of Spanish, read once. */
export interface SpanishPart {
  passage: Passage;
  tokens: SpanishToken[];
}

export function readSpanishPart(passage: Passage, tokens: readonly Token[]): SpanishPart {
  return { passage, tokens: readSpanishTokens(tokens) };
}

/** Returns whether a passage of a Spanish text is Spanish itself. Short ones count unless hardly any word is known. */
export function isSpanishPassage({ passage, tokens }: { passage: Passage; tokens: readonly Token[] }): boolean {
  const kind = identifyLanguage(passage.text, tokens);
  if (kind.kind === 'notProse') return false;
  if (kind.kind === 'foreign') return kind.language === 'es' || (kind.language === 'und' && isMostlyKnown(tokens));
  return isMostlyKnown(tokens);
}

function isMostlyKnown(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.filter(({ text }) => findFeatures(text) !== undefined).length >= SHARE_OF_SPANISH * words.length;
}

/** Counts the unknown words of a text, since what comes again and again is a name or a term. */
export function countUnknownSpanish(parts: readonly SpanishPart[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { tokens } of parts) for (const word of listUnknownSpanish(tokens)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** Finds what is wrong in a passage of Spanish. Quotations in other languages are left out, and every suggested word exists. */
export function findSpanishErrors({ passage, tokens }: SpanishPart, times: ReadonlyMap<string, number>): Finding[] {
  const kept = findForeignTokens(tokens);
  const misspellings = findSpanishMisspellings(tokens, times);
  const meant = readAsMeant(tokens, misspellings);
  const first = findWithSpanishRules(meant);
  const all = [...misspellings, ...addSecondFindings(meant, first), ...findSpanishPunctuation(meant, passage.text)];
  return all.flatMap((finding) => {
    if (kept.some(({ start, end }) => start < finding.end && finding.start < end)) return [];
    const replacements = finding.replacements.filter((words) => isSafe(words, passage.text.slice(finding.start, finding.end)));
    return replacements.length > 0
      ? [{ ...finding, replacements, reason: `${passage.text.slice(finding.start, finding.end)} → ${replacements[0]}` }]
      : [];
  });
}

/** Runs the rules once more on a passage with its sure mistakes put right: "el quiso" is seen once "quiso" is read. */
function addSecondFindings(tokens: readonly SpanishToken[], first: Finding[]): Finding[] {
  const kept = removeOverlaps(first);
  const mended = readAsMeant(tokens, kept);
  if (mended === tokens) return first;
  const changed = kept.filter(({ start }) => mended.some((token, at) => token !== tokens[at] && token.start === start));
  const second = findWithSpanishRules(mended).filter(
    (finding) =>
      !first.some((other) => other.start === finding.start && other.end === finding.end && other.replacements[0] === finding.replacements[0]),
  );
  // What a rule says of a word that was put right holds for both mistakes of it.
  const replaced = changed.filter((one) => second.some(({ start, end }) => start === one.start && end === one.end));
  const free = second.filter((finding) => !kept.some((one) => overlap(one, finding) && !replaced.includes(one)));
  return [...first.filter((one) => !replaced.some((other) => overlap(one, other))), ...free];
}

/** Reads misspelt words as the words that were surely meant, so that rules see the sentence behind them. */
function readAsMeant(tokens: readonly SpanishToken[], misspellings: readonly Finding[]): readonly SpanishToken[] {
  const meant = new Map(
    misspellings.flatMap(({ start, end, confidence, replacements: [word] }) =>
      confidence !== 'low' && word && /^\p{L}+$/u.test(word) ? [[`${start} ${end}`, word] as const] : [],
    ),
  );
  if (meant.size === 0) return tokens;
  return tokens.map((token) => {
    const word = meant.get(`${token.start} ${token.end}`);
    return word === undefined ? token : { ...token, text: word, lower: word.toLowerCase(), features: findFeatures(word) ?? 0, isKnown: true };
  });
}

function isSafe(replacement: string, original: string): boolean {
  // "Zapatos negras" has the word already, in another gender.
  const had = new Set(
    (original.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => [word, ...['o', 'a', 'os', 'as'].map((end) => word.replace(/[oa]s?$/, end))]),
  );
  const words = replacement.match(/\p{L}+/gu) ?? [];
  return words.every((text) => {
    const word = text.toLowerCase();
    return had.has(word) || /^\p{Lu}{2,}$/u.test(text) || ((findFeatures(word) ?? findFeatures(text)) !== undefined && !obsceneSpanish.has(word));
  });
}

/** Returns the tokens of quotations that are not Spanish, and units after numbers. */
function findForeignTokens(tokens: readonly SpanishToken[]): SpanishToken[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (before?.kind === 'number' && token.kind === 'word' && !token.isKnown && token.text.length <= 4) return [token];
    const closing = token.kind === 'mark' ? QUOTES[token.text] : undefined;
    const end = closing ? tokens.findIndex((other, index) => index > at && other.text === closing) : -1;
    const words = tokens.slice(at + 1, Math.max(at + 1, end)).filter(({ kind }) => kind === 'word');
    if (words.length === 0 || words.length > LONGEST_QUOTATION) return [];
    return words.filter(({ isKnown }) => isKnown).length < SHARE_OF_SPANISH * words.length ? words : [];
  });
}
