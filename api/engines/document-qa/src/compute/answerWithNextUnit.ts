import { rankSentences } from '../answer/rankSentences.ts';
import { readOrdinal, readSmallNumber } from '../answer/smallNumbers.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { findAmounts, findCurrency, writeAmount } from './quantities/amounts.ts';
import { hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { dropFrame } from './quantities/questionParts.ts';

const MAX_CANDIDATES = 3;
/** "How much extra is the second night": what one more of a unit adds to the price. */
const ASKED =
  /\bhow much (?:extra|more)\b.* (?:a|the) (?<ordinal>second|third) (?<unit>\p{L}{3,})|(?<!\p{L})cuánto más(?!\p{L}).* (?:la|el|una?) (?<ordinal>segund[oa]|tercer[oa]?) (?<unit>\p{L}{3,})|(?<!\p{L})wie ?viel mehr(?!\p{L}).* (?:die|der|das|eine?) (?<ordinal>zweite[rns]?|dritte[rns]?) (?<unit>\p{L}{3,})/iu;
const FOR_COUNT = /^ (?:for|por|für) (\d{1,2}|\p{L}{2,6}) (\p{L}{3,})/iu;

/** Answers what one more of a unit costs, from the prices of both numbers in one sentence. Returns undefined unless the sentence has them. */
export function answerWithNextUnit(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = ASKED.exec(question)?.groups;
  const count = readOrdinal(groups?.ordinal ?? '');
  if (!groups?.unit || count === undefined) return undefined;
  const unit = stem(groups.unit);
  const parsed = parseQuestion(index, { question: dropFrame(question.replace(/\b(?:extra|more|más|mehr|second|third)\b/giu, ' ')), history: [] });
  for (const { sentence } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    const priced = findAmounts(text).flatMap((amount) => {
      const [, number = '', named = ''] = FOR_COUNT.exec(text.slice(amount.at + amount.text.length)) ?? [];
      const many = /^(?:una?|eine?n?)$/i.test(number) ? 1 : readSmallNumber(number);
      return stem(named) === unit && many !== undefined ? [{ amount, many }] : [];
    });
    const [more, another] = priced.filter(({ many }) => many === count);
    const [fewer, other] = priced.filter(({ many }) => many === count - 1);
    if (!more || !fewer || another || other || !hasMainWord(index, parsed, sentence)) continue;
    if (findCurrency(more.amount) !== findCurrency(fewer.amount) || more.amount.value <= fewer.amount.value) return undefined;
    const value = writeAmount(Math.round(100 * (more.amount.value - fewer.amount.value)) / 100, more.amount, index.language);
    return composeComputed(index, [{ sentence, text: `${more.amount.text} − ${fewer.amount.text}` }], { code: 'difference', value });
  }
  return undefined;
}

function stem(noun: string): string {
  return noun
    .toLowerCase()
    .replace(/(?:es|en|s|n|e)$/, '')
    .replace(/ä/g, 'a');
}
