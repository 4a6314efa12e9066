import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** What is done in some manner; none of these links a subject with an adjective. */
const DOES = new Set(
  'act answer apologise apologize argue ask behave breathe build communicate complain cook dance deal decide describe develop do draw dress drive eat explain fight finish fit function handle happen hit improve learn listen live manage move organise organize park pay perform play prepare pronounce react read reply respond ride run sell shout sing sleep smile solve speak spell study swim talk teach think train translate treat type understand use wait walk work write'.split(
    ' ',
  ),
);
const MANNERS =
  /^(?:careful|careless|perfect|beautiful|quick|slow|quiet|loud|bad|nice|serious|proper|correct|incorrect|regular|fluent|efficient|effective|different|independent|patient|polite|rude|generous|gentle|happy|honest|immediate|inaccurate|accurate|intense|kind|nervous|normal|passionate|peaceful|poor|professional|rapid|reckless|reliable|safe|secret|silent|simple|smooth|soft|strange|successful|sudden|sensible|terrible|thorough|unexpected|violent|wonderful|amazing|awful|brilliant|calm|clear|comfortable|confident|consistent|dangerous|deep|direct|eager|easy|elegant|enthusiastic|excellent|exact|fair|formal|frequent|great|hopeless|horrible|impressive|incredible|neat|angry|brave|cheap|quiet|selfish|skilful|steady|strict|strong|aggressive|appropriate|automatic|close|constant|creative|flawless|good)$/;
/** Adjectives that are adverbs of their own after some verbs: "run free", "sell cheap", "work great". */
const ALSO_ADVERBS = /^(?:cheap|deep|close|direct|easy|fair|great|strong|loud|clear|safe)$/;
const ENDS =
  /^(?:and|but|or|when|while|because|so|if|in|on|at|to|for|with|without|since|after|before|during|yesterday|today|tomorrow|last|this|every|until|as|than|under|from|about|by|though|although|that|[.,;:!?)])$/;
const DEGREE = /^(?:very|too|so|really|quite|extremely|pretty|rather|more|as|much|less|incredibly|particularly|unusually)$/;
const OBJECT_OPENS = /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|any)$/;
const MOST_WORDS_OF_OBJECT = 4;

/** Adjectives that describe how something is done. */
export const mannerAdverbs = buildRules({
  'manner-behind-verb': {
    reason: 'How something is done is told by an adverb.',
    find: (sentence) => sentence.flatMap((_, at) => findAdjective(sentence, at)),
    examples: {
      'The new printer works perfect.': 'The new printer works perfectly.',
      'He drives much too slow on this road.': 'He drives much too slowly on this road.',
      'You need to handle the glasses very careful.': 'You need to handle the glasses very carefully.',
      'She explained it very clear to us.': 'She explained it very clearly to us.',
      'They did really good in the test.': 'They did really well in the test.',
    },
    fine: [
      'It was a good play.',
      'He did a good job.',
      'They live happy lives.',
      'The work is perfect.',
      'I find his play beautiful.',
      'She likes her work quiet.',
      'The soup I cooked is good.',
      'He made the play perfect.',
      'They do good in the world.',
      'Use a different one.',
      'The policy describes proper and improper gifts.',
    ],
  },
});

function findAdjective(sentence: Sentence, at: number): Change[] {
  const [token, next] = [sentence[at], sentence[at + 1]];
  if (!token || !MANNERS.test(token.lower) || token.text !== token.lower || (next && !ENDS.test(next.lower))) return [];
  // "Describes proper and improper gifts": both are of the noun.
  const [other, noun] = [sentence[at + 2], sentence[at + 3]];
  if (/^(?:and|or)$/.test(next?.lower ?? '') && ((other?.tag ?? 0) & TAG.JJ) !== 0 && ((noun?.tag ?? 0) & (TAG.NN | TAG.NNS)) !== 0) return [];
  let place = at - 1;
  while (DEGREE.test(sentence[place]?.lower ?? '')) place--;
  const hasDegree = place < at - 1;
  if (ALSO_ADVERBS.test(token.lower) && !(hasDegree && /^(?:clear|easy|safe|loud)$/.test(token.lower))) return [];
  const verb = findVerb(sentence, place);
  if (verb === undefined) return [];
  const isDirect = verb === place;
  const base = findBaseForm(sentence[verb]?.lower ?? '') ?? '';
  // "Keep", "make" and "find" take an object and an adjective; the verbs here do not, but "cook it soft" and "paint it nice" do.
  if (!isDirect && (/^(?:cook|build|draw|dress|use|eat|read|do|treat|sell|pay)$/.test(base) || token.lower === 'good') && !hasDegree) return [];
  if (token.lower === 'good' && ((base === 'do' && !hasDegree) || /^(?:fit|live|use)$/.test(base))) return [];
  const adverb = formAdverb(token.lower);
  return isKnownWord(adverb) ? [{ first: at, last: at, text: adverb }] : [];
}

/** Finds the verb right before a place, or before an object that ends there. */
function findVerb(sentence: Sentence, place: number): number | undefined {
  if (isActionVerb(sentence, place)) return place;
  const object = sentence[place];
  if (/^(?:it|them|him|me|us|you|english|french|german|spanish|everything)$/.test(object?.lower ?? '') && isActionVerb(sentence, place - 1))
    return place - 1;
  if (!object || (object.tag & (TAG.NN | TAG.NNS | TAG.NNP)) === 0) return undefined;
  for (let back = 1; back <= MOST_WORDS_OF_OBJECT; back++) {
    const token = sentence[place - back];
    if (token?.kind !== 'word') return undefined;
    if (OBJECT_OPENS.test(token.lower)) return isActionVerb(sentence, place - back - 1) ? place - back - 1 : undefined;
    if ((token.tag & (TAG.NN | TAG.NNS | TAG.JJ)) === 0) return undefined;
  }
  return undefined;
}

function isActionVerb(sentence: Sentence, at: number): boolean {
  const [before, verb] = [sentence[at - 1], sentence[at]];
  if (!verb || !DOES.has(findBaseForm(verb.lower) ?? verb.lower) || (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBG | TAG.VBN)) === 0)
    return false;
  if (before && (before.tag & (TAG.DT | TAG.POSS | TAG.JJ | TAG.CD)) !== 0) return false;
  const isNounToo = (verb.tags & (TAG.NN | TAG.NNS)) !== 0;
  const isSubject =
    before !== undefined &&
    (/^(?:i|you|he|she|it|we|they|who|to|not|never|always|will|would|can|could|should|must|may|might|do|does|did|please|and)$/.test(before.lower) ||
      /n't$/.test(before.lower) ||
      (verb.tags & (TAG.VBZ | TAG.VBD)) !== 0);
  // "The play good": a noun has no manner.
  const isHelped = before !== undefined && /^(?:is|are|was|were|be|been)$/.test(before.lower) && (verb.tags & (TAG.VBG | TAG.VBN)) !== 0;
  return !isNounToo || isSubject || isHelped;
}

function formAdverb(adjective: string): string {
  if (adjective === 'good') return 'well';
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/(?:[^aeiou])le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/ic$/.test(adjective)) return `${adjective}ally`;
  return `${adjective}ly`;
}
