import { readOrdinal, readSmallNumber } from './smallNumbers.ts';
import type { Verdict } from './verdict.ts';

const ORDINAL = '(\\d{1,3}(?:st|nd|rd|th|\\.|º)?|\\p{L}{4,9})';
const COUNT = '(\\d{1,3}|\\p{L}{2,9})';
const DAY = '(?:working |calendar |laborables? )?(?:days?|día|días|Tag|Tage|Tagen|Tages)(?!\\p{L})';
const NAMED_DAY = new RegExp(`\\bday (?:number )?${COUNT}|${ORDINAL} ${DAY}|(?:am|beim) ${ORDINAL} Tag|día ${COUNT}`, 'giu');
const COUNTED_DAYS = new RegExp(`${COUNT} ${DAY}`, 'giu');
const FROM_DAY = new RegExp(
  `\\b(?:from|as of|starting|beginning)(?: on)? (?:the )?(?:day ${COUNT}|${ORDINAL} ${DAY})|\\b(?:ab|vom) (?:dem )?${ORDINAL} ${DAY}|(?:desde|a partir) (?:de )?(?:el |del )?${ORDINAL} ${DAY}`,
  'iu',
);
const AFTER_DAYS = new RegExp(
  `\\b(?:after|more than|longer than|exceeding)(?: the first)? ${COUNT} ${DAY}|(?:más de|tras|mehr als|länger als|nach) ${COUNT} ${DAY}`,
  'iu',
);
const DENIES = /\b(?:not|no|never|only until|up to)\b|n['’]t\b|(?<!\p{L})(?:no|hasta|nicht|kein\p{L}*|bis)(?!\p{L})/iu;

/** Returns whether a question is about a day or a number of days and a sentence sets the first one of a rule. */
export function comparesDaysOfCourse(question: string, sentence: string): boolean {
  return decideDayOfCourse(question, sentence) !== undefined;
}

/** Decides by the day: what holds "from the eighth day" does not hold on the third. Returns undefined if the sentence sets no first day. */
export function decideDayOfCourse(question: string, sentence: string): Verdict | undefined {
  if (DENIES.test(sentence)) return undefined;
  const askedDay = readFirst(question.matchAll(NAMED_DAY)) ?? readFirst(question.matchAll(COUNTED_DAYS));
  if (askedDay === undefined) return undefined;
  const from = readFirst(sentence.matchAll(new RegExp(FROM_DAY, 'giu')));
  if (from !== undefined) return askedDay >= from ? 'yes' : 'no';
  const after = readFirst(sentence.matchAll(new RegExp(AFTER_DAYS, 'giu')));
  return after === undefined ? undefined : askedDay > after ? 'yes' : 'no';
}

function readFirst(found: Iterable<RegExpMatchArray>): number | undefined {
  for (const match of found) {
    const day = match.slice(1).flatMap((written) => (written === undefined ? [] : (readDay(written) ?? [])))[0];
    if (day !== undefined) return day;
  }
  return undefined;
}

function readDay(written: string): number | undefined {
  return readSmallNumber(written.replace(/(?<=\d)(?:st|nd|rd|th|\.|º)$/u, '')) ?? readOrdinal(written);
}
