import { findBaseForm, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readClauseSubject } from './nounPhrases.ts';
import { isSurelyPast } from './pastContext.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const ADVERB = /^(?:always|never|often|usually|also|then|still|sometimes|really|only|even)$/;
/** Behind these a base form may follow "and". */
const GOVERNS_BASE =
  /^(?:to|will|would|can|could|shall|should|may|might|must|cannot|let|lets|let's|make|makes|made|help|helps|helped|do|does|did|don't|doesn't|didn't|can't|won't|please|see|saw|watch|watched|hear|heard|feel|felt|had|wouldn't|couldn't|shouldn't|'ll|'d|rather|better|either|neither|and|or)$/;
const PRESENT_ONE = /^(?:is|has|does|isn't|hasn't|doesn't)$/;
const PRESENT_MANY = /^(?:are|have|do|aren't|haven't|don't)$/;
const PAST_BE = /^(?:was|were)$/;
const OBJECT =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|to|in|on|at|for|with|from|about|into|up|out|off|back|away|home|how|what|that|so|very|every|all|some|many|two|there|here|less|more|by|over|through|around|like|as)$/;

/** A second verb behind "and" or "but" that does not go with the subject or the time of the first. */
export const joinedVerbs = buildRules({
  'joined-verb-agreement': {
    reason: 'Both verbs belong to the same subject and agree with it.',
    needs: 'and but',
    find: (sentence) => sentence.flatMap((_, at) => findDisagreement(sentence, at)),
    examples: {
      'My neighbours are very kind and always helps us.': 'My neighbours are very kind and always help us.',
      'The people at the market were friendly and was happy to talk.': 'The people at the market were friendly and were happy to talk.',
      'My boss is strict but know how to motivate people.': 'My boss is strict but knows how to motivate people.',
      'The hotel is small and have only six rooms.': 'The hotel is small and has only six rooms.',
      'She dances well and play the drums too.': 'She dances well and plays the drums too.',
      'I look forward to the trip and hopes to see you.': 'I look forward to the trip and hope to see you.',
      'My uncle lives alone and eat in the same place every day.': 'My uncle lives alone and eats in the same place every day.',
      'The students work all day and never helps me.': 'The students work all day and never help me.',
    },
    fine: [
      'They have a son who lives here and works in town.',
      'He wants to stay and help us.',
      'The rules are strict and the law is clear.',
      'My friends are here and there is room.',
      'She can sing and play the piano.',
      'He knows that they are rich and have a boat.',
      'He makes me laugh and forget the time.',
    ],
  },
  'joined-verb-past': {
    reason: 'The first verb is in the past, so the one joined to it is in the past too.',
    needs: 'and',
    find: (sentence) => sentence.flatMap((_, at) => findPresentBehindPast(sentence, at)),
    examples: {
      'We sat on the balcony and watch the sunset.': 'We sat on the balcony and watched the sunset.',
      'The teacher came in and ask us to be quiet.': 'The teacher came in and asked us to be quiet.',
      'I lost my ticket and have to buy a new one.': 'I lost my ticket and had to buy a new one.',
      'He said that he was tired and ask to go home.': 'He said that he was tired and asked to go home.',
      'She stood up and leave the room.': 'She stood up and left the room.',
    },
    fine: [
      'She told me to go and see him.',
      'We sat and talked.',
      'He made us sing and dance in the hall.',
      'They met in Rome and work and live there.',
      'I saw him come and go.',
      'He asked us to wait and went in.',
      'We went to the work and play area.',
    ],
  },
});

/** The subject and the first verb of the clause that an "and" goes on with. */
interface First {
  isMany: boolean;
  isI: boolean;
  verb: TaggedToken;
  verbAt: number;
}

/** Reads the clause from the start of the sentence up to "and". */
function readFirst(sentence: Sentence, and: number): First | undefined {
  let start = 0;
  const comma = sentence.findIndex(({ text }) => text === ',');
  if (comma > 0 && comma < and && /^(?:in|on|at|when|after|before|then|yesterday|last|every|today|now)$/.test(sentence[0]?.lower ?? ''))
    start = comma + 1;
  // "She said that she was ill and ask for leave": the clause behind "that" goes on.
  const that = sentence.findIndex(({ lower }, at) => at < and && lower === 'that' && /^(?:i|he|she|we|they)$/.test(sentence[at + 1]?.lower ?? ''));
  if (that > 0) start = that + 1;
  const subject = readClauseSubject(sentence, start);
  if (!subject || subject.isMany === undefined) return undefined;
  let at = subject.end;
  if (!subject.isPronoun && /^(?:in|on|at|of|from|with|near|next)$/.test(sentence[at]?.lower ?? '')) {
    const hanging = readClauseSubject(sentence, at + 1);
    if (!hanging) return undefined;
    at = hanging.end;
  }
  while (ADVERB.test(sentence[at]?.lower ?? '') || sentence[at]?.tag === TAG.RB) at++;
  const verb = sentence[at];
  if (verb?.kind !== 'word' || at >= and) return undefined;
  const between = sentence.slice(at + 1, and);
  // "I look forward to your answer": before a noun "to" governs no verb.
  const isBeforeNoun = (place: number) => ((between[place + 1]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.PRP | TAG.NNP)) !== 0;
  const isPlain = between.every(
    ({ kind, lower }, index) =>
      kind !== 'mark' &&
      (!GOVERNS_BASE.test(lower) || (lower === 'to' && isBeforeNoun(index))) &&
      !/^(?:who|which|that|what|where|when|because|if|while|as|than)$/.test(lower),
  );
  if (!isPlain || (GOVERNS_BASE.test(verb.lower) && !/^(?:do|does|made|saw|felt|heard|had)$/.test(verb.lower))) return undefined;
  return { isMany: subject.isMany, isI: sentence[subject.first]?.lower === 'i', verb, verbAt: at };
}

function findDisagreement(sentence: Sentence, and: number): Change[] {
  if (!/^(?:and|but)$/.test(sentence[and]?.lower ?? '') || and < 2) return [];
  const first = readFirst(sentence, and);
  if (!first) return [];
  const at = and + (ADVERB.test(sentence[and + 1]?.lower ?? '') ? 2 : 1);
  const [second, next] = [sentence[at], sentence[at + 1]];
  if (second?.kind !== 'word' || second.text !== second.lower || !next) return [];
  const put = (text: string): Change[] => [{ first: at, last: at, text }];
  const { verb, isMany } = first;
  const isBe = PRESENT_ONE.test(verb.lower) || PRESENT_MANY.test(verb.lower) || PAST_BE.test(verb.lower);
  if (isMany && (PRESENT_MANY.test(verb.lower) || verb.lower === (first.isI ? 'am' : 'were') || canBeBase(verb))) {
    if (second.lower === 'was' && isBe) return put('were');
    if (/^(?:is|has)$/.test(second.lower) && !/^(?:a|an|the|this|that|my|what|there)$/.test(next.lower) && isBe)
      return put(second.lower === 'is' ? 'are' : 'have');
    const base = findBaseForm(second.lower);
    const isThird = (second.tags & TAG.VBZ) !== 0 && base !== undefined && base !== 'be' && base !== second.lower && base !== 'have';
    const isVerb =
      (second.tags & TAG.NNS) === 0 ||
      (OBJECT.test(next.lower) && sentence[and - 1]?.tag === TAG.JJ && next.lower !== 'of') ||
      (OBJECT.test(next.lower) && at > and + 1) ||
      /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|less|more)$/.test(next.lower) ||
      (/^(?:to|for|that)$/.test(next.lower) && /^(?:hopes|wants|needs|plans|wishes|likes|loves|thinks|believes|knows|asks)$/.test(second.lower)) ||
      (next.lower === 'with' && sentence[at + 2]?.tag === TAG.PRP);
    return isThird && isVerb && !joinsNouns(sentence, first, and, second) ? put(base) : [];
  }
  if (isMany || !(PRESENT_ONE.test(verb.lower) || (verb.tags & TAG.VBZ) !== 0)) return [];
  if (second.lower === 'have' && next.lower !== 'been') return put('has');
  if (!isBaseVerb(second) || !OBJECT.test(next.lower) || (second.tags & TAG.JJ) !== 0) return [];
  // "Sings well and play the piano": what can be a noun is a verb before an object, behind no noun.
  const before = sentence[and - 1];
  const isAlsoNoun = (second.tags & TAG.NN) !== 0;
  const opensObject = /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you)$/.test(next.lower);
  return !isAlsoNoun ||
    (opensObject && at > and + 1) ||
    (opensObject && before !== undefined && (before.tag & (TAG.NN | TAG.NNS | TAG.JJ | TAG.VBG | TAG.NNP)) === 0)
    ? put(inflectThirdPerson(second.lower))
    : [];
}

