import type { Time } from '../lines/rows.ts';
import { cutSpan, type TextSpan } from '../text/textSpan.ts';
import { completeYears } from '../words/completeYears.ts';
import { findDate } from '../words/findDates.ts';

const BETWEEN = /\b(?:[Bb]etween|[Ff]rom)\s+(?<start>(?:19|20)\d\d)\s+(?:and|to|until)\s+(?<end>(?:19|20)\d\d)/d;
/** Says how long a job lasted after its beginning: "stayed there until 2014", or a sentence that ends in "until 2020". */
const END_PATTERNS = [
  /\b(?:stayed|remained|worked|was)\b[^.;]{0,30}?\s(?:until|till)\s(?<end>(?:19|20)\d\d)/d,
  /\s(?:until|till)\s+(?<end>(?:19|20)\d\d)\W*$/d,
];
/** The year of something that ended, or came in the course of a job: no beginning of it. */
const NOT_START = /\b(?:until|till|by|finished in|finishing in|left in|ended in|completed in|qualified in|passed in) $/i;

/** Returns the time that a sentence gives. A year in which something ended is none. */
export function findTime(sentence: TextSpan): Time | undefined {
  const between = BETWEEN.exec(sentence.text)?.indices?.groups;
  if (between?.start && between.end) return { kind: 'range', start: cutSpan(sentence, ...between.start), end: cutSpan(sentence, ...between.end) };
  const found = findDate(sentence.text);
  if (!found) return undefined;
  const start = cutSpan(sentence, found.start.from, found.start.to);
  if (found.kind === 'single' && NOT_START.test(sentence.text.slice(0, found.from))) return undefined;
  const end = found.kind === 'single' ? findEnd(cutSpan(sentence, found.to)) : undefined;
  if (end) return { kind: 'range', start, end };
  return completeYears({ kind: found.kind, start, ...(found.end && { end: cutSpan(sentence, found.end.from, found.end.to) }) });
}

function findEnd(afterStart: TextSpan): TextSpan | undefined {
  const [range] = END_PATTERNS.flatMap((pattern) => {
    const end = pattern.exec(afterStart.text)?.indices?.groups?.end;
    return end ? [end] : [];
  });
  return range && cutSpan(afterStart, range[0], range[1]);
}

/** Returns the years that a text names. */
export function findYears(text: string): number[] {
  return [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
}

/** Returns whether a year lies outside of a time. */
export function isOutside(year: number, time: Time | undefined): boolean {
  const from = findYears(time?.start.text ?? '')[0];
  const to = findYears(time?.end?.text ?? '')[0];
  return (from !== undefined && year < from) || (to !== undefined && year > to);
}

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** Returns how many years a text speaks of: 8 for "in eight years", 0 for none. */
export function findYearCount(text: string): number {
  const [, count = ''] = /\b(?:in|for|over)\s+(?:the\s+(?:last|past)\s+)?(\d{1,2}|\p{Ll}+)\s+years\b/u.exec(text) ?? [];
  return /^\d/.test(count) ? Number(count) : COUNTS.indexOf(count) + 1;
}

/** Returns how many years a time lasts; infinity for one that has not ended. */
export function countYears(time: Time): number {
  const [from] = findYears(time.start.text);
  const [to] = findYears(time.end?.text ?? '');
  return from === undefined || to === undefined ? Number.POSITIVE_INFINITY : to - from;
}
