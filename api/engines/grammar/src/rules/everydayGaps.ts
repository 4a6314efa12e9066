import { inflectPast, singularize } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readClauseSubject, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const PLACE_NOUN =
  'house|flat|apartment|town|city|village|company|room|country|hotel|restaurant|shop|building|neighbourhood|neighborhood|street|area|place|family|hospital|factory|team|farm|supermarket|bakery|bank|village|island|office|department|group|garden|car|boat|bed|table|café|cafe|studio';
const ADJECTIVE =
  'small|big|old|new|nice|large|little|beautiful|modern|quiet|different|tiny|huge|lovely|cheap|expensive|dark|cold|warm|private|busy|famous|strange|foreign|local|international|young|rich|poor|clean|dirty|typical|normal|traditional';
const BEHIND_PLACE = '$|near|in|with|of|and|by|on|where|close|next|outside|at|for|that|which|because|but|when|from|far|behind|since|as|there';
const INANIMATE =
  /^(?:broken|damaged|faulty|expensive|cheap|empty|closed|shut|sold|worn|torn|scratched|dirty|wet|heavy|defective|useless|gone|lost|missing|full|cancelled|delayed|wrong|slow|late|small|big|tight|loose|short|long|large|old|cold|dead|fake)$/;
const THINGS_GOT =
  /^(?:buys?|bought|ordered|orders?|got|gets?|purchased|received|rented|booked|sent|has|have|had|found|made|wrote|built|repaired|fixed|chose|tried|downloaded|installed|borrowed)$/;
const HABIT = /^(?:always|usually|often|sometimes|normally|generally|never|every|now|today|nowadays|currently|still|if|tomorrow|will|can)$/;
const TO_COME = /^(?:tomorrow|tonight|later|soon)$/;
const POLITE = /^(?:like|love|prefer|appreciate|be|rather|suggest|recommend|say|have)$/;

