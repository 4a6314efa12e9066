import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const OBJECT: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const PREPOSITION = /^(?:to|for|with|from|about|at|of|by|behind|near|without|beside|against|towards?)$/;
/** Nouns of one gender. */
const FEMALE =
  /^(?:mother|mum|mom|sister|daughter|aunt|grandmother|grandma|niece|wife|girlfriend|woman|girl|lady|queen|stepmother|mother-in-law|landlady|waitress|actress)$/;
const MALE =
  /^(?:father|dad|brother|son|uncle|grandfather|grandpa|nephew|husband|boyfriend|man|boy|king|stepfather|father-in-law|landlord|waiter|actor)$/;
const THING =
  /^(?:coat|car|house|flat|phone|book|film|movie|soup|bag|bike|bicycle|computer|laptop|ticket|hotel|room|dress|shirt|table|chair|lamp|letter|parcel|bus|train|shop|restaurant|city|town|job|lesson|exam|test|key|bottle|box|cake|pizza|jacket|umbrella|camera|watch|ring|sofa|bed|printer|machine|kitchen|garden|apartment|bridge|song|story|picture|photo|painting|museum|park|beach|river|lake|mountain|street|road|office|meal|coffee|tea|guitar|piano|clock|mirror|window|door|suitcase|wallet|fridge|oven|television|tv)$/;
const OTHER_PERSON =
  /^(?:he|she|him|her|his|friend|boss|teacher|doctor|neighbour|neighbor|cousin|child|baby|person|somebody|someone|manager|colleague|driver|partner|parents|dog|cat|people|nurse|student|captain|guest|guests)$/;

const OWN: Readonly<Record<string, string>> = { he: 'his', she: 'her', we: 'our', they: 'their', i: 'my' };

