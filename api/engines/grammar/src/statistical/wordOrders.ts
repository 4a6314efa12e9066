import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { type Edit, type EditPlace, NOUN, VERB } from './edit.ts';

const SUBJECT = /^(?:i|you|he|she|it|we|they|this|that|there)$/;
const HELPER =
  /^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|must|may|might|don't|doesn't|didn't|isn't|aren't|can't|won't)$/;
const MOVED =
  /^(?:always|never|often|usually|also|already|just|only|still|really|probably|ever|even|sometimes|rarely|hardly|recently|finally|almost|not|enough|very|so|too|both|all|well|much|yet|soon)$/;

/** Returns the edits that swap the word at a place with the one behind it. */
export function proposeOrders({ token, after, at }: EditPlace): Edit[] {
  if (!token.isOriginal || !after?.isOriginal || after.kind !== 'word') return [];
  const isQuestion = (HELPER.test(token.lower) && SUBJECT.test(after.lower)) || (SUBJECT.test(token.lower) && HELPER.test(after.lower));
  const isAdverb =
    (MOVED.test(token.lower) && (after.tags & (VERB | TAG.JJ | TAG.RB | TAG.MD)) !== 0) ||
    (MOVED.test(after.lower) && (token.tags & (VERB | TAG.JJ | TAG.MD)) !== 0);
  const isAdjective = (token.tag & NOUN) !== 0 && after.tag === TAG.JJ;
  return isQuestion || isAdverb || isAdjective
    ? [{ kind: 'word-order', first: at, end: at + 2, words: [after.lower === 'i' ? 'I' : after.lower, token.lower === 'i' ? 'I' : token.lower] }]
    : [];
}