/** Small gaps and slips of everyday sentences: an article, a subject, the time of a verb, the number of a thing. */
export const everydayGaps = buildRules({
  'article-before-described-place': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    patterns: [
      `in|from|near|with|into|to|at|for {+a} ${ADJECTIVE} ${PLACE_NOUN} ${BEHIND_PLACE}`,
      `in|from|near|with|into|to|at|for {+a} very|really|quite ${ADJECTIVE} ${PLACE_NOUN} ${BEHIND_PLACE}`,
    ],
    examples: {
      'She lives in old house near the lake.': 'She lives in an old house near the lake.',
      'He comes from very small village in the north.': 'He comes from a very small village in the north.',
      'We stayed at cheap hotel.': 'We stayed at a cheap hotel.',
    },
    fine: ['She lives in an old house.', 'They are in good company.', 'He moved from old houses to new ones.', 'It is for local office staff.'],
  },
  'born-without-be': {
    reason: 'One "was born".',
    patterns: [
      '^^ i|he|she born{was_born} in|on|at|near',
      '^^ we|they|you born{were_born} in|on|at|near',
      '^^ my|his|her|our <NN> born{was_born} in|on|at|near',
    ],
    examples: {
      'I born in Lima.': 'I was born in Lima.',
      'My father born in a village.': 'My father was born in a village.',
      'They born in May.': 'They were born in May.',
    },
    fine: ['I was born in Lima.', 'Babies are born in May.', 'A man born in 1900 saw it.'],
  },
  'but-without-subject': {
    reason: 'This clause has no subject: "it" is missing.',
    needs: 'but and so',
    find: (sentence) => sentence.flatMap((_, at) => findBareClause(sentence, at)),
    examples: {
      'I bought a jacket, but is too small.': 'I bought a jacket, but it is too small.',
      'We ordered a lamp, but was broken.': 'We ordered a lamp, but it was broken.',
      'My sister got a new phone, but is already broken.': 'My sister got a new phone, but it is already broken.',
    },
    fine: [
      'The jacket is nice, but is too small.',
      'I was there, but was late.',
      'My brother bought a car but is happy.',
      'The lamp was old and was broken.',
    ],
  },
  'there-since': {
    reason: 'What began in the past and goes on takes "have" or "has".',
    needs: 'there',
    find: (sentence) => sentence.flatMap((_, at) => findThereSince(sentence, at)),
    examples: {
      'There is a problem with the lift since Monday.': 'There has been a problem with the lift since Monday.',
      'There are roadworks here since last week.': 'There have been roadworks here since last week.',
      'There is no heating since yesterday.': 'There has been no heating since yesterday.',
    },
    fine: ['There is no need, since he knows.', 'There has been a problem since Monday.', 'There is a rule since nobody listens.'],
  },
  'past-behind-opening-past': {
    reason: 'The clause before it is over, so this verb is in the past too.',
    find: (sentence) => findPresentBehindPast(sentence),
    examples: {
      'After I finished school, I work in a bar for a year.': 'After I finished school, I worked in a bar for a year.',
      'When we were children, we live in Rome.': 'When we were children, we lived in Rome.',
      'After she got married, they move to Leeds.': 'After she got married, they moved to Leeds.',
    },
    fine: ['After I finished school, I always work here.', 'When we were children, we lived there.', 'After he left, you see, it rained.'],
  },
  'as-you-asked': {
    reason: 'What was asked for or sent is over, so the verb is in the past.',
    patterns: [
      'file|files|document|documents|information|report|form|list|copy|copies|details|invoice|quote|certificate|photos|figures|book|data|key|keys|samples you ask{asked} for $|yesterday|last|in|on|and',
      'file|files|document|documents|information|report|form|list|copy|details|invoice|quote|certificate|photos|figures you request{requested} $|yesterday|last|in|on|and',
      'thank|thanks you? for the *? <NN|NNS> you send{sent} me|us|$|yesterday|last',
    ],
    examples: {
      'Here are the photos you ask for.': 'Here are the photos you asked for.',
      'I attach the form you request.': 'I attach the form you requested.',
      'Thank you for the card you send me.': 'Thank you for the card you sent me.',
    },
    fine: ['The more you ask for, the less you get.', 'Here are the photos you asked for.'],
  },
  'will-behind-real-if': {
    reason: 'After "if" with the present the main clause takes "will".',
    find: (sentence) => findWouldBehindPresent(sentence),
    examples: {
      'If it rains tomorrow, we would stay at home.': 'If it rains tomorrow, we will stay at home.',
      'If the weather is nice next week, I would visit you.': 'If the weather is nice next week, I will visit you.',
      'If he calls tonight, she would tell him.': 'If he calls tonight, she will tell him.',
    },
    fine: ['If it rained tomorrow, we would stay.', 'If it rains tomorrow, I would like to stay.', 'If it rains tomorrow, we will stay.'],
  },
  'many-are-them': {
    reason: 'Something plural is spoken of as "them".',
    find: (sentence) => findItForMany(sentence),
    examples: {
      'These jeans are too short, so I will return it.': 'These jeans are too short, so I will return them.',
      'The scissors are blunt, but we still use it.': 'The scissors are blunt, but we still use them.',
      'My shoes are dirty, so I have to clean it.': 'My shoes are dirty, so I have to clean them.',
    },
    fine: ['These jeans are new, and I know it.', 'My shoes are dirty, but the shop cleans it.', 'The keys are here, so take it easy.'],
  },
  'one-singular': {
    reason: 'After "one" the noun is singular.',
    needs: 'one',
    find: (sentence) => sentence.flatMap((_, at) => findManyBehindOne(sentence, at)),
    examples: {
      'She reads one French books a week.': 'She reads one French book a week.',
      'I have one brothers and two sisters.': 'I have one brother and two sisters.',
      'We only need one new chairs.': 'We only need one new chair.',
    },
    fine: ['One needs a book.', 'I have one book.', 'Which one sells books?', 'The red one costs more.', 'One hundred books'],
  },
  'more-than-me': {
    reason: 'A comparison goes on with "than".',
    patterns: [
      'more <JJ>? <NN|NNS> as{than} me|him|her|us|them|before|ever $',
      'more <JJ>? <NN|NNS> as{than} my|your|his|our|their <NN> $',
      '<JJR>~more|less|later|earlier as{than} me|him|her|us|them|before|ever $',
      '<JJR>~more|less|later|earlier as{than} my|your|his|our|their|the <JJ>? <NN|NNS>|one $',
    ],
    examples: {
      'My sister earns more money as me.': 'My sister earns more money than me.',
      'The new flat is bigger as the old one.': 'The new flat is bigger than the old one.',
      'He has more friends as my brother.': 'He has more friends than my brother.',
    },
    fine: ['He has as many friends as me.', 'It got colder as the rain fell.'],
  },
  'bored-not-boring': {
    reason: 'With "-ed" the word tells what somebody feels; with "-ing", what makes people feel so.',
    patterns: Object.entries({
      boring: 'bored',
      exciting: 'excited',
      interesting: 'interested',
      tiring: 'tired',
      annoying: 'annoyed',
      disappointing: 'disappointed',
      frightening: 'frightened',
      surprising: 'surprised',
      confusing: 'confused',
    }).map(([ing, ed]) => `i'm|we're|they're|he's|she's|you're very|so|really|not|a|bit? ${ing}{${ed}} with|about|in|of|by|at|to|because|that`),
    examples: {
      "I'm boring with this game.": "I'm bored with this game.",
      "We're very exciting about the trip.": "We're very excited about the trip.",
      "She's really interesting in art.": "She's really interested in art.",
    },
    fine: ["I'm bored with it.", "He's boring."],
  },
  'most-and-almost': {
    reason: '"Most" stands before a noun without "the", and "almost" needs "all".',
    patterns: [
      '^^ the{} most people|students|children|women|men|families|houses|shops|restaurants|companies|tourists|teachers|parents|schools in|here|have|like|are|do|live|work|think|prefer|go|of|can|who|speak|eat|were|had|want|know',
      '^^ almost {+all} people|students|children|women|men|families|houses|shops|restaurants|companies|tourists|teachers|parents|schools in|at|of|here|there|from|who|have|are|know',
    ],
    examples: {
      'The most people like pizza.': 'Most people like pizza.',
      'Almost people here speak English.': 'Almost all people here speak English.',
      'I think that the most shops are closed.': 'I think that most shops are closed.',
    },
    fine: ['Most people like it.', 'Almost all shops are closed.'],
  },
  'lets-base': {
    reason: 'After "let\'s" the verb stands without "to".',
    patterns: ["let's to{} <VB>", 'let us to{} <VB>'],
    examples: { "Let's to go home.": "Let's go home.", "Let's to eat.": "Let's eat.", 'Let us to begin.': 'Let us begin.' },
    fine: ["Let's go to eat."],
  },
  'bought-not-brought': {
    reason: 'One "bought" what one paid for; one "brought" what one came with.',
    needs: 'brought',
    find: (sentence) => sentence.flatMap((_, at) => findBroughtInShop(sentence, at)),
    examples: {
      'I brought this coat in the sale.': 'I bought this coat in the sale.',
      'She brought a phone on eBay for ten pounds.': 'She bought a phone on eBay for ten pounds.',
      'We brought the bike second-hand.': 'We bought the bike second-hand.',
    },
    fine: ['I brought it to the shop.', 'She brought a friend.', 'We brought food for ten people.'],
  },
  'they-re-already': {
    reason: '"They\'re" is short for "they are"; "there" is a place.',
    patterns: [
      "^^ there{they're} already|still|always|all|both|really|just|very|too|so|not|never falling|going|coming|working|here|gone|broken|home|open|closed|asleep|late|good|nice|expensive|cheap|friendly|happy|waiting|looking|using|doing|getting|playing",
      "^^ there{they're} falling|going|coming|waiting|looking|getting|playing|always|lovely|friendly|delicious|brilliant|rubbish $|to|for|apart|in|at|out|on|so|very|late|down|up",
    ],
    examples: {
      'I bought them in May and there already broken.': "I bought them in May and they're already broken.",
      'There always late for school.': "They're always late for school.",
      'There not here, so wait.': "They're not here, so wait.",
    },
    fine: ['There is always time.', 'There already were some.'],
  },
  'hungry-not-hungary': {
    reason: '"Hungary" is a country; who needs food is hungry.',
    confidence: 'high',
    needs: 'hungary',
    find: (sentence) =>
      sentence.flatMap(({ lower, text }, at): Change[] => {
        const before = sentence[at - 1]?.lower ?? '';
        const feels =
          /^(?:am|is|are|was|were|be|so|very|really|feel|feels|felt|get|got|getting|i'm|he's|she's|we're|they're|and|always|too|not)$/.test(before);
        return lower === 'hungary' && text === lower && feels ? [{ first: at, last: at, text: 'hungry' }] : [];
      }),
    examples: {
      'The kids were hungary after the walk.': 'The kids were hungry after the walk.',
      'I am so hungary.': 'I am so hungry.',
      'We came home tired and hungary.': 'We came home tired and hungry.',
    },
    fine: ['He is from Hungary.', 'I am hungry.'],
  },
  'inverted-mark': {
    reason: 'English questions and exclamations have no mark at their beginning.',
    confidence: 'high',
    find: (sentence) => {
      const [mark, word] = sentence;
      return mark && /^[\u00BF\u00A1]$/.test(mark.text) && word?.kind === 'word' ? [{ first: 0, last: 1, text: word.text }] : [];
    },
    examples: { '\u00BFAre you coming?': 'Are you coming?', '\u00A1What a day!': 'What a day!', '\u00BFHow are you?': 'How are you?' },
    fine: ['Are you coming?'],
  },
});

