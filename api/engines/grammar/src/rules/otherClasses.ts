import { inflectGerund, inflectParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Verbs and their nouns, neither of which is also the other. */
const NOUNS = new Map(
  'believe belief|choose choice|discuss discussion|develop development|decide decision|explain explanation|improve improvement|inform information|succeed success|describe description|arrive arrival|apologise apology|apologize apology|complain complaint|compare comparison|grow growth|know knowledge|lose loss|marry marriage|prove proof|solve solution|agree agreement|advertise advertisement|announce announcement|arrange arrangement|appear appearance|assist assistance|behave behaviour|collect collection|connect connection|communicate communication|educate education|employ employment|enjoy enjoyment|exist existence|expect expectation|imagine imagination|introduce introduction|invent invention|operate operation|organise organisation|organize organization|perform performance|prepare preparation|pronounce pronunciation|protect protection|react reaction|recommend recommendation|suggest suggestion|translate translation|enquire enquiry|inquire inquiry|advise advice|sell sale|explore exploration|produce production|reduce reduction|invite invitation|destroy destruction|celebrate celebration|create creation|achieve achievement|argue argument|attend attendance|confirm confirmation|contribute contribution|depend dependence|donate donation|examine examination|identify identification|inspect inspection|maintain maintenance|modify modification|participate participation|predict prediction|propose proposal|register registration|require requirement|respond response|revise revision|submit submission|survive survival|analyse analysis|analyze analysis'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Verbs that some also use as nouns: "get an invite". */
const ALSO_NOUN = /^(?:invite|produce|propose|require)$/;
const verbs = new Map([...NOUNS].map(([verb, noun]) => [noun, verb]));
const ADJECTIVES = new Map(
  'beauty beautiful|danger dangerous|honesty honest|success successful|importance important|difficulty difficult|health healthy|happiness happy|anger angry|hunger hungry|noise noisy|comfort comfortable|confidence confident|patience patient|intelligence intelligent|kindness kind|pride proud|sadness sad|tiredness tired|fame famous|care careful|strength strong|freedom free|wealth wealthy|luck lucky|courage courageous|poverty poor|safety safe|silence silent|cruelty cruel|loneliness lonely|weakness weak|politeness polite|friendship friendly|enthusiasm enthusiastic|sympathy sympathetic|energy energetic|romance romantic|tradition traditional|profession professional|nature natural|violence violent|jealousy jealous|generosity generous|curiosity curious|difference different|beginner new|ability able|responsibility responsible|popularity popular|convenience convenient|impatience impatient|absence absent|power powerful|peace peaceful|pain painful|stress stressful|help helpful|use useful|colour colourful|color colorful|taste tasty|dirt dirty|rain rainy|sun sunny|wind windy|cloud cloudy|fog foggy'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

const OPENS_NOUN = /^(?:a|an|the|my|your|his|her|its|our|their|no|any|some|this|that)$/;
const ENDS_NOUN = /^(?:of|is|was|in|between|for|to|that|and|with|at|on|about|has|will|can)$/;
const WANTS =
  /^(?:want|wants|wanted|need|needs|needed|like|going|able|try|tried|trying|decided|hope|hopes|hoped|writing|wish|wishes|ready|planning|plan)$/;
const SINCE_VERB = /^(?:live|work|know|study|learn|teach|wait|play|rain|snow|use|drive|collect|own|smoke|suffer|love|hate|belong|practise)s?$/;
const STATE = /^(?:married|divorced|retired|engaged|ill|sick|unemployed|dead|friends|vegetarian|vegan|pregnant|single|widowed)$/;

/** Words of the same stem in the wrong class, and states that have lasted until now. */
export const otherClasses = buildRules({
  'noun-behind-determiner': {
    reason: 'A noun is needed here; this word is a verb.',
    find: (sentence) => sentence.flatMap((_, at) => findVerbAsNoun(sentence, at)),
    examples: {
      'I have no believe in it.': 'I have no belief in it.',
      'My choose was wrong.': 'My choice was wrong.',
      'We had a long discuss.': 'We had a long discussion.',
      'The develop of the town was fast.': 'The development of the town was fast.',
      'I have a strong believe that it helps.': 'I have a strong belief that it helps.',
    },
    fine: ['The go is yours.', 'That is a must.', 'I saw the doctor choose.', 'No say in it.'],
  },
  'adjective-behind-very': {
    reason: 'Behind "very", an adjective is needed; this word is a noun.',
    needs: 'very more',
    find: (sentence) => sentence.flatMap((_, at) => findNounAsAdjective(sentence, at)),
    examples: {
      'She is very beauty.': 'She is very beautiful.',
      'He is a very honesty man.': 'He is a very honest man.',
      'The road is very danger.': 'The road is very dangerous.',
      'It is much more danger than before.': 'It is much more dangerous than before.',
    },
    fine: ['The very idea is new.', 'This is the very man.', 'It is very fun.', 'At that very moment it rang.'],
  },
  'verb-behind-wish': {
    reason: 'A verb is needed here; this word is a noun.',
    needs: 'to',
    find: (sentence) => sentence.flatMap((_, at) => findNounAsVerb(sentence, at)),
    examples: {
      'I am writing to enquiry about the job.': 'I am writing to enquire about the job.',
      'They want to discussion the price.': 'They want to discuss the price.',
      'We need to choice a colour.': 'We need to choose a colour.',
    },
    fine: [
      'He is used to discussion.',
      'They are going to church.',
      'I am going to school.',
      'We are writing to members.',
      'It is similar to advice.',
    ],
  },
  'state-until-now': {
    reason: 'What began in the past and lasts until now takes "have" or "has".',
    needs: 'since for',
    find: findState,
    examples: {
      'We are married for six years.': 'We have been married for six years.',
      'I know her since school.': 'I have known her since school.',
      'He works there since 2010.': 'He has worked there since 2010.',
      'It rains since Monday.': 'It has been raining since Monday.',
      'They live in Rome since last year.': 'They have lived in Rome since last year.',
    },
    fine: [
      'I know her since she is my aunt.',
      'He works there, since 2010 was a bad year.',
      'She has lived here since May.',
      'They are ill for days at a time.',
      'We play here since the park is closed.',
      'He will work there since it pays.',
    ],
  },
});

function findVerbAsNoun(sentence: Sentence, at: number): Change[] {
  const [token, next] = [sentence[at], sentence[at + 1]];
  if (!token || at === 0 || token.text !== token.lower || token.kind !== 'word') return [];
  const noun = NOUNS.get(token.lower);
  if (noun === undefined || ALSO_NOUN.test(token.lower)) return [];
  if (next && !/^[.,;!?]$/.test(next.text) && !ENDS_NOUN.test(next.lower)) return [];
  const before = sentence[at - 1];
  const opener = before && (before.tag === TAG.JJ || before.lower === 'long') && !OPENS_NOUN.test(before.lower) ? sentence[at - 2] : before;
  if (
    !opener ||
    !OPENS_NOUN.test(opener.lower) ||
    (opener === before && /^(?:her|that|this|his|no|some|any)$/.test(opener.lower) && !/^(?:no|his)$/.test(opener.lower))
  )
    return [];
  return [{ first: at, last: at, text: noun }];
}

function findNounAsAdjective(sentence: Sentence, at: number): Change[] {
  const [before, very, noun, next] = sentence.slice(at, at + 4);
  if (
    !very ||
    !before ||
    !(very.lower === 'very' || (very.lower === 'more' && before.lower === 'much')) ||
    !noun ||
    noun.text !== noun.lower ||
    /^(?:the|this|that|my|his|her|their|our|its|your|these|those)$/.test(before.lower)
  )
    return [];
  if (next && !/^[.,;!?]$/.test(next.text) && (next.tag & (TAG.NN | TAG.NNS | TAG.IN | TAG.CC)) === 0) return [];
  if (very.lower === 'more' && next?.lower !== 'than') return [];
  const adjective = ADJECTIVES.get(noun.lower);
  return adjective === undefined ? [] : [{ first: at + 2, last: at + 2, text: adjective }];
}

function findNounAsVerb(sentence: Sentence, at: number): Change[] {
  const [before, to, noun, next] = sentence.slice(at, at + 4);
  if (to?.lower !== 'to' || !before || !noun || noun.text !== noun.lower || !WANTS.test(before.lower)) return [];
  const isGoing = before.lower === 'going' || before.lower === 'writing';
  if (isGoing ? !/^(?:about|the|a|an|my|your|our|his|her|their|it|them|him|us|you)$/.test(next?.lower ?? '') : !next || next.lower === 'of')
    return [];
  const verb = verbs.get(noun.lower);
  return verb === undefined ? [] : [{ first: at + 2, last: at + 2, text: verb }];
}

function findState(sentence: Sentence): Change[] {
  const place = sentence.findIndex(({ lower }) => lower === 'since' || lower === 'for');
  const rest = sentence.slice(place + 1).filter(({ kind }) => kind !== 'mark');
  if (
    place < 2 ||
    sentence.some(({ lower }) => /^(?:have|has|had|'ve|'s|will|would|can|could|if|when|to|did|was|were|that|who|which|don't|doesn't)$/.test(lower))
  )
    return [];
  const hasVerb = rest.some(({ lower, tag }) => (tag & (TAG.VBZ | TAG.VBD | TAG.MD | TAG.VB | TAG.PRP)) !== 0 || /^(?:is|are|am)$/.test(lower));
  if (hasVerb || rest.length === 0 || rest.length > 4 || sentence.slice(0, place).some(({ text }) => text === ',')) return [];
  const [subject, verb] = [sentence[0], sentence[1]];
  if (!subject || !verb || !/^(?:i|he|she|it|we|they|you)$/.test(subject.lower)) return [];
  const have = /^(?:he|she|it)$/.test(subject.lower) ? 'has' : 'have';
  if (sentence[place]?.lower === 'for') {
    const isLong = /years$|months$|weeks$/.test(rest.at(-1)?.lower ?? '') && rest.length <= 3;
    return /^(?:am|is|are)$/.test(verb.lower) && isLong && place === 3 && STATE.test(sentence[2]?.lower ?? '')
      ? [{ first: 1, last: 1, text: `${have} been` }]
      : [];
  }
  const found = SINCE_VERB.exec(verb.lower);
  if (!found || place > 6) return [];
  const base = verb.lower === 'teaches' ? 'teach' : verb.lower.replace(/s$/, '');
  if (!SINCE_VERB.test(base)) return [];
  return [
    { first: 1, last: 1, text: /^(?:rain|snow|wait)$/.test(base) ? `${have} been ${inflectGerund(base)}` : `${have} ${inflectParticiple(base)}` },
  ];
}
