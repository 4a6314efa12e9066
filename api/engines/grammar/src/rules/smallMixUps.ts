import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const COUNTED =
  'people|students|customers|cars|books|errors|mistakes|visitors|tourists|children|employees|emails|questions|points|guests|users|complaints|tickets|orders|houses|shops|friends|countries|problems|patients|participants|seats|jobs|accidents|cases';
const MASS =
  'milk|water|coffee|tea|sugar|bread|money|time|traffic|rain|snow|food|information|homework|work|experience|space|salt|oil|wine|juice|rice|cheese|meat|furniture|help|luck|noise|fun';

/** Small words that are mixed up: quantities, "then" and "than", "that" and "than", words that sound alike. */
export const smallMixUps = buildRules({
  'amount-or-number': {
    reason: 'What can be counted has a number and is many or few; what cannot has an amount and is much or little.',
    patterns: [
      `amount{number} of <JJ>? ${COUNTED}`,
      `the least{fewest} <JJ>? ${COUNTED}`,
      `very|too|so|is|was|have|has|had|there's few{little} ${MASS}`,
      `too|how|so|as much{many} ${COUNTED}`,
      `don't|doesn't|didn't have|need|want many{much} ${MASS}`,
      `is|are|isn't|aren't|not many{much} ${MASS}`,
      `don't|doesn't|didn't have|need|want|know|see some{any} ${MASS}|${COUNTED}`,
      `a little{few} ${COUNTED}`,
      `a few{little} ${MASS}`,
    ],
    examples: {
      'A large amount of people came.': 'A large number of people came.',
      'There is few milk in the fridge.': 'There is little milk in the fridge.',
      "We don't have many time before lunch.": "We don't have much time before lunch.",
      "I don't have some money with me.": "I don't have any money with me.",
      'How much people are coming?': 'How many people are coming?',
      'We need a few time to think.': 'We need a little time to think.',
      'He has the least points of all.': 'He has the fewest points of all.',
    },
    fine: ['A large number of people came.', 'There is little milk left.', 'A few people came.', 'How much money is it?', 'A little time is left.'],
  },
  'than-not-then': {
    reason: 'What is compared follows "than".',
    needs: 'then that',
    find: (sentence) => sentence.flatMap((_, at) => [...findThen(sentence, at), ...findThatForThan(sentence, at)]),
    examples: {
      "I'd rather walk home in the rain then wait for a bus.": "I'd rather walk home in the rain than wait for a bus.",
      'He would sooner walk then pay for a taxi.': 'He would sooner walk than pay for a taxi.',
      'Chemistry was much more difficult that history at school.': 'Chemistry was much more difficult than history at school.',
      'My new job is better that the old one.': 'My new job is better than the old one.',
      'She earns more money that her husband.': 'She earns more money than her husband.',
    },
    fine: [
      'I would rather wait, then go home.',
      'It is better that we leave now.',
      'It is more likely that the shop is closed.',
      'He has more books that I want.',
      'The more difficult that it is, the better.',
    ],
  },
  'then-not-than': {
    reason: 'What comes next in time follows "then".',
    patterns: [
      'and|but than{then} <VB|VBD|VBZ|PRP>',
      ', than{then} please|call|tell|add|go|turn|take',
      'back|since|until|by|and than{then} $',
      'back than{then} <PRP>|nobody|everyone|people|there|the',
    ],
    examples: {
      'We talked and than agreed on a date.': 'We talked and then agreed on a date.',
      'If you see her, than please tell me.': 'If you see her, then please tell me.',
      'Back than nobody had a phone.': 'Back then nobody had a phone.',
    },
    fine: ['More than that.', 'Less and less than before.'],
  },
  'sounds-like': {
    reason: 'These words sound alike; here the other one is meant.',
    patterns: [
      'to|can|cannot|will|not|must|could|would|we|i except{accept} <DT|POSS|NNS>|responsibility|credit|cash|payment|payments',
      'everyone|everybody|nobody|anyone|anything|nothing|everything|all accept{except} <DT|POSS|PRP|NNP>',
      'compliment|compliments{complement} each other',
      'insured|ensured{assured} me|him|her|us|them that',
      '^ know{now} i|we|he|she|they|it',
      'went|go|going|walked|drove|ran|pass|passed|came though{through} the|a|my',
      'i|you|he|she|we|they dose{does} not',
      'in the passed{past} $',
      'past{passed} away',
      'walked|drove|went|ran passed{past} the|my|a|our|him|her|us',
      "in|left|lost|forgot|with|of|for|on|about|sold|painted|painting|brought they're{their} <NN|NNS>",
      '^ whom{who} is|was|are|will|has|can|wants',
      'please|to|can|could|will|must sent{send} <DT|POSS|PRP>',
      'can|could|would|will you please? sent{send} <DT|POSS|PRP>',
      'my|the car|bike new? breaks{brakes}',
      'be|keep|stay|are so? quite{quiet} because|please|when|in|while|$',
      'i|he|she|we|they|it|you maybe{may_be} late|right|wrong|able|possible|ill|there|<VBG>',
      'by|from monday|tuesday|wednesday|thursday|friday form{from}',
      'hotel|room|house|shop|stayed|work|works|open form{from} monday|tuesday|wednesday|thursday|friday|#',
      'fill|filled|complete|completed|sign|signed|submit in|out? this|the|that from{form} and|please|by|before|$',
      "when|if|hope|think|know|sure|that your{you're} outside|ready|late|hungry|free|coming|going|feeling|tired|busy|right|wrong|welcome|there|here|ill|done|finished|not|so|very|in|at|lying|looking",
      'manger{manager} of|has|said|is|was|will|told|and|asked',
      'the|our|my|new|a|sales|office manger{manager} $',
      'an|a|the made{maid} cleaned|came|is|was|in',
      'a|big|the|summer|winter|great|on sail{sale} $|this|ends|starts',
      "i'll|to|can|will|you'll|we'll|will sea{see} you|him|her|it|them|us",
      'made of steal{steel}',
      'the son{sun} was|is shining|setting|rising|hot',
      'lose|loss|lost weigh{weight}',
      'not|very|so|quite|is|was fare{fair} that|to|$',
      'bus|train|taxi fair{fare}',
    ],
    examples: {
      'We cannot except returns after a month.': 'We cannot accept returns after a month.',
      'Everyone except Ralph has signed, and nobody accept me knew.': 'Everyone except Ralph has signed, and nobody except me knew.',
      'Text me when your outside.': "Text me when you're outside.",
      'The manger of the shop was kind.': 'The manager of the shop was kind.',
      'We went though the park.': 'We went through the park.',
      'Please sent me the form.': 'Please send me the form.',
    },
    fine: [
      'The son is here.',
      'When your home is small, you tidy up.',
      'Take it for sale.',
      'When your old car broke, we walked.',
      'It is quite cold.',
    ],
  },
  'someone-of-gender': {
    reason: 'The possessive goes with the person who owns.',
    patterns: [
      'my brother|father|uncle|son|grandfather|husband|dad|nephew|boyfriend <VB|VBZ|VBD> her{his} wife|girlfriend|fiancee',
      'my sister|mother|aunt|daughter|grandmother|wife|mum|mom|niece|girlfriend <VB|VBZ|VBD> his{her} husband|boyfriend',
    ],
    examples: {
      'My brother loves her wife very much.': 'My brother loves his wife very much.',
      'My sister met his husband in Rome.': 'My sister met her husband in Rome.',
    },
    fine: ['My brother loves his wife.', 'My sister met her husband.'],
  },
});

