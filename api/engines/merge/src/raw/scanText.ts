import { characterClass, isDigit, matchesAt, REGULAR, WHITESPACE } from '@sheaf/pdf/syntax/characters';

// Bytes by the names of their characters. Each module has its own: one that is imported is read anew, and slower, for every byte.
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const LEFT_PARENTHESIS = 0x28;
const RIGHT_PARENTHESIS = 0x29;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const GREATER_THAN = 0x3e;
const UPPER_R = 0x52;
const BACKSLASH = 0x5c;

/** Given in place of a position: what stands there has to be looked at as a value. */
export const UNUSUAL = -1;
/** Given in place of a position: the bytes in view ended first. */
export const VIEW_ENDED = -2;

const classes = characterClass;

const MAX_DIGITS = 10;
const MAX_GENERATION_DIGITS = 5;
/** `false` and what ends it. */
const LONGEST_WORD = 6;

/** Where the digits read last ended. A second value, without an object for each number of a file. */
let digitsEnd = 0;

/** Returns the position after the digits that were read last. */
export function getEndOfDigits(): number {
  return digitsEnd;
}

/** Returns the position after white space. */
export function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && classes[bytes[at] ?? 0] === WHITESPACE) at++;
  return at;
}

/** Reads a run of digits after white space; it ends at `getEndOfDigits`. `ODD` when something else stands there, or too many. */
export function readDigits(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && classes[bytes[at] ?? 0] === WHITESPACE) at++;
  const start = at;
  let value = 0;
  for (; at < end; at++) {
    const code = bytes[at] ?? 0;
    if (code < ZERO || code > NINE) break;
    value = value * 10 + code - ZERO;
  }
  if (at >= end) return VIEW_ENDED;
  digitsEnd = at;
  return at === start || at - start > MAX_DIGITS ? UNUSUAL : value;
}

/** Finds the end of `generation R` after a number; `ODD` when it is none. */
export function findReferenceEnd(bytes: Uint8Array, from: number, end: number): number {
  // Nearly every reference ends in ` 0 R`.
  if (from + 4 < end && bytes[from] === SPACE && bytes[from + 1] === ZERO && bytes[from + 2] === SPACE && bytes[from + 3] === UPPER_R)
    return classes[bytes[from + 4] ?? 0] === REGULAR ? UNUSUAL : from + 4;
  let at = from;
  while (at < end && classes[bytes[at] ?? 0] === WHITESPACE) at++;
  const start = at;
  while (at < end && isDigit(bytes[at])) at++;
  if (at >= end) return VIEW_ENDED;
  if (at === start || at - start > MAX_GENERATION_DIGITS || classes[bytes[at] ?? 0] !== WHITESPACE) return UNUSUAL;
  while (at < end && classes[bytes[at] ?? 0] === WHITESPACE) at++;
  if (at + 1 >= end) return VIEW_ENDED;
  if (bytes[at] !== UPPER_R) return UNUSUAL;
  return classes[bytes[at + 1] ?? 0] === REGULAR ? UNUSUAL : at + 1;
}

/** Finds the end of a well-formed number; `ODD` when it is none. */
export function findNumberEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  let points = 0;
  if (bytes[at] === PLUS || bytes[at] === MINUS) at++;
  const start = at;
  for (; at < end; at++) {
    const code = bytes[at] ?? 0;
    if (code === POINT) points++;
    else if (code < ZERO || code > NINE) break;
  }
  if (at >= end) return VIEW_ENDED;
  if (points > 1 || at - start <= points || classes[bytes[at] ?? 0] === REGULAR) return UNUSUAL;
  return at;
}

/** Finds the end of `true`, `false`, `null` or a number with a sign or point; `ODD` for any other word. */
export function findWordEnd(bytes: Uint8Array, from: number, end: number): number {
  const code = bytes[from];
  if (code === PLUS || code === MINUS || code === POINT) return findNumberEnd(bytes, from, end);
  if (from + LONGEST_WORD > end) return VIEW_ENDED;
  const length = matchesAt(bytes, from, 'true') || matchesAt(bytes, from, 'null') ? 4 : matchesAt(bytes, from, 'false') ? 5 : 0;
  return length > 0 && classes[bytes[from + length] ?? 0] !== REGULAR ? from + length : UNUSUAL;
}

/** Finds the end of a literal string. */
export function findLiteralEnd(bytes: Uint8Array, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const code = bytes[at];
    if (code === BACKSLASH) at++;
    else if (code === LEFT_PARENTHESIS) depth++;
    else if (code === RIGHT_PARENTHESIS && --depth === 0) return at + 1;
  }
  return VIEW_ENDED;
}

/** Finds the end of a hexadecimal string. */
export function findHexadecimalEnd(bytes: Uint8Array, at: number, end: number): number {
  const last = bytes.indexOf(GREATER_THAN, at);
  return last < 0 || last >= end ? VIEW_ENDED : last + 1;
}

/** Finds the end of a comment, which is that of its line. */
export function findCommentEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] !== LINE_FEED && bytes[at] !== CARRIAGE_RETURN) at++;
  return at;
}
