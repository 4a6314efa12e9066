import { isSumRow } from '../../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { findAmounts } from '../quantities/amounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, writeLikeMostPrecise } from './composeSteps.ts';
import { listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';
import { listSentencesBelow } from './sections.ts';

/** What is still to be paid after a first payment. */
const ASKS_REST =
  /\b(?:second|final|last|other) (?:payment|instal?ment|part|half)\b|\bbalance\b|\b(?:the )?rest\b|\bremaind\p{L}+\b|\bremaining\b|\boutstanding\b|\b(?:left|still|more) (?:to pay|do (?:we|i) (?:have to|need to) pay)\b|\bstill (?:have to |need to |must )?(?:pay|owe)\b|\bstill (?:owing|owed|unpaid)\b|\b(?:still|left).*\b(?:pay|owe|due)\b|(?<!\p{L})(?:restzahlung|restbetrag|(?:zweite|letzte) (?:rate|zahlung)|noch (?:\p{L}+ )?(?:zahlen|bezahlen|offen)|übrig|segundo pago|último pago|queda\p{L}* (?:por pagar)?|falta\p{L}* (?:por )?pagar|(?:el )?resto|pendiente)(?!\p{L})/iu;
/** A day is no sum. */
const ASKS_WHEN = /\bwhen\b|\bwhat date\b|(?<!\p{L})(?:wann|cu[aá]ndo)(?!\p{L})/iu;
const REST_WORDS =
  /\b(?:on arrival|when (?:we|i) (?:arrive|get there)|arriv\p{L}+|second|final|last|other|payment|instal?ment|balance|the rest|rest|remaind\p{L}+|remaining|outstanding|left|still|after|once|when|without|minus|have|need|owe|owing|owed|unpaid|paid|paying|pay)\b|(?<!\p{L})(?:restzahlung|restbetrag|rate|zahlung|noch|offen|nach|bezahlt|segundo|último|pago|queda\p{L}*|falta\p{L}*|resto|pendiente|pagar|después|(?:al|cuando) lleg\p{L}+|a la llegada|por|bei (?:der )?ankunft|ankunft)(?!\p{L})/giu;
/** The first payment. */
const PAID =
  /(?<!\p{L})(?:deposit|down payment|advance(?: payment)?|holding fee|booking fee|first payment|paid (?:on|so far|already)|already paid|anzahlung|angezahlt|señal|anticipo|entrada|depósito)(?!\p{L})/iu;
/** A deposit that comes back pays for nothing. */
const COMES_BACK =
  /\b(?:security|damage|refundable|returned|returnable|refunded|given back (?:at|when|if)|caution|breakages?)\b|(?<!\p{L})(?:kaution|fianza|zurückgezahlt|erstattet|se devuelve|devolverá)(?!\p{L})/iu;
/** What the whole thing costs. */
const WHOLE =
  /(?<!\p{L})(?:costs?|price|total|fee|charge|hire|is £|comes to|amounts to|kostet|kosten|preis|gesamt\p{L}*|beträgt|cuesta|precio|importe|total)(?!\p{L})/iu;
/** The document itself has the rest, or says that there is one. */
const REST_STATED =
  /(?<!\p{L})(?:balance|remainder|remaining|rest|outstanding|still to pay|amount due|restbetrag|restzahlung|rest|resto|pendiente)(?!\p{L})/iu;

/** Answers what is still to be paid: the price less what is paid first, both of one section. Returns undefined where it has other sums, or states the rest. */
export function subtractPaid(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_REST.test(question) || ASKS_WHEN.test(question)) return undefined;
  const terms = listContentTerms(index, question.replace(REST_WORDS, ' ')).filter(({ term }) => !/^(?:deposit|anzahl|anticip)/u.test(term));
  // What each of them pays is the price for who asks.
  const operands = collectOperands(index).filter(
    ({ quantity, per, tier }) => /^[A-Z]{3}$/.test(quantity.unit) && !per.some(isCountableUnit) && !tier,
  );
  const stated = findStatedRest(index, operands, terms);
  if (stated) return stated;
  const paid = operands.filter((each) => isPaid(index, each));
  const pairs = paid.flatMap((first) => {
    const wholePrices = operands.filter((each) => isWholePrice(each, first));
    const wholes = wholePrices.length > 0 ? wholePrices : operands.filter((each) => isBillTotal(each, first));
    const [whole, another] = wholes;
    return whole && !another && mentionsRest(index, first) ? [{ first, whole }] : [];
  });
  const named =
    terms.length === 0
      ? pairs
      : pairs.filter(
          ({ first, whole }) =>
            matchLabelled(index, [first, whole], terms).some(({ explained }) => explained >= 0.5) || isAboutQuestion(index, first, terms),
        );
  const [only, another] = named;
  if (!only || another) return undefined;
  const { first, whole } = only;
  const steps = [
    { text: `${whole.quantity.text} − ${first.quantity.text}`, from: whole },
    ...(first.span.start === whole.span.start ? [] : [{ text: first.quantity.text, from: first }]),
  ];
  const value = writeLikeMostPrecise(index, whole.quantity.value - first.quantity.value, [whole.quantity, first.quantity]);
  return composeSteps(index, steps, { code: 'difference', value });
}

