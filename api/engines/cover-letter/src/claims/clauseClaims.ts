import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { isContentStem, stopWords } from '../wording/synonyms.ts';
import type { Claim, Sentence } from './claim.ts';
import type { Passage } from './sources.ts';

/** Actions that are always done to something. */
const NEEDS_OBJECT =
  /^(?:gained|obtained|earned|received|secured|introduced|reduced|produced|brought|raised|acquired|owned|launched|established|achieved|created)$/;
/** After such an action these leave its object out. */
const AFTER_MISSING_OBJECT = /^(?:in|at|on|since|during|until|from|by|[.,;:!?]|and|but)$/;
/** Before an "I" these are the object of what follows: "a licence that I gained in 2020". */
const OBJECT_BEFORE = /^(?:which|that|what|whom|whatever)$/;
const MAX_TOKENS_BEFORE = 6;
const MIN_CONTENT_WORDS = 3;
const MIN_SHARE_ELSEWHERE = 0.75;
const MIN_SHARE_DIFFERENCE = 0.4;

/** Finds clauses that name an action and not what it was done to: "I gained in 2020". */
export function findObjectlessClaims({ tokens }: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  return tokens.flatMap(({ lower }, at): Claim[] => {
    const isTransitiveVerb = at > 0 && NEEDS_OBJECT.test(lower) && isSubject(tokens, at - 1) && !isClaimed(at);
    const next = tokens[at + 1];
    if (!isTransitiveVerb || (next !== undefined && !AFTER_MISSING_OBJECT.test(next.lower))) return [];
    const before = tokens.slice(Math.max(0, at - MAX_TOKENS_BEFORE), at);
    return before.some((token) => OBJECT_BEFORE.test(token.lower))
      ? []
      : [{ from: at, to: at + (next && /^\p{L}/u.test(next.text) ? 2 : 1), evidence: undefined }];
  });
}

/** Detects "I", also with "also" or "have" between it and the verb. */
function isSubject(tokens: readonly StemmedToken[], at: number): boolean {
  const [word, before] = [tokens[at]?.lower ?? '', tokens[at - 1]?.lower ?? ''];
  return word === 'i' || word === "i've" || (/^(?:also|have|then|first)$/.test(word) && /^(?:i|i've)$/.test(before));
}

/** Finds actions that the CV lists under another employer than the sentence names. */
export function findAttributionClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  const { tokens, employments, employerIndexes, sources } = sentence;
  if (employments === null || employments.size === 0) return [];
  const last = Math.max(...employerIndexes, -1);
  return tokens.flatMap((token, at): Claim[] => {
    // Without a lexicon, which pages do not have: what is after an "I" and says something is its verb.
    const isVerb = at > last && tokens[at - 1]?.lower === 'i' && listContentStem(token).length > 0 && !isClaimed(at);
    if (!isVerb) return [];
    const end = tokens.findIndex(({ text }, index) => index > at && /^[;.:!?]$/.test(text));
    const contentStems = [...new Set(tokens.slice(at, end < 0 ? tokens.length : end).flatMap(listContentStem))];
    if (contentStems.length < MIN_CONTENT_WORDS) return [];
    const share = (passage: Passage) => contentStems.filter((stem) => listStems(passage).has(stem)).length / contentStems.length;
    const isOtherEmployment = ({ experience, source }: Passage) => source === 'cv' && experience !== undefined && !employments.has(experience);
    const shareElsewhere = Math.max(0, ...sources.applicantPassages.filter(isOtherEmployment).map(share));
    if (shareElsewhere < MIN_SHARE_ELSEWHERE) return [];
    const shareHere = Math.max(0, ...sources.applicantPassages.filter((passage) => !isOtherEmployment(passage)).map(share));
    return shareElsewhere - shareHere >= MIN_SHARE_DIFFERENCE ? [{ from: at, to: at + 1, evidence: undefined }] : [];
  });
}

function listContentStem({ kind, lower, stem }: StemmedToken): string[] {
  return kind === 'word' && !stopWords.has(lower) && isContentStem(stem) ? [stem] : [];
}

const stemsByPassage = new WeakMap<Passage, Set<string>>();

function listStems(passage: Passage): Set<string> {
  const stems = stemsByPassage.get(passage) ?? new Set(passage.tokens.map(({ stem }) => stem));
  stemsByPassage.set(passage, stems);
  return stems;
}
