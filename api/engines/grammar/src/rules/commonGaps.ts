import { findBaseForm, inflectGerund, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const HELPER =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|shall|should|may|might|must|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|\w+'(?:s|re|ve|ll|d|m))$/;
const VERBS = TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD | TAG.VBN | TAG.VBG;
const DEGREE = /^(?:very|too|so|really|quite|extremely|much)$/;
const OPENS_NOUN = /^(?:the|my|our|your|his|her|their|these|those|this)$/;
/** Sizes, ages, colours and looks, which stand in front of their noun. */
const LOOKS =
  /^(?:big|small|new|old|beautiful|nice|expensive|cheap|modern|red|blue|green|black|white|large|huge|tiny|ugly|wonderful|fantastic|delicious|interesting|famous|strange|pretty|young|good|friendly|comfortable|wooden)$/;
const AFTER_LOOKS = /^(?:near|in|with|and|for|because|that|which|from|yesterday|last|but)$/;
const PRONOUN = /^(?:he|she|they|we|i|it|you)$/;
const AT_WORK =
  /^(?:learn|work|study|wait|live|look|try|play|read|write|use|think|watch|talk|speak|drive|cook|clean|search|plan|travel|train|practise|practice|sleep|sit|stand|stay|collect|teach)$/;

/** Gaps and mix-ups of little words that any sentence may have. */
export const commonGaps = buildRules({
  'sentence-without-verb': {
    reason: 'This sentence has no verb; "is" or "are" seems to be missing.',
    needs: 'very too so really quite extremely much',
    find: findWithoutVerb,
    examples: {
      'The food in the canteen very cheap.': 'The food in the canteen is very cheap.',
      'My new shoes too small.': 'My new shoes are too small.',
      'The streets of the old town really narrow.': 'The streets of the old town are really narrow.',
    },
    fine: [
      'The very best of all.',
      'The shoes fit very well.',
      'My old, very dear friend.',
      'The most of it, so far.',
      'These look so good.',
      'The answer: very simple.',
      'This so hot day.',
    ],
  },
  'small-i': {
    reason: 'The pronoun "I" is always a capital letter.',
    confidence: 'high',
    find: (sentence) => sentence.flatMap((token, at) => findSmallI(sentence, token, at)),
    examples: {
      'My friend and i are planning a trip.': 'My friend and I are planning a trip.',
      'She knows that i left.': 'She knows that I left.',
      'He came when i slept.': 'He came when I slept.',
    },
    fine: ['Parts h and i are missing.', 'If i is zero, stop.', 'For all j and i in the set.', 'The index i runs from one.'],
  },
  'capitals-plural': {
    reason: 'A plural of capitals has no apostrophe.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const next = sentence[at + 1];
        const isPlural = /^(?:all|many|most|several|these|those|two|three|four|five|few|some|both|our|the)$/.test(sentence[at - 1]?.lower ?? '');
        const ends =
          !next ||
          /^[.,;!?]$/.test(next.text) ||
          /^(?:should|must|will|can|are|were|have|and|or|to|in|on|for|with|from|by|at|that|which)$/.test(next.lower);
        const isSure = !/^(?:our|the)$/.test(sentence[at - 1]?.lower ?? '') || /^(?:are|were|have)$/.test(next?.lower ?? '');
        return isPlural && ends && isSure && /^[A-Z]{2,5}'s$/.test(token.text) ? [{ first: at, last: at, text: `${token.text.slice(0, -2)}s` }] : [];
      }),
    examples: {
      "All CV's should be sent to us.": 'All CVs should be sent to us.',
      "We bought two DVD's.": 'We bought two DVDs.',
      "The PDF's are ready.": 'The PDFs are ready.',
    },
    fine: ["All NASA's rockets flew.", "The BBC's report is long.", "These are the EU's and the UK's rules."],
  },
  'such-much': {
    reason: 'Before "much" and "many", use "so".',
    patterns: ['such{so} much|many <NN|NNS>'],
    examples: { 'She has such much work.': 'She has so much work.', 'There were such many people.': 'There were so many people.' },
    fine: ['As such, many people left.', 'Such people are rare.'],
  },
  'called-off': {
    reason: 'Here the particle "off" is needed.',
    patterns: [
      'am|is|are|was|were|be|been|being called|put|set|cut|switched|turned|paid|laid|taken|dropped|shut|sold|signed of{off} because|by|until|till|for|at|when|due|after|before|again|on|in|and|$',
      'turn|turned|turns|turning|switch|switched|switching~@poss of{off} the|my|your|all|her|his light|lights|tv|television|radio|heating|computer|phone|machine|tap|water|gas|oven|engine|alarm|lamp|music',
      'take|took|takes|taking|taken of{off} my|your|his|her|their|our shoes|coat|jacket|hat|clothes|glasses|boots|gloves|socks|shirt',
      'get|got|gets|getting of{off} the bus|train|plane|tram|ship|bike|phone',
    ],
    examples: {
      'The match was called of because of the rain.': 'The match was called off because of the rain.',
      'Please turn of the light.': 'Please turn off the light.',
      'He took of his shoes.': 'He took off his shoes.',
    },
    fine: ['It is the turn of the tide.', 'He was called of God.', 'The tank was sold of late.', 'I got of it what I could.'],
  },
  'am-never-been': {
    reason: 'Before "been", use "have" or "has".',
    patterns: [
      'i am{have} never|already|ever|also|always? been',
      'he|she|it is{has} never|already|ever|also|always been',
      'we|you|they are{have} never|already|ever|also|always? been',
    ],
    examples: {
      'I am never been to Oslo.': 'I have never been to Oslo.',
      'They are been there.': 'They have been there.',
      'She is already been paid.': 'She has already been paid.',
    },
    fine: ['I have been there.', 'She is there.'],
  },
  'been-learning': {
    reason: 'Behind "have been", what somebody does has its form in "-ing".',
    needs: 'been',
    find: (sentence) =>
      sentence.flatMap(({ lower }, at) => {
        const [have, been, verb] = [sentence[at - 1]?.lower ?? '', lower, sentence[at + 1]];
        return been === 'been' &&
          /^(?:have|has|had|'ve|i've|we've|they've|you've|always|also)$/.test(have) &&
          verb &&
          AT_WORK.test(verb.lower) &&
          verb.text === verb.lower
          ? [{ first: at + 1, last: at + 1, text: inflectGerund(verb.lower) }]
          : [];
      }),
    examples: {
      'I have been learn Greek for a year.': 'I have been learning Greek for a year.',
      'She has been wait for hours.': 'She has been waiting for hours.',
    },
    fine: ['It has been a long day.', 'She has been there.'],
  },
  'looks-before-noun': {
    reason: 'An adjective stands in front of its noun.',
    find: (sentence) => sentence.flatMap((_, at) => findLooksBehind(sentence, at)),
    examples: {
      'He lives in a house big near the river.': 'He lives in a big house near the river.',
      'We bought a table new and six chairs.': 'We bought a new table and six chairs.',
      'She wore a dress red.': 'She wore a red dress.',
    },
    fine: [
      'He paints a wall blue.',
      'It is a house big enough for us.',
      'She painted a door red and went home.',
      'It is a hundred years old.',
      'I want a boat that is new.',
    ],
  },
  'the-before-household': {
    reason: 'Which one is meant is clear, so "the" is needed.',
    patterns: [
      'to|you|i|we|he|she|they|please|not|always open|opened|close|closed|shut|lock|locked|clean|cleaned {+the} window|door|gate|fridge|kitchen|bathroom $|please|because|when|before|and|if|for',
      '^ open|close|shut|lock|clean {+the} window|door|gate|fridge|kitchen|bathroom $|please|because|when|before|and|if|for',
      'switch|switched|turn|turned on|off|down|up {+the} light|lights|heating|radio|television|tv|music|computer|oven|engine|volume $|please|because|when|before|and|if|for|in',
    ],
    examples: {
      'Could you close window, please?': 'Could you close the window, please?',
      'Can you switch on light in the hall?': 'Can you switch on the light in the hall?',
    },
    fine: [
      'They have an open door policy.',
      'We met behind closed doors.',
      'I turned on the radio.',
      'It was a locked door.',
      'It opened a gate and a door.',
    ],
  },
  'asked-without-comma': {
    reason: 'No comma separates a verb from the question that it reports.',
    needs: ',',
    find: (sentence) => sentence.flatMap((_, at) => findNeedlessComma(sentence, at)),
    examples: {
      "I don't remember, who gave me this.": "I don't remember who gave me this.",
      "She didn't know, where he lived.": "She didn't know where he lived.",
    },
    fine: [
      "I don't know, what do you think?",
      "You don't understand, who cares?",
      'I know, when it rains, he stays.',
      "I don't know, when I think of it, why.",
    ],
  },
  'and-then-past': {
    reason: 'What follows in the same story keeps its tense.',
    needs: 'then and',
    find: findPresentInPast,
    examples: {
      'She checked the list and then sends it to him.': 'She checked the list and then sent it to him.',
      'He opened the letter and starts to cry.': 'He opened the letter and started to cry.',
    },
    fine: [
      'He built the house and owns it.',
      'She left school and works here now.',
      'He said it works and then goes on.',
      'She wrote the book and lives in Rome.',
    ],
  },
  'bought-to-attention': {
    reason: '"Bought" is from "buy"; "brought" is from "bring".',
    patterns: [
      'bought{brought} to my|our|your|his|her|their|the attention|notice|table|boil|end',
      "am|is|are|was|were|be|i'm|we're|they're|he's|she's not|never? adverse{averse} to",
    ],
    examples: {
      'It has been bought to our attention that it leaks.': 'It has been brought to our attention that it leaks.',
      "I'm not adverse to working late.": "I'm not averse to working late.",
    },
    fine: ['I bought it for you.', 'It has adverse effects.'],
  },
});

