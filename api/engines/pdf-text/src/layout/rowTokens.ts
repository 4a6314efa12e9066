import { isFixedPitch } from '../lines/fixedPitch.ts';
import type { Line } from '../lines/lines.ts';
import { buildSegment, type LineWord, type Segment } from '../lines/textLine.ts';

/** Words closer than this belong together, in letter heights. */
const SPACE = 0.45;
/** The same for letters of a typewriter, whose space is as wide as each of them. */
const FIXED_SPACE = 1;
const NUMBER = /^[-−–+(]{0,2}\p{Sc}?[-−–+]?\p{N}+(?:[.,'’]\p{N}+)*[-−–+)%]{0,2}\p{Sc}?$/u;
/** What is counted, behind a number: "26 h", "1.8 %", "890 kr". */
const UNIT = /^(?:\p{Sc}|%|‰|\p{L}{1,3}[²³]?\.?)$/u;
/** A currency before its amount. */
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3}|[-−–+])$/u;
const HAS_DIGIT = /\p{N}/u;
/** The most letters of what is counted, of a currency and of a sign. */
const LONGEST_UNIT = 5;
const YEAR = /^(?:19|20)\d\d$/;
/** Amounts have decimals, a currency, thousands or a unit; page numbers and years have none. */
const AMOUNT = /\p{Sc}|%|\d[.,'’]\d|\d \d{3}|\d \p{L}/u;

/** Words of a line that are close together. */
export interface Token {
  words: LineWord[];
  left: number;
  right: number;
  text: string;
  /** Whether it is a number, with its unit or currency. */
  isNumber: boolean;
}

/** Splits a line at its gaps into tokens, from left to right. */
export function splitIntoTokens(line: Line): Token[] {
  const words = line.segments.flatMap((segment) => segment.words).sort((one, other) => one.left - other.left);
  // Cells of a spreadsheet nearly touch; where others begin below each other, segments were separated.
  const firsts = new Set(line.segments.map((segment) => segment.words[0]));
  const space = (isFixedPitch(line) ? FIXED_SPACE : SPACE) * line.size;
  const groups: LineWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    if (last && !firsts.has(word) && word.left - last.right < space) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group) => splitNumbers(group).map(buildToken));
}

/** Returns whether a segment may end with a token that is a number, at less cost than splitting it. */
export function mayEndWithNumber({ words, size }: Segment): boolean {
  if (!words.some(({ text }) => HAS_DIGIT.test(text))) return false;
  const ordered = [...words].sort((one, other) => one.left - other.left);
  const start = ordered.findLastIndex(({ left }, index) => left - (ordered[index - 1]?.right ?? Number.NEGATIVE_INFINITY) >= SPACE * size);
  const last = ordered.slice(Math.max(0, start));
  return last.some(({ text }) => HAS_DIGIT.test(text)) && last.every(({ text }) => HAS_DIGIT.test(text) || text.length <= LONGEST_UNIT);
}

/** Splits words that are all numbers and currencies at each number: recognised numbers may be close together. */
function splitNumbers(words: LineWord[]): LineWord[][] {
  const texts = words.map(({ text }) => text);
  if (areNumber(texts) || !texts.every((text) => NUMBER.test(text) || /^\p{Sc}$/u.test(text))) return [words];
  const parts: LineWord[][] = [];
  for (const word of words) {
    const last = parts.at(-1);
    const isAfterCurrency = last?.length === 1 && CURRENCY.test(last[0]?.text ?? '');
    if (last && isAfterCurrency) last.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** Builds a token of words that are close together. */
export function buildToken(words: LineWord[]): Token {
  const texts = words.map(({ text }) => text);
  return {
    words,
    left: words[0]?.left ?? 0,
    right: Math.max(...words.map(({ right }) => right)),
    text: texts.join(' '),
    isNumber: areNumber(texts),
  };
}

/** Returns the words of a token as a segment on a baseline. */
export function buildTokenSegment({ words }: Token, base: number): Segment {
  return buildSegment(words, base);
}

/** Returns whether words are one number, whose thousands a space may part, with what is counted before or behind it. */
function areNumber(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => NUMBER.test(text)).length;
  const [first = '', ...others] = texts;
  if (numbers === texts.length) return numbers === 1 || others.every((text) => /^\d{3}(?:[.,]\d+)?$/.test(text));
  const isInFront = CURRENCY.test(first) && numbers === texts.length - 1;
  const isBehind = UNIT.test(texts.at(-1) ?? '') && numbers === texts.length - 1;
  return numbers > 0 && numbers < 3 && (isInFront || isBehind);
}

/** Returns whether a token is a number with decimals, thousands, a currency or a unit. */
export function isAmount({ isNumber, text }: Token): boolean {
  return isNumber && AMOUNT.test(text);
}

/** Returns whether a token is a year of this century or the last. */
export function isYear({ text }: Token): boolean {
  return YEAR.test(text);
}