/** "Rather walk home then wait". */
function findThen(sentence: Sentence, at: number): Change[] {
  const next = sentence[at + 1];
  if (sentence[at]?.lower !== 'then' || !next || (next.tags & TAG.VB) === 0 || sentence[at - 1]?.kind !== 'word' || sentence[at - 1]?.lower === 'and')
    return [];
  const before = sentence.slice(0, at);
  return before.some(({ lower }) => /^(?:rather|sooner)$/.test(lower)) && !before.some(({ kind }) => kind === 'mark')
    ? [{ first: at, last: at, text: 'than' }]
    : [];
}

/** "Better that the old one", "more money that her husband": no clause follows. */
function findThatForThan(sentence: Sentence, at: number): Change[] {
  if (sentence[at]?.lower !== 'that' || at < 2) return [];
  const [before, earlier, next] = [sentence[at - 1], sentence[at - 2], sentence[at + 1]];
  if (!before || !earlier || !next || next.kind !== 'word' || /^(?:each|all|both|every|no)$/.test(next.lower)) return [];
  // "So much better that it is worth it."
  if (sentence.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:so|such)$/.test(lower))) return [];
  const more = /^(?:more|less)$/;
  const isComparative =
    (before.tags & TAG.JJR) !== 0
      ? !/^(?:more|less|rather|later|earlier)$/.test(before.lower)
      : more.test(earlier.lower) && (before.tags & (TAG.JJ | TAG.NN | TAG.NNS)) !== 0;
  const opens =
    (next.tag & (TAG.DT | TAG.POSS | TAG.NN | TAG.NNS | TAG.NNP | TAG.IN)) !== 0 ||
    /^(?:mine|yours|hers|ours|theirs|her|me|him|us|them)$/.test(next.lower);
  const rest = sentence.slice(at + 1);
  if (
    !isComparative ||
    !opens ||
    rest.some((token) => isSurelyFinite(token) || (token.tags & (TAG.VBD | TAG.MD)) !== 0 || /^(?:i|we|he|she|they|it|you)$/.test(token.lower))
  )
    return [];
  const hasVerb = rest.some(({ tag }) => (tag & (TAG.VB | TAG.VBZ)) !== 0);
  return hasVerb ||
    /^(?:likely|important|possible|certain|clear|obvious)$/.test(before.lower) ||
    (sentence[0]?.lower === 'the' && more.test(sentence[1]?.lower ?? ''))
    ? []
    : [{ first: at, last: at, text: 'than' }];
}