/** "They are maps and plans of the town": what can be a plural noun goes on with a noun. */
function joinsNouns(sentence: Sentence, { verb }: First, and: number, second: TaggedToken): boolean {
  const before = sentence[and - 1];
  return /^(?:are|were|have)$/.test(verb.lower) && (second.tags & TAG.NNS) !== 0 && before !== undefined && (before.tag & TAG.NNS) !== 0;
}

function canBeBase({ lower, tags }: TaggedToken): boolean {
  return (tags & TAG.VB) !== 0 && (tags & (TAG.VBD | TAG.VBZ | TAG.MD | TAG.IN)) === 0 && findBaseForm(lower) === lower;
}

function isBaseVerb({ lower, tags, tag }: TaggedToken): boolean {
  return tag === TAG.VB && (tags & (TAG.VBD | TAG.VBZ | TAG.MD | TAG.IN)) === 0 && findBaseForm(lower) === lower;
}

function findPresentBehindPast(sentence: Sentence, and: number): Change[] {
  if (sentence[and]?.lower !== 'and' || and < 2) return [];
  const first = readFirst(sentence, and);
  if (!first || !(isSurelyPast(first.verb) || PAST_BE.test(first.verb.lower)) || /^(?:had|did)/.test(first.verb.lower)) return [];
  const isState = /^(?:was|were)$/.test(first.verb.lower);
  if (isState && (((sentence[and - 1]?.tags ?? 0) & TAG.JJ) === 0 || ((sentence[and + 1]?.tags ?? 0) & (TAG.NN | TAG.JJ)) !== 0)) return [];
  const at = and + (/^(?:then|just|quickly|slowly|suddenly)$/.test(sentence[and + 1]?.lower ?? '') ? 2 : 1);
  const [verb, next] = [sentence[at], sentence[at + 1]];
  if (verb?.kind !== 'word' || verb.text !== verb.lower || !next) return [];
  if (verb.lower === 'have' && next.lower === 'to') return [{ first: at, last: at, text: 'had' }];
  if ((verb.tags & TAG.VB) === 0 || (verb.tags & (TAG.VBD | TAG.VBN | TAG.IN | TAG.MD | TAG.RB | TAG.VBZ)) !== 0) return [];
  if (findBaseForm(verb.lower) !== verb.lower || /^(?:be|do|have|let)$/.test(verb.lower)) return [];
  const before = sentence[and - 1];
  const canBeNoun = (verb.tags & (TAG.NN | TAG.JJ)) !== 0;
  const opensObject = /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you)$/.test(next.lower);
  if (canBeNoun && (!opensObject || before === undefined || (before.tag & TAG.JJ) !== 0)) return [];
  return OBJECT.test(next.lower) ? [{ first: at, last: at, text: inflectPast(verb.lower) }] : [];
}
