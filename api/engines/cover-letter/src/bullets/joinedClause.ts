import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import { isIntact, splitBullet } from './splitBullet.ts';

const MAX_WORDS = 16;
const MAX_SUBJECT_WORDS = 7;
/** Begins no subject of a clause. */
const NOT_SUBJECT_START = /^(?:i|to|by|with|in|on|at|for|from|as|while|when|where|which|who|and|or|but|also|then|no|not|so)$/i;
/** Ends a subject whose next word may be a verb in the past. */
const NOT_BEFORE_VERB = /^(?:the|an?|of|in|on|at|for|from|with|and|or|my|our|its|their|his|her|was|were|is|are|be|been|had|has|have)$/i;
const COUNTED = /^\d[\d.,]* (?:\p{Ll}+ ){0,2}\p{Ll}+s$/u;

/**
 * Returns the part after a semicolon as a clause that an "and" can join to the action before it: "37 ended in a conviction", "admissions of its
 * children fell by 40%". Undefined for what has no subject or no verb of its own.
 */
export function findJoinedClause(text: string): string | undefined {
  const words = text.split(' ');
  const [first = ''] = words;
  if (words.length < 3 || words.length > MAX_WORDS || !isIntact(text) || NOT_SUBJECT_START.test(first) || /[:;()]/.test(text)) return undefined;
  if (!/\d/.test(first) && findCareerVerb(first) && !hasTag(first, TAG.NN | TAG.NNS)) return undefined;
  const verb = words.findIndex((word, index) => index > 0 && isPastVerb(word, words[index - 1] ?? '', words[index + 1] ?? ''));
  if (verb < 1 || verb > MAX_SUBJECT_WORDS || words.slice(0, verb).some((word) => word.endsWith(','))) return undefined;
  return /^\p{Lu}\p{Ll}+$/u.test(first) ? first.toLowerCase() + text.slice(first.length) : text;
}

/** Returns a count that belongs to the action before it: "37 convictions" after "Brought 41 cases to court". */
export function findJoinedCount(text: string): string | undefined {
  return COUNTED.test(text) && hasTag(text.split(' ').at(-1) ?? '', TAG.NNS) ? text : undefined;
}

/** Returns the parts of a bullet after a semicolon that say more of the action before it. */
export function findPartsAfterSemicolon(bullet: string): string[] {
  const text = bullet.replace(/\s+/g, ' ');
  return splitBullet(bullet)
    .slice(1)
    .filter((part) => text.includes(`; ${part}`) && (findJoinedClause(part) ?? findJoinedCount(part)) !== undefined);
}

function isPastVerb(word: string, before: string, next: string): boolean {
  if (NOT_BEFORE_VERB.test(before) || /ly$/.test(word) || !hasTag(word, TAG.VBD) || hasTag(word, TAG.NN | TAG.NNS | TAG.IN)) return false;
  return !hasTag(word, TAG.JJ) || hasTag(next, TAG.IN | TAG.DT);
}
