import { rankSentences } from '../answer/rankSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { findAmounts, findCurrency, writeAmount } from './quantities/amounts.ts';
import { findNamedAmount, hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { dropFrame } from './quantities/questionParts.ts';

const MAX_CANDIDATES = 3;
/** "What is left to pay after the holding fee": the words after it name the amount that has been paid. */
const ASKS_REST =
  /\b(?:still|left|remain\p{L}*|outstanding)\b.*\b(?:after|minus|without|once|less) (?<en>.+?)\W*$|(?<!\p{L})(?:queda\p{L}*|falta\p{L}*|resta\p{L}*)(?!\p{L}).*(?<!\p{L})(?:después de|descontad[oa]|tras|sin|menos) (?<es>.+?)\W*$|(?<!\p{L})(?:noch|übrig|restlich\p{L}*)(?!\p{L}).*(?<!\p{L})(?:nach|abzüglich|ohne|minus) (?<de>.+?)\W*$/iu;
/** What an amount is taken off, in the words of the document. */
const TAKEN_OFF =
  /\b(?:taken off|deducted from|credited (?:against|to)|set off against|counts? towards?|subtracted from) (?:the |your )?(?:first |last |final )?(?<en>\p{L}+(?: fee| price)?)|(?<!\p{L})(?:se descuenta del?|a descontar del?|a cuenta del?|descontad[oa] del?) (?:la |las |los )?(?:primer[ao]? |últim[ao] )?(?<es>\p{L}+)|(?<!\p{L})(?:wird )?auf (?:die |den |das )?(?:erste |letzte |ersten |letzten )?(?<de>\p{L}+) angerechnet/iu;

/** "How much is still missing?", which the sentence with both amounts answers. */
const ASKS_LEFT =
  /\b(?:how much|what)\b.*\b(?:left|still|remain\p{L}*|missing|short|outstanding)\b|(?<!\p{L})(?:cuánto (?:queda|falta|resta)\p{L}*|wie ?viel (?:ist |bleibt |fehlt )?.*(?:noch|übrig|fehlt))(?!\p{L})/iu;
const REST_WORDS =
  /\b(?:left|still|remain\p{L}*|missing|short|outstanding|over|this|year)\b|(?<!\p{L})(?:queda\p{L}*|falta\p{L}*|resta\p{L}*|noch|übrig|bleibt|fehlt)(?!\p{L})/giu;
/** How a sentence says that the one amount is part of the other. */
const PART_OF =
  /\b(?:of which|of the|out of|of an?|has been used|already|so far|in hand|towards)\b|(?<!\p{L})(?:de l[oa]s cuales|de l[oa]s que|ya|davon|von den|bereits|schon)(?!\p{L})/iu;

/** Answers what is left of one amount of a sentence after the other: "£1,000 in a year, of which £120 has been used". */
export function answerWithRest(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_LEFT.test(question)) return undefined;
  const parsed = parseQuestion(index, { question: dropFrame(question.replace(REST_WORDS, ' ')), history: [] });
  for (const { sentence } of rankSentences(index, parsed).slice(0, 1)) {
    const text = readOnOneLine(index, sentence);
    const [one, other, another] = findAmounts(text);
    if (!one || !other || another || findCurrency(one) !== findCurrency(other) || !PART_OF.test(text) || !hasMainWord(index, parsed, sentence))
      return undefined;
    const [whole, part] = one.value > other.value ? [one, other] : [other, one];
    const value = writeAmount(Math.round(100 * (whole.value - part.value)) / 100, whole, index.language);
    return composeComputed(index, [{ sentence, text: `${whole.text} − ${part.text}` }], { code: 'difference', value });
  }
  return undefined;
}

/** Answers what is left of an amount from which the document takes off what has been paid. Returns undefined unless both are certain. */
export function answerWithDeduction(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = ASKS_REST.exec(question)?.groups;
  const paid = groups?.en ?? groups?.es ?? groups?.de;
  if (paid === undefined) return undefined;
  const parsed = parseQuestion(index, { question: dropFrame(paid), history: [] });
  for (const { sentence } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    const [part, another] = findAmounts(text);
    const off = TAKEN_OFF.exec(text)?.groups;
    const noun = off?.en ?? off?.es ?? off?.de;
    if (!part || another || noun === undefined || !hasMainWord(index, parsed, sentence)) continue;
    const whole = findNamedAmount(index, noun, sentence);
    if (!whole || findCurrency(whole.amount) !== findCurrency(part) || whole.amount.value <= part.value) return undefined;
    const rest = Math.round(100 * (whole.amount.value - part.value)) / 100;
    const precise = Number.isInteger(part.value) ? whole.amount : part;
    const parts = [
      { sentence: whole.sentence, text: `${whole.amount.text} − ${part.text}` },
      { sentence, text: part.text },
    ];
    return composeComputed(index, parts, { code: 'difference', value: writeAmount(rest, precise, index.language) });
  }
  return undefined;
}
