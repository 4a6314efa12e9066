import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { answerWithBill } from './bill/answerWithBill.ts';
import { answerWithSeason } from './bill/answerWithSeason.ts';
import { divideByInstalments } from './bill/divideByInstalments.ts';
import { exceedAllowance } from './bill/exceedAllowance.ts';
import { multiplyRate } from './bill/multiplyRate.ts';
import { reduceForFurther } from './bill/reduceForFurther.ts';
import { sumRemainingInstalments } from './bill/remainingInstalments.ts';
import { subtractNamed } from './bill/subtractNamed.ts';
import { sumInstalments } from './bill/sumInstalments.ts';
import { addReadersParts } from './operands/addParts.ts';
import { admitGroup } from './operands/admitGroup.ts';
import { climbTiers } from './operands/climbTiers.ts';
import { compareDated } from './operands/compareDated.ts';
import { countBetweenMoments } from './operands/countBetweenMoments.ts';
import { divideTotal } from './operands/divideTotal.ts';
import { countDaysOfGrid, measureTime } from './operands/lengthOfTime.ts';
import { multiplyOperand } from './operands/multiplyOperand.ts';
import { scaleServings } from './operands/scaleServings.ts';
import { computeShareOfWhole } from './operands/shareOfWhole.ts';
import { takeOffPaid } from './operands/takeOffPaid.ts';

type Task = (index: OpenIndex, question: string) => BuiltInAnswer | 'refused' | undefined;

/** Each task knows its question; the first that finds all its operands answers. */
const TASKS: readonly Task[] = [
  scaleServings,
  countBetweenMoments,
  countDaysOfGrid,
  measureTime,
  computeShareOfWhole,
  compareDated,
  admitGroup,
  divideTotal,
  sumRemainingInstalments,
  takeOffPaid,
  addReadersParts,
  divideByInstalments,
  sumInstalments,
  exceedAllowance,
  climbTiers,
  reduceForFurther,
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
