import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

const SINGULAR = 'This subject is one person or thing, so its verb takes the form for one.';
const PLURAL = 'This subject is more than one, so its verb takes the form for many.';

const EVERYDAY =
  'like|love|live|work|want|need|go|come|have|make|take|speak|know|think|say|study|teach|drive|cook|eat|drink|give|buy|read|write|sleep|listen|spend|feel|enjoy|prefer|believe|understand|earn|wear|get|bring|tell|learn|sing|drive|grow|become|suffer|snore';

const EVERYDAY_THIRD = EVERYDAY.split('|')
  .map((verb) => inflectThirdPerson(verb))
  .join('|');

/** Verbs that must agree with their subjects. */
export const agreement = buildRules({
  'third-person-verb': {
    reason: 'After "he", "she" or "it" the verb ends in -s.',
    unless: 'mandative',
    patterns: ['^^ he|she|it @ly? <VB>~<VBD|MD|JJ|RB|IN|VBZ|NNP>~be|have|are|am|use{=third} !not', '^^ he|she|it use{uses} !to'],
    examples: {
      'She go to the office by bus.': 'She goes to the office by bus.',
      'I think that he work too much.': 'I think that he works too much.',
      'It always rain in April.': 'It always rains in April.',
    },
    fine: [
      'She insisted that he leave at once.',
      'Make it work.',
      'She put it there.',
      'I saw him go.',
      'Let it go.',
      'He can swim.',
      'Did she go home?',
    ],
  },
  'he-dont': {
    reason: 'With "he", "she" and "it" it is "doesn\'t".',
    confidence: 'high',
    patterns: ["he|she|it don't|dont{doesn't}", "^^ this|everyone|everybody|nobody|someone don't|dont{doesn't}", "^ that don't|dont{doesn't}"],
    examples: { 'She dont know.': "She doesn't know.", "He don't like coffee.": "He doesn't like coffee.", "It don't matter.": "It doesn't matter." },
    fine: ["They don't like coffee.", "It is for printers that move slowly or that don't move at all."],
  },
  'he-have': {
    reason: SINGULAR,
    patterns: ['^^ he|she|it @ly? have{has}', '^^ he|she|it are|am{is}', '^ he|she|it were{was}', '^^ i @ly? has{have}', '^ i is|are{am}'],
    examples: { 'She have two cars.': 'She has two cars.', 'I has a dog.': 'I have a dog.', 'He are late.': 'He is late.' },
    fine: ['If he were here, he would help.', 'Does she have a car?', 'Neither she nor I is right.', 'You and I are friends.'],
  },
  'they-was': {
    reason: 'With "we", "you" and "they" it is "were", "are" or "have".',
    patterns: [
      'we|they was{were}',
      '^^ you was{were}',
      '^^ we|they is{are}',
      '^^ we|they|you @ly? has{have}',
      "^^ we|they|you|i doesn't{don't}",
      "we|they wasn't{weren't}",
      '^^ you is{are}',
    ],
    examples: { 'We was about to leave.': 'We were about to leave.', "They doesn't know.": "They don't know.", 'You has time.': 'You have time.' },
    fine: ['What they have is time.'],
  },
  'plural-pronoun-verb': {
    reason: 'After "I", "you", "we" or "they" the verb has no -s.',
    patterns: ['^^ i|we|they @ly? <=VBZ>~<VB>~<VBD>~is|has|does|was{=base}', '^ you @ly? <=VBZ>~<VB>~is|has|does|was{=base}'],
    examples: { 'They goes home.': 'They go home.', 'We usually eats at six.': 'We usually eat at six.' },
    fine: ['They use it.', 'All they does is wait, he joked.'],
  },
  'these-are': {
    reason: PLURAL,
    patterns: [
      '^^ these|those|many|several|both <JJ>? <NNS>~@massPlural is{are}',
      '^^ these|those|many|several|both <JJ>? <NNS>~@massPlural was{were}',
      '^^ these|those|many|several|both <JJ>? <NNS>|data|people~@massPlural has{have}',
      "^^ these|those|many|several|both <JJ>? <NNS>|people doesn't{don't}",
      '^^ these|those data|people|<NNS!> <=VBZ>~<NN>~is|has|was|does{=base}',
    ],
    examples: {
      'These results is new.': 'These results are new.',
      'Many people has a phone.': 'Many people have a phone.',
      'These data suggests a link.': 'These data suggest a link.',
    },
    fine: ['These are the results.', 'Both is fine with me.'],
  },
  'plural-subject-verb': {
    reason: PLURAL,
    patterns: [
      '^^ the|my|our|their|his|her|your <=NNS>|children|people|men|women|police~@singularS~@unit is{are}',
      '^^ the|my|our|their|his|her|your <=NNS>|children|people|men|women|police~@singularS~@unit was{were}',
      '^^ the|my|our|their|his|her|your <=NNS>|children|people|men|women|police~@singularS~@unit has{have}',
      "^^ the|my|our|their|his|her|your <NNS!>|children|people|men|women~@singularS~@unit doesn't{don't}",
      "^^ the|my|our|their|his|her|your <NNS!>|children|people|men|women~@singularS~@unit wasn't{weren't}",
      '^ the|my|our|their|his|her|your <NNS!>|children|people|men|women~@singularS~@unit <=VBZ>~<NN|NNS>~is|has|was|does{=base}',
      `^ my|our|his|her|their|your parents|grandparents|friends|brothers|sisters|children|sons|daughters|neighbours|neighbors|cousins|colleagues|teachers|students|kids @ly? ${EVERYDAY_THIRD}{=base}`,
      `^^ a lot of people ${EVERYDAY_THIRD}{=base}`,
      `^^ most|many|some|the|these|few people ${EVERYDAY_THIRD}{=base}`,
      `country|city|town|family|village|region|company the? people ${EVERYDAY_THIRD}{=base}`,
      '^^ both *? <NN|NNP> and *? <NN|NNP> is{are}',
      '^^ both *? <NN|NNP> and *? <NN|NNP> was{were}',
      '^^ both *? <NN|NNP> and *? <NN|NNP> has{have}',
      '^ <WH>? does{do} the|my|your|our|his|her|their|these|those <NNS!>|parents|people|children|men|women <VB>',
      '^ people is{are}',
      '^ people has{have}',
      '^ people was{were}',
    ],
    examples: {
      'The children was in the garden.': 'The children were in the garden.',
      'A lot of people thinks so.': 'A lot of people think so.',
      'Both my sister and my brother is doctors.': 'Both my sister and my brother are doctors.',
      'Where does your parents live?': 'Where do your parents live?',
      'In my country people eats late.': 'In my country people eat late.',
      'The reports was sent on Friday.': 'The reports were sent on Friday.',
      'My parents lives in a small village.': 'My parents live in a small village.',
      'My parents has a boat.': 'My parents have a boat.',
      'The police has closed the road.': 'The police have closed the road.',
    },
    fine: [
      'The news is good.',
      'The United States is large.',
      'The series was long.',
      'Ten kilometres is a long way.',
      'The number of guests has grown.',
    ],
  },
  'plural-head-verb': {
    reason: 'The verb belongs to the first noun, which is plural.',
    patterns: [
      '^ the <=NNS>~@singularS~@unit of the|our|this|my|their|a|an first|second|third|<JJ|CD>? <=NN> <=VBZ>~<NN|NNS>~is|has|was|does{=base}',
      '^ the <=NNS>~@singularS~@unit of the|our|this|my|their|a|an first|second|third|<JJ|CD>? <=NN> <=VBZ>~is|has|was|does{=base} that|the|a|an|how|no',
      '^ the <=NNS>~@singularS~@unit of|in the|our|this|my|their|a|an first|second|third|<JJ|CD>? <=NN> is{are}',
      '^ the <=NNS>~@singularS~@unit of|in the|our|this|my|their|a|an first|second|third|<JJ|CD>? <=NN> was{were}',
      '^ the <=NNS>~@singularS~@unit of|in the|our|this|my|their|a|an first|second|third|<JJ|CD>? <=NN> has{have}',
      '^ the <=NNS>~@singularS~@unit of|in the|our|these|those|my|their <JJ>? <NNS> is{are}',
      '^ the <=NNS>~@singularS~@unit of|in the|our|these|those|my|their <JJ>? <NNS> was{were}',
      '^ the <=NNS>~@singularS~@unit of|in the|our|these|those|my|their <JJ>? <NNS> has{have}',
      '^ the <=NNS>~@singularS~@unit of|in the|our|these|those|my|their <JJ>? <=NN|NNS> rises|grows|changes|increases|falls|goes|looks|costs|needs|works|shows|helps|makes{=base} every|each|very|too|so|more|up|down|quickly|slowly|that|a|the',
      '^^ all|most|some|many|several|both of the|our|these|those|my|their <JJ>? <=NNS>~@singularS has{have}',
      '^^ all|most|some|many|several|both of the|our|these|those|my|their <JJ>? <=NNS>~@singularS is{are}',
      '^^ all|most|some|many|several|both of the|our|these|those|my|their <JJ>? <=NNS>~@singularS was{were}',
    ],
    examples: {
      'The results of the survey shows that it works.': 'The results of the survey show that it works.',
      'The participants in the second group was late.': 'The participants in the second group were late.',
      'All of the invoices has arrived.': 'All of the invoices have arrived.',
      'The prices of the houses rises every year.': 'The prices of the houses rise every year.',
      'The walls of these houses was painted.': 'The walls of these houses were painted.',
    },
    fine: ['Most of the work is done.', 'All of the above is true.', 'The prices of the houses show rises every year.'],
  },
  'singular-head-verb': {
    reason: 'The verb belongs to the first noun, which is singular.',
    patterns: [
      '^ a|the|this <JJ>? <=NN>~@collective~@mass of <JJ|VBN|VBG|NN>? <=NNS> are{is}',
      '^ a|the|this <JJ>? <=NN>~@collective~@mass of <JJ|VBN|VBG|NN>? <=NNS> were{was}',
      '^ a|the|this <JJ>? <=NN>~@collective~@mass of <JJ|VBN|VBG|NN>? <=NNS> have{has}',
      '^ a|the|this <JJ>? <=NN>~@collective~@mass of the|these|our|my|those|their <JJ|VBN|VBG|NN>? <=NNS> are{is}',
      '^ a|the|this <JJ>? <=NN>~@collective~@mass of the|these|our|my|those|their <JJ|VBN|VBG|NN>? <=NNS> were{was}',
      '^ a|the|this <JJ>? <=NN>~@collective~@mass of the|these|our|my|those|their <JJ|VBN|VBG|NN>? <=NNS> have{has}',
      '^ the cost|price|use|aim|purpose|result|size|age|value|name|role|goal|quality|speed|colour|color|shape of the|these|our|my|those|their <JJ>? <NNS> are{is}',
      '^ the cost|price|use|aim|purpose|result|size|age|value|name|role|goal|quality|speed|colour|color|shape of the|these|our|my|those|their <JJ>? <NNS> were{was}',
      '^ the cost|price|use|aim|purpose|result|size|age|value|name|role|goal|quality|speed|colour|color|shape of the|these|our|my|those|their <JJ>? <NNS> have{has}',
    ],
    examples: {
      'The quality of these products are outstanding.': 'The quality of these products is outstanding.',
      'A list of approved suppliers are attached.': 'A list of approved suppliers is attached.',
      'The box of old photographs were found.': 'The box of old photographs was found.',
      'The cost of these repairs are high.': 'The cost of these repairs is high.',
    },
    fine: [
      'A number of guests have arrived.',
      'The majority of voters are happy.',
      'A team of doctors were called.',
      'A handful of people are left.',
    ],
  },
  'one-of-verb': {
    reason: '"One of", "each of" and "neither of" speak of one, so the verb takes the form for one.',
    patterns: [
      '^^ one|each|either|neither of the|my|our|your|his|her|their|these|those <JJ>? <=NNS> are{is}',
      '^^ one|each|either|neither of the|my|our|your|his|her|their|these|those <JJ>? <=NNS> were{was}',
      '^^ one|each|either|neither of the|my|our|your|his|her|their|these|those <JJ>? <=NNS> have{has}',
      "^^ one|each of the|my|our|your|his|her|their|these|those <JJ>? <=NNS> don't{doesn't}",
      '^ one of the|my|our|your|his|her|their <JJ>? <NNS!> <VB>~<VBD|VBN|NNS|JJ|IN|RB>~be|have|do{=third}',
    ],
    examples: {
      'One of my friends live in Lisbon.': 'One of my friends lives in Lisbon.',
      'Each of the rooms have a bath.': 'Each of the rooms has a bath.',
    },
    fine: ['He is one of those people who never forget a face.', 'One of the people I met was kind.'],
  },
  'number-of-verb': {
    reason: '"The number" is one figure, so its verb takes the form for one; "a number" stands for several.',
    patterns: ['are is', 'were was', 'have has', "aren't isn't", "haven't hasn't"].map((pair) => {
      const [many, one] = pair.split(' ');
      return `^^ the number|amount|percentage of <JJ|NN>? <NNS>|people ${many}{${one}}`;
    }),
    examples: {
      'The number of tourists have increased.': 'The number of tourists has increased.',
      'The number of road accidents are rising.': 'The number of road accidents is rising.',
    },
    fine: ['A number of tourists have arrived.', 'The number of tourists has increased.'],
  },
  'relative-verb': {
    reason: 'After "who" the verb agrees with the persons who are meant.',
    find: (sentence) => sentence.flatMap((_, at) => findRelativeVerb(sentence, at)),
    examples: {
      'The people who lives upstairs are noisy.': 'The people who live upstairs are noisy.',
      'I know some students who works at night.': 'I know some students who work at night.',
      'The man who live next door is a pilot.': 'The man who lives next door is a pilot.',
      'We need a doctor who have experience.': 'We need a doctor who has experience.',
    },
    fine: [
      'He is one of the people who runs it.',
      'The group of doctors who is here.',
      'The man who put it there left.',
      'It is those people who help.',
    ],
  },
  'singular-noun-verb': {
    reason: SINGULAR,
    unless: 'mandative',
    patterns: [
      '^ the|this|that|my|his|her|our|your|their|a|an <JJ|NN>? <=NN>~<NNS>~@collective~@plainPlural <VB!>~be|let|beware{=third} !is|was|are|were|both|all',
      '^ each|every <JJ|NN>? <=NN> <VB!>~be{=third}',
      `^ each|every <JJ>? <=NN> ${EVERYDAY}{=third}`,
    ],
    examples: {
      'Each participant receive a certificate.': 'Each participant receives a certificate.',
      'The train arrive at noon.': 'The train arrives at noon.',
      'My new doctor receive many patients.': 'My new doctor receives many patients.',
      'Every guest get a key.': 'Every guest gets a key.',
    },
    fine: [
      'The team receive new shirts.',
      'The sheep arrive at noon.',
      'They ask that the train arrive on time.',
      'The following apply.',
      'The issue describe is old.',
    ],
  },
  'kin-verb': {
    reason: SINGULAR,
    unless: 'mandative',
    patterns: [
      `^ the|my|our|a @person ${EVERYDAY}{=third} me|us|him|her|them|you|it|the|a|an|my|his|our|their|in|at|to|with|that|for`,
      `^ one|each|neither|either of the|my|our|your|his|her|their|these|those <JJ>? <NNS>|people ${EVERYDAY}{=third}`,
      '^ he|she <=VBZ> <NN|NNS|PRP|IN|DT>? <NN|NNS>? and sing|live|write|read|eat|cook|listen|go|come|make|take|know|give|buy|speak|enjoy|wear|earn|teach|learn|sleep{=third} in|the|a|with|to|for|at|on|his|her',
      `^ my|his|her|our|their|your @closePerson @ly? ${EVERYDAY}{=third} !of|is|was`,
      `, because|that|if|when|although my|his|her|our|their|your @closePerson @ly? ${EVERYDAY}{=third} !of|is|was`,
    ],
    examples: {
      'My father like drinking green tea.': 'My father likes drinking green tea.',
      'The nurse give me my medicine.': 'The nurse gives me my medicine.',
      'Neither of my brothers drive.': 'Neither of my brothers drives.',
      'She plays the piano and sing in a band.': 'She plays the piano and sings in a band.',
      'Her aunt work in a bank.': 'Her aunt works in a bank.',
      'Our teacher always come late.': 'Our teacher always comes late.',
    },
    fine: ['My father likes tea.', 'My brother and I work here.', 'I insist that my son go home.', 'Our boss work is hard.'],
  },
  'everyone-verb': {
    reason: '"Everyone", "nobody" and the like take the form for one.',
    patterns: [
      '^^ everyone|everybody|someone|somebody|nobody|anyone|anybody|everything|nothing|something are{is}',
      '^ everyone|everybody|someone|somebody|nobody|everything|nothing|something were{was}',
      ',|and|but|because|when|while everyone|everybody|someone|somebody|nobody|everything|nothing|something were{was}',
      '^ everyone|everybody|someone|somebody|nobody|everything|nothing|something have{has}',
      '^ everyone|everybody|someone|somebody|nobody <VB>~<VBD|VBN|NNS|JJ|IN|RB>~be|have|do|let|please{=third}',
      '^ everyone in the|my|our|this|your <NN> <VB>~<VBD|VBN|NNS|JJ|IN|RB>~be|have|do{=third}',
      '^ everyone|everybody in the|my|our|this|your <NN> like{likes} <DT|POSS|JJ|NN|NNS|VBG>',
      '^ everyone|everybody in the|my|our|this|your <NN> are{is}',
      '^ everyone|everybody in the|my|our|this|your <NN> have{has}',
      '^^ every|each <=NN> are{is}',
      '^^ every|each <=NN> have{has}',
      '^ every|each <=NN> were{was}',
    ],
    examples: {
      'Everyone in my family like spicy food.': 'Everyone in my family likes spicy food.',
      'Everybody know it.': 'Everybody knows it.',
      'Every room have a window.': 'Every room has a window.',
    },
    fine: ['Does everyone have a ticket?', 'I wish everyone were here.', 'Everyone has arrived.'],
  },
  'there-are': {
    reason: '"There is" goes with one thing, "there are" with several.',
    patterns: [
      'there is{are} many|several|few|various|both|@number|numerous <JJ>? <=NNS>',
      'there was{were} many|several|few|various|@number|numerous <JJ>? <=NNS>',
      'there is{are} a lot of <JJ>? <=NNS>~@singularS~@massPlural',
      'there was{were} a lot of <JJ>? <=NNS>~@singularS~@massPlural',
      'there is{are} some|no|so|too <JJ>? <NNS!>~@singularS $',
      'there is{are} too|so|how many|few <JJ>? <=NNS>',
      'there was{were} too|so|how many|few <JJ>? <=NNS>',
      'there is{are} # <=NNS>~@unit',
      'there is{are} any|fewer|other|certain|enough <JJ>? <=NNS>~@singularS~@massPlural !<NN>',
      'there is{are} lots|plenty|dozens|hundreds|thousands of <JJ>? <=NNS>~@singularS~@massPlural !<NN>',
      'there was{were} any|fewer|other|enough|some <JJ>? <=NNS>~@singularS~@massPlural !<NN>',
      "there's{there_are} many|several|@number <=NNS>",
      "there's{there_are} too|so many",
      'there has{have} been many|several|@number <=NNS>',
      'there are{is} a|an <JJ>? <=NN>~@collective~few~great~large~good $',
      'there were{was} a|an <JJ>? <=NN>~@collective~few~great~large~good $',
      'there was{were} three|two|four of us|them|you',
    ],
    examples: {
      'There is many reasons.': 'There are many reasons.',
      'Call me if there is any problems.': 'Call me if there are any problems.',
      'There is fewer trains at night.': 'There are fewer trains at night.',
      'There was a lot of cars.': 'There were a lot of cars.',
      'There are a problem.': 'There is a problem.',
    },
    fine: ['There is a lot of work.', 'There are a few problems.', 'There are a couple of cars.', 'There is no news.'],
  },
  'uncountable-verb': {
    reason: 'This noun has no plural, so its verb takes the form for one.',
    patterns: [
      '^^ the|this|my|our|your|all|some|his|her|their @mass~data are{is}',
      '^^ the|this|my|our|your|all|some|his|her|their @mass~data were{was}',
      '^^ the|this|my|our|your|all|some|his|her|their @mass~data have{has}',
    ],
    examples: { 'The news are good.': 'The news is good.', 'The information were wrong.': 'The information was wrong.' },
    fine: ['The research team are here.', 'Pieces of furniture are heavy.'],
  },
  'singular-subject-are': {
    reason: SINGULAR,
    patterns: [
      '^ my|your|his|her|our|their|this <JJ>? <=NN>~<NNS>~@collective~@mass are{is}',
      '^ the|this|our|my|every|each <JJ>? town|city|village|country|building|house|school|hotel|shop|book|film|car|room|street|region|island|museum|airport|park have{has} <DT|JJ|CD|NNS|VBN|RB>',
      '^ my|his|her|this <=NN>~<NNS>~@collective~@mass have{has}',
      "^ my|his|her|this|the <=NN>~<NNS>~@collective~@mass don't{doesn't}",
    ],
    examples: { 'My main strength are planning.': 'My main strength is planning.', 'My brother have a car.': 'My brother has a car.' },
    fine: ['My family are well.', 'Our team have won.', 'My mother and father are here.'],
  },
  'this-role-verb': {
    reason: SINGULAR,
    patterns: [
      '^ this|the|our report|role|position|company|document|paper|study|chapter|section|product|service|project|course|job|book|article|department|firm|table|figure <VB>~<VBD|VBZ|MD|JJ|RB|IN|CC>~be|have|do{=third} <DT|POSS|NN|NNS|JJ|IN|CD>',
    ],
    examples: {
      'This report summarize the findings.': 'This report summarizes the findings.',
      'The company provide training for every employee.': 'The company provides training for every employee.',
    },
    fine: ['The book cover is red.', 'This report shows the findings.', 'The company set a goal.'],
  },
  'stative-progressive': {
    reason: 'This verb tells of a state and is not used in the -ing form here.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const verb = sentence[at + 1];
        const base = STATES.get(verb?.lower ?? '');
        if (
          !base ||
          sentence.some(({ lower }) => lower === 'since' || (base === 'know' && lower === 'for')) ||
          !/^(?:am|is|are)$/.test(token.lower) ||
          sentence[at - 1]?.kind !== 'word'
        )
          return [];
        const isOne = token.lower === 'is' || /^(?:team|company|family|committee|staff)$/.test(sentence[at - 1]?.lower ?? '');
        return [{ first: at, last: at + 1, text: isOne ? `${base}s` : base }];
      }),
    examples: { 'Our team are consisting of four people.': 'Our team consists of four people.', 'I am knowing the answer.': 'I know the answer.' },
    fine: ['He is needing-to-know, they say.', 'Knowing this is good.'],
  },
});

