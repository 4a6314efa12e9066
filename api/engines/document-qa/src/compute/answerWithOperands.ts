import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { answerWithBill } from './bill/answerWithBill.ts';
import { answerWithSeason } from './bill/answerWithSeason.ts';
import { applyChildReduction } from './bill/applyChildReduction.ts';
import { chargeBeyondAllowance } from './bill/chargeBeyondAllowance.ts';
import { divideByInstalments } from './bill/divideByInstalments.ts';
import { multiplyRate } from './bill/multiplyRate.ts';
import { sumRemainingInstalments } from './bill/remainingInstalments.ts';
import { subtractNamed } from './bill/subtractNamed.ts';
import { sumInstalments } from './bill/sumInstalments.ts';
import { addReadersParts } from './operands/addParts.ts';
import { compareDated } from './operands/compareDated.ts';
import { countBetweenMoments } from './operands/countBetweenMoments.ts';
import { divideTotal } from './operands/divideTotal.ts';
import { countDaysOfSchedule, measureTime } from './operands/lengthOfTime.ts';
import { multiplyOperand } from './operands/multiplyOperand.ts';
import { priceByTiers } from './operands/priceByTiers.ts';
import { scaleServings } from './operands/scaleServings.ts';
import { computeShareOfWhole } from './operands/shareOfWhole.ts';
import { subtractPaid } from './operands/subtractPaid.ts';
import { sumFares } from './operands/sumFares.ts';

type Task = (index: OpenIndex, question: string) => BuiltInAnswer | 'refused' | undefined;

/** Each task knows its question; the first that finds all its operands answers. */
const TASKS: readonly Task[] = [
  scaleServings,
  countBetweenMoments,
  countDaysOfSchedule,
  measureTime,
  computeShareOfWhole,
  compareDated,
  sumFares,
  divideTotal,
  sumRemainingInstalments,
  subtractPaid,
  addReadersParts,
  divideByInstalments,
  sumInstalments,
  chargeBeyondAllowance,
  priceByTiers,
  applyChildReduction,
  subtractNamed,
  answerWithBill,
  answerWithSeason,
  multiplyOperand,
  multiplyRate,
];

/**
 * Answers with a value computed from the figures of a document.
 * Returns "refused" where a price is of several units and the number of one is unknown, so that nothing else multiplies it.
 */
export function answerWithOperands(index: OpenIndex, question: string): BuiltInAnswer | 'refused' | undefined {
  for (const task of TASKS) {
    const answer = task(index, question);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
