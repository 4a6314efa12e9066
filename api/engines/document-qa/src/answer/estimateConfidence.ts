import type { Features } from './sentenceFeatures.ts';

/** Above the first the document tells; above the second it may. Of questions about other documents 98 in 100 stay below both. */
const FOUND = 0.75;
const NEAR = 0.49;
/** What stands beside a sentence, how its words stand together and whether it can be an answer at all count less than what it says. */
const PAIRS_SHARE = 0.3;
const BESIDE_SHARE = 0.5;
const SIGN_SHARE = 0.1;
const CLOSENESS_SHARE = 0.1;

/** Tells whether a sentence may be given as the answer; where the question is about something else after all, only as what comes closest. */
export function estimateConfidence(
  { cover, pairs, before, after, sign, closeness }: Features,
  isOther: boolean,
): 'grounded' | 'partial' | 'not_found' {
  const confidence = cover + PAIRS_SHARE * pairs + BESIDE_SHARE * (before + after) + SIGN_SHARE * sign + CLOSENESS_SHARE * closeness;
  if (confidence < NEAR) return 'not_found';
  return isOther || confidence < FOUND ? 'partial' : 'grounded';
}