const PLURAL_PERSONS =
  /^(?:people|men|women|children|those|friends|students|teachers|doctors|workers|employees|customers|parents|boys|girls|players|persons)$/;

/** Finds a verb after "who" that does not agree with the noun before it. */
function findRelativeVerb(sentence: readonly TaggedToken[], at: number): Change[] {
  const [determiner, noun, who, verb] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  if (who?.lower !== 'who' || !determiner || !noun || !verb || sentence[at - 1]?.lower === 'of') return [];
  if (!/^(?:the|these|those|my|our|some|many|most|all|his|her|their|young|old|a|an|this|that)$/.test(determiner.lower)) return [];
  const isPlural = PLURAL_PERSONS.test(noun.lower) && !/^(?:a|an|this|that)$/.test(determiner.lower);
  const isOne = !isPlural && (wordSets.person?.has(noun.lower) === true || wordSets.closePerson?.has(noun.lower) === true);
  const irregular = isPlural ? { is: 'are', was: 'were', has: 'have', does: 'do' } : { are: 'is', were: 'was', have: 'has', do: 'does' };
  const changed = new Map(Object.entries(irregular)).get(verb.lower);
  if (isPlural || isOne) {
    if (changed) return [{ first: at + 3, last: at + 3, text: changed }];
    const base = findBaseForm(verb.lower);
    if (!base || (verb.tags & (TAG.VBD | TAG.MD | TAG.RB | TAG.IN)) !== 0) return [];
    if (isPlural && base !== verb.lower && (verb.tags & TAG.VBZ) !== 0 && (verb.tags & TAG.VB) === 0)
      return [{ first: at + 3, last: at + 3, text: base }];
    if (isOne && base === verb.lower && (verb.tags & TAG.VB) !== 0 && base !== 'be')
      return [{ first: at + 3, last: at + 3, text: inflectThirdPerson(base) }];
  }
  return [];
}

const STATES = new Map(
  'consisting consist|knowing know|containing contain|belonging belong|preferring prefer|owning own|believing believe'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
