import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const PERSONS = 'man|woman|boy|girl|friend|colleague|neighbour|neighbor|student|teacher|family|couple|doctor|child|guy|lady';
const STAYS = 'live|lives|lived|stay|stays|stayed|work|works|worked|study|studied|sleep|slept|eat|ate|met';
const REPORTED =
  /^(?:tell|told|ask|asked|show|showed|explain|explained|know|knew|see|saw|understand|wonder|remember|guess|check|say|said|decide|decided|learn|teach|taught)$/;

/** Relative clauses, comparisons, times and verbs in frames that learners build in their own way. */
export const learnerFrames = buildRules({
  'where-with-preposition': {
    reason: '"Where" already says "in" or "at which".',
    patterns: [
      `<NN|NNS> where i|we|you|he|she|they ${STAYS} in|at{} $|is|was|has|had|were|are`,
      `<NN|NNS> which i|we|you|he|she|they ${STAYS} in|at it{} $|is|was`,
    ],
    examples: {
      'The hotel where we stayed in was lovely.': 'The hotel where we stayed was lovely.',
      'This is the office where she works at.': 'This is the office where she works.',
      'The town where he lived in is small.': 'The town where he lived is small.',
    },
    fine: ['The hotel where we stayed was lovely.', 'The town we lived in is small.', 'Where do you live in winter?'],
  },
  'aside-with-that': {
    reason: 'Behind a comma "who" or "which" gives more about somebody or something, not "that".',
    patterns: ['my|our|his|her|their|your @closePerson , that{who} <VBZ|VBD|MD> !,', '@town , that{which} is|was|has|lies the|a|in|on|very|my|one'],
    examples: {
      'My sister, that lives in Paris, is coming.': 'My sister, who lives in Paris, is coming.',
      'We flew to Lima, that is the capital of Peru.': 'We flew to Lima, which is the capital of Peru.',
      'His uncle, that works here, is nice.': 'His uncle, who works here, is nice.',
    },
    fine: ['My sister, who lives here, is coming.', 'My brother, that is, the tall one, left.'],
  },
  'person-whose': {
    reason: '"Whose" tells to whom something belongs.',
    patterns: [
      `met|meet|know|knew|saw|have|had|found a|an|the|some <JJ>? ${PERSONS} his|her|their{whose} <JJ>? <NN> is|was|has|had|lives|works|lived|worked|died|left`,
    ],
    examples: {
      'I met a woman her son is a doctor.': 'I met a woman whose son is a doctor.',
      'We know a family their house was sold.': 'We know a family whose house was sold.',
      'She has a friend, and I know the man his car was stolen.': 'She has a friend, and I know the man whose car was stolen.',
    },
    fine: ['I met a woman and her son.', 'I gave the man his car.'],
  },
  'that-for-than': {
    reason: '"Than" compares; "that" does not.',
    patterns: [
      'more|less <JJ> in|about|of|with|at <NN|NNS> that{than} my|your|his|her|our|their|me|him|us|them <NN>? $',
      'more|less <JJ> that{than} my|your|his|her|our|their|me|him|us|them <NN>? $',
    ],
    examples: {
      'He is more interested in art that his sister.': 'He is more interested in art than his sister.',
      'She is more careful that me.': 'She is more careful than me.',
      'They are less afraid of dogs that their son.': 'They are less afraid of dogs than their son.',
    },
    fine: ['I am more sure that his brother came.', 'He is more careful than me.'],
  },
  'as-adjective-as': {
    reason: 'Two that are equal are compared with "as ... as".',
    patterns: [
      "am|is|are|was|were|i'm|he's|she's|we're|they're|you're so{as} <JJ>~long|far|much|many|good as you|me|him|her|us|them|my|your|his|our|their $|<NN>",
    ],
    examples: {
      'I am so tired as you.': 'I am as tired as you.',
      "She's so tall as her mother.": "She's as tall as her mother.",
      'They are so rich as my boss.': 'They are as rich as my boss.',
    },
    fine: ['I am not so tired as you.', 'It is so cold as I speak.'],
  },
  'adjective-of-doing': {
    reason: 'This adjective takes a preposition and the -ing form.',
    patterns: [
      'afraid|scared|tired|capable|fond|proud|sick|frightened|ashamed|guilty|incapable to{of} <VBG>~being',
      'interested|involved|experienced|successful to{in} <VBG>',
      'good|bad|brilliant|terrible|excellent to{at} <VBG>~being',
      'responsible|famous|sorry|grateful to{for} <VBG>~being',
    ],
    examples: {
      'He is afraid to flying.': 'He is afraid of flying.',
      'She is good to cooking.': 'She is good at cooking.',
      'I am interested to learning Dutch.': 'I am interested in learning Dutch.',
      'He is responsible to hiring staff.': 'He is responsible for hiring staff.',
    },
    fine: ['He is used to flying.', 'I am afraid to fly.'],
  },
  'cannot-wait-to': {
    reason: 'After "can\'t wait" stands "to" and the base form.',
    patterns: [
      "can't|cannot|couldn't wait {+to} <VBG>{=base}",
      "can't|cannot|couldn't wait for{to} <VBG>{=base} you|it|them|him|her|my|the|your|back|home",
    ],
    examples: {
      "I can't wait seeing you.": "I can't wait to see you.",
      'She cannot wait going home.': 'She cannot wait to go home.',
      "We couldn't wait opening it.": "We couldn't wait to open it.",
    },
    fine: ["I can't wait to see you.", "I can't wait any longer."],
  },
  'hair-and-weather': {
    reason: 'This is not counted here.',
    patterns: [
      'long|short|blond|blonde|dark|brown|black|curly|grey|gray|red|straight|beautiful|wet|my|her|his hairs{hair} $|and|is|are|was|were|in|with|every|before',
      'what a{} <JJ>? weather|news|music|furniture|traffic|luggage|advice|information $|we|you|they|today|in|on|this|here',
    ],
    examples: {
      'She has long hairs.': 'She has long hair.',
      'What a beautiful weather!': 'What beautiful weather!',
      'I wash my hairs every day.': 'I wash my hair every day.',
    },
    fine: ['What a traffic jam!', 'The cat left hairs on the sofa.'],
  },
  'on-day-and-screen': {
    reason: 'Days and dates take "on", as do television, radio and the internet.',
    patterns: [
      'in|at{on} the{} @weekday $|and|at|we|i|because',
      'is|was|are|meeting|birthday|starts|started|begins|arrived|arrive|born|be|leave|left|come|came in|at{on} # of? @month $|and|at|we|with',
      'saw|see|watch|watched|heard|hear|read|found|find it|this|that|them|him|her|something|<NN>? in{on} the tv|television|telly|radio|internet $|and|yesterday|last|but|because|that',
    ],
    examples: {
      "I'll be there in the Monday.": "I'll be there on Monday.",
      'I saw it in the television.': 'I saw it on the television.',
      'We heard it in the radio yesterday.': 'We heard it on the radio yesterday.',
    },
    fine: ['In the Monday meeting we spoke.', 'I saw it on television.', 'There is a lamp in the radio.'],
  },
  'been-in-that-year': {
    reason: 'A time that is over takes the simple past.',
    patterns: [
      'i|we|they|you have{} been{went} to <NNP> last year|month|week|summer|winter|spring|autumn',
      'he|she has{} been{went} to <NNP> last year|month|week|summer|winter|spring|autumn',
      'i|we|they|you have{} been{went} to <NNP> in 2015|2016|2017|2018|2019|2020|2021|2022|2023',
      'he|she has{} been{went} to <NNP> in 2015|2016|2017|2018|2019|2020|2021|2022|2023',
      'i|we|they|you have{} been{went} to <NNP> two|three|four|five|ten|many|several|some years|months|weeks ago',
    ],
    examples: {
      'We have been to Rome last summer.': 'We went to Rome last summer.',
      'I have been to Italy in 2019.': 'I went to Italy in 2019.',
      'They have been to Cairo three years ago.': 'They went to Cairo three years ago.',
    },
    fine: ['I have been to Rome.', 'We went to Rome last summer.'],
  },
  'habit-of-the-past': {
    reason: 'What somebody did again and again in the past takes the simple past.',
    patterns: [
      'i|he|she|it was{} <VBG>{=past} <NN|NNS>? every day|week|summer|weekend|morning|evening|night|year|month|winter',
      'we|they|you were{} <VBG>{=past} <NN|NNS>? every day|week|summer|weekend|morning|evening|night|year|month|winter',
      'i|he|she was{} <VBG>{=past} to|in|at|with the|my|our|his|her <NN> every day|week|summer|weekend|morning|evening|night|year',
    ],
    examples: {
      'As a child I was playing football every day.': 'As a child I played football every day.',
      'We were eating fish every week.': 'We ate fish every week.',
      'He was walking to the school every morning.': 'He walked to the school every morning.',
    },
    fine: ['I was playing football.', 'He played every day.'],
  },
  'how-long-have': {
    reason: 'What began in the past and goes on takes "have" or "has".',
    patterns: [
      'how long do{have} you|they|we live{lived} here|there|in|at|with|together',
      'how long does{has} he|she|it live{lived} here|there|in|at|with',
      'how long do{have} you|they|we know{known} him|her|them|each|this|that|about',
      'how long does{has} he|she know{known} him|her|them|this|that|about',
    ],
    examples: {
      'How long do you live here?': 'How long have you lived here?',
      'How long does she know him?': 'How long has she known him?',
      'How long do they live in Oslo?': 'How long have they lived in Oslo?',
    },
    fine: ['How long have you lived here?', 'How long do cats live?'],
  },
  'we-are-doing': {
    reason: 'A form of "be" is missing here.',
    patterns: [
      'problem|problems|inconvenience|difficulties|delay|trouble|product|products|house|car|software|method|project|people|company|room|place|thing|book we|they|you {+are} causing|having|using|doing|making|facing|experiencing|planning|offering|selling|waiting|looking|living|staying|reading',
      'problem|inconvenience|delay|trouble|product|house|car|software|project|room|book he|she|it {+is} causing|having|using|doing|making|facing|planning|offering|selling|looking|living|reading',
    ],
    examples: {
      'Sorry for the inconvenience we causing you.': 'Sorry for the inconvenience we are causing you.',
      'I like the book she reading.': 'I like the book she is reading.',
      'The problems they having are small.': 'The problems they are having are small.',
    },
    fine: ['The problems they are having are small.'],
  },
  'thing-what': {
    reason: 'A clause that describes a noun begins with "that" or "which", not with "what".',
    needs: 'what',
    find: (sentence) => sentence.flatMap((_, at) => findThingWhat(sentence, at)),
    examples: {
      'I am not happy with the service what I received.': 'I am not happy with the service that I received.',
      'The shoes what you bought are nice.': 'The shoes that you bought are nice.',
      'This is the song what they played.': 'This is the song that they played.',
    },
    fine: [
      'Tell the doctor what you ate.',
      'I saw from the photo what they did.',
      'He gave the boy what he wanted.',
      'The more you give, the more I know what you want.',
    ],
  },
});

function findThingWhat(sentence: Sentence, at: number): Change[] {
  const [article, noun, what, subject, verb] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (what?.lower !== 'what' || !noun || !article || !verb) return [];
  const isThing =
    (noun.tag & (TAG.NN | TAG.NNS)) !== 0 &&
    (/^(?:the|this|these|those|a|an|my|your|our)$/.test(article.lower) || (article.tag & TAG.JJ) !== 0) &&
    !wordSets.person?.has(noun.lower) &&
    !wordSets.closePerson?.has(noun.lower);
  const isClause = /^(?:i|you|we|they|he|she)$/.test(subject?.lower ?? '') && (verb.tags & (TAG.VBD | TAG.VB | TAG.VBZ | TAG.MD)) !== 0;
  const isReport = sentence
    .slice(0, at)
    .some(({ lower }) => REPORTED.test(lower) || /^(?:give|gave|gives|boy|girl|people|children|kids)$/.test(lower));
  return isThing && isClause && !isReport ? [{ first: at, last: at, text: 'that' }] : [];
}