/** Answers with the row of the rest where a table has one. */
function findStatedRest(index: OpenIndex, operands: readonly Operand[], terms: ReturnType<typeof listContentTerms>): BuiltInAnswer | undefined {
  const rows = operands.filter(({ cell, name, label }) => (cell ? REST_STATED.test(name) : REST_IN_CLAUSE.test(label)));
  const [only, another] = terms.length === 0 ? rows : matchLabelled(index, rows, terms).map(({ thing }) => thing);
  if (!only || another) return undefined;
  const answer = composeSteps(index, [{ text: only.quantity.text, from: only }], { code: 'value', value: only.quantity.text });
  const text = only.cell ? only.name : (answer.citations[0]?.quote ?? '');
  return { ...answer, sentences: [{ text, citation: 1 }], isSeries: false };
}

/** In a sentence the sum must be the rest itself: "£129 is outstanding", "the balance of £60". */
const REST_IN_CLAUSE =
  /(?:balance|remainder|rest|restbetrag|resto)\s(?:of|von|de|is|ist|es)\s\D{0,3}\d|\d\S*\s(?:is|are|remains?|ist|sind|queda\p{L}*)?\s?(?:still )?(?:outstanding|to pay|left to pay|offen|pendientes?)(?!\p{L})/iu;

function isPaid(index: OpenIndex, { label, around, sentence, quantity }: Operand): boolean {
  const sentenceText = sentence === undefined ? '' : readOnOneLine(index, sentence);
  return (
    (PAID.test(label) || isFirstPayment(sentenceText, quantity.text)) && !COMES_BACK.test(`${sentenceText} ${sentence === undefined ? around : ''}`)
  );
}

/** Returns whether a sum is the first payment: "we ask for £65 by 27 March; the rest can be settled later". */
function isFirstPayment(text: string, sum: string): boolean {
  const [only, another] = findAmounts(text);
  return only !== undefined && !another && only.text === sum && REST_AFTER.test(text.slice(only.at));
}

const REST_AFTER =
  /[;,]\s(?:and |y |und )?(?:the (?:rest|remainder|balance)|el resto|lo restante|der Rest|den Rest)(?!\p{L})|\sand the (?:rest|remainder|balance)\b|\s(?:y el resto|und (?:der|den) Rest)(?!\p{L})/iu;

function isWholePrice(each: Operand, first: Operand): boolean {
  const isInSamePlace =
    each.cell || first.cell ? each.cell?.table === first.cell?.table && each.cell?.column === first.cell?.column : each.section === first.section;
  return (
    each !== first &&
    isInSamePlace &&
    each.quantity.unit === first.quantity.unit &&
    each.quantity.value > first.quantity.value &&
    WHOLE.test(each.label)
  );
}

/** Returns whether a price is the total of the bill above a first payment. */
function isBillTotal({ cell, quantity, span }: Operand, first: Operand): boolean {
  const isTotal = cell !== undefined && !first.cell && isSumRow(cell.row) && span.start < first.span.start;
  return isTotal && quantity.unit === first.quantity.unit && quantity.value > first.quantity.value;
}

/** Returns whether the section mentions a remainder, or that the first payment counts towards the price. */
function mentionsRest(index: OpenIndex, { section, cell }: Operand): boolean {
  const sentences = listSentencesBelow(index, section).map((sentence) => readOnOneLine(index, sentence));
  return (
    cell !== undefined ||
    sentences.some(
      (text) => REST_STATED.test(text) || /\b(?:is due|due by|is payable|to be paid)\b|(?<!\p{L})(?:fällig|se paga|se abona)(?!\p{L})/iu.test(text),
    )
  );
}

/** Returns whether a price is of a unit of which one has several: a night, an hour, a piece. */
function isCountableUnit(unit: string): boolean {
  return !PERSON_UNIT.test(unit);
}

const PERSON_UNIT = /^(?:person|child|pupil|student|participant|head|kind|schüler|teilnehmer|niño|alumno|persona)/u;

/** Returns whether the heading above names what the question asks about. */
function isAboutQuestion(index: OpenIndex, first: Operand, terms: ReturnType<typeof listContentTerms>): boolean {
  return matchLabelled(index, [{ ...first, label: first.around }], terms).some(({ explained }) => explained >= 0.4);
}
