import { findDates, type NamedDate } from '../../answer/dates.ts';
import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { findQuestionMonths } from '../../tables/calendarLabels.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import { composeSteps, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import type { Operand } from '../operands/operand.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';

const ASKS_PAID_BY =
  /(?<!\p{L})(?:by|until|up to|before|hasta|antes de|bis) (?:the )?(?:end of |start of |final de |finales de |ende )?(?=\p{L}|\d)/iu;
const ASKS_MONEY = /\bhow much\b|\bwhat\b|(?<!\p{L})(?:cu[aá]nto|wie ?viel)(?!\p{L})/iu;
const PAID =
  /\b(?:paid|pay|gone out|handed over|instal\p{L}*|bit by bit)\b|(?<!\p{L})(?:pagado|habré pagado|pagar|plazos|gezahlt|bezahlt|raten)(?!\p{L})/iu;
const INSTALMENTS = new RegExp(`(?<count>${SEVERAL}) (?:\\p{L}+ )?(?:instal?ments|payments|raten|zahlungen|plazos|pagos)(?!\\p{L})`, 'iu');
const MIN_PAYMENTS = 2;
const END_OF_MONTH = 31;

/** Answers how much of a price is paid by a date or the end of a month, where one sentence has each payment with its day. */
export function sumInstalments(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_MONEY.test(question) || !PAID.test(question) || !ASKS_PAID_BY.test(question)) return undefined;
  const last = readLastDay(question);
  if (!last) return undefined;
  const bySentence = Map.groupBy(
    collectOperands(index).filter(({ sentence, quantity }) => sentence !== undefined && /^[A-Z]{3}$/.test(quantity.unit)),
    ({ sentence }) => sentence ?? 0,
  );
  const plans = [...bySentence].flatMap(([sentence, payments]) => {
    const plan = readPlan(index, sentence, payments);
    return plan ? [plan] : [];
  });
  const [plan, another] = plans;
  if (!plan || another) return undefined;
  const paid = plan.flatMap(({ payment, dates }) => {
    const times = dates.filter((date) => isBy(date, last)).length;
    return times > 0 ? [{ payment, times }] : [];
  });
  const [first] = paid;
  if (!first) return undefined;
  const total = paid.reduce((sum, { payment, times }) => sum + times * payment.quantity.value, 0);
  const text = paid.map(({ payment, times }) => (times > 1 ? `${times} × ${payment.quantity.text}` : payment.quantity.text)).join(' + ');
  const value = writeLikeMostPrecise(
    index,
    Math.round(100 * total) / 100,
    paid.map(({ payment }) => payment.quantity),
  );
  return composeSteps(index, [{ text, from: first.payment }], { code: 'computed', value });
}

function readLastDay(question: string): NamedDate | undefined {
  const [date, another] = findDates(question);
  if (date) return another ? undefined : date;
  const [month, other] = findQuestionMonths(question.replace(/(?<!\p{L})(?:by|until) (?:the end of )?/giu, 'in '));
  return month === undefined || other !== undefined ? undefined : { day: END_OF_MONTH, month, year: undefined, text: '' };
}

interface Payment {
  payment: Operand;
  dates: readonly NamedDate[];
}

/** Reads the payments of a sentence, each with one day or as many as it is paid. Returns undefined where one has none. */
function readPlan(index: OpenIndex, sentence: number, payments: readonly Operand[]): Payment[] | undefined {
  if (payments.length < MIN_PAYMENTS) return undefined;
  const text = readOnOneLine(index, sentence);
  const plan = payments.map((payment, position): Payment | undefined => {
    const start = (payment.at ?? 0) + payment.quantity.text.length;
    const before = text.slice(position === 0 ? 0 : (payments[position - 1]?.at ?? 0), payment.at);
    const after = text.slice(start, payments[position + 1]?.at ?? text.length);
    const dates = findDates(after);
    const count = readSmallNumber(INSTALMENTS.exec(before)?.groups?.count ?? '') ?? 1;
    return dates.length === count ? { payment, dates } : undefined;
  });
  return plan.some((each) => !each) ? undefined : plan.flatMap((each) => each ?? []);
}

/** Returns whether a day is not after another of the same year. */
function isBy(date: NamedDate, last: NamedDate): boolean {
  return date.month < last.month || (date.month === last.month && date.day <= last.day);
}