function findWithoutVerb(sentence: Sentence): Change[] {
  const end = sentence.findIndex(({ text }) => /^[.,;:!?]$/.test(text));
  if (end !== sentence.length - 1 && !(end < 0)) return [];
  const clause = end < 0 ? sentence : sentence.slice(0, end);
  if (clause.length < 4 || !OPENS_NOUN.test(clause[0]?.lower ?? '')) return [];
  const at = clause.findIndex(({ lower }) => DEGREE.test(lower));
  const [adjective, before] = [clause[at + 1], clause[at - 1]];
  if (
    at < 2 ||
    !adjective ||
    !before ||
    (adjective.tags & (TAG.JJ | TAG.JJR)) === 0 ||
    (adjective.tag & (TAG.NN | TAG.RB)) !== 0 ||
    (before.tag & (TAG.NN | TAG.NNS)) === 0
  )
    return [];
  if (clause[at]?.lower === 'much' && (adjective.tags & TAG.JJR) === 0) return [];
  const isVerb = ({ lower, tags, tag }: TaggedToken) =>
    HELPER.test(lower) || (tag & VERBS) !== 0 || ((tags & VERBS) !== 0 && (tag & (TAG.NN | TAG.NNS)) !== 0 && lower === before.lower);
  if (clause.some(isVerb) || clause.some(({ tag }) => (tag & (TAG.WH | TAG.CC | TAG.PRP)) !== 0)) return [];
  const subject = clause.slice(0, at).find(({ tag }) => (tag & (TAG.NN | TAG.NNS)) !== 0);
  const preposition = clause.findIndex(({ tag }, place) => place > 0 && place < at && (tag & TAG.IN) !== 0);
  const head = preposition > 0 ? clause[preposition - 1] : before;
  if (!subject || !head) return [];
  return [{ first: at, last: at, text: `${(head.tag & TAG.NNS) !== 0 ? 'are' : 'is'} ${clause[at]?.text}` }];
}

