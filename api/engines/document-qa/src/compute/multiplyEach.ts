import { ASKS_PRICE } from '../answer/moneyWords.ts';
import { readSmallNumber, SEVERAL } from '../answer/smallNumbers.ts';
import { findStems } from '../answer/yesNo/stems.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { findAmounts, writeAmount } from './quantities/amounts.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';

const ASKED = new RegExp(`(?<![\\p{L}\\d.,:£€$-])(?<count>${SEVERAL})\\s(?<thing>\\p{L}{3,})`, 'giu');
/** "Each missing key costs £45", "15 Euro für jede Stunde". */
const EACH = /(?<!\p{L})(?:each|every|for each|per|cada|por cada|jede[nrs]?|für jede[nrs]?|je|pro)\s(?<things>(?:\p{L}[\p{L}-]*\s?){1,3})/giu;
/** A price that holds only from some number on, or only up to one. */
const STAGED =
  /\b(?:further|additional|extra|other|first|second|after|beyond|up to|at most|maximum)\b|(?<!\p{L})(?:adicional|siguiente|primer[oa]?|a partir|máximo|hasta|weitere[nrs]?|zusätzliche[nrs]?|erste[nrs]?|ab|höchstens|maximal)(?!\p{L})/iu;
/** "The 12 month pass" is one thing. */
const TIME_UNIT = /^(?:second|minute|hour|day|night|week|month|year)$/iu;
const CENT = 100;

/** Multiplies what one sentence asks for each of a thing with the number that a question names: "What do I pay if I lose two keys?" */
export function multiplyEach(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const [match, another] = ASKS_PRICE.test(question) ? [...question.matchAll(ASKED)] : [];
  const count = readSmallNumber(match?.groups?.count ?? '');
  const stems = findStems(match?.groups?.thing ?? '');
  if (count === undefined || another || stems.length === 0 || TIME_UNIT.test(match?.groups?.thing ?? '')) return undefined;
  const found = index.sentences.flatMap(({ paragraph }, sentence) => {
    if (index.paragraphs[paragraph]?.kind === 'tableRow') return [];
    const text = readOnOneLine(index, sentence);
    const [amount, other] = findAmounts(text);
    const isPerThing = [...text.matchAll(EACH)].some(({ groups }) => findStems(groups?.things ?? '').some((stem) => stems.includes(stem)));
    return amount && !other && isPerThing && !STAGED.test(text) ? [{ sentence, amount }] : [];
  });
  const [only, other] = found;
  if (!only || other) return undefined;
  const value = writeAmount(Math.round(CENT * count * only.amount.value) / CENT, only.amount, index.language);
  return composeComputed(index, [{ sentence: only.sentence, text: `${count} × ${only.amount.text}` }], { code: 'computed', value });
}