/** Pronouns in the wrong case, of the wrong gender, or of the wrong kind. */
export const pronounCases = buildRules({
  'object-pronoun': {
    reason: 'Behind a verb or a preposition the pronoun takes its object form.',
    needs: 'i he she we they',
    find: (sentence) => sentence.flatMap((_, at) => findSubjectForm(sentence, at)),
    examples: {
      'Give the book to she when you see her.': 'Give the book to her when you see her.',
      'I saw they at the market yesterday.': 'I saw them at the market yesterday.',
      'Please come with we to the lake.': 'Please come with us to the lake.',
      'She teaches we every Monday.': 'She teaches us every Monday.',
    },
    fine: [
      'The man I spoke to he is.',
      'Those to whom he spoke left.',
      'I know he is here.',
      'The shop we went to they closed.',
      'I think they at least tried.',
      'Who does he go with? She knows.',
    ],
  },
  'possessive-pronoun': {
    reason: 'Without a noun behind it the possessive takes its long form; before a noun, its short one.',
    patterns: [
      'is|are|was|were not? my{mine} $',
      'is|are|was|were not? your{yours} $',
      'is|are|was|were not? their{theirs} $',
      'is|are|was|were not? our{ours} $',
      'yours{your} <=NN|NNS>~<VBZ>',
      'this|that|these|those|is|are mine{my} <NN!>~workers~shaft~field~site~owner',
      'ours{our} <=NN|NNS>~<VBZ>',
      'theirs{their} <=NN|NNS>~<VBZ>',
    ],
    examples: {
      'That umbrella is my.': 'That umbrella is mine.',
      'Is this yours coat?': 'Is this your coat?',
      'The red car is their.': 'The red car is theirs.',
    },
    fine: ['That is mine.', 'This is my coat.', 'Yours truly left.', 'You get a new one when yours breaks.'],
  },
  'needless-myself': {
    reason: 'A form with "-self" points back to the subject; here the plain pronoun is meant.',
    patterns: [
      'contact|call|email|phone|reach|inform|tell|ask|write|notify myself{me}',
      'to|and|or|with|between|from|for|by|than|copy|contact <NNP> and|or myself{me} $',
      'to|with|between|from|for|contact|call|ask|tell|email my|the <NN> and|or myself{me} $',
      '^ my <NN> and myself{I} <VB|VBZ|VBD|MD>',
      '^ <NNP> and myself{I} <VB|VBZ|VBD|MD>',
      'to|for|with|from|as|by you and myself{me}',
    ],
    examples: {
      'Please contact myself if you have questions.': 'Please contact me if you have questions.',
      'Send the form to Anna or myself.': 'Send the form to Anna or me.',
      'My wife and myself would like to thank you.': 'My wife and I would like to thank you.',
    },
    fine: ['I did it myself.', 'I asked myself why.', 'I told myself to wait.', 'By myself I am slow.'],
  },
  'pronoun-of-gender': {
    reason: 'The pronoun goes with the person it stands for.',
    needs: 'he she',
    find: (sentence) => findOtherGender(sentence),
    examples: {
      'My mother is a teacher, and he loves all her students.': 'My mother is a teacher, and she loves all her students.',
      'My sister called because he was worried about you.': 'My sister called because she was worried about you.',
      'My uncle is a pilot, but she hates flying.': 'My uncle is a pilot, but he hates flying.',
    },
    fine: [
      'My mother met him, and he was kind.',
      'My father said that she was late.',
      'His sister left because he was rude.',
      'My brother and his wife came, and she sang.',
      'My mother saw Tom, and he waved.',
    ],
  },
  'thing-is-it': {
    reason: 'A thing is "it".',
    needs: 'he she',
    find: (sentence) => findPersonForThing(sentence),
    examples: {
      'I bought the coat in Munich, and he was quite expensive.': 'I bought the coat in Munich, and it was quite expensive.',
      'I ordered the soup, but he was cold.': 'I ordered the soup, but it was cold.',
      'We sold the car because she was too old.': 'We sold the car because it was too old.',
    },
    fine: [
      'I bought the coat for Tom, and he was happy.',
      'I called my boss about the car, but he was ill.',
      'The waiter brought the soup, but he was slow.',
      'We sold the car because he was ill.',
    ],
  },
  'owner-pronoun': {
    reason: 'Before a noun stands the word that says whose it is.',
    needs: 'he she we they i',
    find: (sentence) =>
      sentence.flatMap((pronoun, at): Change[] => {
        const own = Object.hasOwn(OWN, pronoun.lower) ? OWN[pronoun.lower] : undefined;
        const [before, noun, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        if (!own || !before || !noun || !/^(?:in|of|with|for|to|from|at|on|about|near)$/.test(before.lower)) return [];
        const isNoun = (noun.tags & (TAG.NN | TAG.NNS)) !== 0 && (noun.tags & (TAG.VBD | TAG.VBZ | TAG.MD | TAG.JJ | TAG.RB)) === 0;
        const ends = !after || /^[.,!?]$/.test(after.text) || /^(?:and|in|at|on|because|for|with|last|yesterday|when)$/.test(after.lower);
        return isNoun && ends && (noun.tag !== TAG.VB || !after || after.text === '.') ? [{ first: at, last: at, text: own }] : [];
      }),
    examples: {
      'The coach talked to they parents.': 'The coach talked to their parents.',
      'She is the oldest in she class.': 'She is the oldest in her class.',
    },
    fine: ['The world in which he lived.', 'It depends on what he wants.', 'The place we live in he loves.'],
  },
});

function findSubjectForm(sentence: Sentence, at: number): Change[] {
  const [word, before, next] = [sentence[at], sentence[at - 1], sentence[at + 1]];
  const object = word && Object.hasOwn(OBJECT, word.lower) ? OBJECT[word.lower] : undefined;
  if (!word || !object || !before || before.kind !== 'word' || (word.lower !== 'i' && word.text !== word.lower)) return [];
  const put: Change[] = [{ first: at, last: at, text: object }];
  const ends = !next || /^[.!?,]$/.test(next.text);
  const endsPhrase =
    ends || /^(?:at|in|on|when|every|yesterday|because|to|last|and|with|from|for|after|before|tomorrow|again|about|how)$/.test(next?.lower ?? '');
  if (!endsPhrase || (next?.lower === 'and' && ((sentence[at + 2]?.tag ?? 0) & (TAG.PRP | TAG.NNP | TAG.POSS)) !== 0)) return [];
  const isPreposition =
    PREPOSITION.test(before.lower) && !sentence.slice(0, at).some(({ lower }) => /^(?:who|whom|which|that|what|where)$/.test(lower));
  const endsShort = ends && word.lower === 'i';
  if (
    isPreposition &&
    (word.lower !== 'i' || endsShort) &&
    before.lower !== 'by' &&
    !(next?.lower === 'at' || next?.lower === 'and' || (next?.lower === 'to' && before.lower !== 'with'))
  )
    return put;
  const isVerb =
    /^(?:saw|see|meet|met|helps?|helped|teach|teaches|taught|told|asked|invited|visited|called|love|loves|loved|like|likes|liked|gave|shows?|showed|thank|thanked|sent|know|knows|knew)$/.test(
      before.lower,
    );
  return isVerb &&
    word.lower !== 'i' &&
    !ends &&
    next?.lower !== 'to' &&
    /^(?:at|in|on|every|yesterday|last|how|because|when|again)$/.test(next?.lower ?? '')
    ? put
    : [];
}

/** "Is a teacher" names no other person. */
function isPredicate(sentence: Sentence, at: number): boolean {
  return /^an?$/.test(sentence[at - 1]?.lower ?? '') && /^(?:is|was|as)$/.test(sentence[at - 2]?.lower ?? '');
}

/** One person of a gender that is known, and a pronoun of the other gender behind a conjunction. */
function findOtherGender(sentence: Sentence): Change[] {
  const persons = sentence.flatMap(({ lower }, at) => (FEMALE.test(lower) || MALE.test(lower) ? [at] : []));
  const [person] = persons;
  if (persons.length !== 1 || person === undefined || person > 4) return [];
  const isFemale = FEMALE.test(sentence[person]?.lower ?? '');
  const wrong = isFemale ? 'he' : 'she';
  const at = sentence.findIndex(({ lower }) => lower === wrong);
  if (at < person || at < 0 || !/^(?:and|but|because|so)$/.test(sentence[at - 1]?.lower ?? '')) return [];
  if (!/^(?:my|our|the|your)$/.test(sentence[person - 1]?.lower ?? '') || sentence[person + 1]?.lower === 'of') return [];
  const others = sentence
    .slice(0, at)
    .some(
      ({ lower, tag }, index) =>
        index !== person &&
        ((OTHER_PERSON.test(lower) && !isPredicate(sentence, index)) ||
          tag === TAG.NNP ||
          (/^(?:him|his|her|hers|and|who|whom|it|them|they|you|for|with|to)$/.test(lower) && index < at - 1)),
    );
  return others || sentence.slice(at + 1).some(({ lower }) => lower === wrong) ? [] : [{ first: at, last: at, text: isFemale ? 'she' : 'he' }];
}

/** "I bought the coat, and he was expensive": nobody but "I" and a thing is named. */
function findPersonForThing(sentence: Sentence): Change[] {
  if (!/^(?:i|we)$/.test(sentence[0]?.lower ?? '')) return [];
  const at = sentence.findIndex(({ lower }) => /^(?:he|she)$/.test(lower));
  const verb = sentence[at + 1]?.lower ?? '';
  if (at < 4 || !/^(?:and|but|because)$/.test(sentence[at - 1]?.lower ?? '') || !/^(?:was|is|wasn't|isn't|looks|looked|costs?)$/.test(verb))
    return [];
  const before = sentence.slice(0, at);
  const things = before.filter(({ lower }) => THING.test(lower));
  const hasPerson = before.some(
    ({ lower, tag }, index) =>
      OTHER_PERSON.test(lower) ||
      FEMALE.test(lower) ||
      MALE.test(lower) ||
      (tag === TAG.NNP && !/^(?:in|from|at|on|near)$/.test(sentence[index - 1]?.lower ?? '')) ||
      /^(?:for|with|them|you)$/.test(lower),
  );
  const describesThing = sentence
    .slice(at + 2, at + 5)
    .some(({ lower }) =>
      /^(?:expensive|cheap|cold|hot|broken|old|new|small|big|heavy|dirty|long|short|boring|delicious|salty|large|tight|loose|ugly|comfortable|noisy|full|empty|closed|too)$/.test(
        lower,
      ),
    );
  const describesPerson = sentence
    .slice(at + 2, at + 5)
    .some(({ lower }) => /^(?:ill|sick|happy|angry|sad|hungry|tired|busy|kind|rude)$/.test(lower));
  return things.length === 1 && !hasPerson && describesThing && !describesPerson ? [{ first: at, last: at, text: 'it' }] : [];
}
