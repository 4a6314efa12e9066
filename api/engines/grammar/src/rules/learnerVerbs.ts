import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { buildRules } from './rule.ts';

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const PAST_VERB = '<VB>~<VBD>~<MD|IN>{=past} !<VBN>';
const PLAIN_VERB =
  'buy|buys|go|goes|come|comes|get|gets|take|takes|make|makes|see|sees|eat|eats|give|gives|tell|tells|say|says|find|finds|bring|brings|lose|loses|write|writes|begin|begins|arrive|arrives|invite|invites|receive|receives|sell|sells|send|sends|teach|teaches|become|becomes|break|breaks|meet|meets|speak|speaks|decide|decides';
const ASKS = 'know|knows|wonder|wonders|wondered|ask|asked|remember|understand|see|sure';
const QUESTION = 'where|when|why|how';

const LIKE = /^(?:likes?|liked|loves?|loved|enjoys?|enjoyed|appreciates?|appreciated|miss|missed)$/;
const DETERMINER = /^(?:the|this|that|these|those|my|your|his|her|our|their)$/;
/** The most words of what is liked: more may go on with something else. */
const MOST_OF_THING = 4;

/** Verbs that learners put into the wrong time, form or place. */
export const learnerVerbs = buildRules({
  'past-time': {
    reason: 'What happened at a past time takes the past form.',
    patterns: [
      `^ yesterday ,? i|you|we|they|he|she ${PAST_VERB}`,
      `^ last night|week|month|year|summer|winter|spring|autumn|weekend|${DAYS} ,? i|you|we|they|he|she ${PAST_VERB}`,
      `^ yesterday ,? the|my|our|his|her|their|your <JJ>? <NN|NNS> ${PLAIN_VERB}{=past}`,
      `^ last night|week|month|year|summer|winter|spring|autumn|weekend|${DAYS} ,? the|my|our|his|her|their|your <JJ>? <NN|NNS> ${PLAIN_VERB}{=past}`,
      `^ #|@number|some|a|many|few days|weeks|months|years|hours|minutes ago ,? i|you|he|she|we|they ${PAST_VERB}`,
    ],
    examples: {
      'Last night I forget my umbrella on the train.': 'Last night I forgot my umbrella on the train.',
      'Last month my uncle buy a new tractor.': 'Last month my uncle bought a new tractor.',
      'Two days ago she call me from Lisbon.': 'Two days ago she called me from Lisbon.',
      'Yesterday we go to the lake.': 'Yesterday we went to the lake.',
    },
    fine: ['Last night I put the bins out.', 'Yesterday I read a book.', 'Last year we were six.', 'Two weeks ago they set out.'],
  },
  'was-been': {
    reason: '"Been" follows "has", "have" or "had".',
    confidence: 'medium',
    patterns: ['he|she|it was|is{has} been', 'i|you|we|they was|were|are|am{have} been'],
    examples: { 'He was been ill for a week.': 'He has been ill for a week.', 'They were been warned.': 'They have been warned.' },
    fine: ['It has been cold.', 'He was being careful.'],
  },
  'used-to-gerund': {
    reason: 'Whoever "is used to" something does it: the verb takes "-ing".',
    patterns: [
      'i|we|you|they am|are|were|was @ly? used to <VB>~<NN>{=gerund}',
      'he|she is|was @ly? used to <VB>~<NN>{=gerund}',
      'am|is|are|was|were not? used to drive|work|walk|sleep|live|study|cook|talk|travel|wait|stay|run|call{=gerund} on|in|with|at|for|the|a|an|my|long|hard|late|early|alone|so|from|to',
      'am|is|are|was|were not used to <VB>~<NN>{=gerund}',
      "i'm|we're|you're|they're|he's|she's @ly? used to <VB>~<NN>{=gerund}",
      'get|got|gets|getting used to <VB>~<NN>{=gerund}',
    ],
    examples: {
      'I am used to get up early.': 'I am used to getting up early.',
      'We soon got used to live without a car.': 'We soon got used to living without a car.',
      'I am not used to drive on the left.': 'I am not used to driving on the left.',
      'She is used to speak in public.': 'She is used to speaking in public.',
    },
    fine: ['I used to get up early.', 'It is used to open tins.', 'They are used to noise.', 'I am used to work.'],
  },
  'very-much-place': {
    reason: '"Very much" does not stand between a verb and what it is about.',
    find: (sentence) => {
      const very = sentence.findIndex(({ lower }, at) => lower === 'very' && sentence[at + 1]?.lower === 'much');
      const end = sentence.findIndex(({ kind }, at) => at > very + 1 && kind === 'mark');
      const thing = sentence.slice(very + 2, end < 0 ? undefined : end);
      const [first] = thing;
      if (very < 1 || !LIKE.test(sentence[very - 1]?.lower ?? '') || !DETERMINER.test(first?.lower ?? '') || thing.length > MOST_OF_THING) return [];
      return [{ first: very, last: very + 1 + thing.length, text: `${thing.map(({ text }) => text).join(' ')} very much` }];
    },
    examples: { 'I like very much this song.': 'I like this song very much.', 'We enjoyed very much the trip.': 'We enjoyed the trip very much.' },
    fine: ['I like this song very much.', 'They like very much to sing.'],
  },
  'well-place': {
    reason: '"Very well" does not stand between a verb and what it is about.',
    find: (sentence) => {
      const very = sentence.findIndex(({ lower }, at) => lower === 'very' && sentence[at + 1]?.lower === 'well');
      const end = sentence.findIndex(({ kind }, at) => at > very + 1 && kind === 'mark');
      const thing = sentence.slice(very + 2, end < 0 ? undefined : end);
      const isAbout =
        thing.length > 0 && thing.length <= MOST_OF_THING && thing.every(({ tags }) => (tags & (TAG.IN | TAG.RB | TAG.CC | TAG.WH | TAG.VBD)) === 0);
      if (
        very < 1 ||
        !isAbout ||
        !/^(?:speaks?|spoke|knows?|knew|plays?|played|understands?|understood|remembers?|cooks?|explained|does|did)$/.test(
          sentence[very - 1]?.lower ?? '',
        )
      )
        return [];
      return [{ first: very, last: very + 1 + thing.length, text: `${thing.map(({ text }) => text).join(' ')} very well` }];
    },
    examples: {
      'He speaks very well Portuguese.': 'He speaks Portuguese very well.',
      'She plays very well the piano.': 'She plays the piano very well.',
    },
    fine: ['He speaks Portuguese very well.', 'She did very well in the test.', 'He played very well yesterday.'],
  },
  'what-relative': {
    reason: 'A thing is taken up by "that" or "which"; "what" stands for the thing itself.',
    confidence: 'medium',
    patterns: ['^ the <NN|NNS> what{that} i|you|he|she|we|they <VBD|VB|VBZ>'],
    examples: { 'The report what you sent is missing a page.': 'The report that you sent is missing a page.' },
    fine: ['Tell the team what you need.', 'The question is what you want.'],
  },
  'does-noun-base': {
    reason: 'After "do", "does" or "did" the verb stays in its base form.',
    patterns: [
      '^^ does|did my|your|his|her|our|their|the|this|that <NN>~<VB> <VBZ|VBD>~<VB>~<IN|JJ|RB>{=base} the|a|an|my|your|his|her|our|their|you|me|him|us|them',
      '^^ does|did my|your|his|her|our|their mother|father|brother|sister|son|daughter|friend|boss|teacher|doctor|wife|husband|neighbour <VBZ|VBD>~<VB>~<IN|JJ|RB>{=base}',
    ],
    examples: {
      'Does your brother plays the guitar?': 'Does your brother play the guitar?',
      'Did the baker sold you this?': 'Did the baker sell you this?',
      'Does her sister lives here?': 'Does her sister live here?',
    },
    fine: ['Does the school play start at six?', 'Did the dog bite you?', 'Does my sister know?'],
  },
  'question-in-clause': {
    reason: 'Inside a sentence a question keeps the order of a statement.',
    patterns: [
      `${ASKS} ${QUESTION} do{} you|we|they|i <VB>`,
      `${ASKS} ${QUESTION} does{} he|she|it cost|<VB>{=third}`,
      `${ASKS}|me|us what|how time|much|long|often|far does{} he|she|it cost|<VB>{=third}`,
      `${ASKS}|me|us what|how time|much|long|often|far does{} the|my|your|this|our <NN> cost|<VB>{=third}`,
      `${ASKS}|me|us what|how time|much|long|often|far do{} you|we|they|i <VB>`,
      `me|us ${QUESTION} do{} you|we|they|i <VB>`,
      `me|him|her|us|them ${QUESTION} did{} you|we|they|i|he|she|it <VB>{=past}`,
      `me|us ${QUESTION} does{} he|she|it cost|<VB>{=third}`,
      `${ASKS} ${QUESTION} did{} you|we|they|i|he|she|it <VB>{=past}`,
    ],
    examples: {
      'I wonder where do they live.': 'I wonder where they live.',
      'I do not know when does it start.': 'I do not know when it starts.',
      'He asked me where did I buy it.': 'He asked me where I bought it.',
      'Can you tell me what time does the shop open?': 'Can you tell me what time the shop opens?',
      'She asked why did he leave.': 'She asked why he left.',
    },
    fine: ['How do you know?', 'Where do they live?', 'I asked: where do you live?'],
  },
});
