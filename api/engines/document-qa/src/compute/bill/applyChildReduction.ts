import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import type { Operand } from '../operands/operand.ts';
import { findAmounts, findCurrency } from '../quantities/amounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { findShares } from '../shares/readShares.ts';

const ASKS_TOTAL =
  /\bhow much\b|\bwhat\b.*\b(?:cost|pay|price|total|owe)\b|\b(?:altogether|in total|total)\b|(?<!\p{L})(?:cu[aá]nto|en total|wie ?viel|was kostet|insgesamt)(?!\p{L})/iu;
const ASKS_OTHER =
  /\b(?:save|discount|less|off|second one|each|refund\p{L}*|month)\b|(?<!\p{L})(?:ahorr\p{L}+|descuento|rabatt|spar\p{L}*|jede[rs]?)(?!\p{L})/iu;
const PAIR =
  /(?<!\p{L})(?:twins|both (?:my |our |the |of my |of our )?(?:kids|children|boys|girls|sons|daughters)|brother and sister|zwillinge|beide kinder|gemel[oa]s|mellizos)(?!\p{L})/iu;
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(?<count>${SEVERAL}) (?:\\p{L}+ )?(?:kids|children|siblings|boys|girls|sons|daughters|brothers|sisters|kinder[n]?|geschwister[n]?|hij[oa]s|herman[oa]s|niñ[oa]s)(?!\\p{L})`,
  'iu',
);
const FURTHER =
  /(?<!\p{L})(?:second|sibling\p{L}*|brothers?|sisters?|further child|additional child|zweite[srn]? kind|weitere[srn]? kind|geschwister\p{L}*|segund[oa] hij[oa]|herman[oa]s?|segundo niño)(?!\p{L})/iu;
const REDUCES =
  /\b(?:reduction|discount|reduced|off|less|cheaper)\b|(?<!\p{L})(?:rabatt|ermäßig\p{L}*|nachlass|weniger|descuento|reducción|menos)(?!\p{L})/iu;
/** A price of one child, whatever it is called. */
const CHILD_UNIT = /^(?:child|pupil|person|student|participant|place|player|kind|schüler|alumn[oa]|niño|niña|plaza)$/u;
const THIRD_ONLY = /\b(?:third|dritte[srn]?|tercer[oa]?)\b/iu;

/** Answers what several children of a family pay where the second and each further one pays less. Returns undefined unless one price is per child. */
export function applyChildReduction(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_TOTAL.test(question) || ASKS_OTHER.test(question)) return undefined;
  const children = PAIR.test(question) ? 2 : (readSmallNumber(COUNTED.exec(question)?.groups?.count ?? '') ?? 0);
  if (children < 2) return undefined;
  const rules = index.sentences.flatMap((_, sentence) => {
    const reduction = readReduction(index, sentence);
    return reduction ? [{ ...reduction, sentence }] : [];
  });
  const prices = collectOperands(index).filter(isPriceOfChild);
  const [rule, anotherRule] = rules;
  const [price, anotherPrice] = prices;
  if (!rule || anotherRule || !price || anotherPrice) return undefined;
  const { quantity } = price;
  const less = rule.part === undefined ? rule.amount : rule.part * quantity.value;
  if (less === undefined || less >= quantity.value || (rule.unit !== undefined && rule.unit !== quantity.unit)) return undefined;
  const total = Math.round(100 * (children * quantity.value - (children - 1) * less)) / 100;
  const { start, end } = index.sentences[rule.sentence] ?? { start: 0, end: 0 };
  const steps: Step[] = [
    { text: `${children} × ${quantity.text}`, from: price },
    { text: `− ${children > 2 ? `${children - 1} × ` : ''}${rule.text}`, from: { span: { start, end }, name: '', sentence: rule.sentence } },
  ];
  return composeSteps(index, steps, { code: 'computed', value: writeLikeMostPrecise(index, total, [quantity]) });
}

function isPriceOfChild({ quantity, per, tier, label }: Operand): boolean {
  return /^[A-Z]{3}$/.test(quantity.unit) && !tier && per.length === 1 && CHILD_UNIT.test(per[0] ?? '') && !REDUCES.test(label);
}

/** Reads what the second and each further child pays less: a sum or a part. */
function readReduction(index: OpenIndex, sentence: number): { amount?: number; part?: number; unit?: string; text: string } | undefined {
  const clauses = readOnOneLine(index, sentence).split(/;\s|,\s(?:and|but|und|y)\s/iu);
  const [clause, another] = clauses.filter((each) => FURTHER.test(each) && REDUCES.test(each));
  if (clause === undefined || another !== undefined || THIRD_ONLY.test(clause)) return undefined;
  const [amount, secondAmount] = findAmounts(clause);
  const [share, secondShare] = findShares(clause);
  if (amount && !secondAmount && !share) return { amount: amount.value, unit: findCurrency(amount), text: amount.text };
  return share && !secondShare && !amount && share.kind === 'off' ? { part: share.part, text: share.text } : undefined;
}
