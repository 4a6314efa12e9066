import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const NUMBER = 'a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|#';
const PAIRS = new Set(
  'full time|part time|long term|short term|real time|high quality|low cost|high speed|well known|first class|second hand|last minute|up front|face to face|low fat|high risk|long distance|large scale|small scale|open minded|hard working|good looking|old fashioned|brand new|state owned|user friendly|eco friendly|so called|two way|one way|mid range|full scale|self employed|self service|all inclusive|non profit|follow up|air conditioned|world famous|record breaking|time consuming|cost effective|tax free|duty free|sugar free'.split(
    '|',
  ),
);
const VOWELS = /[aeiouy]/;

/** Compounds before nouns, words written together, and measures. */
export const compoundWords = buildRules({
  'hyphen-before-noun': {
    reason: 'Two words that describe a noun together are hyphenated before it.',
    find: (sentence) => sentence.flatMap((_, at) => findCompound(sentence, at)),
    examples: {
      'We need a full time accountant.': 'We need a full-time accountant.',
      'It is a well known brand.': 'It is a well-known brand.',
      'They signed a long term contract.': 'They signed a long-term contract.',
    },
    fine: ['She works full time.', 'In the long term we gain.', 'He is well known.', 'It was the first time class began.'],
  },
  'measure-before-noun': {
    reason: 'A measure before a noun is hyphenated, and its unit is singular.',
    needs:
      'year years month months day days week weeks hour hours minute minutes page pages star stars bedroom bedrooms metre metres meter meters kilometre kilometres mile miles storey man person course point step',
    find: (sentence) => sentence.flatMap((_, at) => findMeasure(sentence, at)),
    examples: {
      'She bought a ten year old truck.': 'She bought a ten-year-old truck.',
      'It is a twenty minute drive.': 'It is a twenty-minute drive.',
      'It is a five star hotel.': 'It is a five-star hotel.',
      'He has a two hours meeting.': 'He has a two-hour meeting.',
    },
    fine: ['He is ten years old.', 'It took two hours.', 'The one day I was ill, she came.'],
  },
  'written-apart': {
    reason: 'This is written as two words.',
    type: 'spelling',
    find: (sentence) =>
      sentence.flatMap((token, at): Change[] => {
        const parts = token.kind === 'word' && token.text === token.lower ? splitCompound(token.lower) : undefined;
        return parts ? [{ first: at, last: at, text: parts }] : [];
      }),
    examples: {
      'The testresults will come on Monday.': 'The test results will come on Monday.',
      'We booked the hotelroom.': 'We booked the hotel room.',
      'The trainstation is closed.': 'The train station is closed.',
    },
    fine: ['The website is new.', 'The airport is closed.', 'My smartphone broke.'],
  },
});

function findCompound(sentence: Sentence, at: number): Change[] {
  const [first, second, noun, determiner, after] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1], sentence[at + 3]];
  if (!first || !second || !noun || !determiner || !PAIRS.has(`${first.lower} ${second.lower}`) || second.text !== second.lower) return [];
  const describes = (determiner.tag & (TAG.DT | TAG.POSS | TAG.JJ)) !== 0 || /^(?:for|of|with|as|and|our|offer|offers)$/.test(determiner.lower);
  const isNoun =
    (noun.tags & (TAG.NN | TAG.NNS)) !== 0 &&
    (noun.tags & (TAG.VBD | TAG.VBZ | TAG.IN | TAG.MD | TAG.RB | TAG.PRP | TAG.DT)) === 0 &&
    noun.text === noun.lower;
  const ends =
    !after ||
    after.kind === 'mark' ||
    (after.tag & (TAG.IN | TAG.CC | TAG.WH | TAG.VBZ | TAG.MD | TAG.NN | TAG.NNS | TAG.VBD)) !== 0 ||
    after.lower === 'to' ||
    after.lower === 'is';
  // "In the long term plans change": "the" and "term" belong together behind a preposition.
  const isPhrase =
    determiner.lower === 'the' && /^(?:in|for|over|at|by)$/.test(sentence[at - 2]?.lower ?? '') && /term|time|front|minute/.test(second.lower);
  return describes && isNoun && ends && !isPhrase ? [{ first: at, last: at + 1, text: `${first.text}-${second.text}` }] : [];
}

const NUMBERS = new Set(NUMBER.split('|').filter((word) => word !== 'a' && word !== '#'));
const ACTIVITY_NOUNS = /^(?:walk|drive|ride|break|run|rest|swim|flight|talk|call|wait|delay|meeting|trip|climb|stay)$/;
const UNITS = /^(year|month|day|week|hour|minute|page|star|bedroom|metre|meter|kilometre|mile|storey|course|point|step)(s?)$/;

function findMeasure(sentence: Sentence, at: number): Change[] {
  const [number, unit, third, fourth, determiner] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3], sentence[at - 1]];
  const found = UNITS.exec(unit?.lower ?? '');
  if (!number || !found || !third || !(NUMBERS.has(number.lower) || number.kind === 'number')) return [];
  const isNoun = (token: TaggedToken | undefined) =>
    token !== undefined && token.tag & (TAG.NN | TAG.NNS) && token.text === token.lower && (token.tags & (TAG.VBD | TAG.RB | TAG.IN | TAG.JJ)) === 0;
  const [, name = '', plural] = found;
  const determined = /^(?:a|an|my|his|her|our|their|your|this|that|the)$/.test(determiner?.lower ?? '');
  if (/^(?:old|long|wide|high)$/.test(third.lower) && isNoun(fourth) && determined)
    return [{ first: at, last: at + 2, text: `${number.text}-${name}-${third.text}` }];
  const isSingle =
    /^(?:a|an)$/.test(determiner?.lower ?? '') &&
    (isNoun(third) || ACTIVITY_NOUNS.test(third.lower)) &&
    !/^(?:period|time|ago|later|earlier|before|after)$/.test(third.lower);
  return isSingle && (plural || name !== 'point') ? [{ first: at, last: at + 1, text: `${number.text}-${name}` }] : [];
}

const FIRST_PARTS =
  /^(?:test|hotel|train|bus|school|office|project|team|customer|sales|job|city|travel|computer|data|price|product|phone|power|water|kitchen|garden|holiday|winter|summer|language|insurance|bank|tax|health|energy|traffic|company|user|exam|email|contact|delivery|order|payment|service|safety|quality|business|family|student|music|film|coffee|book|credit|paper|research|meeting|conference|production|training|application|registration|parking|living|market|system)/;

/** Splits what German and Dutch writers write together; nothing for a word that is known. */
function splitCompound(word: string): string | undefined {
  if (word.length < 8 || isKnownWord(word)) return undefined;
  const first = FIRST_PARTS.exec(word)?.[0];
  const rest = first && word.slice(first.length);
  return first &&
    rest &&
    rest.length >= 4 &&
    VOWELS.test(rest) &&
    isKnownWord(rest) &&
    !/^(?:able|ness|less|ment|ship|wise|like|ting|ings?|ers?)$/.test(rest)
    ? `${first} ${rest}`
    : undefined;
}
