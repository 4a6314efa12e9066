import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { detectAnswerType } from '../answer/answerType.ts';
import { MONEY_WORDS } from '../answer/moneyWords.ts';
import { rankSentences } from '../answer/rankSentences.ts';
import { readSmallNumber } from '../answer/smallNumbers.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type ChatQuestion, parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { type Amount, findAmounts, writeAmount } from './quantities/amounts.ts';
import { type FoundAmount, findNamedAmount, hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { ASKS_SAVING, findShares } from './shares/readShares.ts';

const MAX_CANDIDATES = 2;
const COUNT = '(\\d+(?:[.,]\\d+)?|\\p{L}{2,9})';
const ASKS_AMOUNT =
  /\bhow (?:much|high)\b|\bwhat (?:do|does|will|would|must|is|are)\b.*\b(?:pay|cost|come to|deposit|fee|bonus|penalty|contribution|discount)\b|(?<!\p{L})(?:cuánt[oa]|wie ?viel|wie hoch)(?!\p{L})/iu;
const ASKS_SHARE = /\b(?:percent|per cent|percentage)\b|%|porcentaje|prozent/iu;
const PERCENT = new RegExp(
  `${COUNT}\\s?(?:%|percent|per cent|por ciento|Prozent)(?!\\p{L})(?: (?:of|de|del|vom|von|der|des)(?: (?:the|his|her|its|their|your|la|el|los|las|der|des|dem))? ((?:\\p{L}+ ?){1,3}))?`,
  'iu',
);
const MONTHS_OF = new RegExp(
  `${COUNT} (?:months?(?:['’]s?)? (?:of (?:the )?)?(rent|salary|pay|wages|fees?)|(monatsmiete|monatsgehält|monatsgehalt|kaltmiete|mensualidad|mes(?:es)? de (?:renta|alquiler|sueldo))\\p{L}*)`,
  'iu',
);
const INSTALMENTS = new RegExp(
  `${COUNT} (?:\\p{L}+ )?(?:instalments?|installments?|payments|plazos|cuotas|pagos|mensualidades|Raten|Monatsraten) (?:of|de|zu|von|à|je) `,
  'iu',
);
const ASKS_TOTAL = /\b(?:in total|altogether|overall|all in all|whole|cost)\b|(?<!\p{L})(?:en total|cuesta|insgesamt|kostet)(?!\p{L})/iu;
/** Matches a line of a bill that has a percentage in its label and the amount after it. */
const STATED_SHARE = /^[^.;:]{2,40}?\d\s?%\)?:?\s+(?:[£€$¥]|EUR|USD|GBP|CHF)?\s?\d[\d.,]*(?:\s?(?:€|EUR|euros?))?$/iu;
/** Matches the sum that a percentage is taken of where the question itself names it. */
const ANY_SUM = /^(?:amount|sum|price|value|total|importe|total|betrag|summe|preis)/iu;

