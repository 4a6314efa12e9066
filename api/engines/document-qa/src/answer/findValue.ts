import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { type AnswerType, detectAnswerType } from './answerType.ts';
import { findNearest } from './findNearest.ts';
import { MONTH_NAMES } from './monthNames.ts';
import { isInMonths, namesMonth } from './months.ts';
import { isOnSomeDays, namesSomeDays } from './yesNo/days.ts';

const MONTH = `(?:${MONTH_NAMES.flat().join('|')})`;
const COUNT =
  '(?:\\d[\\d.,]*\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|sixty|ninety|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|vierzehn)(?:-\\p{L}+)?';
const UNIT =
  '(?:(?:working |calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)|días?|semanas?|mes(?:es)?|años?|horas?|minutos?|Tage?n?|Werktage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?)';
const CLOCK_TIME =
  '\\b\\d{1,2}[.:]\\d{2}(?:\\s?[ap]\\.?m\\b\\.?)?|\\b\\d{1,2}\\s?[ap]\\.?m\\b\\.?|\\b\\d{1,2}(?:\\s?Uhr\\b)|\\bnoon\\b|\\bmidnight\\b|\\bmediodía\\b|\\bmedianoche\\b';
const BETWEEN = '\\s?(?:to|until|till|and|a|y|hasta|bis|und|-|–)\\s?';
const HOUR = new RegExp(`(?:${CLOCK_TIME})(?:${BETWEEN}(?:${CLOCK_TIME}))?`, 'giu');
/** "The first working day of each month". */
const DAY_OF_PERIOD =
  '\\b(?:first|last|second|third|\\d{1,2}(?:st|nd|rd|th)) (?:(?:working |business |calendar )?(?:day|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) )?of (?:each|every|the (?:next |following |current )?)\\s?(?:calendar )?(?:month|quarter|year|week)\\b';
/** "Wednesdays 14:00 to 15:30". */
const WEEKLY_HOURS = `(?:\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?,? (?:from )?)?(?:${CLOCK_TIME})${BETWEEN}(?:${CLOCK_TIME})`;
const NOT_MONEY = '(?<![£€$¥]\\s?)';
const DATE = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s?(?:and|to|or|y|al|und|bis|-|–)\\s?)?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de |of )?${MONTH}(?:\\s+(?:de )?\\d{4})?|${MONTH}\\s+\\d{1,2}(?!\\d)(?:,\\s*\\d{4})?|${MONTH}\\s+\\d{4}|${DAY_OF_PERIOD}|${WEEKLY_HOURS}|${NOT_MONEY}\\b\\d{1,2}[.:]\\d{2}\\b(?!\\s?(?:[€£%]|euros?\\b|pounds?\\b|pence\\b))(?:\\s?[ap]\\.?m)?|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\bnoon\\b|\\bmidnight\\b|\\b(?:1[5-9]|20)\\d\\d\\b`,
  'gu',
);
const PATTERNS: Partial<Record<AnswerType, RegExp>> = {
  hour: HOUR,
  day: DATE,
  money:
    /(?:[£€$¥]|(?:EUR|USD|GBP|CHF) )\s?\d[\d.,]*\d|[£€$¥]\s?\d|\d[\d.,]*\s?(?:million |billion )?(?:euros?|dollars?|pounds?|EUR|USD|GBP|CHF|€|£)(?!\p{L}|\d)/giu,
  when: DATE,
  time: new RegExp(
    `(?:every |within |at least |up to |alle |cada |binnen )?(?<![\\p{L}\\d.,])(?:${COUNT}${BETWEEN})?${COUNT}\\s+${UNIT}(?!\\p{L})`,
    'giu',
  ),
  often: new RegExp(
    `\\b(?:once|twice|${COUNT} times) (?:a|an|per|every|each) (?:${COUNT} )?${UNIT}(?!\\p{L})|\\bevery (?:other |second |${COUNT} )?${UNIT}(?!\\p{L})|\\bafter every \\p{L}+|\\b(?:daily|weekly|monthly|quarterly|yearly|annually)\\b|(?<!\\p{L})(?:cada (?:${COUNT} )?${UNIT}|alle ${COUNT} ${UNIT}|einmal (?:im|pro) \\p{L}+|una vez (?:al|a la|por) \\p{L}+)(?!\\p{L})`,
    'giu',
  ),
  phone: /(?:\+|\b00|\b)\d[\d ()/-]{5,}\d\b/g,
  share: /\d[\d.,]*\s?(?:%|percent|per cent|percentage points|por ciento|prozent)/giu,
};

/** Finds the value that a question asks for in a sentence. Returns undefined if several could be meant. */
export function findValue(
  { question, language }: ParsedQuestion,
  sentence: string,
  matchedOffsets: readonly (readonly number[])[],
): string | undefined {
  const pattern = PATTERNS[detectAnswerType(question, language)];
  if (!pattern) return undefined;
  const found = [...sentence.matchAll(pattern)].map((match) => ({ text: match[0].trim(), at: match.index }));
  const besideAsked = findValueBeside(found, sentence, MONTHS, question) ?? findValueBeside(found, sentence, DAYS, question);
  if (besideAsked) return besideAsked.text;
  // The full stop after "7 am." is that of the sentence.
  return findNearest(found, matchedOffsets, sentence)?.text.replace(/(?<=[ap]m)\.$/, '');
}

/** Times that values are for: whether a text names any, and whether it names those of a question. */
interface Times {
  names(text: string): boolean;
  isIn(question: string, text: string): boolean;
}
const MONTHS: Times = { names: namesMonth, isIn: isInMonths };
const DAYS: Times = { names: namesSomeDays, isIn: isOnSomeDays };

/** Finds the only value next to the time of the question: in "£22 from April to June and £31 in July and August", £31 for August. */
function findValueBeside<Value extends { text: string; at: number }>(
  values: readonly Value[],
  sentence: string,
  { names, isIn }: Times,
  question: string,
): Value | undefined {
  if (values.length < 2) return undefined;
  // The times of a value precede it where they open the sentence, and else follow it.
  const isBefore = names(sentence.slice(0, values[0]?.at));
  const besides = values.filter((value, index) => {
    const next = values[index + 1];
    const last = values[index - 1];
    const context = isBefore
      ? sentence.slice(last ? last.at + last.text.length : 0, value.at)
      : sentence.slice(value.at + value.text.length, next?.at);
    return isIn(question, context);
  });
  return besides.length === 1 ? besides[0] : undefined;
}
