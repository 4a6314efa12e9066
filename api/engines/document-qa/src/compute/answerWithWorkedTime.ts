import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { findAmounts, writeAmount } from './quantities/amounts.ts';
import { type FoundAmount, readOnOneLine } from './quantities/namedAmount.ts';

/** Asks what is earned or paid in a whole day, week or month. */
const ASKS_EARNINGS =
  /(?<!\p{L})(?:earn|make|get paid|be paid|paid|gano|ganaré|cobro|cobraré|verdiene|bekomme)(?!\p{L}).*(?<!\p{L})(?:(?:in|per|for|each|a|every|an|one) (?:normal |full |whole |usual |typical )?(?<en>day|week|month)|(?:a|por|al|cada) (?:la )?(?<es>semana|día|mes)|(?:in der|pro|in einer|jede) (?<de>Woche)|(?:am|pro) (?<tag>Tag))(?!\p{L})/iu;
const AFTER_TAX = /\b(?:after tax|net|take[- ]home)\b|(?<!\p{L})(?:net[oa]|neto|netto)(?!\p{L})/iu;
const BY_HOUR = /^\s?(?:\/|an?|per|each|la|por|a la|pro|je|die) ?(?:hour|hora|Stunde|h(?!\p{L}))/iu;
const WORD_OF_UNIT: Readonly<Record<string, string>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  semana: 'week',
  día: 'day',
  mes: 'month',
  woche: 'week',
  tag: 'day',
};
const HOURS =
  /(?<!\p{L})(?<count>\d{1,3}(?:[.,]\d+)?) (?:hours|horas|Stunden) (?:(?:a|per|each|every|an?|pro|je|in der|al?|por|la) ){1,2}(?<unit>day|week|month|día|semana|mes|Tag|Woche|Monat)(?!\p{L})/giu;

/** Computes what is earned in a day, a week or a month from what an hour pays and the hours of that time, if a document states one of each. */
export function answerWithWorkedTime(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const { en, es, de, tag } = ASKS_EARNINGS.exec(question)?.groups ?? {};
  const unit = WORD_OF_UNIT[(en ?? es ?? de ?? tag ?? '').toLowerCase()];
  if (unit === undefined || AFTER_TAX.test(question)) return undefined;
  const lines = index.sentences.map((_, sentence) => ({ sentence, text: readOnOneLine(index, sentence) }));
  const rates = lines.flatMap(({ sentence, text }) =>
    findAmounts(text).flatMap((amount): FoundAmount[] => (BY_HOUR.test(text.slice(amount.at + amount.text.length)) ? [{ sentence, amount }] : [])),
  );
  const hours = lines.flatMap(({ sentence, text }) =>
    [...text.matchAll(HOURS)].flatMap(({ 0: written, groups }) =>
      WORD_OF_UNIT[(groups?.unit ?? '').toLowerCase()] === unit
        ? [{ sentence, written, count: Number((groups?.count ?? '').replace(',', '.')) }]
        : [],
    ),
  );
  const [rate, otherRate] = rates;
  const [worked, otherWorked] = hours;
  if (!rate || otherRate || !worked || otherWorked) return undefined;
  const value = writeAmount(Math.round(100 * worked.count * rate.amount.value) / 100, rate.amount, index.language);
  return composeComputed(
    index,
    [
      { sentence: worked.sentence, text: worked.written },
      { sentence: rate.sentence, text: rate.amount.text },
    ],
    { code: 'computed', value },
  );
}
