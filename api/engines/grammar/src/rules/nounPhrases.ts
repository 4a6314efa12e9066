import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** A noun with the words before it that belong to it: from `first` up to `end`, the noun last. */
export interface NounPhrase {
  first: number;
  end: number;
  noun: TaggedToken;
  determiner?: TaggedToken;
}

/** A subject, the number of its first noun, and the place of the verb that belongs to it. */
export interface Subject {
  phrase: NounPhrase;
  verb: number;
  /** Where what follows the noun is left out, the place right behind it. */
  isDistant: boolean;
  /** "And" stands between the noun and the verb, so that there may be two subjects. */
  hasAnd: boolean;
}

const NOUN = TAG.NN | TAG.NNS | TAG.NNP;
const BEFORE_NOUN = TAG.JJ | TAG.JJR | TAG.JJS | TAG.CD | TAG.VBN | TAG.VBG;
const PREPOSITION =
  /^(?:of|in|on|at|for|from|to|with|by|about|between|behind|under|over|near|against|within|without|into|among|across|through|during|regarding|concerning|inside|outside|towards?|above|below|beside)$/;
const RELATIVE = /^(?:that|which|who|whom|where|why)$/;
const SUBJECT_PRONOUN = /^(?:i|you|he|she|it|we|they)$/;
const BE = /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't)$/;
const HAVE = /^(?:have|has|had|haven't|hasn't|hadn't)$/;
const DO = /^(?:do|does|did|don't|doesn't|didn't)$/;
/** What stands for persons and things without a noun: always one. */
const INDEFINITE = /^(?:every|some|any|no)(?:one|body|thing)$|^(?:each|neither|either|one)$/;
const MANY_PARTS = 8;

/** Reads the noun phrase that begins at a place, if one does. */
export function readNounPhrase(sentence: Sentence, first: number): NounPhrase | undefined {
  let at = first;
  if (/^(?:all|both|half)$/.test(sentence[at]?.lower ?? '') && (sentence[at + 1]?.tag ?? 0) & (TAG.DT | TAG.POSS)) at++;
  const opening = sentence[at];
  const opensPhrase = opening !== undefined && ((opening.tag & (TAG.DT | TAG.POSS | TAG.CD)) !== 0 || opening.lower === 'her');
  const determiner = opensPhrase ? opening : undefined;
  if (determiner) at++;
  let noun: TaggedToken | undefined;
  for (; at < sentence.length; at++) {
    const token = sentence[at];
    if (token?.kind !== 'word' && token?.kind !== 'number') break;
    if (token.lower.endsWith("'s")) {
      noun = undefined;
      continue;
    }
    if (token.tag & NOUN) {
      // Behind a plural stands a verb sooner than another noun of the same phrase.
      if (noun && noun.tag === TAG.NNS) {
        if (token.tags & (TAG.VB | TAG.VBZ)) break;
        return undefined;
      }
      noun = token;
    } else if (
      !noun &&
      determiner &&
      sentence[at - 1] === determiner &&
      token.tag === TAG.VBD &&
      token.tags & TAG.VBN &&
      (sentence[at + 1]?.tag ?? 0) & NOUN
    ) {
      // "The signed form": the participle belongs to the noun.
    } else if (!noun && determiner && token.tag === TAG.VB && token.tags & TAG.NN && sentence[at - 1]?.tag === TAG.VBN) {
      // "The attached file".
      noun = token;
    } else if (noun || !(token.tag & BEFORE_NOUN || /^(?:very|most|more|other|own)$/.test(token.lower))) break;
  }
  // "The key of": what is an adjective elsewhere is the noun where no other comes.
  const last = sentence[at - 1];
  if (!noun && determiner && last && last !== determiner && last.tag & TAG.JJ && last.tags & TAG.NN) noun = last;
  return noun && { first, end: sentence.indexOf(noun) + 1, noun, ...(determiner && { determiner }) };
}

/** Finds the verb of the subject that begins at a place, past all that describes the subject. */
export function findSubject(sentence: Sentence, first: number): Subject | undefined {
  // "Asking users" is an action, which is singular.
  if (sentence[first]?.tag === TAG.VBG) return undefined;
  const phrase = readIndefinite(sentence, first) ?? readNounPhrase(sentence, first);
  if (!phrase) return undefined;
  let at = phrase.end;
  let hasAnd = false;
  for (let part = 0; part < MANY_PARTS; part++) {
    const next = skipDescription(sentence, at);
    if (next === undefined) return undefined;
    if (next !== at) {
      at = next;
      continue;
    }
    if (sentence[at]?.lower !== 'and') break;
    const joined = readNounPhrase(sentence, at + 1);
    if (!joined) return undefined;
    hasAnd = true;
    at = joined.end;
  }
  const isDistant = at > phrase.end;
  while (sentence[at]?.tag === TAG.RB && !BE.test(sentence[at]?.lower ?? '')) at++;
  return sentence[at]?.kind === 'word' ? { phrase, verb: at, isDistant, hasAnd } : undefined;
}

function readIndefinite(sentence: Sentence, first: number): NounPhrase | undefined {
  const noun = sentence[first];
  const isHead =
    noun && INDEFINITE.test(noun.lower) && (noun.lower.length > 7 || /^(?:of|in|on|at|from|who|else|with)$/.test(sentence[first + 1]?.lower ?? ''));
  return isHead ? { first, end: first + (sentence[first + 1]?.lower === 'else' ? 2 : 1), noun, determiner: noun } : undefined;
}

/** Returns the place behind one description of a noun; the same place where none begins, undefined where it cannot be read. */
function skipDescription(sentence: Sentence, at: number): number | undefined {
  const token = sentence[at];
  const next = sentence[at + 1];
  if (!token || !next) return undefined;
  if (token.text === ',') return skipAside(sentence, at);
  if (token.kind !== 'word') return undefined;
  if (token.lower === 'to' && next.tags & TAG.VB && !(next.tag & (TAG.DT | TAG.POSS))) return skipObject(sentence, at + 2);
  if (PREPOSITION.test(token.lower)) return skipPrepositional(sentence, at);
  if (RELATIVE.test(token.lower)) return skipClause(sentence, at + 1);
  if (SUBJECT_PRONOUN.test(token.lower)) return skipClause(sentence, at);
  if (isParticiple(token, next)) return skipObject(sentence, at + 1);
  if (token.tag === TAG.JJ && PREPOSITION.test(next.lower)) return at + 1;
  return at;
}

function isParticiple(token: TaggedToken, next: TaggedToken): boolean {
  if (BE.test(token.lower) || HAVE.test(token.lower) || DO.test(token.lower)) return false;
  if (token.tag === TAG.VBG) return true;
  return (token.tags & TAG.VBN) !== 0 && /^(?:by|in|on|at|for|to|from|out|with|during|last|as|under)$/.test(next.lower);
}

function skipPrepositional(sentence: Sentence, at: number): number | undefined {
  let place = at + 1;
  if (/^(?:me|him|her|us|them|it|you)$/.test(sentence[place]?.lower ?? '') && !((sentence[place + 1]?.tag ?? 0) & NOUN)) return place + 1;
  if (sentence[place]?.tag === TAG.VBG) {
    const gerundPhrase = readNounPhrase(sentence, place);
    return gerundPhrase?.end ?? skipObject(sentence, place + 1);
  }
  const phrase = readNounPhrase(sentence, place);
  if (!phrase) return undefined;
  place = phrase.end;
  return place;
}

/** ", together with her assistants," says nothing about the number of the subject. */
function skipAside(sentence: Sentence, at: number): number | undefined {
  const words = sentence
    .slice(at + 1, at + 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (!/^(?:together with|along with|as well as|in addition to|including|accompanied by|who|which)\b/.test(words)) return undefined;
  const close = sentence.findIndex(({ text }, index) => index > at && text === ',');
  return close < 0 ? undefined : close + 1;
}

/** A clause that describes a noun: its subject if it has one, its verb, an object. */
function skipClause(sentence: Sentence, first: number): number | undefined {
  let at = first;
  if (SUBJECT_PRONOUN.test(sentence[at]?.lower ?? '')) at++;
  else if ((sentence[at]?.tag ?? 0) & (TAG.DT | TAG.POSS | NOUN)) {
    const subject = readNounPhrase(sentence, at);
    if (!subject) return undefined;
    at = subject.end;
    while (PREPOSITION.test(sentence[at]?.lower ?? '')) {
      const end = skipPrepositional(sentence, at);
      if (end === undefined) return undefined;
      at = end;
    }
  }
  const end = skipVerb(sentence, at);
  return end === undefined ? undefined : skipObject(sentence, end);
}

/** A verb with its helpers: "have not been ordered". */
function skipVerb(sentence: Sentence, first: number): number | undefined {
  let at = skipAdverbs(sentence, first);
  for (let helpers = 0; helpers < 4; helpers++) {
    const token = sentence[at];
    const after = skipAdverbs(sentence, at + 1);
    const next = sentence[after];
    if (!token || !next) return undefined;
    const hasMoreVerbs =
      (token.tags & TAG.MD) !== 0 ||
      (HAVE.test(token.lower) && (next.lower === 'been' || ((next.tags & TAG.VBN) !== 0 && !BE.test(next.lower)))) ||
      (BE.test(token.lower) && (next.tags & (TAG.VBN | TAG.VBG)) !== 0) ||
      (DO.test(token.lower) && (next.tags & TAG.VB) !== 0 && !BE.test(next.lower));
    if (!hasMoreVerbs) return isVerb(token) ? at + 1 : undefined;
    at = after;
  }
  return undefined;
}

function isVerbForm({ tags, tag }: TaggedToken): boolean {
  return (tags & (TAG.VBZ | TAG.VBD | TAG.MD)) !== 0 && tag !== TAG.IN;
}

function isVerb({ tags }: TaggedToken): boolean {
  return (tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.VBG)) !== 0;
}

function skipAdverbs(sentence: Sentence, first: number): number {
  let at = first;
  while ((sentence[at]?.tag === TAG.RB || sentence[at]?.lower === 'not') && at < sentence.length) at++;
  return at;
}

/** An object or a complement behind a verb, and adverbs around it. */
function skipObject(sentence: Sentence, first: number): number | undefined {
  let at = skipAdverbs(sentence, first);
  if (/^(?:out|up|off|down|away|over|back|in|on|behind)$/.test(sentence[at]?.lower ?? '') && !readNounPhrase(sentence, at + 1)) at++;
  if (/^(?:me|him|us|them|it|you)$/.test(sentence[at]?.lower ?? '')) return skipAdverbs(sentence, at + 1);
  const token = sentence[at];
  if (!token || token.kind === 'mark') return undefined;
  if (isFiniteHelper(token)) return at;
  const phrase = readNounPhrase(sentence, at);
  if (phrase) return skipAdverbs(sentence, phrase.end);
  if (token.tag & (TAG.JJ | TAG.JJR)) return at + 1;
  return at;
}

/** Returns whether a word is a form of "be", "have" or "do" that agrees with a subject. */
export function isFiniteHelper({ lower }: TaggedToken): boolean {
  return /^(?:is|are|was|were|has|have|does|do|isn't|aren't|wasn't|weren't|hasn't|haven't|doesn't|don't)$/.test(lower);
}

/** A pronoun or a noun phrase that can be the subject of a clause. */
export interface ClauseSubject {
  first: number;
  end: number;
  isPronoun: boolean;
  /** Undefined where the number of the noun is unknown. */
  isMany: boolean | undefined;
}

/** Reads the subject that begins at a place: a pronoun, or a noun phrase with its determiner and an "of" behind it. */
export function readClauseSubject(sentence: Sentence, first: number): ClauseSubject | undefined {
  const opening = sentence[first];
  if (!opening) return undefined;
  if (SUBJECT_PRONOUN.test(opening.lower)) return { first, end: first + 1, isPronoun: true, isMany: /^(?:i|you|we|they)$/.test(opening.lower) };
  const phrase = readNounPhrase(sentence, first);
  const isSubject = phrase && (phrase.determiner !== undefined || phrase.noun.tag === TAG.NNS || phrase.noun.tag === TAG.NNP);
  if (!isSubject) return undefined;
  const behind = sentence[phrase.end]?.lower === 'of' ? readNounPhrase(sentence, phrase.end + 1)?.end : undefined;
  const [last, beforeLast, next] = [sentence[phrase.end - 1], sentence[phrase.end - 2], sentence[phrase.end]];
  // "The phone rings": where no other verb comes, the last noun is one.
  const isVerb =
    last && beforeLast?.tag === TAG.NN && (last.tags & TAG.VBZ) !== 0 && !behind && !(next && (isVerbForm(next) || isFiniteHelper(next)));
  if (isVerb && phrase.end - first > 2) return { first, end: phrase.end - 1, isPronoun: false, isMany: false };
  const { noun } = phrase;
  const isMany = noun.tag === TAG.NNS ? true : noun.tag === TAG.NN || noun.tag === TAG.NNP ? false : undefined;
  return { first, end: behind ?? phrase.end, isPronoun: false, isMany };
}

/** Returns whether a word is a verb that stands in a clause as its finite one: a helper, or a form that is nothing else. */
export function isSurelyFinite(token: TaggedToken | undefined): boolean {
  if (!token) return false;
  if (isFiniteHelper(token) || (token.tags & TAG.MD) !== 0 || /^(?:had|did|am|can't|won't|couldn't|wouldn't|didn't|hadn't)$/.test(token.lower))
    return true;
  return (token.tags & (TAG.VBD | TAG.VBZ)) !== 0 && (token.tags & (TAG.NN | TAG.NNS | TAG.JJ | TAG.IN | TAG.RB)) === 0;
}
