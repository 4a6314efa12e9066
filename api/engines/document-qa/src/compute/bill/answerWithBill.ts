import { isYesOrNo } from '../../answer/isYesOrNo.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion, type QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { composeSteps, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { listContentTerms } from '../operands/matchOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { isTime } from '../operands/priceUnits.ts';
import { type Bound, bindPrice, STANDARD_KIND } from './bindPrice.ts';
import { countsPeople, countTimes, type Times } from './countUnits.ts';
import { findSurcharges } from './findSurcharges.ts';
import { type Bill, type BillPart, readBill } from './readBill.ts';

const ASKS_MONEY =
  /\bhow much\b|\bwhat(?:['’]?s| is| will| would| do| does| did)\b.*\b(?:cost|costs|pay|price|come to|charge|owe|total|set (?:us|me) back)\b|\b(?:total|altogether|price for|price of)\b|(?<!\p{L})(?:cu[aá]nto|precio|en total|wie ?viel|was (?:kostet|kosten|zahl\p{L}*|macht|machen|muss)|insgesamt|preis)(?!\p{L})/iu;
/** These ask for something else than a sum of prices. */
const ASKS_OTHER =
  /\b(?:save|saved|saving|difference|more|less|cheaper|dearer|extra do|left|remaining|balance|refund\p{L}*|back|discount|off|except|each|per (?:person|head|child)|half|third|percent|cancel\p{L}*|late|deposit|already|instead|than|lose|owe|how (?:many|long|often)|free|twins|second|instalments?|fined?|held|insured|excess)\b|%|(?<!\p{L})(?:ahorr\p{L}+|diferencia|más|menos|queda\p{L}*|devol\p{L}+|descuento|cada un[oa]|mitad|anul\p{L}+|cancel\p{L}+|golpe|cu[aá]nt[ao]s|mehr|weniger|spar\p{L}*|unterschied|zurück|rabatt|jede[rn]?|hälfte|storn\p{L}+|wie ?viele|noch)(?!\p{L})/iu;
const MIN_WORD_MATCH = 0.65;
const DAYS_OF_WEEK = 7;
const MIN_PARTS = 2;
/** A price of some ages, which `sumFares` knows. */
const AGES = /(?<!\p{L})(?:child\p{L}*|kids?|kind(?:er)?|niñ[oa]s?)(?!\p{L}).*\d{1,2} (?:to|bis|a) \d{1,2}/iu;

interface Term {
  bound: Bound;
  times: Times;
}

/** Answers with what several things cost together, each with its number and its length of time. Returns undefined unless each word and each number of the question has found its price. */
export function answerWithBill(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_MONEY.test(question) || ASKS_OTHER.test(question)) return undefined;
  const bill = readBill(question);
  const counts = [...bill.times, ...bill.parts.flatMap(({ count }) => count ?? [])];
  if (counts.length === 0 && bill.parts.length < MIN_PARTS) return undefined;
  if (isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  if (bill.parts.some(({ words }) => LOOSE_NUMBER.test(words))) return undefined;
  const terms = bindParts(index, bill, question);
  const operands = terms?.map(({ bound }) => bound.operand) ?? [];
  const [first] = operands;
  if (!terms || !first || !areAddable(operands) || counts.some((each) => !isUsed(each, terms))) return undefined;
  // One price alone is for `multiplyOperand`, which knows its limits.
  if (terms.length < MIN_PARTS || operands.some(({ cell, label }) => !cell && AGES.test(label))) return undefined;
  const surcharges = findSurcharges(index, question, operands);
  const added = surcharges?.map((operand) => addSurcharge(index, operand, bill));
  if (!added || added.some((each) => !each)) return undefined;
  return composeBill(index, [...terms, ...added.flatMap((each) => each ?? [])]);
}

function addSurcharge(index: OpenIndex, operand: Operand, { times, parts }: Bill): Term | undefined {
  const people = parts.find(({ count }) => count && countsPeople(count))?.count;
  const due = countTimes(index, operand, operand.per.some((unit) => !isTime(unit)) ? people : undefined, times, []);
  return due && { bound: { operand, likeness: [] }, times: due };
}

/** A number that nobody has bound: an age, a size, a time of day. */
const LOOSE_NUMBER = /(?<![\p{L}\d])\d+(?![\p{L}\d])/u;

function composeBill(index: OpenIndex, terms: readonly Term[]): BuiltInAnswer {
  const isSum = terms.every(({ times }) => times.count === 1);
  const total = terms.reduce((sum, { bound, times }) => sum + times.count * bound.operand.quantity.value, 0);
  const steps = terms.map(({ bound: { operand }, times }) => ({
    text: [...times.factors.map(String), operand.quantity.text].join(' × '),
    from: operand.cell ? { ...operand, name: operand.label.trim() } : operand,
  }));
  const quantities = terms.map(({ bound }) => bound.operand.quantity);
  return composeSteps(index, steps, {
    code: isSum ? 'sum' : 'computed',
    value: writeLikeMostPrecise(index, Math.round(100 * total) / 100, quantities),
  });
}

function areAddable(operands: readonly Operand[]): boolean {
  return new Set(operands.map(({ quantity }) => quantity.unit)).size === 1 && new Set(operands).size === operands.length;
}

function isUsed(count: Times['used'][number], terms: readonly Term[]): boolean {
  return terms.some(({ times }) => times.used.includes(count));
}

/** Binds each part, and what a part leaves unexplained as a price of its own: "a van for two days from the airport". */
function bindParts(index: OpenIndex, { parts, times }: Bill, question: string): Term[] | undefined {
  const found: Term[] = [];
  let item: readonly QuestionTerm[] = [];
  const facts = [question, ...times.map(({ count, units }) => writeLength(count, units[0] ?? ''))].join(', ');
  for (const part of parts) {
    const read = readPart(index, part);
    if (read.wordTerms.every(({ term }) => ACTION.test(term)) && read.peopleTerms.length === 0 && !part.count && found.length > 0) continue;
    if (read.wordTerms.length + read.peopleTerms.length === 0 && !part.count) continue;
    const wordTerms = read.wordTerms.length > 0 ? read.wordTerms : item;
    const terms = bindPart(index, part, { ...read, wordTerms, facts, isStandardKind: STANDARD_KIND.test(part.words) }, times);
    if (!terms) return undefined;
    found.push(...terms);
    item = wordTerms;
  }
  return found;
}

/** Writes a length of time in the unit that labels have: a week as seven days. */
function writeLength(count: number, unit: string): string {
  return unit === 'week' ? `${DAYS_OF_WEEK * count} days` : `${count} ${unit}s`;
}

/** The word that tables have for children. */
const CHILD: Readonly<Record<string, string>> = { en: 'child', es: 'niño', de: 'Kind' };
/** What is done with things names none of them. */
const ACTION =
  /(?<!\p{L})(?:lost|lose|losing|broke|break|buy|buying|bought|book\p{L}*|rent|hire|need|want|bring\p{L}*|order\p{L}*|post|send|stay\p{L}*|visit\p{L}*|join\p{L}*|leav\p{L}*|paying|still|run|go|going|deduct\p{L}*|cobr\p{L}+|descuent\p{L}+|perd\p{L}+|compr\p{L}+|alquil\p{L}+|reserv\p{L}+|verlier\p{L}*|verloren|kauf\p{L}*|miet\p{L}*|brauch\p{L}*|buch\p{L}*|bestell\p{L}*)(?!\p{L})/iu;
/** What only says that nothing special is meant. */
const NO_SPECIAL_KIND =
  /(?<!\p{L})(?:normal|standard|regular|ordinary|usual|basic|total|altogether|normale[rsn]?|estándar|gewöhnlich\p{L}*)(?!\p{L})/giu;

function readPart(index: OpenIndex, { words: text, count }: BillPart): Pick<PartTerms, 'wordTerms' | 'peopleTerms' | 'phraseTerms'> {
  const words = text.replace(NO_SPECIAL_KIND, ' ');
  const isPeopleCount = count !== undefined && countsPeople(count);
  const people = isPeopleCount ? `${count.words} ${count.units.includes('child') ? (CHILD[index.language] ?? '') : ''}` : '';
  const peopleTerms = isPeopleCount ? parseQuestion(index, { question: people, history: [] }).terms : [];
  const parsed = parseQuestion(index, { question: words, history: [] });
  const all = listContentTerms(index, words).filter(({ term }) => !peopleTerms.some((kind) => kind.term === term));
  const named = all.filter(({ term }) => !ACTION.test(term));
  const wordTerms = named.length > 0 ? named : all;
  const phraseTerms = parsed.phraseForms.map(({ number }) => index.termAt(number)).filter((term) => !parsed.terms.some((each) => each.term === term));
  return { wordTerms, peopleTerms, phraseTerms };
}

interface PartTerms {
  wordTerms: readonly QuestionTerm[];
  peopleTerms: readonly QuestionTerm[];
  phraseTerms: readonly string[];
  facts: string;
  isStandardKind: boolean;
}

function bindPart(
  index: OpenIndex,
  part: BillPart,
  { wordTerms, peopleTerms, phraseTerms, facts, isStandardKind }: PartTerms,
  times: Bill['times'],
): Term[] | undefined {
  const found: Term[] = [];
  let terms: readonly QuestionTerm[] = wordTerms.length > 0 ? wordTerms : peopleTerms;
  for (const isFirst of [true, false]) {
    if (terms.length === 0) break;
    const bound = bindPrice(index, { terms, peopleTerms, phraseTerms, facts, isStandardKind });
    if (!bound) return undefined;
    const count = isFirst ? part.count : undefined;
    const countTerms = count && !countsPeople(count) ? listContentTerms(index, count.words.replace(NO_SPECIAL_KIND, ' ')) : peopleTerms;
    const due = countTimes(index, bound.operand, count, times, countTerms);
    if (!due) return undefined;
    found.push({ bound, times: due });
    terms = terms.filter((term, at) => !ACTION.test(term.term) && (bound.likeness[at] ?? 0) < MIN_WORD_MATCH && isKnown(index, term));
  }
  return terms.length > 0 || found.length === 0 ? undefined : found;
}

/** Returns whether the document has a word, which then has to be bound. */
function isKnown(index: OpenIndex, term: QuestionTerm): boolean {
  return matchText(index, [term], index.text).likeness.some((each) => each >= MIN_WORD_MATCH);
}
