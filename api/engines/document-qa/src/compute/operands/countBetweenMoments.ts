import { countDays, type NamedDate } from '../../answer/dates.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import type { QuestionLanguage } from '../../retrieve/questionLanguage.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { collectMoments } from './collectMoments.ts';
import { composeSteps } from './composeSteps.ts';
import { listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Moment } from './operand.ts';

const BE = '(?:is|are|was|were|do|does|did|will|comes?|starts?|begins?|have|has|can|must|i)';
const ASKED: readonly RegExp[] = [
  /\bhow (?:many (?<unit>days|weeks)|long|much time)\b.*?\bbetween (?<first>.+?) and (?<second>.+?)\W*$/iu,
  new RegExp(
    `\\bhow (?:many (?<unit>days|weeks)|long|much time)(?: is there)? (?:after|before|from) (?<first>.+?) (?:until|till|to|${BE}) (?<second>.+?)\\W*$`,
    'iu',
  ),
  /\bhow (?:many (?<unit>days|weeks)|long) (?<first>.+?) (?:after|before) (?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:cuánt[oa]s (?<unit>días|semanas)|cuánto tiempo)(?!\p{L}).*?(?<!\p{L})entre (?<first>.+?) y (?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:cu[aá]nt[oa]s (?<unit>d[ií]as|semanas)|cuánto tiempo)(?!\p{L}).*?(?<!\p{L})(?:después de|antes de|desde) (?:la |el )?(?<first>.+?) (?:es|está|tengo|hasta|empieza) (?:la |el )?(?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:wie ?viele (?<unit>tage|wochen)|wie lange|wie ?viel zeit)(?!\p{L}).*?(?<!\p{L})zwischen (?<first>.+?) und (?<second>.+?)\W*$/iu,
  /(?<!\p{L})(?:wie ?viele (?<unit>tage|wochen)|wie lange)(?!\p{L}) (?:nach|vor|ab|vom?) (?<first>.+?) (?:ist|sind|liegt|beginnt|kommt|habe ich|bis(?: zum?| zur)?) (?<second>.+?)\W*$/iu,
];
const DAYS_OF_WEEK = 7;
const NAMES: Record<QuestionLanguage, { days: readonly [string, string]; weeks: readonly [string, string] }> = {
  en: { days: ['day', 'days'], weeks: ['week', 'weeks'] },
  es: { days: ['día', 'días'], weeks: ['semana', 'semanas'] },
  de: { days: ['Tag', 'Tage'], weeks: ['Woche', 'Wochen'] },
};
/** A day after which something may be done is not the day of it. */
const LIMIT_WORD = /\b(?:before|after|until|by|not|since)\b|(?<!\p{L})(?:antes|después|hasta|desde|vor|nach|bis|seit|ab)(?!\p{L})/iu;
const WEEKDAY_SPAN = 40;
const EXPLAINED = 0.6;

/** Counts the days or weeks between two things that a question names, each with one date. Returns "refused" unless both are certain. */
export function countBetweenMoments(index: OpenIndex, question: string): BuiltInAnswer | 'refused' | undefined {
  const groups = ASKED.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  if (!groups?.first || !groups.second) return undefined;
  const [first, second] = [findDated(index, groups.first), findDated(index, groups.second)];
  // The days of one period count otherwise than those between two events.
  if (!first?.date || !second?.date || first.date === second.date) return 'refused';
  const days = countBetween(first.date, second.date);
  const isWeeks = /^(?:weeks|semanas|wochen)$/i.test(groups.unit ?? '');
  if (days === undefined || (isWeeks && days % DAYS_OF_WEEK !== 0)) return 'refused';
  const { language } = parseQuestion(index, { question, history: [] });
  const count = isWeeks ? days / DAYS_OF_WEEK : days;
  const [one, many] = NAMES[language][isWeeks ? 'weeks' : 'days'];
  const steps = [first, second].map((from) => ({ text: from.date?.text ?? '', from }));
  return composeSteps(index, steps, { code: 'computed', value: `${count} ${count === 1 ? one : many}` });
}

/** Finds the one date that a name has: of the sentence or the row that it leads to, if no other comes near with another date. */
function findDated(index: OpenIndex, name: string): Moment | undefined {
  const terms = listContentTerms(index, name);
  if (terms.length === 0) return undefined;
  const dated = collectMoments(index).filter((moment) => moment.date && !isLimit(index, moment));
  const matches = matchLabelled(index, dated, terms).filter(({ explained }) => explained >= EXPLAINED);
  const [best] = matches;
  const near = matches.filter(({ score }) => score > (best?.score ?? 0) - 0.08);
  const days = new Set(near.map(({ thing }) => `${thing.date?.day} ${thing.date?.month}`));
  return days.size === 1 ? best?.thing : undefined;
}

/** Returns whether a date is only a limit: "by 22 January", "until 30 April". */
function isLimit(index: OpenIndex, { sentence, date }: Moment): boolean {
  if (sentence === undefined || !date) return false;
  const text = readOnOneLine(index, sentence);
  return LIMIT_WORD.test(text.slice(Math.max(0, text.indexOf(date.text) - WEEKDAY_SPAN), text.indexOf(date.text)));
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
