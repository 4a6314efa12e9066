import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { type Edit, type EditPlace, NOUN, VERB } from './edit.ts';

const NAMES = NOUN | TAG.NNP;
const BE = /^(?:am|is|are|was|were|be|been)$/;
const SUBJECT = /^(?:i|you|he|she|it|we|they)$/;
const QUESTION_WORD = /^(?:what|where|when|why|how|who|which)$/;
const AFTER_HELPER = /^(?:to|will|would|can|could|shall|should|may|might|must|won't|wouldn't|can't|couldn't|shouldn't|not|never|always|also)$/;
/** Words that are put in needlessly. */
const NEEDLESS =
  /^(?:it|he|she|they|we|i|you|am|is|are|was|were|be|been|do|does|did|have|has|had|more|most|very|that|there|so|but|and|will|would|than|him|her|them|one|much|many)$/;

/** Returns the words that may be missing in front of a place. */
export function proposeInsertions({ sentence, token, before, after, at }: EditPlace): Edit[] {
  const edits: Edit[] = [];
  const insert = (kind: Edit['kind'], words: readonly string[]) => {
    for (const word of words) edits.push({ kind, first: at, end: at, words: [word] });
  };
  if (
    before &&
    token.tags & TAG.VB &&
    before.lower !== 'to' &&
    !isVerbAfterDo(sentence, at) &&
    (before.tag & (VERB | TAG.JJ | NAMES | TAG.PRP | TAG.RB)) !== 0
  )
    insert('missing-to', ['to']);
  const follows = (tags: number) => before !== undefined && (before.tag & tags) !== 0;
  const canComplete = (token.tags & (TAG.JJ | TAG.VBG | TAG.VBN | TAG.IN | TAG.RB | TAG.DT | TAG.NNS | TAG.CD)) !== 0;
  if (follows(TAG.PRP | NAMES | TAG.WH) || /^(?:this|that|there|these|those|who|which)$/.test(before?.lower ?? '')) {
    if (canComplete) insert('missing-verb', before?.lower === 'i' ? ['am', 'was'] : ['is', 'are', 'was', 'were']);
    if (token.tags & (TAG.VBN | TAG.VBD)) insert('missing-verb', ['have', 'has', 'had']);
    if (token.tags & TAG.VB) insert('missing-verb', ['will', 'would', 'can']);
    if (token.lower === 'not') insert('missing-verb', ['do', 'does', 'did', 'is', 'are']);
  }
  if (before && AFTER_HELPER.test(before.lower) && token.tags & (TAG.JJ | TAG.VBG | TAG.VBN | TAG.IN)) insert('missing-verb', ['be']);
  if (before && /^(?:have|has|had)$/.test(before.lower) && token.tags & (TAG.VBG | TAG.VBN | TAG.JJ)) insert('missing-verb', ['been']);
  if (before && QUESTION_WORD.test(before.lower) && SUBJECT.test(token.lower)) insert('missing-verb', ['do', 'does', 'did', 'is', 'are']);
  if (/^(?:is|was|will|would|can|could|makes?|depends|seems|has|took|takes|looks|doesn't|isn't|wasn't)$/.test(token.lower))
    insert('missing-it', ['it', 'there', 'he', 'she']);
  if (/^(?:are|were|have|do|don't|aren't)$/.test(token.lower)) insert('missing-it', ['there', 'they', 'we', 'you', 'i']);
  if (/^(?:because|if|when|and|but|that|while|although)$/.test(before?.lower ?? '') && token.tag & (TAG.VBZ | TAG.VBD | TAG.MD))
    insert('missing-it', ['i', 'you', 'he', 'she', 'we', 'they']);
  if (/^(?:everyone|everybody|people|someone|anyone|those|all)$/.test(before?.lower ?? '') && token.tags & VERB) insert('missing-it', ['who']);
  if (token.lower === 'am') insert('missing-it', ['i']);
  if (follows(VERB) && token.tag & TAG.IN) insert('missing-it', ['it', 'them']);
  if (follows(NOUN) && token.tag & (TAG.VBZ | TAG.VBD | TAG.VB)) insert('missing-it', ['who', 'which', 'that']);
  if (follows(TAG.JJR) && after) insert('missing-it', ['than']);
  return edits;
}

/** Detects a base form such as "ask" in "all I did was ask", which goes without "to". */
function isVerbAfterDo(sentence: EditPlace['sentence'], at: number): boolean {
  return /^(?:is|was)$/.test(sentence[at - 1]?.lower ?? '') && /^(?:do|does|did|done|doing)$/.test(sentence[at - 2]?.lower ?? '');
}

/** Returns the edits that leave out the word at a place. */
export function proposeOmissions({ token, before, after, at }: EditPlace): Edit[] {
  if (!token.isOriginal || at === 0 || !after) return [];
  if (token.lower === 'to') return [{ kind: 'needless-to', first: at, end: at + 1, words: [] }];
  if (!NEEDLESS.test(token.lower)) return [];
  const isDoubleSubject = SUBJECT.test(token.lower) && before !== undefined && (before.tag & (NAMES | TAG.PRP | TAG.WH)) !== 0;
  const isDoubleVerb = BE.test(token.lower) && (after.tags & VERB) !== 0;
  const isOther = !SUBJECT.test(token.lower) && !BE.test(token.lower);
  return isDoubleSubject || isDoubleVerb || isOther || before?.tag === TAG.IN ? [{ kind: 'needless-word', first: at, end: at + 1, words: [] }] : [];
}
