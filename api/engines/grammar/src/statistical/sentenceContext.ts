import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { FUTURE_UNIT, PAST_UNIT } from '../rules/timeWords.ts';
import { NOUN, VERB } from './edit.ts';
import type { EditableToken } from './editableSentence.ts';

/** What a sentence says beyond the few words around a place. */
export interface SentenceContext {
  /** The times it names, a bit each. */
  times: number;
  /** How many of its verbs are in the past, and in the present. */
  past: number;
  present: number;
  isQuestion: boolean;
}

const TIME = { past: 1, untilNow: 2, toCome: 4, always: 8 } as const;
const PAST_WORD = /^(?:yesterday|ago|earlier|once)$/;
const UNTIL_NOW = /^(?:since|already|yet|ever|recently|lately|so-far)$/;
const TO_COME = /^(?:tomorrow|soon|tonight|later)$/;
const ALWAYS = /^(?:every|always|usually|often|sometimes|never|now|currently|today|nowadays)$/;
const PAST_YEAR = /^(?:19\d\d|20[01]\d|202[0-3])$/;
const PAST_HELPER = /^(?:was|were|had|did|didn't|wasn't|weren't|hadn't|couldn't)$/;
const PRESENT_HELPER = /^(?:am|is|are|has|do|does|don't|doesn't|isn't|aren't|hasn't|haven't|can|will|can't|won't)$/;
const FARTHEST = 9;

export function readContext(sentence: readonly EditableToken[]): SentenceContext {
  const context: SentenceContext = { times: 0, past: 0, present: 0, isQuestion: sentence.at(-1)?.text === '?' };
  for (const [at, token] of sentence.entries()) {
    context.times |= findTime(token, sentence[at + 1]);
    const tense = findTense(token);
    if (tense > 0) context.past++;
    if (tense < 0) context.present++;
  }
  return context;
}

function findTime({ lower, kind }: EditableToken, after: EditableToken | undefined): number {
  if (kind === 'number') return PAST_YEAR.test(lower) ? TIME.past : 0;
  if (PAST_WORD.test(lower) || (lower === 'last' && PAST_UNIT.test(after?.lower ?? ''))) return TIME.past;
  if (UNTIL_NOW.test(lower) || (lower === 'for' && after?.kind === 'number')) return TIME.untilNow;
  if (TO_COME.test(lower) || (lower === 'next' && FUTURE_UNIT.test(after?.lower ?? ''))) return TIME.toCome;
  return ALWAYS.test(lower) ? TIME.always : 0;
}

/** Returns 1 for a verb in the past, -1 for one in the present, 0 for all else. */
function findTense({ lower, tag }: EditableToken): number {
  if (PAST_HELPER.test(lower) || tag === TAG.VBD) return 1;
  return PRESENT_HELPER.test(lower) || tag === TAG.VBZ ? -1 : 0;
}

/** Returns how the other verbs of a sentence compare: 1 where more are in the past, 2 where more are in the present, 3 where as many are. */
export function compareTenses({ past, present }: SentenceContext, own: EditableToken | undefined): number {
  const tense = own ? findTense(own) : 0;
  const difference = past - (tense > 0 ? 1 : 0) - (present - (tense < 0 ? 1 : 0));
  return difference > 0 ? 1 : difference < 0 ? 2 : past + present > 1 ? 3 : 0;
}

/** The subject of the verb at a place, as far as it can be seen: the noun nearest to it, and the one that a phrase hangs on. */
export interface Subject {
  nearest: number;
  head: number;
  isJoined: boolean;
}

const PRONOUNS = [
  'i',
  'you',
  'he',
  'she',
  'it',
  'we',
  'they',
  'this',
  'that',
  'these',
  'those',
  'who',
  'which',
  'there',
  'what',
  'everyone',
  'everybody',
  'nobody',
  'someone',
  'anyone',
  'each',
  'one',
  'none',
  'both',
  'many',
  'few',
  'most',
  'some',
  'all',
];
const pronouns = new Map(PRONOUNS.map((word, at) => [word, at + 8]));

export function findSubject(sentence: readonly EditableToken[], at: number): Subject {
  const subject: Subject = { nearest: 0, head: 0, isJoined: false };
  let isInside = false;
  for (let place = at - 1; place >= Math.max(0, at - FARTHEST); place--) {
    const token = sentence[place];
    if (!token || token.kind === 'mark') break;
    const number = numberOfNoun(token);
    if (number > 0 && !isInside) {
      if (subject.nearest === 0) subject.nearest = number;
      subject.head = number;
      isInside = true;
      if (number >= 8 && token.lower !== 'who' && token.lower !== 'which' && token.lower !== 'that') break;
    } else if (token.tag === TAG.IN || token.lower === 'to' || token.lower === 'of') isInside = false;
    else if (token.lower === 'and') [subject.isJoined, isInside] = [true, false];
    else if (isInside && token.tag & (VERB | TAG.MD)) break;
    else if (/^(?:who|which|that)$/.test(token.lower)) isInside = false;
  }
  return subject;
}

function numberOfNoun({ lower, tag }: EditableToken): number {
  const pronoun = pronouns.get(lower);
  if (pronoun !== undefined) return pronoun;
  if (tag === TAG.NN) return 1;
  if (tag === TAG.NNS) return 2;
  if (tag === TAG.NNP) return 3;
  return tag === TAG.CD ? 4 : tag === TAG.VBG ? 5 : 0;
}

/** Returns the place of the verb, adjective or noun that the words at a place hang on; -1 where none is near. */
export function findGovernor(sentence: readonly EditableToken[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const token = sentence[place];
    if (!token || token.kind === 'mark') return -1;
    if (token.tag & (VERB | TAG.JJ | NOUN)) return place;
  }
  return -1;
}

/** Returns the place of the noun that a phrase which opens at a place leads to; -1 where none is near. */
export function findHeadNoun(sentence: readonly EditableToken[], at: number): number {
  let found = -1;
  for (let place = at; place < Math.min(sentence.length, at + 6); place++) {
    const token = sentence[place];
    if (!token || token.kind === 'mark') break;
    if (token.tag & (NOUN | TAG.NNP | TAG.PRP)) found = place;
    else if (found >= 0) break;
    else if (token.tag & (TAG.VBZ | TAG.VBD | TAG.MD | TAG.IN)) break;
  }
  return found;
}

/** Returns the place of the word that opens the phrase of a noun: an article, a number or another that counts; -1 without one. */
export function findDeterminer(sentence: readonly EditableToken[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const token = sentence[place];
    if (!token || token.kind === 'mark') return -1;
    if (
      token.tag & (TAG.DT | TAG.POSS | TAG.CD) ||
      /^(?:many|much|few|several|all|some|these|those|other|another|such|more|most|various|different)$/.test(token.lower)
    )
      return place;
    if ((token.tag & (TAG.JJ | NOUN | TAG.JJR | TAG.JJS | TAG.RB | TAG.VBN | TAG.VBG)) === 0) return -1;
  }
  return -1;
}

/** Returns the place of the first verb behind a place; -1 where none is near. */
export function findVerbBehind(sentence: readonly EditableToken[], at: number): number {
  for (let place = at + 1; place < Math.min(sentence.length, at + 6); place++) {
    const token = sentence[place];
    if (!token || token.kind === 'mark') return -1;
    if (token.tag & (TAG.VBZ | TAG.VBD | TAG.VB | TAG.MD) || PAST_HELPER.test(token.lower) || PRESENT_HELPER.test(token.lower)) return place;
  }
  return -1;
}