function findBareClause(sentence: Sentence, at: number): Change[] {
  const [comma, link, be] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (!/^(?:but|and|so)$/.test(link?.lower ?? '') || comma?.text !== ',' || !be || !/^(?:is|was)$/.test(be.lower)) return [];
  const adverb = /^(?:already|too|very|still|not|so|quite|really|always|completely|now)$/.test(sentence[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  if (!INANIMATE.test(sentence[adverb]?.lower ?? '')) return [];
  const subject = readClauseSubject(sentence, 0);
  const verb = subject && sentence[subject.end];
  // The subject is somebody who got something, and the something is what is described.
  const isPerson = subject?.isPronoun ? sentence[0]?.lower !== 'it' : wordSets.closePerson?.has(sentence[(subject?.end ?? 0) - 1]?.lower ?? '');
  if (!verb || !isPerson || !THINGS_GOT.test(verb.lower)) return [];
  const object = readNounPhrase(sentence, subject.end + 1);
  return object && object.noun.tag === TAG.NN ? [{ first: at + 1, last: at + 1, text: `it ${be.text}` }] : [];
}

function findThereSince(sentence: Sentence, at: number): Change[] {
  const [there, be] = [sentence[at], sentence[at + 1]];
  if (there?.lower !== 'there' || !/^(?:is|are)$/.test(be?.lower ?? '') || sentence.at(-1)?.text === '?') return [];
  const since = sentence.findIndex(({ lower }, place) => place > at + 2 && lower === 'since');
  const next = sentence[since + 1];
  if (since < 0 || !next || sentence[since - 1]?.kind === 'mark') return [];
  const isTime =
    next.kind === 'number' ||
    /^(?:yesterday|last|then|this)$/.test(next.lower) ||
    wordSets.weekday?.has(next.lower) ||
    wordSets.month?.has(next.lower);
  return isTime ? [{ first: at + 1, last: at + 1, text: be?.lower === 'is' ? 'has been' : 'have been' }] : [];
}

function findPresentBehindPast(sentence: Sentence): Change[] {
  const comma = sentence.findIndex(({ text }) => text === ',');
  const opener = sentence[0]?.lower ?? '';
  if (comma < 3 || !/^(?:after|when)$/.test(opener) || sentence.some(({ lower }) => HABIT.test(lower)) || !/^[.!]$/.test(sentence.at(-1)?.text ?? ''))
    return [];
  const first = readClauseSubject(sentence, 1);
  const verb = first && sentence[first.end];
  const isPast = verb && (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VB | TAG.NN | TAG.NNS)) === 0;
  if (!isPast || (opener === 'when' && !/^(?:was|were)$/.test(verb.lower))) return [];
  const [subject, main, next] = [sentence[comma + 1], sentence[comma + 2], sentence[comma + 3]];
  if (!/^(?:i|we|they|you)$/.test(subject?.lower ?? '') || !main || !next || next.kind === 'mark' || main.text !== main.lower) return [];
  const isBase = (main.tags & TAG.VB) !== 0 && (main.tags & (TAG.VBD | TAG.MD)) === 0;
  if (!isBase || /^(?:think|know|believe|see|guess|mean|hope|suppose|feel|remember|want|need)$/.test(main.lower)) return [];
  return [{ first: comma + 2, last: comma + 2, text: main.lower === 'have' ? 'had' : inflectPast(main.lower) }];
}

function findWouldBehindPresent(sentence: Sentence): Change[] {
  const comma = sentence.findIndex(({ text }) => text === ',');
  const would = sentence.findIndex(({ lower }, at) => at > comma && lower === 'would');
  if (sentence[0]?.lower !== 'if' || comma < 3 || would < 0 || would > comma + 4 || POLITE.test(sentence[would + 1]?.lower ?? '')) return [];
  const clause = sentence.slice(1, comma);
  const isToCome = clause.some(
    ({ lower }, at) => TO_COME.test(lower) || (lower === 'next' && /^(?:week|month|year|weekend|\w+day)$/.test(clause[at + 1]?.lower ?? '')),
  );
  const subject = readClauseSubject(sentence, 1);
  const verb = subject && sentence[subject.end];
  const isPresent =
    verb &&
    (verb.tags & (TAG.VBZ | TAG.VB)) !== 0 &&
    (verb.tags & (TAG.VBD | TAG.MD)) === 0 &&
    !clause.some((token) => /^(?:was|were|had|did|didn't|would|could)$/.test(token.lower));
  return isToCome && isPresent ? [{ first: would, last: would, text: 'will' }] : [];
}

function findItForMany(sentence: Sentence): Change[] {
  const subject = readClauseSubject(sentence, 0);
  if (!subject || subject.isPronoun || !/^(?:are|were|have|don't|aren't|look)$/.test(sentence[subject.end]?.lower ?? '')) return [];
  const noun = sentence[subject.end - 1];
  const isThing =
    noun &&
    (wordSets.paired?.has(noun.lower) ||
      /^(?:shoes|boots|gloves|socks|trainers|keys|glasses|curtains|tickets|flowers|books|boxes|chairs|shirts|letters|photos|dishes|plates|clothes|sandals)$/.test(
        noun.lower,
      ));
  const it = sentence.findIndex(({ lower }, at) => at > subject.end + 1 && lower === 'it');
  const [verb, next] = [sentence[it - 1], sentence[it + 1]];
  if (!isThing || it < 0 || !verb || (next && next.kind !== 'mark' && !/^(?:back|to|again|tomorrow|today|away|every|for|in|at)$/.test(next.lower)))
    return [];
  const isVerb =
    /^(?:return|send|wash|clean|use|wear|bring|take|sell|buy|repair|fix|replace|throw|give|find|lose|lost|bought|returned|sent|put|change|exchange|iron|keep|read|water)$/.test(
      verb.lower,
    );
  const between = sentence.slice(subject.end, it - 1);
  const hasOther =
    between.some(({ tag, lower }) => (tag === TAG.NN || tag === TAG.NNP) && !/^(?:i|we)$/.test(lower)) ||
    between.some(({ lower }) => /^(?:the|a|an|this|that)$/.test(lower));
  return isVerb && !hasOther ? [{ first: it, last: it, text: 'them' }] : [];
}

function findManyBehindOne(sentence: Sentence, at: number): Change[] {
  if (
    sentence[at]?.lower !== 'one' ||
    /^(?:the|this|that|which|each|every|no|any|another|last|first|new|old|red|other)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return [];
  const [next, second] = [sentence[at + 1], sentence[at + 2]];
  if (!next) return [];
  const isAdjective = (next.tag & TAG.JJ) !== 0 || /^(?:english|french|german|spanish|italian|new|old)$/.test(next.lower);
  const place = isAdjective && second ? at + 2 : at + 1;
  const noun = sentence[place];
  const isMany =
    noun &&
    noun.tag === TAG.NNS &&
    (noun.tags & (isAdjective ? TAG.NN : TAG.VBZ | TAG.NN)) === 0 &&
    !wordSets.singularS?.has(noun.lower) &&
    !wordSets.paired?.has(noun.lower);
  if (!isMany || isSurelyFinite(sentence[at + 1]) || noun.text !== noun.lower) return [];
  const one = singularize(noun.lower);
  return one && one !== noun.lower ? [{ first: place, last: place, text: one }] : [];
}

function findBroughtInShop(sentence: Sentence, at: number): Change[] {
  if (sentence[at]?.lower !== 'brought') return [];
  const object =
    /^(?:it|them|this|these)$/.test(sentence[at + 1]?.lower ?? '') && !readNounPhrase(sentence, at + 1)
      ? at + 2
      : readNounPhrase(sentence, at + 1)?.end;
  if (object === undefined) return [];
  const behind = sentence
    .slice(object, object + 4)
    .map(({ lower, text }) => lower || text)
    .join(' ');
  const isBought =
    /^(?:in|at) (?:the|a) (?:january |summer |winter )?sales?\b|^on (?:ebay|amazon|sale|vinted|etsy)\b|^online\b|^second-hand\b|^from (?:ebay|amazon|ikea|tesco)\b|^for (?:[£$€]|only|just|twenty|ten|fifty|a hundred|\d+) ?(?:quid|pounds|euros|dollars|£|\d)?/.test(
      behind,
    );
  const isPrice = behind.startsWith('for') ? /[£$€]|quid|pounds|euros|dollars/.test(behind) : true;
  return isBought && isPrice ? [{ first: at, last: at, text: 'bought' }] : [];
}
