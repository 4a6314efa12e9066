import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { emptyWords, saysMuch } from '../wording/alike.ts';
import type { Claim, Sentence } from './claim.ts';
import type { Passage } from './sources.ts';

/** Deeds that are always done to something. */
const NEEDS_OBJECT =
  /^(?:gained|obtained|earned|received|secured|introduced|reduced|produced|brought|raised|acquired|owned|launched|established|achieved|created)$/;
/** Behind such a deed these leave its object out. */
const NO_OBJECT = /^(?:in|at|on|since|during|until|from|by|[.,;:!?]|and|but)$/;
/** Before an "I" these are the object of what follows: "a licence that I gained in 2020". */
const OBJECT_BEFORE = /^(?:which|that|what|whom|whatever)$/;
const FURTHEST = 6;
const FEWEST_WORDS = 3;
const MOST_SHARE = 0.75;
const CLEARLY_MORE = 0.4;

/** Finds clauses that name a deed and not what it was done to: "I gained in 2020". */
export function findObjectlessClaims({ tokens }: Sentence, isTaken: (at: number) => boolean): Claim[] {
  return tokens.flatMap(({ lower }, at): Claim[] => {
    const isDeed = at > 0 && NEEDS_OBJECT.test(lower) && isSubject(tokens, at - 1) && !isTaken(at);
    const next = tokens[at + 1];
    if (!isDeed || (next !== undefined && !NO_OBJECT.test(next.lower))) return [];
    const before = tokens.slice(Math.max(0, at - FURTHEST), at);
    return before.some((token) => OBJECT_BEFORE.test(token.lower))
      ? []
      : [{ from: at, to: at + (next && /^\p{L}/u.test(next.text) ? 2 : 1), standing: undefined }];
  });
}

/** "I", also with "also" or "have" between it and the deed. */
function isSubject(tokens: readonly StemmedToken[], at: number): boolean {
  const [word, before] = [tokens[at]?.lower ?? '', tokens[at - 1]?.lower ?? ''];
  return word === 'i' || word === "i've" || (/^(?:also|have|then|first)$/.test(word) && /^(?:i|i've)$/.test(before));
}

/** Finds deeds that the CV lists under another employer than the sentence names. */
export function findAttributionClaims(sentence: Sentence, isTaken: (at: number) => boolean): Claim[] {
  const { tokens, employments, employersAt, sources } = sentence;
  if (employments === null || employments.size === 0) return [];
  const last = Math.max(...employersAt, -1);
  return tokens.flatMap((token, at): Claim[] => {
    // Without a lexicon, which pages do not have: what stands behind an "I" and says something is its verb.
    const isDeed = at > last && tokens[at - 1]?.lower === 'i' && listContentStem(token).length > 0 && !isTaken(at);
    if (!isDeed) return [];
    const end = tokens.findIndex(({ text }, index) => index > at && /^[;.:!?]$/.test(text));
    const said = [...new Set(tokens.slice(at, end < 0 ? tokens.length : end).flatMap(listContentStem))];
    if (said.length < FEWEST_WORDS) return [];
    const share = (passage: Passage) => said.filter((stem) => listStems(passage).has(stem)).length / said.length;
    const isElsewhere = ({ experience, source }: Passage) => source === 'cv' && experience !== undefined && !employments.has(experience);
    const elsewhere = Math.max(0, ...sources.own.filter(isElsewhere).map(share));
    if (elsewhere < MOST_SHARE) return [];
    const here = Math.max(0, ...sources.own.filter((passage) => !isElsewhere(passage)).map(share));
    return elsewhere - here >= CLEARLY_MORE ? [{ from: at, to: at + 1, standing: undefined }] : [];
  });
}

function listContentStem({ kind, lower, stem }: StemmedToken): string[] {
  return kind === 'word' && !emptyWords.has(lower) && saysMuch(stem) ? [stem] : [];
}

const remembered = new WeakMap<Passage, Set<string>>();

function listStems(passage: Passage): Set<string> {
  const known = remembered.get(passage) ?? new Set(passage.tokens.map(({ stem }) => stem));
  remembered.set(passage, known);
  return known;
}
