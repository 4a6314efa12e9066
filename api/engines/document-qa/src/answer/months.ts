import { MONTH_NAMES } from './monthNames.ts';
import type { Verdict } from './verdict.ts';
import { isDenied, OBLIGATION } from './yesNo/ruleWords.ts';
import { readStart } from './yesNo/timeServed.ts';

const isNamed = (names: readonly string[]) => `(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`;
/** The months from January. Names keep their capital, which distinguishes "May" from "may". */
const MONTHS = MONTH_NAMES.map((names) => new RegExp(isNamed(names), 'gu'));
const MONTH = isNamed(MONTH_NAMES.flat());
const RANGE = new RegExp(`(${MONTH})\\s*(?:to|until|till|through|bis|a|al|hasta|-|–|—)\\s*(?:el |the |\\d+\\.? )?(${MONTH})`, 'gu');
/** "May" that opens a question asks for permission. */
const OPENING_MAY = /^\W*May\b/;
const WHOLE_YEAR = 12;

/** Returns whether a question asks about one month that a sentence names or has in a range. */
export function comparesMonths(question: string, sentence: string): boolean {
  return findPlace(question, sentence) !== undefined || decideDateLimit(question, sentence) !== undefined;
}

/** Returns whether a text names the one month that a question asks about, or a range that has it. */
export function isInMonths(question: string, text: string): boolean {
  return findPlace(question, text) === 'inside';
}

/** Returns whether a text names a month. */
export function namesMonth(text: string): boolean {
  return findMonths(text).length > 0;
}

/** Decides a question about a month from a range of months: "open from May to September" leaves out March. Returns undefined without a range. */
export function decideMonth(question: string, sentence: string): Verdict | undefined {
  return findPlace(question, sentence) === 'outside' ? 'no' : decideDateLimit(question, sentence);
}

const LIMIT = new RegExp(
  `(?<!\\p{L})(?<bound>until|till|up to|before|by|from|after|since|hasta(?: el)?|antes del?|desde(?: el)?|a partir del?|después del?|bis(?: zum)?|vor dem|ab(?: dem)?|nach dem)\\s(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:de |of )?)?(?<month>${MONTH})`,
  'iu',
);
const ENDS = /^(?:until|till|up to|before|by|hasta|antes|bis|vor)/iu;

/** Decides a question about a month by the one date that limits a rule: "refunded until 1 May" says no to June and yes to April. */
function decideDateLimit(question: string, sentence: string): Verdict | undefined {
  const [askedMonth, ...others] = findMonths(writeMonths(question.replace(OPENING_MAY, '')));
  const [, another] = findMonths(sentence);
  const { bound = '', month = '' } = LIMIT.exec(sentence)?.groups ?? {};
  const [limit] = findMonths(month);
  if (askedMonth === undefined || others.length > 0 || another !== undefined || limit === undefined || limit === askedMonth) return undefined;
  const applies = ENDS.test(bound) ? askedMonth < limit : askedMonth > limit;
  const rule = sentence.slice(0, LIMIT.exec(sentence)?.index ?? 0) || sentence;
  // What has to be done by a date is no permission until then.
  if (OBLIGATION.test(rule)) return undefined;
  return applies === isDenied(rule) ? 'no' : 'yes';
}

function findPlace(question: string, sentence: string): 'inside' | 'outside' | undefined {
  // The month in which somebody began is not the one of the question.
  if (readStart(question) !== undefined) return undefined;
  const [askedMonth, ...others] = findMonths(writeMonths(question.replace(OPENING_MAY, '')));
  if (askedMonth === undefined || others.length > 0) return undefined;
  if (findMonths(sentence).includes(askedMonth)) return 'inside';
  const ranges = [...sentence.matchAll(RANGE)].map(([, from = '', to = '']) => [findMonths(from)[0] ?? 0, findMonths(to)[0] ?? 0] as const);
  if (ranges.length === 0) return undefined;
  const distance = (from: number, to: number) => (to - from + WHOLE_YEAR) % WHOLE_YEAR;
  return ranges.some(([from, to]) => distance(from, askedMonth) <= distance(from, to)) ? 'inside' : 'outside';
}

/** "May" and "march" are verbs too: written small, only a word before them makes them months. */
const LOWER_CASE_MONTH = new RegExp(
  `(?<!\\p{L})(?:(?:in|during|until|before|after|since|for|by|of|late|early) )?(?:${MONTH_NAMES.flat().join('|').toLowerCase()})(?!\\p{L})`,
  'gu',
);
const VERBS = /^(?:may|march)$/u;

/** Writes the months that people type small as a document of their language does. */
function writeMonths(question: string): string {
  return question.replace(LOWER_CASE_MONTH, (match) =>
    VERBS.test(match) ? match : match.replace(/\p{L}+$/u, (name) => MONTH_NAMES.flat().find((each) => each.toLowerCase() === name) ?? name),
  );
}

function findMonths(text: string): number[] {
  return MONTHS.flatMap((names, month) => (text.match(names) ? [month] : []));
}
