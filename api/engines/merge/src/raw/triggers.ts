import { characterClass, isDigit, standsAt, WHITESPACE } from '@sheaf/pdf/syntax/characters';
import type { RawCopyRules } from './rawCopyRules.ts';

/** Names that make an object be looked at as a value before it is copied: actions that are dropped or name things of this file. */
const TRIGGERS = [
  'AA',
  'EF',
  'JS',
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

const byLength = new Map<number, string[]>();
for (const trigger of TRIGGERS) byLength.set(trigger.length, [...(byLength.get(trigger.length) ?? []), trigger]);
const candidates: (string[] | undefined)[] = Array.from({ length: 32 }, (_, length) => byLength.get(length));
const firstCharacters = new Uint8Array(256);
for (const trigger of TRIGGERS) firstCharacters[trigger.charCodeAt(0)] = 1;

/** Whether the name of that length at the position needs care. */
export function isTrigger(bytes: Uint8Array, position: number, length: number): boolean {
  if (firstCharacters[bytes[position] ?? 0] === 0) return false;
  const possible = length < 32 ? candidates[length] : undefined;
  return possible?.some((trigger) => standsAt(bytes, position, trigger)) ?? false;
}

/** Whether the name of that length is a key, other than F, under which a file specification names its file. */
export function isPathKey(bytes: Uint8Array, position: number, length: number): boolean {
  if (length === 2) return standsAt(bytes, position, 'UF');
  if (length === 3) return standsAt(bytes, position, 'DOS') || standsAt(bytes, position, 'Mac');
  return length === 4 && standsAt(bytes, position, 'Unix');
}

/** The position after white space. */
export function afterBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && characterClass[bytes[at] ?? 0] === WHITESPACE) at++;
  return at;
}

/**
 * Looks at the value after /D or /Dest: 1 when it may be a name of a destination, a page number or, if pages are left out, any
 * destination; 0 when it can be copied; -1 when the view ends.
 */
export function destinationNeedsCare(bytes: Uint8Array, from: number, end: number, rules: RawCopyRules): number {
  let at = afterBlanks(bytes, from, end);
  if (at + 2 >= end) return -1;
  const code = bytes[at];
  if (code !== 91) {
    if (code === 60 && bytes[at + 1] === 60) return 0;
    // A string, a name, or a reference that may lead to one.
    return rules.caresAboutNames || isDigit(code) ? 1 : 0;
  }
  if (rules.caresAboutPages) return 1;
  at = afterBlanks(bytes, at + 1, end);
  if (!isDigit(bytes[at])) return 0;
  // `[12 0 R /Fit]` is as it should be; `[3 /Fit]` counts pages, which changes in a merge.
  while (at < end && isDigit(bytes[at])) at++;
  at = afterBlanks(bytes, at, end);
  const generation = at;
  while (at < end && isDigit(bytes[at])) at++;
  const hasGeneration = at > generation;
  at = afterBlanks(bytes, at, end);
  if (at >= end) return -1;
  return hasGeneration && bytes[at] === 82 ? 0 : 1;
}

/**
 * Looks at the value after a key that may name a file: 1 when it is a path to be checked or leads to one, 0 when it can be copied, -1
 * when the view ends.
 */
export function pathNeedsCare(bytes: Uint8Array, from: number, end: number): number {
  const at = afterBlanks(bytes, from, end);
  if (at + 12 >= end) return -1;
  const code = bytes[at] ?? 0;
  if (code === 60) return bytes[at + 1] === 60 ? 0 : 1;
  // An annotation's flags are a number; a reference may lead to a path.
  if (isDigit(code)) {
    let next = at;
    while (next < end && isDigit(bytes[next])) next++;
    const generation = afterBlanks(bytes, next, end);
    return generation > next && isDigit(bytes[generation]) ? 1 : 0;
  }
  if (code !== 40) return code === 37 ? 1 : 0;
  if (!isPathStart(bytes[at + 1] ?? 0)) return 1;
  for (let next = at + 1; next < at + 12 && bytes[next] !== 41; next++) if (bytes[next] === 58 || bytes[next] === 92) return 1;
  return 0;
}

/** A letter, digit, point or underline, as names of files beside the document begin. */
function isPathStart(code: number): boolean {
  return isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 46 || code === 95;
}

const SAFE_SCHEMES = ['http://', 'https://', 'mailto:'];

/** Looks at the value after /URI: 1 harmless (a web or mail address, or not a string at all), 0 to be checked, -1 when the view ends. */
export function isHarmlessLink(bytes: Uint8Array, from: number, end: number): number {
  const at = afterBlanks(bytes, from, end);
  if (at + 10 >= end) return -1;
  const code = bytes[at];
  if (code === 47 || code === 62) return 1;
  if (code !== 40) return 0;
  return SAFE_SCHEMES.some((scheme) => standsAt(bytes, at + 1, scheme)) ? 1 : 0;
}
