import { isYesOrNo } from '../answer/isYesOrNo.ts';
import { readSmallNumber } from '../answer/smallNumbers.ts';
import { citeSpan } from '../cite/citeSpan.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { matchText } from '../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { listContentTerms } from './operands/matchOperands.ts';
import { type Amount, findAmounts, findCurrency, writeAmount } from './quantities/amounts.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';

const ASKS_TOTAL =
  /\b(?:in total|altogether|overall|in all|all in all|total (?:cost|price)|(?:cost|pay|paid) (?:me |us )?(?:for |over )?(?:the )?(?:whole|all))\b|(?<!\p{L})(?:en total|coste total|insgesamt|gesamt\p{L}*|alles zusammen)(?!\p{L})/iu;
const TOTAL_WORDS = /\b(?:in total|altogether|overall|in all|total|whole)\b|(?<!\p{L})(?:en total|insgesamt)(?!\p{L})/giu;
/** "£12.50 per month for 24 months": after the sum, with how often it is due. */
const FOR_MONTHS =
  /^\s?(?:(?:per|a|each|every) month|monthly|al mes|mensuales|(?:im|pro) monat|monatlich)\s(?:for|over|during|durante|für|über)\s(?:the )?(?<count>\d{1,3}|\p{L}{2,12}) (?:months|meses|monaten?)(?!\p{L})/iu;
const MIN_NAMED = 0.5;
const CENT = 100;

/** Answers what comes to be paid in all: a sum at once and one for each of some months. */
export function answerWithInstalmentSum(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_TOTAL.test(question) || isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  const terms = listContentTerms(index, question.replace(TOTAL_WORDS, ' '));
  if (terms.length === 0) return undefined;
  const found = index.sentences.flatMap((_, sentence) => {
    const text = readOnOneLine(index, sentence);
    const plan = readPlan(text);
    const likeness = plan ? matchText(index, terms, text).likeness : [];
    return plan && likeness.filter((each) => each >= MIN_NAMED).length >= MIN_NAMED * terms.length ? [{ sentence, ...plan }] : [];
  });
  const [only, another] = found;
  if (!only || another) return undefined;
  const { sentence, once, each, count } = only;
  const total = Math.round(CENT * ((once?.value ?? 0) + count * each.value)) / CENT;
  const value = writeAmount(total, Number.isInteger(each.value) && once ? once : each, index.language);
  const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
  const citation = { id: 1, score: 1, ...citeSpan(index, { start, end }) };
  const text = `${once ? `${once.text} + ` : ''}${count} × ${each.text} (“${citation.quote}”)`;
  return {
    status: 'grounded',
    lead: { code: 'computed', value },
    sentences: [{ text, citation: 1 }],
    isList: false,
    isSeries: true,
    citations: [citation],
    closest: [],
    searchedPages: index.pages.length,
  };
}

/** Reads a sum at once, where there is one, and another that is due for a number of months. */
function readPlan(text: string): { once: Amount | undefined; each: Amount; count: number } | undefined {
  const amounts = findAmounts(text);
  const due = amounts.flatMap((amount) => {
    const countText = FOR_MONTHS.exec(text.slice(amount.at + amount.text.length))?.groups?.count;
    const count = countText === undefined ? undefined : readSmallNumber(countText);
    return count === undefined ? [] : [{ each: amount, count }];
  });
  const [only, another] = due;
  const others = amounts.filter((amount) => amount !== only?.each);
  if (!only || another || others.length > 1) return undefined;
  const [once] = others;
  return once && findCurrency(once) !== findCurrency(only.each) ? undefined : { once, ...only };
}
