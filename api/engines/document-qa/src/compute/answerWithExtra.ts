import { isYesOrNo } from '../answer/isYesOrNo.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { matchText } from '../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { listContentTerms } from './operands/matchOperands.ts';
import { findAmounts, findCurrency, writeAmount } from './quantities/amounts.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';
import { findMonthlyRent } from './rent.ts';

const ASKS_RENT_WITH =
  /(?:\bhow much\b|\bwhat\b|(?<!\p{L})(?:cu[aá]nto|wie ?viel|was)(?!\p{L})).*?(?<!\p{L})(?:with|including|plus|con|incluid[oa]|más|mit|inklusive|samt)\s(?:the |a |an |my |el |la |los |las |un |una |der |dem |die |einem |einer )?(?<thing>[^?,;]{3,40})/iu;
const PER_MONTH =
  /\b(?:rent|(?:a|per|each|every) month|monthly)\b|(?<!\p{L})(?:renta|alquiler|al mes|mensual\p{L}*|cada mes|\p{L}*miete|im monat|pro monat|monatlich)(?!\p{L})/iu;
/** A surcharge, right after the sum or before it. */
const ON_TOP_AFTER =
  /^[^.;]{0,25}?\b(?:more|extra|on top|additional(?:ly)?)\b|^[^.;]{0,25}?(?<!\p{L})(?:más|adicional(?:es)?|mehr|zusätzlich|extra)(?!\p{L})/iu;
const ON_TOP_BEFORE = /\b(?:additional|extra|a further|another|surcharge of)\s$|(?<!\p{L})(?:otros|adicionales|zusätzlich|weitere|zuzüglich)\s$/iu;
const MIN_NAMED = 0.6;
const CENT = 100;

/** Answers what a month costs with something that is paid on top of the rent: "£950 a month, and £40 more for the parking space". */
export function answerWithExtra(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const thing = ASKS_RENT_WITH.exec(question)?.groups?.thing;
  if (thing === undefined || !PER_MONTH.test(question) || isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  const rent = findMonthlyRent(index);
  const terms = listContentTerms(index, thing.replace(PER_MONTH, ' '));
  if (!rent || terms.length === 0) return undefined;
  const found = index.sentences.flatMap(({ paragraph }, sentence) => {
    const text = readOnOneLine(index, sentence);
    const [amount, another] = sentence === rent.sentence || index.paragraphs[paragraph]?.kind === 'tableRow' ? [] : findAmounts(text);
    if (!amount || another || findCurrency(amount) !== findCurrency(rent.amount) || (amount.period ?? 'month') !== 'month') return [];
    const isOnTop = ON_TOP_AFTER.test(text.slice(amount.at + amount.text.length)) || ON_TOP_BEFORE.test(text.slice(0, amount.at));
    const { likeness } = matchText(index, terms, text);
    const isNamed = likeness.filter((each) => each >= MIN_NAMED).length >= MIN_NAMED * terms.length;
    return isOnTop && isNamed ? [{ sentence, amount }] : [];
  });
  const [extra, other] = found;
  if (!extra || other) return undefined;
  const value = writeAmount(Math.round(CENT * (rent.amount.value + extra.amount.value)) / CENT, rent.amount, index.language);
  const parts = [rent, extra].map(({ sentence, amount }) => ({ sentence, text: amount.text }));
  return composeComputed(index, parts, { code: 'sum', value });
}
