import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { TaggedToken } from './tagger.ts';
import { FIRST_OPEN_YEAR, PAST_UNIT } from './timeWords.ts';

type Sentence = readonly TaggedToken[];

/** Auxiliaries of the present, each with its form of the past. */
export const PAST_OF_AUXILIARIES: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  am: 'was',
  has: 'had',
  have: 'had',
  "don't": "didn't",
  "doesn't": "didn't",
};
/** Past forms of auxiliaries that only some rules change. */
export const PAST_OF_NEGATIONS_AND_CAN: Readonly<Record<string, string>> = {
  "isn't": "wasn't",
  "aren't": "weren't",
  can: 'could',
  "can't": "couldn't",
};

const PAST_HELPER = /^(?:was|were|had|did|didn't|wasn't|weren't|hadn't|couldn't)$/;
/** Words that can be others, and hardly ever are behind a subject. */
const OFTEN_PAST = /^(?:saw|fell|felt|found|left|thought|spoke|met|lost|heard|stood|sat|went|came|ran)$/;
const PRESENT_HELPER =
  /^(?:am|is|are|has|have|do|does|don't|doesn't|isn't|aren't|hasn't|haven't|can|will|can't|won't|i'm|it's|he's|she's|they're|we're)$/;
const PRESENT_TIME = /^(?:now|today|tomorrow|always|usually|often|every|never|still|nowadays|currently|sometimes)$/;

/** Returns whether a word is a verb in the past and can be nothing else. */
export function isSurelyPast({ lower, tags, tag }: TaggedToken): boolean {
  if (PAST_HELPER.test(lower)) return true;
  if (tag !== TAG.NN && tag !== TAG.JJ && OFTEN_PAST.test(lower)) return true;
  return tag === TAG.VBD && (tags & (TAG.VB | TAG.NN | TAG.JJ | TAG.NNS | TAG.IN | TAG.RB)) === 0;
}

/** Returns whether a sentence names a time that is over, such as "last week", "two days ago" or "in 2012". */
export function namesPastTime(sentence: Sentence): boolean {
  return sentence.some(({ lower, kind, text }, at) => {
    const [before, after] = [sentence[at - 1]?.lower ?? '', sentence[at + 1]?.lower ?? ''];
    if (lower === 'yesterday' || lower === 'ago') return true;
    if (lower === 'last') return PAST_UNIT.test(after) && !/^(?:since|for|the)$/.test(before);
    return kind === 'number' && before === 'in' && /^(?:1[5-9]|20)\d\d$/.test(text) && Number(text) < FIRST_OPEN_YEAR;
  });
}

/** Returns whether all other verbs of a sentence are in the past, so that the verb at a place is meant so too. */
export function isPastNarrative(sentence: Sentence, verb: number): boolean {
  const others = sentence.filter((_, at) => at !== verb);
  if (others.some(({ lower, tag, tags }) => PRESENT_HELPER.test(lower) || PRESENT_TIME.test(lower) || (tag === TAG.VBZ && (tags & TAG.NNS) === 0)))
    return false;
  return namesPastTime(sentence) || others.some(isSurelyPast);
}
