import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';

/** Words that sound or look alike, each known by the words around it. */
export const homophones = buildRules({
  'there-before-preposition': {
    reason: '"There" is a place; "their" belongs to them and stands before what they have.',
    patterns: [
      'their{there} for|since|until|at|from|yesterday|tomorrow|because|but|again|when !a|an|hire|profit|sale|now',
      'their{there} .|!',
      "if|that|whether|because|when|think|know there{they're} coming|going|working|making|trying|looking|getting|leaving|staying|playing|doing|taking|moving",
    ],
    examples: {
      'She has worked their for ten years.': 'She has worked there for ten years.',
      'I was their yesterday.': 'I was there yesterday.',
      'I wonder whether there coming tonight.': "I wonder whether they're coming tonight.",
    },
    fine: ['This is their for-profit arm.', 'I know their going rate.', 'Is it theirs?'],
  },
  'sick-not-seek': {
    reason: '"Sick" is ill; to "seek" is to look for.',
    patterns: [
      'am|is|are|was|were|feel|feels|felt|get|gets|got|been|very|so|be seek{sick} $',
      'am|is|are|was|were|feel|feels|felt|got|been|very|so|be seek{sick} and|because|so|but|for|since|yesterday|today|last|again|this|on|in|at',
    ],
    examples: {
      'He stayed at home because he was seek.': 'He stayed at home because he was sick.',
      'I felt seek and went home.': 'I felt sick and went home.',
    },
    fine: ['They were to seek help.', 'All he does is seek attention.'],
  },
  'your-after-preposition': {
    reason: '"You\'re" is short for "you are"; "your" belongs to you.',
    patterns: [
      "of|with|for|about|from|in|on|to|by|under|regarding you're{your} <NN|NNS|JJ>~not|all|not|so|very|only|just|always|never",
      "received|sent|got|paid|read|process|processed|shipped|need|enjoyed|review|reviewed|attached you're{your} <NN|NNS|JJ>~not",
    ],
    examples: {
      "It is ready for you're review.": 'It is ready for your review.',
      "We have received you're letter.": 'We have received your letter.',
    },
    fine: ["The shop you're in now is small.", "I know you're right.", "The one you're thinking of, you're told, is gone."],
  },
  'passed-past': {
    reason: '"Passed" is what somebody did; "past" is a time or a place.',
    patterns: ['^^ i|we|he|she|they|you past{passed} the|my|his|her|our|their|a|an|all|it|every|with|away|out'],
    examples: { 'He past the exam.': 'He passed the exam.' },
    fine: ['He ran past the shop.', 'We passed it.'],
  },
  'has-passed': {
    reason: '"Passed" is the verb; "past" is a time or a place.',
    patterns: ['has|have|had|having|not past{passed} the|my|his|her|our|their|all|every|a|an|its|with|since|by'],
    examples: {
      'The firm has past all the tests.': 'The firm has passed all the tests.',
      'Two years have past since then.': 'Two years have passed since then.',
    },
    fine: ['We have past results.', 'She has passed the exam.'],
  },
  'hear-here': {
    reason: 'You "hear" with your ears; "here" is this place.',
    patterns: [
      "could|can|can't|cannot|couldn't|didn't|don't here{hear} what|you|me|him|her|them|anything|the|it",
      'could|can|did|do not here{hear} what|you|me|him|her|them|anything|the|it',
      'hard|difficult|easy|nice|good|able to here{hear} what|you|me|him|her|them|anything|the|it|from|about|that',
    ],
    examples: {
      'I could not here what he said.': 'I could not hear what he said.',
      'It was hard to here the music.': 'It was hard to hear the music.',
    },
    fine: ['Come here.', 'It is not here that we live.', 'I am here.'],
  },
  'ensure-that': {
    reason: 'To "ensure" is to make sure; to "insure" is to cover against damage.',
    patterns: [
      'insure{ensure} that',
      'insures{ensures} that',
      'insured{ensured} that',
      'insuring{ensuring} that',
      'to insure{ensure} a|the|good|high|full|proper <JJ>? quality|result|results|success|safety|delivery|progress|standard',
    ],
    examples: {
      'We must insure that all doors are locked.': 'We must ensure that all doors are locked.',
      'This insures that it works.': 'This ensures that it works.',
    },
    fine: ['We insure the car.', 'The car is insured.'],
  },
  'remind-of': {
    reason: 'Something "reminds" you of something else; you "remember" it.',
    patterns: [
      'remember{remind} me|him|her|us|them|you of',
      'remembers{reminds} me|him|her|us|them|you of',
      'remembered{reminded} me|him|her|us|them|you of',
      'remember{remind} me to',
    ],
    examples: { 'He remembered me of my uncle.': 'He reminded me of my uncle.', 'Please remember me to call her.': 'Please remind me to call her.' },
    fine: ['I remember him.', 'She remembered them.'],
  },
  'loose-thing': {
    reason: '"Loose" means not tight; to "lose" is to no longer have.',
    patterns: [
      'the|a|some|any|very|too|this|that lose{loose} screw|screws|wire|wires|tooth|thread|button|ends|end|clothes|change|connection|cable|stone|stones|tile|tiles|hair|fit|floorboard|brick|leaves|papers',
      'is|are|was|were|became|got|come|came|too|very|so lose{loose} .|,|and',
    ],
    examples: {
      'The lose screw fell on the floor.': 'The loose screw fell on the floor.',
      'These trousers are too lose.': 'These trousers are too loose.',
    },
    fine: ['The loose screw fell.', 'They lose.'],
  },
  'their-own': {
    reason: '"There" is a place; "their" shows who owns something.',
    patterns: ['<VB|VBZ|VBD|VBN|VBG|IN> there{their} own <NN|NNS|JJ|CD>'],
    examples: {
      'Every tenant has there own parking space.': 'Every tenant has their own parking space.',
      'They live in there own world.': 'They live in their own world.',
    },
    fine: ['People there own dogs.', 'They have their own car.'],
  },
  'breathe-breath': {
    reason: '"Breath" is the air; to "breathe" is what one does.',
    patterns: [
      'deep|a|her|his|my|your|our|their|bad|fresh|of breathe{breath} $',
      'deep|bad|short breathe{breath} and|of|before|in|to',
      'out of breathe{breath}',
    ],
    examples: { 'Take a deep breathe and relax.': 'Take a deep breath and relax.' },
    fine: ['Let it breathe.'],
  },
  'here-hear': {
    reason: 'One "hears" with the ears; "here" is this place.',
    patterns: [
      '^^ i|we|they here{hear} that|you|about|from|it|a|the|some',
      "can|can't|could|couldn't|did|didn't|cannot you|i|we|they|he|she here{hear} me|us|that|the|it|him|her",
    ],
    examples: { 'I here that you are moving.': 'I hear that you are moving.', 'Can you here me?': 'Can you hear me?' },
    fine: ['We here at the bank agree.', 'Can you come here?'],
  },
  'other-sound-alikes': {
    reason: 'These words sound or look alike; here the other one is meant.',
    patterns: [
      'the principle{principal} of our|my|the|your|a school|college',
      'stationary{stationery} order|supplies|cupboard|items|budget|supplier',
      'key|important|major|leading|vital|crucial|active|big|central|significant roll{role} in',
      'i|we|he|she|they maid{made} a|an|the|it|some|many|<JJ>',
      'discreet{discrete} values|steps|units|variable|variables|points|events|mathematics|components',
      'can|could hard{hardly} <VB>~work|drive|press',
      'forth{fourth} floor|grade|quarter|edition|place|year|chapter|day|week|largest|time',
      'the wether{weather}',
      'know|if|ask|wonder|sure wether{whether}',
      'wether{whether} or|to|it|you|he|she|we|they|i',
      'the|our|my|your|a|new|google calender{calendar}',
      'the|our|your|their|hotel|hospital|school|office|friendly|helpful stuff{staff} was|were|is|are very? friendly|helpful|kind|polite|rude|busy|amazing',
      'stuff{staff} member|members|meeting|room|training',
      'the stuff{staff} in|at the hotel|restaurant|hospital|shop|office|school|bank',
      'thank you to{so} much',
      'thanks to{so} much $',
      'project|general|product|sales|office|branch|account|line|hotel|bank|area|store|team manger{manager}',
      'our|your|new|many|more|loyal|potential|satisfied costumers{customers}',
      'our|your|new|a|potential costumer{customer} service|support|care|is|was|has|wants',
      'for|to all intensive{intents_and} purposes',
      'in the butt{bud} $',
      'in regards{regard} to',
      'i|we|he|she|they lead{led} a|the|an team|project|group|department|company|campaign *? *? *? *? from # to #',
      "the companies{company's} annual|name|website|policy|policies|logo|budget|ceo|address|future|success",
      'complementary{complimentary} breakfast|drink|copy|ticket|tickets|wine|parking',
      'sole{soul} mate',
      'bored{board} of directors',
      'break{brake} pads|fluid|lights',
      'by|at|in|of the see{sea} $',
      'plane{plain} english|text|yoghurt',
      'dose{does} not|it|he|she|this|that|anyone',
      'use|uses|take|takes|taking|make advise{advice}',
      'cloths{clothes} shop|store',
      'wear|wears|wearing|wore|buy|bought|wash|new|my|his|her|nice|warm|dirty cloths{clothes} $',
    ],
    examples: {
      'The principle of our school retires.': 'The principal of our school retires.',
      'I played a key roll in the launch.': 'I played a key role in the launch.',
      'They live on the forth floor.': 'They live on the fourth floor.',
      'I could hard hear her.': 'I could hardly hear her.',
      'I lead a team of nine nurses from 2015 to 2018.': 'I led a team of nine nurses from 2015 to 2018.',
      'She is wearing new cloths.': 'She is wearing new clothes.',
      'We are writing in regards to your invoice.': 'We are writing in regard to your invoice.',
    },
    fine: [
      'The principle of the thing is clear.',
      'Set forth in chapter two.',
      'It is hard.',
      'I lead a team of nurses.',
      'Wipe it with soft cloths.',
    ],
  },
  'compounds-apart': {
    reason: 'This is written as one word here, or as two.',
    patterns: [
      '<VB|VBD|VBZ|VBN|NN|NNS|PRP|RB> everyday{every_day} at|on|in|from|to|when|by|with|before|after|except',
      'along{} side{alongside} the|a|our|my|him|her|them|you',
      'up{} dated{updated}',
      'your|any|some|the|my|our|positive|good|for feed{} back{feedback} $',
      'your|any|some|my|our|positive feed{} back{feedback} on|about|from|is|was',
      'walk|walked|walks|went|goes|ran|fell|jumped in{} to{into} the|a|an|my|his|her house|room|kitchen|water|river|office|garden|shop|building|lake|hole',
      'week{} end{weekend} $',
      'the|this|last|next|every week{} end{weekend}',
      'out{} side{outside} the|of|in',
      'in{} side{inside} the',
      'after{} noon{afternoon}',
      'birth{} day{birthday} party|present|cake',
      'home{} work{homework} $',
      'foot{} ball{football}',
      'key{} board{keyboard}',
      'pass{} word{password}',
      'note{} book{notebook}',
    ],
    examples: {
      'I see him everyday at the bus stop.': 'I see him every day at the bus stop.',
      'Thank you for your feed back.': 'Thank you for your feedback.',
      'She walked in to the kitchen.': 'She walked into the kitchen.',
      'They keep us up dated.': 'They keep us updated.',
      'We met last week end.': 'We met last weekend.',
    },
    fine: ['These are everyday things.', 'Feed back the signal.'],
  },
  'theirs-no': {
    reason: '"There\'s" is short for "there is"; "theirs" belongs to them.',
    confidence: 'high',
    patterns: ["^^ theirs{there's} no|a|an|nothing|something|plenty|always|been|only|not"],
    examples: { 'Theirs nothing left to say.': "There's nothing left to say." },
    fine: ['Theirs is the white house.', 'Theirs was no easy task.'],
  },
  'from-not-form': {
    reason: '"From" is the preposition; a "form" is a shape or a sheet to fill in.',
    patterns: [
      "minutes|letter|letters|email|emails|message|messages|call|gift|present|news|photo|photos|answer|reply|quote|invoice|notes|slides|report|far|came|comes|back|away|home|received|got form{from} the|a|my|your|his|her|our|their|last|this|yesterday's|today's|monday's|friday's|me|him|them|us|you",
      '<=NN>~<VB> form{from} my|your|his|her|our|their|last|me|him|them|us|you',
    ],
    examples: {
      "I read the notes form last week's lesson.": "I read the notes from last week's lesson.",
      'She got a letter form her aunt.': 'She got a letter from her aunt.',
    },
    fine: ['The letters form words.', 'Fill in the form.'],
  },
  'principal-office': {
    reason: '"Principal" means the main one; a "principle" is a rule.',
    patterns: [
      'the|our|its|their|his|her|a|my principle{principal} office|offices|place|reason|reasons|cause|causes|aim|residence|investigator|source|concern|role|address|business|owner|partner|dancer|engineer',
    ],
    examples: { 'The principle reason was the rent.': 'The principal reason was the rent.' },
    fine: ['The principal reason was the rent.', 'It is a matter of principle.'],
  },
  'led-behind': {
    reason: 'The past tense of "lead" is "led".',
    needs: 'lead',
    find: (sentence) =>
      sentence.flatMap((lead, at): Change[] => {
        const isObject = /^(?:me|us|him|her|them|to|the|a)$/.test(sentence[at + 1]?.lower ?? '');
        const isJoined = /^(?:and|which|who|that)$/.test(sentence[at - 1]?.lower ?? '');
        const isPast = sentence.slice(0, at).some(({ tags, tag }) => tag === TAG.VBD && (tags & TAG.VB) === 0);
        return lead.lower === 'lead' &&
          isObject &&
          isJoined &&
          isPast &&
          !sentence.slice(0, at).some(({ lower }) => /^(?:to|will|would|can|could|did|should)$/.test(lower))
          ? [{ first: at, last: at, text: 'led' }]
          : [];
      }),
    examples: { 'The guide waved and lead us into the cave.': 'The guide waved and led us into the cave.' },
    fine: ['He wanted to stay and lead us.', 'They follow and lead us.'],
  },
});
