import { findBaseForm, inflectGerund } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const list = (words: string) => new Set(words.split(' '));

/** Verbs that take a form in "-ing" and no infinitive. */
const TAKES_GERUND = list(
  'admit anticipate appreciate avoid consider contemplate defer delay deny detest discontinue discuss dislike dread endure enjoy escape evade facilitate fancy finish imagine keep mention mind miss postpone practise practice quit recall recollect recommend resent resist resume risk suggest tolerate',
);
/** Verbs that take an infinitive and no form in "-ing"; what follows shows whether they take a noun. */
const TAKES_INFINITIVE = list('afford agree aim decide decline expect fail hesitate hope pretend refuse strive tend threaten wish');
/** Verbs that take an infinitive, or a noun such as "training". */
const TAKES_INFINITIVE_OR_NOUN = list('arrange attempt choose demand learn manage offer plan pledge promise seek swear undertake volunteer vow');
/** Verbs that take somebody and an infinitive. */
const TAKES_PERSON = list(
  'advise allow ask authorise authorize beg cause challenge command compel convince direct enable encourage entitle expect forbid force inspire instruct invite motivate oblige order permit persuade press push remind request require tell tempt train trust urge want warn',
);
/** Phrases behind which the verb takes "-ing". */
const BEFORE_GERUND =
  /^(?:(?:give|gives|gave|giving|given) up|(?:carry|carries|carried|carrying|keep|keeps|kept|keeping) on|(?:put|puts|putting) off|(?:end|ends|ended) up|(?:feel|feels|felt|feeling) like|(?:is|was|be|are|not|it's) worth|no (?:use|point)|(?:have|has|had|having) (?:trouble|difficulty|difficulties|fun)|(?:spend|spends|spent|spending|waste|wasted|wasting) time|(?:cannot|can't|couldn't|not) (?:help|stand)|without ever|instead of|apart from|(?:insist|insists|insisted|insisting) on|(?:succeed|succeeds|succeeded) in|(?:think|thinks|thinking|thought|dream|dreams|dreamt|dreamed|dreaming) (?:of|about)|(?:apologise|apologize|apologised|apologized) for|(?:tired|sick|proud|capable|fond|afraid|scared|ashamed|guilty|aware|accused) of|(?:good|bad|great|excellent|brilliant|better|terrible|clever) at|(?:interested|successful|experienced|involved) in|(?:responsible|famous|sorry|known|blamed|fined|arrested) for|(?:keen|insistent) on)$/;
const BEFORE_GERUND_OF_TO =
  /^(?:(?:look|looks|looked|looking) forward|(?:am|i'm|we're|get|getting|got) used|(?:am|is|are|was|were|be|been) (?:accustomed|committed|dedicated|opposed|addicted|devoted)|in addition|it comes|(?:object|objects|objected) |close|contribute|contributes|contributed)$/;
const SUBJECT = /^(?:i|you|he|she|it|we|they|who|everyone|everybody|someone|nobody)$/;
const HELPER =
  /^(?:to|will|would|can|could|should|must|may|might|not|don't|doesn't|didn't|won't|can't|couldn't|wouldn't|never|always|often|please|do|does|did|also)$/;
const OPENS_OBJECT =
  /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|me|him|us|them|it|you|some|any|all|every|each|another|more|new)$/;
const OBJECT_PRONOUN = /^(?:me|him|her|us|them|you)$/;
const FINITE = /^(?:is|was|are|were|has|had|will|would|can|could|makes|made|helps|helped)$/;

/** Verbs that ask for a certain form of the verb behind them. */
export const verbComplements = buildRules({
  'verb-takes-gerund': {
    reason: 'This verb is followed by the -ing form.',
    needs: 'to',
    find: (sentence) => sentence.flatMap((_, at) => findInfinitiveForGerund(sentence, at)),
    examples: {
      'She admitted to steal the car.': 'She admitted stealing the car.',
      'He does not risk to drive at night.': 'He does not risk driving at night.',
      'They considered to move to Wales.': 'They considered moving to Wales.',
    },
    fine: [
      'He is considered to be rich.',
      'It is not recommended to use them.',
      'We keep to the path.',
      'She admitted to the theft.',
      'The man considered to be his heir left.',
      'It is advised to wait.',
    ],
  },
  'verb-takes-infinitive': {
    reason: 'This verb is followed by "to" and the base form.',
    find: (sentence) => sentence.flatMap((_, at) => findGerundForInfinitive(sentence, at)),
    examples: {
      'We agreed paying the bill.': 'We agreed to pay the bill.',
      'They plan building a house.': 'They plan to build a house.',
      'She pretended working on the report.': 'She pretended to work on the report.',
    },
    fine: ['They offer training in first aid.', 'We plan meetings with them.', 'He failed reading tests.', 'They expect building costs to rise.'],
  },
  'person-takes-infinitive': {
    reason: 'After this verb and a person stands "to" and the base form.',
    find: (sentence) => sentence.flatMap((_, at) => findGerundOfPerson(sentence, at)),
    examples: {
      'They urged us leaving the room.': 'They urged us to leave the room.',
      'My boss wants me finishing the list.': 'My boss wants me to finish the list.',
    },
    fine: ['He told us cooking the meal was fun.', 'They remind me of him.'],
  },
  'phrase-takes-gerund': {
    reason: 'After this phrase the verb takes the ending -ing.',
    find: (sentence) => sentence.flatMap((_, at) => findBareVerb(sentence, at)),
    examples: {
      'He gave up smoke in May.': 'He gave up smoking in May.',
      'I am tired of clean the house.': 'I am tired of cleaning the house.',
      'We look forward to visit the museum.': 'We look forward to visiting the museum.',
      'They had trouble find the house.': 'They had trouble finding the house.',
    },
    fine: [
      'They gave up work in May.',
      'He is tired of work.',
      'We look forward to work.',
      'I feel like death.',
      'It is close to work.',
      'He is used to work.',
    ],
  },
});

function isBase(token: TaggedToken | undefined): token is TaggedToken {
  return token !== undefined && (token.tags & TAG.VB) !== 0 && findBaseForm(token.lower) === token.lower && token.text === token.lower;
}

function isDoer(token: TaggedToken | undefined, verb: TaggedToken): boolean {
  if (token && (token.tag & TAG.NN) !== 0 && (verb.tag & (TAG.VBZ | TAG.VBD)) !== 0) return true;
  return token === undefined || SUBJECT.test(token.lower) || HELPER.test(token.lower) || (token.tag & (TAG.NNP | TAG.NNS)) !== 0;
}

function findInfinitiveForGerund(sentence: Sentence, at: number): Change[] {
  const [before, verb, to, next] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (to?.lower !== 'to' || !verb || !isBase(next) || !TAKES_GERUND.has(findBaseForm(verb.lower) ?? verb.lower)) return [];
  const after = sentence[at + 3];
  // "Kept to work" and "admits to fraud" have a noun.
  const isNoun = (next.tags & TAG.NN) !== 0 && !(after && (OPENS_OBJECT.test(after.lower) || (after.tag & TAG.IN) !== 0));
  // "It is recommended to wait" and "things to consider to stay safe" are right.
  const isBehindBe = before?.tag === TAG.RB && /^(?:am|is|are|was|were|be|been)$/.test(sentence[at - 2]?.lower ?? '');
  const isPassive =
    isBehindBe || /(?:'s|'re)$/.test(before?.lower ?? '') || (before?.lower === 'to' && ((sentence[at - 2]?.tag ?? 0) & (TAG.NN | TAG.NNS)) !== 0);
  return !isDoer(before, verb) || isPassive || isNoun || next.lower === 'be'
    ? []
    : [{ first: at, last: at + 2, text: `${verb.text} ${inflectGerund(next.lower)}` }];
}

function readGerund(token: TaggedToken | undefined): string | undefined {
  if (!token || !/\p{L}{2}ing$/u.test(token.lower) || (token.tags & TAG.VBG) === 0 || token.text !== token.lower) return undefined;
  const base = findBaseForm(token.lower);
  return base === token.lower ? undefined : base;
}

function findGerundForInfinitive(sentence: Sentence, at: number): Change[] {
  const [before, verb, gerund, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  const base = readGerund(gerund);
  if (!verb || !base || base === 'try' || !after || !isDoer(before, verb)) return [];
  const head = findBaseForm(verb.lower) ?? verb.lower;
  const opensObject = OPENS_OBJECT.test(after.lower);
  const isPlain =
    TAKES_INFINITIVE.has(head) && (opensObject || ((after.tag & TAG.IN) !== 0 && ((gerund?.tags ?? 0) & TAG.NN) === 0) || after.lower === 'to');
  const isWithNoun = TAKES_INFINITIVE_OR_NOUN.has(head) && opensObject;
  const hasFiniteVerb = sentence.slice(at + 2).some(({ lower }) => FINITE.test(lower));
  return (isPlain || isWithNoun || (TAKES_INFINITIVE.has(head) && after.lower === 'on')) && !hasFiniteVerb && verb.tag !== TAG.NN
    ? [{ first: at + 1, last: at + 1, text: `to ${base}` }]
    : [];
}

function findGerundOfPerson(sentence: Sentence, at: number): Change[] {
  const [before, verb, person, gerund, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  const base = readGerund(gerund);
  if (!verb || !base || !person || !after || !OBJECT_PRONOUN.test(person.lower) || !isDoer(before, verb)) return [];
  if (!TAKES_PERSON.has(findBaseForm(verb.lower) ?? verb.lower) || !OPENS_OBJECT.test(after.lower)) return [];
  return sentence.slice(at + 3).some(({ lower }) => FINITE.test(lower)) ? [] : [{ first: at + 2, last: at + 2, text: `to ${base}` }];
}

function findBareVerb(sentence: Sentence, at: number): Change[] {
  const [far, near, verb, after] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1]];
  if (!near || !far || !isBase(verb) || !after || /^(?:be|have|do|let)$/.test(verb.lower)) return [];
  const isOfTo = near.lower === 'to' && BEFORE_GERUND_OF_TO.test(`${sentence[at - 3]?.lower ?? ''} ${far.lower}`);
  if (!isOfTo && !BEFORE_GERUND.test(`${far.lower} ${near.lower}`)) return [];
  const isOnlyVerb = (verb.tags & (TAG.NN | TAG.JJ | TAG.RB | TAG.IN)) === 0;
  const opensObject = /^(?:the|a|an|my|your|his|her|our|their|this|that|these|those|him|them|me|us|it)$/.test(after.lower);
  const isActivity = /^(?:smoke|drive|dance|swim|cook|travel)$/.test(verb.lower) && /^(?:in|at|on|for|with|when|because|[.])$/.test(after.lower);
  return (isOnlyVerb && (opensObject || (after.tag & TAG.IN) !== 0 || after.kind === 'mark')) || opensObject || isActivity
    ? [{ first: at, last: at, text: inflectGerund(verb.lower) }]
    : [];
}
