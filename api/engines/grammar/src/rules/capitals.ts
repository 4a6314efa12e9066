import { buildRules } from './rule.ts';

const list = (words: string) => words.split(' ').map((word) => [word.toLowerCase(), word] as const);

const NAMES = new Map([
  ...list(
    'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December',
  ),
  ...list(
    'English French German Spanish Italian Portuguese Russian Chinese Japanese Korean Arabic Hindi Greek Dutch Swedish Norwegian Danish Finnish Hungarian Czech Ukrainian Romanian Bulgarian Thai Vietnamese Indonesian Hebrew Persian Swahili',
  ),
  ...list(
    'American British European African Asian Australian Canadian Mexican Brazilian Argentinian Indian Pakistani Egyptian Moroccan Irish Scottish Welsh Austrian Belgian Swiss Latin Christian Muslim Jewish Islamic Buddhist Catholic',
  ),
  ...list(
    'England France Germany Spain Italy Portugal Russia Japan Korea Greece Netherlands Sweden Norway Denmark Finland Hungary Poland Ukraine Romania Bulgaria Thailand Vietnam Indonesia Israel Iran America Britain Europe Africa Asia Australia Canada Mexico Brazil Argentina India Pakistan Egypt Morocco Ireland Scotland Wales Austria Belgium Switzerland London Paris Berlin Madrid Rome Tokyo Moscow Christmas Easter Ramadan Halloween',
  ),
]);
/** Written small they are words of their own. */
const SMALL_TOO = new Set(['china', 'turkey', 'polish', 'march', 'may', 'swiss', 'august', 'latin', 'easter', 'wales', 'catholic', 'indian']);

/** Capital letters that names and "I" ask for. */
export const capitals = buildRules({
  'name-capital': {
    reason: 'Names of days, months, languages, peoples and places begin with a capital letter.',
    confidence: 'high',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const name = NAMES.get(token.text);
        if (!name || token.kind !== 'word' || SMALL_TOO.has(token.text)) return [];
        const isJoiner = (other: string | undefined) => other === '-' || other === '/' || other === '.' || other === '_';
        return isJoiner(sentence[at - 1]?.text) || (isJoiner(sentence[at + 1]?.text) && !/^\.$/.test(sentence[at + 1]?.text ?? ''))
          ? []
          : [{ first: at, last: at, text: name }];
      }),
    examples: { 'I speak english.': 'I speak English.', 'We meet on monday.': 'We meet on Monday.', 'She lives in france.': 'She lives in France.' },
    fine: ['Polish the silver.', 'It may march on.'],
  },
  'small-kin': {
    reason: 'After "my" or "your", "mother" and the like are no names and begin small.',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const [before, next] = [sentence[at - 1], sentence[at + 1]];
        if (!/^(?:Mother|Mom|Mum|Dad|Brother|Sister|Wife|Husband|Daughter|Parents|Uncle|Aunt|Boss|Teacher|Friend)$/.test(token.text)) return [];
        const isNamed = next !== undefined && (/^\p{Lu}/u.test(next.text) || next.text === "'" || next.text === '-');
        return /^(?:my|your|his|her)$/.test(before?.lower ?? '') && !isNamed && before?.text !== before?.text.toUpperCase()
          ? [{ first: at, last: at, text: token.lower }]
          : [];
      }),
    examples: { 'My Mother taught me to cook.': 'My mother taught me to cook.' },
    fine: ['My Uncle Tom is here.', 'Ask Mother.', 'Our Father in heaven.'],
  },
  'capital-i': {
    reason: 'The pronoun "I" is always a capital letter.',
    confidence: 'high',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        if (!/^i(?:'(?:m|ve|d|ll))?$/.test(token.text)) return [];
        const [before, next] = [sentence[at - 1], sentence[at + 1]];
        if (token.text === 'i') {
          if (next?.kind !== 'word' || !next.isSpaced || (before && !token.isSpaced) || /^[(=[]$/.test(before?.text ?? '')) return [];
          if (
            !/^(?:am|was|have|had|will|would|can|could|do|did|don't|didn't|think|know|want|like|love|need|hope|went|go|see|saw|live|work|feel|also|always|never|really|just|should|must|may|might|believe|mean|said|say|got|get|can't|won't|wish|use|used|remember|agree|speak|study|started|found|made|took|thought|understand|play|\w+ed)$/.test(
              next.lower,
            )
          )
            return [];
        }
        return [{ first: at, last: at, text: `I${token.text.slice(1)}` }];
      }),
    examples: { 'i think so.': 'I think so.', "You know i'm late.": "You know I'm late." },
    fine: ['The index i is small.', 'Part i is here.'],
  },
});
