import { isDigit, matchesAt } from '@sheaf/pdf/syntax/characters';
import type { RawCopyRules } from './rawCopyRules.ts';
import { skipBlanks } from './scanText.ts';

// Bytes by the names of their characters. Each module has its own: one that is imported is read anew, and slower, for every byte.
const PERCENT = 0x25;
const LEFT_PARENTHESIS = 0x28;
const RIGHT_PARENTHESIS = 0x29;
const POINT = 0x2e;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const UPPER_A = 0x41;
const UPPER_R = 0x52;
const UPPER_Z = 0x5a;
const LEFT_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const UNDERLINE = 0x5f;
const LOWER_A = 0x61;
const LOWER_Z = 0x7a;

/** Names that make an object be looked at as a value before it is copied: of actions that are dropped or name things of this file, and of places. */
const TRIGGERS = [
  'AA',
  'AU',
  'BU',
  'EF',
  'JS',
  'MCD',
  'URL',
  'Hide',
  'GoToE',
  'GoToR',
  'Launch',
  'Rendition',
  'ResetForm',
  'JavaScript',
  'Scripts',
  'SubmitForm',
  'ImportData',
  'OnInstantiate',
  'RichMediaExecute',
];

/** Other names that a raw copy looks at: keys of destinations, links, paths, marked content and lengths. */
const KNOWN_ENTRIES = ['D', 'DOS', 'Dest', 'F', 'GoTo', 'Length', 'Mac', 'S', 'StructParent', 'StructParents', 'UF', 'URI', 'Unix'];

/** Names of 32 bytes or more mean nothing to a merge. */
const LENGTHS = 32;
/** Triggers by first byte and length. A known entry has an empty list, and any other name has none. */
const namesByStart: (string[] | undefined)[] = Array.from({ length: 256 * LENGTHS });
for (const name of KNOWN_ENTRIES) namesByStart[getStartIndex(name.charCodeAt(0), name.length)] = [];
for (const name of TRIGGERS) {
  const index = getStartIndex(name.charCodeAt(0), name.length);
  namesByStart[index] = [...(namesByStart[index] ?? []), name];
}

function getStartIndex(initial: number, length: number): number {
  return initial * LENGTHS + length;
}

/** Finds the triggers with this first byte and length. Returns undefined for names that mean nothing to a merge, as most do. */
export function findPossibleTriggers(initial: number, length: number): readonly string[] | undefined {
  return length < LENGTHS ? namesByStart[getStartIndex(initial, length)] : undefined;
}

/** Returns whether one of the names is at the position. */
export function hasAnyNameAt(names: readonly string[], bytes: Uint8Array, position: number): boolean {
  for (const name of names) if (matchesAt(bytes, position, name)) return true;
  return false;
}

/** Returns whether the name at a position is a key, other than F, under which a file specification names its file. */
export function isPathKey(bytes: Uint8Array, position: number, length: number): boolean {
  if (length === 2) return matchesAt(bytes, position, 'UF');
  if (length === 3) return matchesAt(bytes, position, 'DOS') || matchesAt(bytes, position, 'Mac');
  return length === 4 && matchesAt(bytes, position, 'Unix');
}

/**
 * Classifies the value after /D or /Dest: 1 when it may be a name of a destination, a page number or, if pages are left out, any
 * destination; 0 when it can be copied; -1 when the view ends.
 */
export function classifyDestination(bytes: Uint8Array, from: number, end: number, rules: RawCopyRules): number {
  let at = skipBlanks(bytes, from, end);
  if (at + 2 >= end) return -1;
  const code = bytes[at];
  if (code !== LEFT_BRACKET) {
    if (code === LESS_THAN && bytes[at + 1] === LESS_THAN) return 0;
    // A string, a name, or a reference that may lead to one.
    return rules.checksNames || isDigit(code) ? 1 : 0;
  }
  if (rules.checksPages) return 1;
  at = skipBlanks(bytes, at + 1, end);
  if (!isDigit(bytes[at])) return 0;
  // `[12 0 R /Fit]` is as it should be; `[3 /Fit]` counts pages, which changes in a merge.
  while (at < end && isDigit(bytes[at])) at++;
  at = skipBlanks(bytes, at, end);
  const generation = at;
  while (at < end && isDigit(bytes[at])) at++;
  const hasGeneration = at > generation;
  at = skipBlanks(bytes, at, end);
  if (at >= end) return -1;
  return hasGeneration && bytes[at] === UPPER_R ? 0 : 1;
}

/**
 * Classifies the value after a key that may name a file: 1 when it is a path to be checked or leads to one, 0 when it can be copied, -1
 * when the view ends.
 */
export function classifyPath(bytes: Uint8Array, from: number, end: number): number {
  const at = skipBlanks(bytes, from, end);
  if (at + 12 >= end) return -1;
  const code = bytes[at] ?? 0;
  if (code === LESS_THAN) return bytes[at + 1] === LESS_THAN ? 0 : 1;
  // An annotation's flags are a number; a reference may lead to a path.
  if (isDigit(code)) {
    let next = at;
    while (next < end && isDigit(bytes[next])) next++;
    const generation = skipBlanks(bytes, next, end);
    return generation > next && isDigit(bytes[generation]) ? 1 : 0;
  }
  if (code !== LEFT_PARENTHESIS) return code === PERCENT ? 1 : 0;
  if (!isPathStart(bytes[at + 1] ?? 0)) return 1;
  for (let next = at + 1; next < at + 12 && bytes[next] !== RIGHT_PARENTHESIS; next++)
    if (bytes[next] === COLON || bytes[next] === BACKSLASH) return 1;
  return 0;
}

/** Returns whether a byte is a letter, digit, point or underscore, as relative file names begin. */
function isPathStart(code: number): boolean {
  return isDigit(code) || (code >= UPPER_A && code <= UPPER_Z) || (code >= LOWER_A && code <= LOWER_Z) || code === POINT || code === UNDERLINE;
}

/** Classifies the value after /URI: 0 when it can be copied (a web or mail address, or no string at all), 1 when it must be checked, -1 when the view ends. */
export function classifyLink(bytes: Uint8Array, from: number, end: number): number {
  const at = skipBlanks(bytes, from, end);
  if (at + 10 >= end) return -1;
  const code = bytes[at];
  if (code === SOLIDUS || code === GREATER_THAN) return 0;
  if (code !== LEFT_PARENTHESIS) return 1;
  const isSafe = matchesAt(bytes, at + 1, 'https://') || matchesAt(bytes, at + 1, 'http://') || matchesAt(bytes, at + 1, 'mailto:');
  return isSafe ? 0 : 1;
}
