import { AFTER_TAX, MONEY_WORDS } from '../answer/moneyWords.ts';
import { rankSentences } from '../answer/rankSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type ChatQuestion, type ParsedQuestion, parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { answerWithComplement } from './answerWithComplement.ts';
import { answerWithDeduction, answerWithRest } from './answerWithDeduction.ts';
import { answerWithDuration } from './answerWithDuration.ts';
import { answerWithExtra } from './answerWithExtra.ts';
import { answerWithInstalmentCost } from './answerWithInstalmentCost.ts';
import { answerWithInstalmentSum } from './answerWithInstalmentSum.ts';
import { answerWithMonthsOfRent } from './answerWithMonthsOfRent.ts';
import { answerWithNamedCells } from './answerWithNamedCells.ts';
import { answerWithNextUnit } from './answerWithNextUnit.ts';
import { answerWithOperands } from './answerWithOperands.ts';
import { answerWithOrder } from './answerWithOrder.ts';
import { answerWithPercentage } from './answerWithPercentage.ts';
import { answerForSeveral, answerWithParts } from './answerWithQuantities.ts';
import { answerWithRate, answerWithUnitPrice } from './answerWithRate.ts';
import { answerWithRemainder } from './answerWithRemainder.ts';
import { answerWithRise } from './answerWithRise.ts';
import { answerWithShare } from './answerWithShare.ts';
import { answerWithSplit } from './answerWithSplit.ts';
import { answerWithUnits } from './answerWithUnits.ts';
import { answerWithWorkedTime } from './answerWithWorkedTime.ts';
import { answerWithYearChange } from './answerWithYearChange.ts';
import { composeComputed } from './composeComputed.ts';
import { confirmComparison } from './confirmComparison.ts';
import { answerWithDeadline } from './deadlines/answerWithDeadline.ts';
import { findComputation } from './findComputation.ts';
import { multiplyEach } from './multiplyEach.ts';
import { checkProduct } from './operands/checkProduct.ts';
import { combineNamed, compareWithSum } from './operands/combineNamed.ts';
import { ASKS_SAVED, compareBundle } from './operands/compareBundle.ts';
import { type Amount, findAmounts, findCurrency, writeAmount } from './quantities/amounts.ts';
import { type FoundAmount, findNamedAmount, hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { dropFrame, findQuestionParts } from './quantities/questionParts.ts';
import { replaceMine } from './quantities/replaceMine.ts';
import { countsThings } from './readOrder.ts';
import { adjustCell } from './shares/adjustCell.ts';
import { computeShare } from './shares/computeShare.ts';
import { countShare } from './shares/countShare.ts';
import { splitWhole } from './splitWhole.ts';

const MAX_CANDIDATES = 4;
const MONTHS_OF_YEAR = 12;
/** The number of the sentence that is a title at the latest. */
const LATEST_TITLE = 2;
const MIN_MEANING = 0.5;

const POINTS_BACK = /(?<!\p{L})(?:it|that|this|those|they|eso|esto|ello|das|dies|dafür|davon)(?!\p{L})|^\W*(?:and|y|und)\s/iu;
/** What terms of a contract or a report give together: months of rent, the rent with something on top, a sum at once with instalments, all but those of one kind. */
const SUMS_OF_TERMS = [answerWithMonthsOfRent, answerWithExtra, answerWithInstalmentSum, answerWithComplement];

/** Answers with a value computed from the running text and the numbers it is from. Returns undefined unless every number is certain. */
export function answerWithComputation(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer | undefined {
  const computation = findComputation(chatQuestion.question);
  if (!computation) return combineNamedParts(index, chatQuestion.question) ?? answerWithShare(index, chatQuestion);
  switch (computation.task) {
    case 'per month':
      return divide(index, { ...chatQuestion, question: computation.about });
    case 'over months':
    case 'times':
      return undefined;
    case 'sum':
    case 'difference':
      return combine(index, computation.parts, computation.task);
    case 'duration':
      return answerWithDuration(index, chatQuestion, computation.unit);
  }
}

/** Answers with a value computed from what a question names: cells of a table, what is due again and again, a rate. Returns undefined unless each is certain. */
export function answerWithNamedAmounts(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer | undefined {
  const ruleAnswer =
    answerWithDeadline(index, chatQuestion.question) ??
    countShare(index, chatQuestion.question) ??
    splitWhole(index, chatQuestion.question) ??
    computeShare(index, chatQuestion.question) ??
    SUMS_OF_TERMS.map((task) => task(index, chatQuestion.question)).find(Boolean) ??
    adjustCell(index, chatQuestion.question) ??
    answerWithWorkedTime(index, chatQuestion.question);
  if (ruleAnswer) return ruleAnswer;
  const compared = confirmComparison(index, chatQuestion.question);
  if (compared) return compared;
  const question = replaceMine(index, chatQuestion.question);
  const withSum = compareWithSum(index, question);
  if (withSum) return withSum === 'refused' ? undefined : withSum;
  const saved = ASKS_SAVED.test(question) ? compareBundle(index, question) : undefined;
  if (saved) return saved;
  const operands = answerWithOperands(index, question);
  if (operands === 'refused') return undefined;
  return (
    operands ?? checkProduct(index, question, answerWithNamedCellsOrAmounts(index, { ...chatQuestion, question })) ?? compareBundle(index, question)
  );
}

function answerWithNamedCellsOrAmounts(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer | undefined {
  // A sum of named things counts each of them once.
  const named = findQuestionParts(chatQuestion.question);
  const counted = countsThings(chatQuestion.question) && named?.task !== 'difference';
  const cells =
    answerWithSplit(index, chatQuestion.question) ??
    (counted ? answerWithOrder(index, chatQuestion.question) : answerWithNamedCells(index, chatQuestion.question)) ??
    answerWithPercentage(index, chatQuestion.question) ??
    answerWithYearChange(index, chatQuestion.question) ??
    answerWithRemainder(index, chatQuestion.question) ??
    answerWithUnitPrice(index, chatQuestion.question);
  if (cells) return cells;
  const computation = findComputation(chatQuestion.question);
  if (computation?.task === 'over months')
    return (
      multiply(index, { ...chatQuestion, question: computation.about }, computation.months) ??
      answerWithRise(index, chatQuestion.question) ??
      answerWithUnits(index, chatQuestion.question)
    );
  const times =
    (computation?.task === 'times' ? answerWithRate(index, chatQuestion, computation) : undefined) ??
    answerWithOrder(index, chatQuestion.question) ??
    answerForSeveral(index, chatQuestion.question);
  if (times || computation?.task === 'times') return times ?? answerWithUnits(index, chatQuestion.question);
  const parts = counted
    ? undefined
    : ((named && !named.isByWith ? combineNamed(index, named.parts.map(dropFrame), named.task) : undefined) ??
      answerWithParts(index, chatQuestion.question));
  if (parts) return parts;
  return (
    multiplyEach(index, chatQuestion.question) ??
    answerWithNextUnit(index, chatQuestion.question) ??
    answerWithRise(index, chatQuestion.question) ??
    answerWithInstalmentCost(index, chatQuestion.question) ??
    answerWithDeduction(index, chatQuestion.question) ??
    answerWithRest(index, chatQuestion.question) ??
    answerWithUnits(index, chatQuestion.question)
  );
}

function multiply(index: OpenIndex, chatQuestion: ChatQuestion, months: number): BuiltInAnswer | undefined {
  // Earlier questions count only if the new one points back to them.
  const named = { ...chatQuestion, question: dropFrame(chatQuestion.question) || chatQuestion.question };
  const only = findOnlyMonthly(index, parseQuestion(index, named));
  if (only) return composeMultiple(index, only, months);
  const parsed = parseQuestion(index, POINTS_BACK.test(chatQuestion.question) ? named : { ...named, history: [] });
  for (const { sentence, features } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    const amounts = findAmounts(text);
    const due = amounts.filter(
      ({ timesAYear, at }) => timesAYear !== undefined && timesAYear > 1 && !isLimit(text.slice(0, at), chatQuestion.question),
    );
    const isMeant = (features.cover > 0 || features.meaning >= MIN_MEANING) && hasMainWord(index, parsed, sentence);
    // Nothing is computed where the document itself names the price of a year.
    if (isMeant && amounts.some(({ period }) => period === 'year')) return undefined;
    const [amount, another] = due;
    if (!amount || another || !isMeant) continue;
    return composeMultiple(index, { sentence, amount }, months);
  }
  return undefined;
}

/** A sum that is required or earned is no price. */
const REQUIRED =
  /\b(?:income|salary|earnings?|minimum|at least|more than|up to|limit)\b|(?<!\p{L})(?:ingresos|al menos|mínimo|einkommen|mindestens|bis zu)(?!\p{L})/iu;

const WORDS_BEFORE = 40;

/** Returns whether the words before an amount make it an income or a limit, which the question does not ask for. */
function isLimit(before: string, question: string): boolean {
  return REQUIRED.test(before.slice(-WORDS_BEFORE)) && !REQUIRED.test(question);
}

const BEFORE_TAX = /\b(?:before tax(?:es)?|gross)\b|(?<!\p{L})(?:brutto|brut[oa]s?|antes de impuestos|vor steuern)(?!\p{L})/giu;

/** Divides the amount of a year by its months. */
function divide(index: OpenIndex, chatQuestion: ChatQuestion): BuiltInAnswer | undefined {
  if (AFTER_TAX.test(chatQuestion.question)) return undefined;
  const history = POINTS_BACK.test(chatQuestion.question) ? chatQuestion.history : [];
  const parsed = parseQuestion(index, { question: chatQuestion.question.replace(BEFORE_TAX, ' '), history });
  for (const { sentence } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const amounts = findAmounts(readOnOneLine(index, sentence));
    const [yearly, another] = amounts.filter(({ period }) => period === 'year');
    if (amounts.some(({ period }) => period === 'month')) return undefined;
    if (!yearly || another || !hasMainWord(index, parsed, sentence)) continue;
    const stated = findMonthlyInstalment(index, yearly);
    if (stated)
      return composeComputed(index, [{ sentence: stated.sentence, text: stated.amount.text }], { code: 'value', value: stated.amount.text });
    const value = writeAmount(Math.round((100 * yearly.value) / MONTHS_OF_YEAR) / 100, yearly, index.language);
    return composeComputed(index, [{ sentence, text: `${yearly.text} / ${MONTHS_OF_YEAR}` }], { code: 'computed', value });
  }
  return undefined;
}

/** "Twelve instalments of £54.50 each", which come to more than a twelfth of the year. */
const TWELVE_INSTALMENTS =
  /(?<![\p{L}\d])(?:12|twelve|doce|zwölf) (?:(?:equal|monthly|iguales|mensuales|gleichen?|monatliche[nr]?) )*(?:instal?ments|payments|plazos|cuotas|pagos|raten|monatsraten|zahlungen) (?:of|de|von|zu|à) $/iu;

/** Finds what is paid each month in the place of a sum for the year, which a document states itself. */
function findMonthlyInstalment(index: OpenIndex, yearly: Amount): FoundAmount | undefined {
  const found = index.sentences.flatMap((_, sentence) => {
    const text = readOnOneLine(index, sentence);
    const amounts = findAmounts(text).filter(({ at }) => TWELVE_INSTALMENTS.test(text.slice(0, at)));
    return amounts
      .filter((amount) => findCurrency(amount) === findCurrency(yearly) && amount.value < yearly.value)
      .map((amount) => ({ sentence, amount }));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the terms of the title, which name the subject of the whole document. */
function findTitleTerms({ sentences, paragraphs, termsIn }: OpenIndex): number[] {
  const title = sentences.findIndex(({ paragraph }) => paragraphs[paragraph]?.kind === 'heading');
  return title < 0 || title > LATEST_TITLE ? [] : [...termsIn(title)];
}

/** Finds the only monthly amount of a document, for a question that names no subject but that of the document. */
function findOnlyMonthly(index: OpenIndex, { terms }: ParsedQuestion): FoundAmount | undefined {
  const title = new Set(findTitleTerms(index));
  if (terms.some(({ term, forms }) => !MONEY_WORDS.has(term) && !forms.some(({ number }) => title.has(number)))) return undefined;
  const all = index.sentences.flatMap((_, sentence) => {
    const amounts = findAmounts(readOnOneLine(index, sentence)).filter(({ period }) => period === 'month');
    return amounts.map((amount) => ({ sentence, amount }));
  });
  return all.length === 1 ? all[0] : undefined;
}

/** Multiplies an amount with the number of times it is due in some months, if that is a whole number. */
function composeMultiple(index: OpenIndex, { sentence, amount }: FoundAmount, months: number): BuiltInAnswer | undefined {
  const times = ((amount.timesAYear ?? 0) * months) / MONTHS_OF_YEAR;
  if (times <= 1 || !Number.isInteger(times)) return undefined;
  const value = writeAmount(Math.round(100 * times * amount.value) / 100, amount, index.language);
  return composeComputed(index, [{ sentence, text: `${times} × ${amount.text}` }], { code: 'computed', value });
}

/** Adds up or compares amounts of the running text that a question names without words such as "together": "between the deposit and the guarantee". */
function combineNamedParts(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const requested = findQuestionParts(question);
  if (!requested || requested.isByWith) return undefined;
  // One amount for all of them, such as that of "a room with breakfast", is no part of a sum.
  const all = parseQuestion(index, { question: dropFrame(requested.parts.join(' ')), history: [] });
  const isTogether = rankSentences(index, all)
    .slice(0, MAX_CANDIDATES)
    .some(({ sentence }) => findAmounts(readOnOneLine(index, sentence)).length === 1 && hasMainWord(index, all, sentence));
  return isTogether ? undefined : combine(index, requested.parts.map(dropFrame), requested.task);
}

function combine(index: OpenIndex, parts: readonly string[], task: 'sum' | 'difference'): BuiltInAnswer | undefined {
  const named = combineNamed(index, parts, task);
  if (named) return named;
  const found = parts.map((part) => findNamedAmount(index, part));
  const all = found.flatMap((each) => (each ? [each] : []));
  const [first] = all;
  if (!first || all.length < parts.length || !areComparable(all)) return undefined;
  const [one = 0, other = 0] = all.map(({ amount }) => amount.value);
  const total = task === 'sum' ? all.reduce((sum, { amount }) => sum + amount.value, 0) : Math.abs(one - other);
  const precise = all.find(({ amount }) => !Number.isInteger(amount.value)) ?? first;
  const value = writeAmount(Math.round(100 * total) / 100, precise.amount, index.language);
  return composeComputed(
    index,
    all.map(({ sentence, amount }) => ({ sentence, text: amount.text })),
    { code: task, value },
  );
}

/** Returns whether amounts are of one currency and period, and no two are the same one. */
function areComparable(all: readonly FoundAmount[]): boolean {
  const currencies = new Set(all.map(({ amount }) => findCurrency(amount)));
  const periods = new Set(all.flatMap(({ amount }) => (amount.period ? [amount.period] : [])));
  const places = new Set(all.map(({ sentence, amount }) => `${sentence}-${amount.at}`));
  return currencies.size === 1 && periods.size <= 1 && places.size === all.length;
}