/** Answers with an amount that a sentence gives as a share or a multiple of another: "10 % of the rent", "two months' rent", "24 instalments of 12 euros". */
export function answerWithShare(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer | undefined {
  const { question } = chatQuestion;
  if (!ASKS_AMOUNT.test(question) || ASKS_SHARE.test(question)) return undefined;
  const parsed = parseQuestion(index, chatQuestion);
  if (detectAnswerType(question, parsed.language) === 'time') return undefined;
  // No sentence that states a share contains the figures of the question.
  const named = { ...parsed, terms: parsed.terms.filter(({ term }) => !/^\d/.test(term)) };
  // "How much will I earn?" names nothing that something else could be a share for.
  if (named.terms.every(({ term, isFraming }) => isFraming || MONEY_WORDS.has(term))) return undefined;
  for (const { sentence } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    if (!hasMainWord(index, named, sentence)) continue;
    const answer =
      computeInstalments(index, sentence, text, question) ?? computeMonths(index, sentence, text) ?? computePercent(index, sentence, text, question);
    if (answer) return answer;
  }
  return undefined;
}

/** Computes a sum of instalments: "24 instalments of 12 euros". */
function computeInstalments(index: OpenIndex, sentence: number, text: string, question: string): BuiltInAnswer | undefined {
  const found = INSTALMENTS.exec(text);
  const count = found && readCount(found[1]);
  const [each, another] = findAmounts(text);
  if (!found || !count || !each || another || each.at !== found.index + found[0].length || !ASKS_TOTAL.test(question)) return undefined;
  return compose(index, [{ sentence, text: `${count} × ${each.text}` }], count * each.value, each);
}

/** Computes months of rent, where another sentence states the rent: "two months' rent". */
function computeMonths(index: OpenIndex, sentence: number, text: string): BuiltInAnswer | undefined {
  const found = MONTHS_OF.exec(text);
  const count = found && readCount(found[1]);
  const named = found?.[2] ?? found?.[3];
  if (!count || named === undefined || findAmounts(text).length > 0) return undefined;
  const base = findNamedAmount(index, named.replace(/^(?:monats|mes(?:es)? de )/i, ''));
  if (!base || base.sentence === sentence || (base.amount.period !== 'month' && base.amount.period !== undefined)) return undefined;
  return compose(index, composeParts(base, `${count} × ${base.amount.text}`, sentence, found?.[0]), count * base.amount.value, base.amount);
}

/** Computes a percentage of an amount: "6 percent of the salary", "640 euros less ten percent". */
function computePercent(index: OpenIndex, sentence: number, text: string, question: string): BuiltInAnswer | undefined {
  const found = PERCENT.exec(text);
  const percent = found && readCount(found[1]);
  // "A loan at 4 percent" and "rose by 3 percent" are no shares of a sum.
  if (!found || !percent || /\b(?:at|by|of interest|interest of|zu|um|al) $/i.test(text.slice(0, found.index))) return undefined;
  // "10% off" leaves the rest to pay.
  if (findShares(text).some(({ kind, at }) => kind === 'off' && at === found.index) && !ASKS_SAVING.test(question)) return undefined;
  const amounts = findAmounts(text);
  // "VAT at 5 % £8.86" states the share itself.
  if (STATED_SHARE.test(text)) return undefined;
  const [questionAmount] = findAmounts(question);
  if (amounts[0] && asksForBase(text, question, amounts[0].at, found.index)) return undefined;
  const noun = found[2]?.trim();
  const base =
    questionAmount && (noun === undefined || ANY_SUM.test(noun)) ? { sentence, amount: questionAmount } : findBase(index, sentence, amounts, noun);
  if (!base || (amounts.length > 0 && base.sentence !== sentence)) return undefined;
  const value = (percent * base.amount.value) / 100;
  return compose(index, composeParts(base, `${found[1]} % × ${base.amount.text}`, sentence, found[0]), value, base.amount);
}

/** Returns whether a question names the words next to the amount and not those next to its share: "The fee is 900 euros, payable as follows: 30 percent on signature". */
function asksForBase(text: string, question: string, amountAt: number, shareAt: number): boolean {
  const [amountClause, shareClause] = [findClauseAt(text, amountAt), findClauseAt(text, shareAt)];
  if (amountClause === shareClause) return false;
  const questionStems = new Set(listStems(question));
  const count = (clause: string) => listStems(clause).filter((stem) => questionStems.has(stem)).length;
  return count(amountClause) > 0 && count(amountClause) >= count(shareClause);
}

function findClauseAt(text: string, at: number): string {
  let start = 0;
  for (const clause of text.split(/(?<=[,;:]\s)/)) {
    if (at < start + clause.length) return clause;
    start += clause.length;
  }
  return text;
}

function listStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemByPrefix);
}

function findBase(index: OpenIndex, sentence: number, amounts: readonly Amount[], noun: string | undefined): FoundAmount | undefined {
  const [amount, another] = amounts;
  if (amount) return another ? undefined : { sentence, amount };
  return noun === undefined || ANY_SUM.test(noun) ? undefined : findNamedAmount(index, noun);
}

/** Returns the sentence with the share first, then the one with the amount it is taken of. */
function composeParts(base: FoundAmount, computation: string, sentence: number, share = ''): { sentence: number; text: string }[] {
  if (base.sentence === sentence) return [{ sentence, text: computation }];
  return [
    { sentence, text: share.trim() },
    { sentence: base.sentence, text: computation },
  ];
}

function compose(index: OpenIndex, parts: { sentence: number; text: string }[], value: number, like: Amount): BuiltInAnswer {
  return composeComputed(index, parts, { code: 'computed', value: writeAmount(Math.round(100 * value) / 100, like, index.language) });
}

function readCount(written = ''): number | undefined {
  const number = /^\d/.test(written) ? Number(written.replace(',', '.')) : readSmallNumber(written);
  return number === undefined || Number.isNaN(number) || number <= 0 ? undefined : number;
}
