import type { OpenIndex } from '../../index/openChatIndex.ts';
import { asksForConsent } from '../../retrieve/asksForConsent.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { limitsTime } from './decideYesOrNo.ts';
import { setsCondition } from './ruleWords.ts';
import { collectEvidence, type VerdictCandidate } from './verdictEvidence.ts';
import { listVetoes, UNLIKE } from './verdictVetoes.ts';

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** Chooses yes or no from the best sentence, or neither where it does not decide. */
export function chooseVerdict(index: OpenIndex, candidate: VerdictCandidate): Lead | undefined {
  const evidence = collectEvidence(index, candidate);
  const { verdict, question, clause, isCertain: isConfident, worst, isReworded, isComparable, isBound } = evidence;
  if (verdict === undefined || listVetoes(evidence).length > 0) return undefined;
  // A consent is no condition of the need to ask for it.
  const asksConsent = asksForConsent(question);
  if (verdict === 'yes' && !isComparable && !asksConsent && (setsCondition(question, clause) || limitsTime(clause)))
    return { code: 'yesOnCondition' };
  const isCertain = isConfident && (verdict === 'no' || worst < UNLIKE || isReworded || isComparable || isBound);
  return { code: isCertain ? verdict : verdict === 'yes' ? 'likelyYes' : 'likelyNo' };
}
