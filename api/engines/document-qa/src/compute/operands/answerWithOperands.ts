import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { addReadersParts } from './addParts.ts';
import { admitGroup } from './admitGroup.ts';
import { climbTiers } from './climbTiers.ts';
import { compareDated } from './compareDated.ts';
import { countBetweenMoments } from './countBetweenMoments.ts';
import { divideTotal } from './divideTotal.ts';
import { countDaysOfGrid, measureTime } from './lengthOfTime.ts';
import { multiplyOperand } from './multiplyOperand.ts';
import { scaleServings } from './scaleServings.ts';
import { computeShareOfWhole } from './shareOfWhole.ts';
import { takeOffPaid } from './takeOffPaid.ts';

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
  takeOffPaid,
  addReadersParts,
  climbTiers,
  multiplyOperand,
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
