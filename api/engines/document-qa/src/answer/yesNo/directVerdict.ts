import type { Verdict } from '../verdict.ts';
import { decideLackedAbility } from './lackedAbility.ts';
import { decideOppositeAct } from './oppositeActs.ts';
import { decideOthersPay } from './othersPay.ts';
import { decideReason } from './reasons.ts';
import { decideRejectedPlan } from './rejectedPlans.ts';

/** Decides by what a whole sentence does to what is asked: the opposite act, a plan given up, a need that is denied, a reason that forbids. */
export function decideDirectly(question: string, sentence: string, matched: readonly string[]): Verdict | undefined {
  return (
    decideLackedAbility(question, sentence) ??
    decideOppositeAct(question, sentence, matched) ??
    decideRejectedPlan(question, sentence) ??
    decideReason(question, sentence, matched) ??
    decideOthersPay(question, sentence)
  );
}
