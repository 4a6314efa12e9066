import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const pairs = (written: string) => new Map(written.split(' ').map((pair) => pair.split(':') as [string, string]));
/** Verbs that are no nouns, with their nouns. */
const NOUN_OF_VERB = pairs(
  'arrive:arrival believe:belief choose:choice decide:decision explain:explanation describe:description develop:development behave:behaviour succeed:success agree:agreement complain:complaint advise:advice compare:comparison create:creation deliver:delivery depart:departure destroy:destruction discuss:discussion educate:education exist:existence grow:growth improve:improvement invent:invention lose:loss marry:marriage move:move perform:performance prepare:preparation protect:protection prove:proof receive:receipt refuse:refusal relate:relation remember:memory react:reaction sell:sale serve:service solve:solution speak:speech suggest:suggestion think:thought translate:translation treat:treatment weigh:weight live:life please:pleasure apologise:apology apologize:apology analyse:analysis analyze:analysis invite:invitation attend:attendance assist:assistance avoid:avoidance behave:behaviour collect:collection confirm:confirmation connect:connection contribute:contribution expect:expectation imagine:imagination inform:information introduce:introduction investigate:investigation manage:management organise:organisation organize:organization pronounce:pronunciation recommend:recommendation reserve:reservation',
);
/** Adjectives with their nouns. */
const NOUN_OF_ADJECTIVE = pairs(
  'independent:independence important:importance different:difference confident:confidence difficult:difficulty patient:patience healthy:health successful:success dangerous:danger intelligent:intelligence responsible:responsibility possible:possibility strong:strength angry:anger hungry:hunger thirsty:thirst lucky:luck proud:pride happy:happiness sad:sadness beautiful:beauty poor:poverty silent:silence violent:violence absent:absence honest:honesty jealous:jealousy loyal:loyalty generous:generosity curious:curiosity creative:creativity flexible:flexibility able:ability popular:popularity',
);
const MEASURE = pairs('high:height long:length wide:width deep:depth strong:strength hot:heat');
/** Nouns with their adjectives, for what "very" or "most" says of somebody. */
const ADJECTIVE_OF_NOUN = pairs(
  'patience:patient importance:important danger:dangerous success:successful difference:different independence:independent confidence:confident intelligence:intelligent happiness:happy sadness:sad beauty:beautiful health:healthy noise:noisy hunger:hungry thirst:thirsty anger:angry pride:proud honesty:honest difficulty:difficult responsibility:responsible violence:violent silence:silent tiredness:tired kindness:kind strength:strong jealousy:jealous loyalty:loyal generosity:generous curiosity:curious luck:lucky',
);
const FEELINGS = pairs(
  'interest:interested excite:excited bore:bored tire:tired surprise:surprised annoy:annoyed shock:shocked disappoint:disappointed frighten:frightened please:pleased confuse:confused embarrass:embarrassed worry:worried relax:relaxed amaze:amazed exhaust:exhausted fascinate:fascinated satisfy:satisfied terrify:terrified depress:depressed frustrate:frustrated',
);
const gerund = (verb: string) => (verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`);
const FEELING_OF_CAUSE = new Map([...FEELINGS].map(([verb, felt]) => [gerund(verb), felt]));
const CAUSE_OF_FEELING = new Map([...FEELING_OF_CAUSE].map(([cause, felt]) => [felt, cause]));
const THING =
  /^(?:film|movie|book|story|lesson|lecture|job|match|game|day|trip|journey|holiday|vacation|map|news|test|exam|result|results|place|city|experience|idea|programme|program|show|week|evening|task|situation|question|answer|speech|talk|meeting|article|subject|hobby|play|concert|work|walk|flight|weekend|activity|museum|adventure|noise|habit|letter|report|event|race|course)$/;
const PERSON_SUBJECT = /^(?:i|you|we|they|he|she|i'm|we're|they're|you're|he's|she's)$/;
const BE = /^(?:am|is|are|was|were|be|been|feel|feels|felt|get|got|i'm|we're|they're|you're|he's|she's|became|become)$/;
const STRENGTHENS = /^(?:very|so|really|too|quite|extremely|a|bit|rather|pretty|more|always|also|not)$/;
const OWN = /^(?:my|your|his|her|its|our|their)$/;
const CLOSES =
  /^(?:of|is|was|are|were|in|on|at|for|with|and|but|or|to|by|when|because|after|before|since|as|that|from|until|will|has|had|together|about)$/;

/** Words of one family in each other's place: a verb or an adjective for its noun, a noun for its adjective, "-ed" for "-ing". */
export const wordFamilies = buildRules({
  'noun-of-verb': {
    reason: 'A noun is needed here, not the verb.',
    needs: [...NOUN_OF_VERB.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findVerbForNoun(sentence, at)),
    examples: {
      'Our arrive was delayed by the storm.': 'Our arrival was delayed by the storm.',
      'I have no believe in luck.': 'I have no belief in luck.',
      'We made the choose together.': 'We made the choice together.',
      'The explain of the rule was clear.': 'The explanation of the rule was clear.',
    },
    fine: [
      'Our arrival was late.',
      'I have no idea.',
      'The live music was good.',
      'Those who believe in it are few.',
      'Let my sister decide when to go.',
    ],
  },
  'noun-of-adjective': {
    reason: 'A noun is needed here, not the adjective.',
    needs: [...NOUN_OF_ADJECTIVE.keys(), ...MEASURE.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findAdjectiveForNoun(sentence, at)),
    examples: {
      'Smoking is bad for your healthy.': 'Smoking is bad for your health.',
      'He has a lot of confident.': 'He has a lot of confidence.',
      'It makes no different to me.': 'It makes no difference to me.',
      'The high of the tower is sixty metres.': 'The height of the tower is sixty metres.',
      'I wish you successful in your new job.': 'I wish you success in your new job.',
      'He is proud of his independent.': 'He is proud of his independence.',
    },
    fine: [
      'Your healthy meals are good.',
      'His patient is ill.',
      'He helps the poor of the town.',
      'No different from the others.',
      'All along the long of it.',
    ],
  },
  'adjective-of-noun': {
    reason: 'An adjective is needed here, not the noun.',
    needs: [...ADJECTIVE_OF_NOUN.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findNounForAdjective(sentence, at)),
    examples: {
      'My mother is always very patience with us.': 'My mother is always very patient with us.',
      'Swimming is the most importance of my hobbies.': 'Swimming is the most important of my hobbies.',
      'She is too pride to ask.': 'She is too proud to ask.',
    },
    fine: ['Have very much patience.', 'The most danger is past.', 'It gives so much happiness.', 'It takes more patience than that.'],
  },
  'feeling-ed': {
    reason: 'With "-ed" the word tells what somebody feels; with "-ing", what makes people feel so.',
    needs: [...FEELING_OF_CAUSE.keys(), ...FEELINGS.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findCauseForFeeling(sentence, at)),
    examples: {
      "I'm annoying because nobody told me.": "I'm annoyed because nobody told me.",
      'She was shocking by the news.': 'She was shocked by the news.',
      "I'm really exciting about our trip.": "I'm really excited about our trip.",
      'I was pleasing to hear from you.': 'I was pleased to hear from you.',
      'He is interest in astronomy.': 'He is interested in astronomy.',
    },
    fine: [
      'The film is exciting.',
      "You're boring me.",
      'She is annoying.',
      'It is of interest in many ways.',
      'He is relaxing in the garden.',
      'There is interest in it.',
    ],
  },
  'cause-ing': {
    reason: 'With "-ing" the word tells what makes people feel so; with "-ed", what somebody feels.',
    needs: [...CAUSE_OF_FEELING.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findFeelingForCause(sentence, at)),
    examples: {
      'It was a very excited match.': 'It was a very exciting match.',
      'He has a bored job.': 'He has a boring job.',
      'The results are disappointed.': 'The results are disappointing.',
      'It was a very tired day at work.': 'It was a very tiring day at work.',
    },
    fine: [
      'A tired child slept.',
      'The day was over and I was tired.',
      'He is bored.',
      'A satisfied customer wrote.',
      'In a confused situation, wait.',
    ],
  },
});

function findVerbForNoun(sentence: Sentence, at: number): Change[] {
  const [verb, before, next, earlier] = [sentence[at], sentence[at - 1], sentence[at + 1], sentence[at - 2]];
  const noun = verb && verb.text === verb.lower ? NOUN_OF_VERB.get(verb.lower) : undefined;
  if (!verb || !noun || !before || !(next === undefined || next.kind === 'mark' || CLOSES.test(next.lower) || next.lower === 'together')) return [];
  if (/^(?:live|think|move)$/.test(verb.lower)) return [];
  const isNo = before.lower === 'no' && /^(?:have|has|had|is|was|with|there's)$/.test(earlier?.lower ?? '');
  const isThe = /^(?:the|a|an)$/.test(before.lower);
  const governs = /^(?:let|lets|make|makes|made|help|helped|see|saw|watch|hear|heard|to|and|or|who)$/;
  const isOwn =
    OWN.test(before.lower) &&
    (at < 3 || (earlier !== undefined && (earlier.tag & (TAG.IN | TAG.VB | TAG.VBD | TAG.VBZ)) !== 0 && !governs.test(earlier.lower)));
  return isNo || isThe || isOwn ? [{ first: at, last: at, text: noun }] : [];
}

function findAdjectiveForNoun(sentence: Sentence, at: number): Change[] {
  const [word, before, next, earlier] = [sentence[at], sentence[at - 1], sentence[at + 1], sentence[at - 2]];
  if (!word || !before || word.text !== word.lower) return [];
  const put = (noun: string): Change[] => [{ first: at, last: at, text: noun }];
  const measure = MEASURE.get(word.lower);
  if (
    measure &&
    before.lower === 'the' &&
    next?.lower === 'of' &&
    /^(?:the|this|my|our|a|his|her)$/.test(sentence[at + 2]?.lower ?? '') &&
    (at < 3 || /^(?:of|is|was|and|measure|know)$/.test(earlier?.lower ?? ''))
  )
    return put(measure);
  const noun = NOUN_OF_ADJECTIVE.get(word.lower);
  if (!noun) return [];
  const ends = !next || /^[.!?,]$/.test(next.text);
  const isContinued = next !== undefined && /^(?:to|in|with|and|because|when)$/.test(next.lower);
  const isOwn = before.lower === 'her' ? ((earlier?.tag ?? 0) & TAG.IN) !== 0 : OWN.test(before.lower);
  if (isOwn && ends && word.lower !== 'patient') return put(noun);
  if (OWN.test(before.lower) && word.lower === 'patient' && /^(?:lost|lose|loses)$/.test(earlier?.lower ?? '')) return put(noun);
  if (before.lower === 'of' && /^(?:lot|lots|plenty|kind|lack)$/.test(earlier?.lower ?? '') && (ends || isContinued)) return put(noun);
  if (
    before.lower === 'no' &&
    /^(?:makes|make|made|is|was)$/.test(earlier?.lower ?? '') &&
    word.lower === 'different' &&
    (ends || next?.lower === 'to')
  )
    return put(noun);
  if (/^(?:you|him|her|them|us)$/.test(before.lower) && /^(?:wish|wishes|wished)$/.test(earlier?.lower ?? '') && (ends || next?.lower === 'in'))
    return put(noun);
  if (/^(?:had|have|has)$/.test(before.lower) && word.lower === 'difficult' && (ends || /ing$|^(?:with|in)$/.test(next?.lower ?? '')))
    return put(noun);
  return [];
}

function findNounForAdjective(sentence: Sentence, at: number): Change[] {
  const [noun, before, earlier, next] = [sentence[at], sentence[at - 1], sentence[at - 2], sentence[at + 1]];
  const adjective = noun && noun.text === noun.lower ? ADJECTIVE_OF_NOUN.get(noun.lower) : undefined;
  if (!adjective || !before) return [];
  const put: Change[] = [{ first: at, last: at, text: adjective }];
  if (/^(?:very|too|so)$/.test(before.lower) && BE.test(earlier?.lower ?? '')) return put;
  if (/^(?:very|too)$/.test(before.lower) && /^(?:always|not|also|never|still)$/.test(earlier?.lower ?? '')) return put;
  return before.lower === 'most' && earlier?.lower === 'the' && BE.test(sentence[at - 3]?.lower ?? '') && /^[.!?,]|^of$/.test(next?.lower ?? '.')
    ? put
    : [];
}

function findCauseForFeeling(sentence: Sentence, at: number): Change[] {
  const word = sentence[at];
  const felt =
    word &&
    (FEELING_OF_CAUSE.get(word.lower) ??
      (/^(?:interest|disappoint|surprise|excite|confuse|embarrass)$/.test(word.lower) ? FEELINGS.get(word.lower) : undefined));
  if (!word || !felt || word.text !== word.lower) return [];
  let place = at - 1;
  while (STRENGTHENS.test(sentence[place]?.lower ?? '')) place--;
  if (!BE.test(sentence[place]?.lower ?? '')) return [];
  const next = sentence[at + 1]?.lower ?? '.';
  const subject = /'/.test(sentence[place]?.lower ?? '') ? sentence[place] : sentence[place - 1];
  const isPerson = PERSON_SUBJECT.test(subject?.lower ?? '');
  const put: Change[] = [{ first: at, last: at, text: felt }];
  if (!word.lower.endsWith('ing')) return isPerson && /^(?:in|by|that|about|with|of|at)$/.test(next) ? put : [];
  if (next === 'by' && word.lower !== 'worrying' && word.lower !== 'relaxing') return put;
  if (!isPerson || /^(?:relaxing|worrying|tiring)$/.test(word.lower)) return [];
  if (/^(?:about|of|with|that|because)$/.test(next) && !(next === 'with' && word.lower === 'boring')) return put;
  return next === 'to' && /^(?:hear|see|meet|learn|know|find|go|start|be|read)$/.test(sentence[at + 2]?.lower ?? '') ? put : [];
}

function findFeelingForCause(sentence: Sentence, at: number): Change[] {
  const [word, next, before] = [sentence[at], sentence[at + 1], sentence[at - 1]];
  const cause = word && word.text === word.lower ? CAUSE_OF_FEELING.get(word.lower) : undefined;
  if (!word || !cause || !before) return [];
  let place = at - 1;
  while (/^(?:very|so|really|quite|extremely|rather|pretty|more|most|such)$/.test(sentence[place]?.lower ?? '')) place--;
  const determiner = sentence[place];
  const put: Change[] = [{ first: at, last: at, text: cause }];
  const isThing = next !== undefined && THING.test(next.lower) && !/^(?:situation|experience|answer|letter|report)$/.test(next.lower);
  if (
    isThing &&
    /^(?:a|an|this|such|that)$/.test(determiner?.lower ?? '') &&
    !/^(?:worried|confused|satisfied|relaxed|pleased|surprised)$/.test(word.lower)
  )
    return put;
  if (isThing && /^(?:confused|relaxed)$/.test(word.lower) && /^(?:map|holiday|vacation|weekend|test|exam)$/.test(next?.lower ?? '')) return put;
  const thing = sentence[place - 1];
  const isPredicate =
    /^(?:is|are|was|were)$/.test(determiner?.lower ?? '') && thing !== undefined && THING.test(thing.lower) && (!next || /^[.!?]$/.test(next.text));
  return isPredicate && !/^(?:relaxed|satisfied|exhausted|pleased)$/.test(word.lower) ? put : [];
}
