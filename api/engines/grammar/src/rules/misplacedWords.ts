import { findBaseForm, inflectGerund } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const HELPERS = /^(?:am|is|are|was|were|be|have|has|had|do|does|did)$/;
/** Verbs after which "it's" can only be "its": they take a thing, and no clause. */
const TAKES_A_THING =
  'change|changes|changed|changing|extend|extends|extended|improve|improves|improved|update|updates|updated|raise|raises|raised|increase|increased|reduce|reduced|publish|published|open|opened|close|closed|lost|lose|moved|move|launch|launched|celebrate|celebrated|repair|repaired|sold|sell|paint|painted|spread|fold|folded|wagged|review|reviewed|renew|renewed|despite|within|during|into';

/** Words in the wrong place or in the wrong form beside their neighbours. */
export const misplacedWords = buildRules({
  'adverb-after-verb': {
    reason: 'Adverbs of frequency come before the verb.',
    find: (sentence) => {
      const [subject, verb, adverb, next] = sentence;
      if (!subject || !verb || !adverb || !next || !/^(?:i|you|we|they|he|she)$/.test(subject.lower)) return [];
      if (
        !/^(?:always|usually|never)$/.test(adverb.lower) ||
        !/^(?:too|very|so|well|late|early|fast|slowly|alone|breakfast|lunch|dinner)$/.test(next.lower)
      )
        return [];
      const isPlain = (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.MD | TAG.VBD | TAG.IN)) === 0 && !HELPERS.test(verb.lower);
      return isPlain ? [{ first: 1, last: 2, text: `${adverb.text} ${verb.text}` }] : [];
    },
    examples: { 'He drives always too fast.': 'He always drives too fast.', 'They arrive never late.': 'They never arrive late.' },
    fine: ['He always drives too fast.', 'They are always late.'],
  },
  'also-before-have': {
    reason: '"Also" comes before the verb.',
    patterns: [
      '^^ i|we|they|you have{also_have} also{} a|an|the|two|three|four|some|several|many|my|our|their',
      '^^ he|she|it has{also_has} also{} a|an|the|two|three|four|some|several|many|his|her|its',
    ],
    examples: { 'We have also a branch in Bristol.': 'We also have a branch in Bristol.', 'She has also two sons.': 'She also has two sons.' },
    fine: ['We have also opened a branch.', 'We also have a branch.'],
  },
  'never-inverted': {
    reason: 'When "never" opens the sentence, the verb comes before its subject.',
    find: ([adverb, subject, help, next]) =>
      /^(?:never|rarely|seldom)$/.test(adverb?.lower ?? '') &&
      /^(?:i|you|we|they|he|she|it)$/.test(subject?.lower ?? '') &&
      /^(?:have|has|had)$/.test(help?.lower ?? '') &&
      ((next?.tags ?? 0) & TAG.VBN) !== 0
        ? [{ first: 1, last: 2, text: `${help?.text} ${subject?.text}` }]
        : [],
    examples: {
      'Never I have seen such a mess.': 'Never have I seen such a mess.',
      'Rarely she has been so angry.': 'Rarely has she been so angry.',
    },
    fine: ['Never have I seen such a mess.', 'Never, I have been told, give up.'],
  },
  'its-after-verb': {
    reason: '"It\'s" is short for "it is"; "its" shows who owns something.',
    patterns: [`${TAKES_A_THING} it's{its} <NN|NNS|JJ|VBG>~time~not~a~the~too~very`],
    examples: {
      "The company has changed it's opening hours.": 'The company has changed its opening hours.',
      "They extended it's deadline.": 'They extended its deadline.',
    },
    fine: ["It has moved: it's here.", "Whatever changed it's too late."],
  },
  'who-not-whom': {
    reason: '"Who" is the subject; "whom" is the object.',
    find: (sentence) =>
      sentence.flatMap((whom, at) => {
        const [before, verb, next] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        if (whom.lower !== 'whom' || !before || !verb || (before.tags & TAG.IN) !== 0 || (before.tags & (TAG.NN | TAG.NNS | TAG.NNP)) === 0)
          return [];
        const isPredicate = (verb.tags & (TAG.VBD | TAG.VBZ | TAG.MD)) !== 0 && (verb.tags & (TAG.NN | TAG.NNS | TAG.JJ)) === 0;
        return isPredicate && !/^(?:i|you|he|she|we|they)$/.test(next?.lower ?? '') ? [{ first: at, last: at, text: 'who' }] : [];
      }),
    examples: {
      'The author whom wrote this book lives in Dublin.': 'The author who wrote this book lives in Dublin.',
      'I know a man whom can help.': 'I know a man who can help.',
    },
    fine: ['The man whom she met is here.', 'The man to whom it was sent is here.', 'The girls, some of whom were late, came.'],
  },
  'enjoy-oneself': {
    reason: 'Without another object, "enjoy" takes "myself", "yourself" and so on.',
    patterns: [
      '^^ i @ly? enjoy|enjoyed me{myself} very|a|at|in|so|there|.',
      '^^ we @ly? enjoy|enjoyed us{ourselves}',
      '^^ they enjoy|enjoyed them{themselves} very|at|in|there|a|.',
      'he enjoys|enjoyed him{himself}',
      'she enjoys|enjoyed her{herself} very|at|in|there|.',
    ],
    examples: { 'I enjoyed me very much at the party.': 'I enjoyed myself very much at the party.', 'We enjoyed us.': 'We enjoyed ourselves.' },
    fine: ['I enjoyed myself.', 'She enjoyed her stay.'],
  },
  'prevent-from': {
    reason: 'This verb takes "from" and the -ing form.',
    find: (sentence) => sentence.flatMap((_, at) => findPreventTo(sentence, at)),
    examples: {
      'The law prevents companies to sell personal data.': 'The law prevents companies from selling personal data.',
      'The noise prevented me to sleep.': 'The noise prevented me from sleeping.',
      'It discourages the staff to speak up.': 'It discourages the staff from speaking up.',
    },
    fine: ['It prevents companies from selling data.', 'They acted to prevent damage to cars.', 'We prevent it to the best of our ability.'],
  },
  'by-amount': {
    reason: 'Use "by" for the amount of a change.',
    patterns: [
      'increased|decreased|rose|fell|grew|dropped|declined|risen|fallen|grown|reduced|increases|decreases|increase|decrease|improved with{by} # %|percent|per|times|points|euros|pounds|dollars',
    ],
    examples: {
      'Prices increased with 12 % last year.': 'Prices increased by 12 % last year.',
      'Sales have fallen with 3 percent.': 'Sales have fallen by 3 percent.',
    },
    fine: ['Prices increased by 12 %.', 'It improved with 12 tools.'],
  },
  'pay-for': {
    reason: 'You pay a person, and pay "for" a thing.',
    patterns: [
      'pay|pays|paid|paying to{for} the|his|her|my|our|their|its|any|all repair|repairs|damage|damages|ticket|tickets|meal|meals|room|rooms|hotel|flight|flights|car|house|course|courses|book|books|electricity|water|heating|service|services|work|drinks|dinner|lunch|cleaning|painting|transport|delivery',
    ],
    examples: {
      'The landlord refused to pay to the repairs.': 'The landlord refused to pay for the repairs.',
      'They paid to the meal.': 'They paid for the meal.',
    },
    fine: ['We paid to the account.', 'She paid for the room.'],
  },
  'appreciate-gerund': {
    reason: 'After "appreciate" the verb takes the -ing form.',
    patterns: [
      'would|will appreciate to{} <VB>{=gerund}',
      'stopped to{} smoke|drink|work|study|eat|play{=gerund} #|two|three|four|five|a|many|some|several years|year|months|weeks ago',
    ],
    examples: {
      'We would appreciate to receive a copy.': 'We would appreciate receiving a copy.',
      'He stopped to smoke two years ago.': 'He stopped smoking two years ago.',
    },
    fine: ['We would appreciate receiving a copy.', 'He stopped to smoke.'],
  },
  'afford-to': {
    reason: 'After "afford" the verb takes "to".',
    find: (sentence) =>
      sentence.flatMap((afford, at) => {
        const verb = sentence[at + 1];
        const base = verb?.tag === TAG.VBG ? findBaseForm(verb.lower) : undefined;
        const isVerb =
          /^(?:afford|affords|afforded)$/.test(afford.lower) && /^(?:can't|cannot|can|could|couldn't|to|not)$/.test(sentence[at - 1]?.lower ?? '');
        const hasObject = ((sentence[at + 2]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.PRP | TAG.IN)) !== 0;
        return base && isVerb && hasObject ? [{ first: at + 1, last: at + 1, text: `to ${base}` }] : [];
      }),
    examples: {
      "I can't afford buying a new car.": "I can't afford to buy a new car.",
      'We could not afford staying in a hotel.': 'We could not afford to stay in a hotel.',
    },
    fine: ["I can't afford housing.", 'We cannot afford to wait.'],
  },
  'plural-apostrophe-children': {
    confidence: 'high',
    reason: 'A plural without -s takes the apostrophe before an -s.',
    find: (sentence) =>
      sentence.flatMap((noun, at) => {
        const found = /^(child|m|wom)(ren|en)s$/.exec(noun.lower);
        const [mark, next] = [sentence[at + 1], sentence[at + 2]];
        if (!found || !/^['\u2019]$/.test(mark?.text ?? '') || mark?.isSpaced || next?.kind !== 'word') return [];
        return [{ first: at, last: at + 1, text: `${noun.text.slice(0, -1)}'s` }];
      }),
    examples: { "The childrens' room is upstairs.": "The children's room is upstairs.", "Womens' rights matter.": "Women's rights matter." },
    fine: ["The children's room is upstairs.", "The parents' room is here."],
  },
});

function findPreventTo(sentence: Sentence, at: number): Change[] {
  if (!/^(?:prevent|discourage)(?:s|ed|ing)?$/.test(sentence[at]?.lower ?? '')) return [];
  for (let to = at + 2; to <= at + 4; to++) {
    const [token, verb] = [sentence[to], sentence[to + 1]];
    if (token?.lower !== 'to') continue;
    const between = sentence.slice(at + 1, to);
    const isObject = between.every(({ tag }) => (tag & (TAG.DT | TAG.POSS | TAG.PRP | TAG.NN | TAG.NNS | TAG.NNP | TAG.JJ)) !== 0);
    const base = verb && (verb.tags & TAG.VB) !== 0 ? findBaseForm(verb.lower) : undefined;
    return isObject && base === verb?.lower && base ? [{ first: to, last: to + 1, text: `from ${inflectGerund(base)}` }] : [];
  }
  return [];
}
