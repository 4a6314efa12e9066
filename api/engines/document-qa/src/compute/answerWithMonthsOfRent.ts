import { isYesOrNo } from '../answer/isYesOrNo.ts';
import { IN_CURRENCY } from '../answer/moneyWords.ts';
import { readSmallNumber } from '../answer/smallNumbers.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { matchText } from '../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { listContentTerms } from './operands/matchOperands.ts';
import { findAmounts, writeAmount } from './quantities/amounts.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';
import { findMonthlyRent } from './rent.ts';

const ASKS_MONEY =
  /\bhow (?:much|high|big)\b|\bwhat(?:['’]?s| is| are| do| does| will)\b|(?<!\p{L})(?:cu[aá]nt[oa]|qué (?:fianza|importe|depósito)|wie ?viel|wie hoch|was (?:kostet|zahl\p{L}*|muss))(?!\p{L})/iu;
const ASKS_COUNT = /\bhow many\b|(?<!\p{L})(?:cuánt[oa]s|wie ?viele)(?!\p{L})/iu;
/** "Two months' rent", "dos mensualidades", "drei Monatsmieten". */
const MONTHS_OF_RENT =
  /(?<![\p{L}\d])(?<count>\d{1,2}|\p{L}{2,9}) (?:months?['’]? (?:of )?rent|month['’]s rent|(?:monthly )?rents|mensualidad(?:es)?(?: de renta)?|meses de (?:renta|alquiler)|(?:monats|netto-?kalt|kalt)mieten?)(?!\p{L})/giu;
const CLAUSE_END = /[;:,]\s|\s(?:and|y|e|und)\s/giu;
const MIN_NAMED = 0.6;
const CENT = 100;
const ONE = /^(?:a|an|one|un|una|uno|eine?r?)$/iu;

/** Answers with some months of the rent, where a document sets a sum so: "two months' rent as a deposit". */
export function answerWithMonthsOfRent(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_MONEY.test(question) || ASKS_COUNT.test(question)) return undefined;
  if (isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  const terms = listContentTerms(index, question.replace(IN_CURRENCY, ' ')).filter(({ forms }) => forms.length > 0);
  if (terms.length === 0) return undefined;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const found = collectMonths(index).filter(({ clause }) => {
    const { likeness } = matchText(index, terms, clause);
    return terms.reduce((sum, { weight }, position) => sum + weight * (likeness[position] ?? 0), 0) / total >= MIN_NAMED;
  });
  const [only, another] = found;
  const rent = only && !another ? findMonthlyRent(index) : undefined;
  if (!only || !rent) return undefined;
  const value = writeAmount(Math.round(CENT * only.count * rent.amount.value) / CENT, rent.amount, index.language);
  const parts = [
    { sentence: only.sentence, text: only.matchedText },
    { sentence: rent.sentence, text: `${only.count} × ${rent.amount.text}` },
  ];
  return composeComputed(index, parts, { code: 'computed', value });
}

interface Months {
  sentence: number;
  count: number;
  matchedText: string;
  clause: string;
}

const collected = new WeakMap<OpenIndex, readonly Months[]>();

/** Collects the sums that a document sets as months of the rent. Where the sum itself is stated too, nothing is computed. */
function collectMonths(index: OpenIndex): readonly Months[] {
  const known = collected.get(index);
  if (known) return known;
  const found = index.sentences.flatMap((_, sentence): Months[] => {
    const text = readOnOneLine(index, sentence);
    return [...text.matchAll(MONTHS_OF_RENT)].flatMap(({ groups, index: at, 0: matchedText }) => {
      const count = ONE.test(groups?.count ?? '') ? 1 : readSmallNumber(groups?.count ?? '');
      const clause = cutClause(text, at);
      return count === undefined || findAmounts(clause).length > 0 ? [] : [{ sentence, count, matchedText, clause }];
    });
  });
  collected.set(index, found);
  return found;
}

/** Returns the clause that names what the months of rent are for. */
function cutClause(text: string, at: number): string {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  return text.slice(ends.findLast((end) => end < at) ?? 0, ends.find((end) => end > at) ?? text.length);
}