function findSmallI(sentence: Sentence, token: TaggedToken, at: number): Change[] {
  const [before, next] = [sentence[at - 1], sentence[at + 1]];
  if (token.text !== 'i' || !before || !next || next.kind !== 'word' || !next.isSpaced || !token.isSpaced) return [];
  const follows = /^(?:and|that|when|because|where|what|how|than|but|so|whether|why|while)$/.test(before.lower);
  // Of two letters in a row neither is a person.
  const isLetter = before.lower === 'and' && /^[a-z]$/i.test(sentence[at - 2]?.text ?? '');
  return follows && !isLetter && next.lower !== 'is' && ((next.tag & (TAG.VB | TAG.VBD | TAG.MD)) !== 0 || HELPER.test(next.lower))
    ? [{ first: at, last: at, text: 'I' }]
    : [];
}

function findLooksBehind(sentence: Sentence, at: number): Change[] {
  const [article, noun, adjective, next] = sentence.slice(at, at + 4);
  if (!article || !noun || !adjective || !/^(?:a|an)$/.test(article.lower) || !LOOKS.test(adjective.lower) || (noun.tag & TAG.NN) === 0) return [];
  if (next && !/^[.,!?]$/.test(next.text) && !AFTER_LOOKS.test(next.lower)) return [];
  if (
    (noun.tags & (TAG.JJ | TAG.RB | TAG.CD)) !== 0 ||
    sentence
      .slice(Math.max(0, at - 3), at)
      .some(({ lower }) =>
        /^(?:paint|paints|painted|painting|make|makes|made|making|dye|dyed|find|finds|found|keep|kept|turn|turned|what|how|such|call|called|consider|considered)$/.test(
          lower,
        ),
      )
  )
    return [];
  const opener = /^[aeiou]/.test(adjective.lower) ? 'an' : 'a';
  return [{ first: at, last: at + 2, text: `${article.text === article.lower ? opener : opener.replace('a', 'A')} ${adjective.text} ${noun.text}` }];
}

