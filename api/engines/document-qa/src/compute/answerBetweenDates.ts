import { countDays, findDates, type NamedDate } from '../answer/dates.ts';
import { rankSentences } from '../answer/rankSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { QuestionLanguage } from '../retrieve/questionLanguage.ts';
import { readQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { dropFrame } from './askedParts.ts';
import { composeComputed } from './composeComputed.ts';
import { hasMainWord, readOnOneLine } from './namedAmount.ts';

const MOST_CANDIDATES = 3;
const DAYS_OF_WEEK = 7;
const ASKED: readonly RegExp[] = [
  /\bhow (?:many (?<unit>days|weeks)|long|much time)\b.*?\bbetween (?<first>.+?) and (?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:cuánt[oa]s (?<unit>días|semanas)|cuánto tiempo)(?!\p{L}).*?(?<!\p{L})entre (?<first>.+?) y (?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:wie ?viele (?<unit>tage|wochen)|wie lange|wie ?viel zeit)(?!\p{L}).*?(?<!\p{L})zwischen (?<first>.+?) und (?<second>.+?)\W*$/iu,
];
const NAMES: Record<QuestionLanguage, { days: readonly [string, string]; weeks: readonly [string, string] }> = {
  en: { days: ['day', 'days'], weeks: ['week', 'weeks'] },
  es: { days: ['día', 'días'], weeks: ['semana', 'semanas'] },
  de: { days: ['Tag', 'Tage'], weeks: ['Woche', 'Wochen'] },
};
/** A day after which something may be done is not the day of it. */
const BOUND = /\b(?:before|after|until|by|not|since)\b|(?<!\p{L})(?:antes|después|hasta|desde|vor|nach|bis|seit|ab)(?!\p{L})/iu;

interface DatedSentence {
  sentence: number;
  date: NamedDate;
}

/** Counts the days or weeks between two things that a question names, each with one date in one sentence. */
export function answerBetweenDates(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = ASKED.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  if (!groups?.first || !groups.second) return undefined;
  const first = findDated(index, groups.first);
  const second = findDated(index, groups.second);
  if (!first || !second || first.sentence === second.sentence) return undefined;
  const days = countBetween(first.date, second.date);
  const isWeeks = /^(?:weeks|semanas|wochen)$/i.test(groups.unit ?? '');
  if (days === undefined || (isWeeks && days % DAYS_OF_WEEK !== 0)) return undefined;
  const { language } = readQuestion(index, { question, history: [] });
  const count = isWeeks ? days / DAYS_OF_WEEK : days;
  const [one, many] = NAMES[language][isWeeks ? 'weeks' : 'days'];
  return composeComputed(
    index,
    [first, second].map(({ sentence, date }) => ({ sentence, text: date.text })),
    { code: 'computed', value: `${count} ${count === 1 ? one : many}` },
  );
}

/** Finds the one sentence with one date that has each word of a name. */
function findDated(index: OpenIndex, name: string): DatedSentence | undefined {
  const read = readQuestion(index, { question: dropFrame(name), history: [] });
  if (read.terms.length === 0) return undefined;
  const found = rankSentences(index, read)
    .slice(0, MOST_CANDIDATES)
    .flatMap(({ sentence }) => {
      const text = readOnOneLine(index, sentence);
      const [date, another] = findDates(text);
      return date && !another && !BOUND.test(text) && hasMainWord(index, read, sentence) ? [{ sentence, date }] : [];
    });
  const named = found.filter(({ sentence }) => read.terms.every(({ forms }) => forms.some(({ number }) => index.termsIn(sentence).includes(number))));
  const meant = named.length > 0 ? named : found;
  const days = new Set(meant.map(({ date }) => `${date.day} ${date.month}`));
  return days.size === 1 ? meant[0] : undefined;
}

/** Counts the days between two dates in either order. A date without a year is of the year of the other. */
function countBetween(one: NamedDate, other: NamedDate): number | undefined {
  const [from, to] = [
    { ...one, year: one.year ?? other.year },
    { ...other, year: other.year ?? one.year },
  ];
  // Without any year, the second may be of the year before.
  if (from.year === undefined && to.month < from.month) return undefined;
  return countDays(from, to) ?? countDays(to, from);
}
