import { countDays, countWholeMonths, findDates, type NamedDate } from '../answer/dates.ts';
import { rankSentences } from '../answer/rankSentences.ts';
import { SEVERAL } from '../answer/smallNumbers.ts';
import { citeSpan } from '../cite/citeSpan.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type ChatQuestion, parseQuestion } from '../retrieve/parseQuestion.ts';
import type { QuestionLanguage } from '../retrieve/questionLanguage.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';

type Unit = 'days' | 'nights' | 'weeks' | 'months' | 'any';

const MAX_CANDIDATES = 3;
const DAYS_OF_WEEK = 7;
const MIN_COVER = 0.4;
/** Matches words that name the first or the last day of a period. */
const RANGE = /\b(?:from|between|begins?|starts?|runs?)\b|(?<!\p{L})(?:del?|desde|empieza\p{L}*|comienza\p{L}*|vom|von|beginnt|läuft)(?!\p{L})/iu;
const SAYS_DURATION = new RegExp(
  `(?<![\\p{L}\\d])(?:${SEVERAL}|one|un[ao]?|eine[nrm]?) (?:calendar |working )?(?:days?|nights?|weeks?|months?|years?|días?|noches?|semanas?|meses|años?|tage?n?|nächten?|wochen?|monate?n?|jahre?n?)(?!\\p{L})`,
  'iu',
);
const NAMES: Record<QuestionLanguage, Record<Exclude<Unit, 'any'>, readonly [string, string]>> = {
  en: { days: ['day', 'days'], nights: ['night', 'nights'], weeks: ['week', 'weeks'], months: ['month', 'months'] },
  es: { days: ['día', 'días'], nights: ['noche', 'noches'], weeks: ['semana', 'semanas'], months: ['mes', 'meses'] },
  de: { days: ['Tag', 'Tage'], nights: ['Nacht', 'Nächte'], weeks: ['Woche', 'Wochen'], months: ['Monat', 'Monate'] },
};

/** Answers how long something lasts from the two dates of the best sentence, both counted. */
export function answerWithDuration(index: OpenIndex, chatQuestion: ChatQuestion, unit: Unit): BuiltInAnswer | undefined {
  const parsed = parseQuestion(index, chatQuestion);
  for (const { sentence, features } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
    const text = index.text.slice(start, end).replace(/\s+/g, ' ');
    const [from, to, another] = findDates(text);
    if (features.cover < MIN_COVER && features.meaning < MIN_COVER) continue;
    if (SAYS_DURATION.test(text)) return undefined;
    if (!from || !to || another || !RANGE.test(text)) continue;
    const value = writeDuration(from, to, unit, parsed.language);
    if (value === undefined) return undefined;
    return composeDuration(index, sentence, value);
  }
  return unit === 'any' ? undefined : answerWithOnlyRange(index, unit, parsed.language);
}

/** Counts the days of the one period that a document has, where a question asks for days, weeks or months in other words. */
function answerWithOnlyRange(index: OpenIndex, unit: Unit, language: QuestionLanguage): BuiltInAnswer | undefined {
  const ranges = index.sentences.flatMap(({ start, end }, sentence) => {
    const text = index.text.slice(start, end).replace(/\s+/g, ' ');
    const [from, to, another] = findDates(text);
    return from && to && !another && RANGE.test(text) && !SAYS_DURATION.test(text) ? [{ sentence, from, to }] : [];
  });
  const [only, other] = ranges;
  const value = only && !other ? writeDuration(only.from, only.to, unit, language) : undefined;
  return only && value !== undefined ? composeDuration(index, only.sentence, value) : undefined;
}

function composeDuration(index: OpenIndex, sentence: number, value: string): BuiltInAnswer {
  const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
  const citation = { id: 1, score: 1, ...citeSpan(index, { start, end }) };
  return {
    status: 'grounded',
    lead: { code: 'computed', value },
    sentences: [{ text: citation.quote, citation: 1 }],
    isList: false,
    citations: [citation],
    closest: [],
    searchedPages: index.pages.length,
  };
}

function writeDuration(from: NamedDate, to: NamedDate, unit: Unit, language: QuestionLanguage): string | undefined {
  const days = countDays(from, to);
  if (days === undefined) return undefined;
  if (unit === 'nights') return write(days, 'nights', language);
  // Both the first and the last day count.
  const both = days + 1;
  const months = countWholeMonths(from, to);
  if (unit === 'months' || (unit === 'any' && months !== undefined)) return months === undefined ? undefined : write(months, 'months', language);
  if (unit === 'weeks') return both % DAYS_OF_WEEK === 0 ? write(both / DAYS_OF_WEEK, 'weeks', language) : undefined;
  return write(both, 'days', language);
}

function write(count: number, unit: Exclude<Unit, 'any'>, language: QuestionLanguage): string {
  const [one, many] = NAMES[language][unit];
  return `${count} ${count === 1 ? one : many}`;
}