function findNeedlessComma(sentence: Sentence, at: number): Change[] {
  const [not, verb, comma, word, subject, next] = sentence.slice(at, at + 6);
  if (comma?.text !== ',' || !not || !verb || !/^(?:don't|didn't|doesn't|can't|couldn't|not)$/.test(not.lower)) return [];
  if (
    !/^(?:know|remember|understand|see|say|tell|decide|ask)$/.test(verb.lower) ||
    !/^(?:who|what|where|why|how|which|whether)$/.test(word?.lower ?? '')
  )
    return [];
  if (sentence.at(-1)?.text === '?' || sentence.slice(at + 3).some(({ text }) => text === ',')) return [];
  const isClause = word?.lower === 'who' ? (subject?.tag ?? 0) & (TAG.VBD | TAG.VBZ) : PRONOUN.test(subject?.lower ?? '') && next?.kind === 'word';
  return isClause ? [{ first: at + 1, last: at + 2, text: verb.text }] : [];
}

const EVENT =
  /^(?:starts|begins|sends|opens|closes|takes|gives|puts|tells|asks|goes|comes|runs|sees|finds|gets|leaves|turns|picks|sits|calls|shows|says|throws|falls|walks|jumps|eats|writes|reads|drops|cries|laughs|shouts|disappears|realises|realizes|decides|buys|pays|breaks|forgets|loses|hits)$/;

function findPresentInPast(sentence: Sentence): Change[] {
  const first = sentence.findIndex(({ lower, tag }) => (tag & (TAG.VBD | TAG.VBZ | TAG.MD | TAG.VB)) !== 0 || HELPER.test(lower));
  const past = sentence[first];
  if (first < 1 || first > 5 || !past || past.tag !== TAG.VBD || !isSubject(sentence[first - 1])) return [];
  const at = sentence.findIndex(({ lower }, place) => place > first && lower === 'and');
  const isThen = sentence[at + 1]?.lower === 'then';
  const verb = sentence[at + (isThen ? 2 : 1)];
  if (
    at < 0 ||
    !verb ||
    !EVENT.test(verb.lower) ||
    (!isThen && !/^(?:starts|begins|tells|asks|goes|leaves|sits|says|falls|cries|laughs|shouts|disappears|decides|runs)$/.test(verb.lower))
  )
    return [];
  const others = sentence.slice(first + 1, at).concat(sentence.slice(at + 3));
  if (
    others.some(({ lower, tag }) => tag === TAG.VBZ || /^(?:is|are|am|has|have|do|does|will|now|always|usually|every|often|that|said)$/.test(lower))
  )
    return [];
  const base = findBaseForm(verb.lower);
  return base === undefined ? [] : [{ first: sentence.indexOf(verb), last: sentence.indexOf(verb), text: inflectPast(base) }];
}

function isSubject(token: TaggedToken | undefined): boolean {
  return token !== undefined && (PRONOUN.test(token.lower) || (token.tag & (TAG.NN | TAG.NNP)) !== 0);
}
