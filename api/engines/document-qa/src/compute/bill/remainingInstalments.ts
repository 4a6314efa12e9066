import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import { composeSteps, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { listContentTerms, matchLabelled } from '../operands/matchOperands.ts';
import type { Operand } from '../operands/operand.ts';

/** "Instalment 4 of 12", "Rate 3 von 10", "cuota 2 de 6". */
const PLACE = new RegExp(
  `(?<!\\p{L})(?:instal?ment|payment|repayment|rate|rata|cuota|plazo|pago)(?: no\\.?| nr\\.?| n\\.º)? (?<paid>${SEVERAL}|1)\\s?(?:of|out of|von|de|/)\\s?(?<all>${SEVERAL})(?![\\p{L}\\d])`,
  'iu',
);
const ASKS_LEFT =
  /\b(?:still|left|remaining|outstanding|more)\b.*\b(?:pay|owe|go|due|come)\b|\b(?:pay|owe|due)\b.*\b(?:still|left|remaining|after (?:this|that))\b|(?<!\p{L})(?:noch|übrig|queda\p{L}*|falta\p{L}*|pendiente)(?!\p{L})/iu;
const ASKS_MONEY = /\bhow much\b|\bwhat\b|(?<!\p{L})(?:cu[aá]nto|wie ?viel|was)(?!\p{L})/iu;
const FRAMING_WORDS =
  /\b(?:still|left|remaining|outstanding|more|pay|paying|owe|due|got|after|this|that|one|instal?ments?|payments?)\b|(?<!\p{L})(?:noch|zahlen|rate[n]?|nach|dieser|queda\p{L}*|falta\p{L}*|pagar|cuotas?|plazos?|después|esta)(?!\p{L})/giu;

/** Answers what is still to be paid in instalments, where the one that is paid says which of how many it is. */
export function sumRemainingInstalments(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_LEFT.test(question) || !ASKS_MONEY.test(question)) return undefined;
  const plans = collectOperands(index).flatMap((from) => {
    const { paid, all } = PLACE.exec(from.cell ? from.name : from.label)?.groups ?? {};
    const left = (readSmallNumber(all ?? '') ?? 0) - (paid === '1' ? 1 : (readSmallNumber(paid ?? '') ?? 0));
    return paid !== undefined && left > 0 ? [{ from, left }] : [];
  });
  const plan = plans.length > 1 ? chooseNamed(index, plans, question) : plans[0];
  if (!plan || !isNamed(index, plan.from, question)) return undefined;
  const { quantity } = plan.from;
  const value = writeLikeMostPrecise(index, Math.round(100 * plan.left * quantity.value) / 100, [quantity]);
  return composeSteps(index, [{ text: `${plan.left} × ${quantity.text}`, from: plan.from }], { code: 'computed', value });
}

function chooseNamed<Plan extends { from: Operand }>(index: OpenIndex, plans: readonly Plan[], question: string): Plan | undefined {
  const named = plans.filter(({ from }) => isNamed(index, from, question));
  return named.length === 1 ? named[0] : undefined;
}

/** Returns whether a question names what is paid in instalments, or nothing but the instalments. */
function isNamed(index: OpenIndex, from: Operand, question: string): boolean {
  const terms = listContentTerms(index, question.replace(FRAMING_WORDS, ' ')).map((term) => ({ ...term, forms: [...term.forms, ...term.reworded] }));
  if (terms.length === 0) return true;
  const [match] = matchLabelled(index, [from], terms);
  return (match?.explained ?? 0) > 0;
}
