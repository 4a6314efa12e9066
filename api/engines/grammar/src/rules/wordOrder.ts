import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { capitalize } from '../text/capitalize.ts';
import { buildRules } from './rule.ts';

const COLOURS = /^(?:red|blue|green|black|white|yellow|brown|grey|gray|purple|pink|orange)$/;
/** With these the colour is a noun: "a light blue". */
const SHADES = /^(?:light|dark|bright|pale|deep|navy|sky|colour|color|shade|team|code|lime|olive|apple|midnight|royal|army|baby|blood)$/;
const SIZES = /^(?:big|small|large|little|huge|tiny|long|short|nice|beautiful|old|new|lovely|ugly|pretty|expensive|cheap|wonderful|comfortable)$/;
const MATERIALS = /^(?:wooden|plastic|leather|cotton|silk|woollen|metal|golden)$/;
const FREQUENCY = /^(?:always|usually|never|rarely|seldom|frequently)$/;
const ASKS = /^(?:know|knows|knew|wonder|wondering|wondered|ask|asked|remember|understand|sure|me|us|him|her|them)$/;
const BEFORE_OBJECT = /^(?:tell|tells|told|ask|asks|asked|show|shows|showed|inform|informed|explain|let|remind|advise|to)$/;
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;

/** Words in the order of another language. */
export const wordOrder = buildRules({
  'adverb-before-verb': {
    reason: 'Adverbs of frequency come before the verb.',
    find: (sentence) => {
      const [subject, verb, adverb, next] = sentence;
      if (!subject || !verb || !adverb || !next || !/^(?:i|you|we|they|he|she)$/.test(subject.lower) || !FREQUENCY.test(adverb.lower)) return [];
      const isPlain = (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.MD | TAG.VBD | TAG.IN)) === 0;
      if (!isPlain || /^(?:am|is|are|have|has|do|does|be)$/.test(verb.lower)) return [];
      if (!/^(?:to|in|at|on|the|a|an|my|our|his|her|their|by|with|from|for)$/.test(next.lower)) return [];
      return [{ first: 1, last: 2, text: `${adverb.text} ${verb.text}` }];
    },
    examples: { 'We go always to the same beach.': 'We always go to the same beach.', 'She eats never at home.': 'She never eats at home.' },
    fine: ['We always go there.', 'I am always at home.', 'They have always the last word.'],
  },
  'colour-before-noun': {
    reason: 'In English a colour stands before its noun.',
    find: (sentence) =>
      sentence.flatMap((article, at) => {
        const [noun, colour, after] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        if (!/^(?:a|an)$/.test(article.lower) || !noun || !colour || after?.kind === 'word' || after?.text === '-') return [];
        if (!COLOURS.test(colour.lower) || (noun.tags & TAG.NN) === 0 || (noun.tags & TAG.JJ) !== 0 || SHADES.test(noun.lower)) return [];
        return [{ first: at, last: at + 2, text: `${colour.lower === 'orange' ? 'an' : 'a'} ${colour.text} ${noun.text}` }];
      }),
    examples: { 'She has a car red.': 'She has a red car.', 'He wore a shirt white.': 'He wore a white shirt.' },
    fine: ['The wall is a light blue.', 'It is a red car.'],
  },
  'size-before-colour': {
    reason: 'Size and opinion come before colour and material.',
    find: (sentence) =>
      sentence.flatMap((colour, at) => {
        const [size, noun] = [sentence[at + 1], sentence[at + 2]];
        if (
          !(COLOURS.test(colour.lower) || MATERIALS.test(colour.lower)) ||
          !size ||
          !noun ||
          !SIZES.test(size.lower) ||
          (noun.tags & (TAG.NN | TAG.NNS)) === 0
        )
          return [];
        const article = sentence[at - 1];
        if (!article || !/^(?:a|an|the|my|his|her|our|their|two|three|some|this|that|these|those)$/.test(article.lower)) return [];
        if (!/^an?$/.test(article.lower)) return [{ first: at, last: at + 1, text: `${size.text} ${colour.text}` }];
        const fitting = chooseArticle(size.text);
        const written = /^\p{Lu}/u.test(article.text) ? capitalize(fitting) : fitting;
        return [{ first: at - 1, last: at + 1, text: `${written} ${size.text} ${colour.text}` }];
      }),
    examples: {
      'She bought a red big bag.': 'She bought a big red bag.',
      'He has a wooden old table.': 'He has an old wooden table.',
      'I like those black nice shoes.': 'I like those nice black shoes.',
    },
    fine: ['She bought a big red bag.', 'The red and big bag.'],
  },
  'reported-question-help': {
    reason: 'In an indirect question, the subject comes before its verb.',
    find: (sentence) =>
      sentence.flatMap((ask, at) => {
        const [question, help, subject, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3], sentence[at + 4]];
        if (!question || !help || !subject || next?.kind !== 'word' || !ASKS.test(ask.lower)) return [];
        if (/^(?:me|us|him|her|them)$/.test(ask.lower) && !BEFORE_OBJECT.test(sentence[at - 1]?.lower ?? '')) return [];
        if (!/^(?:where|when|why|how|what)$/.test(question.lower) || !PRONOUN.test(subject.lower)) return [];
        if (!/^(?:will|can|could|should|would|is|are|was|were|have|has)$/.test(help.lower)) return [];
        return [{ first: at + 2, last: at + 3, text: `${subject.text} ${help.text}` }];
      }),
    examples: {
      'Please let me know when will you arrive.': 'Please let me know when you will arrive.',
      'Tell me where can I park.': 'Tell me where I can park.',
      'I do not know what are they doing.': 'I do not know what they are doing.',
    },
    fine: ['Tell me when you will arrive.', 'He told me: when will you come?', 'What do you know?'],
  },
  'does-can': {
    reason: 'A question with "can" or "must" needs no "do".',
    find: ([help, subject, modal, verb]) => {
      if (!help || !subject || !modal || !verb || !/^do(?:es)?$/.test(help.lower) || !PRONOUN.test(subject.lower)) return [];
      if (!/^(?:can|could|must|should|will|would)$/.test(modal.lower)) return [];
      const question = help.text === help.lower ? modal.lower : capitalize(modal.lower);
      return [{ first: 0, last: 2, text: `${question} ${subject.text}` }];
    },
    examples: { 'Do you can help me?': 'Can you help me?', 'Does he must go?': 'Must he go?' },
    fine: ['Do you know?', 'Can you help me?'],
  },
  'repeated-phrase': {
    reason: 'These words stand here twice.',
    confidence: 'high',
    find: (sentence) =>
      sentence.flatMap((one, at) => {
        const [two, three, four] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const isPair =
          one.kind === 'word' && two?.kind === 'word' && one.lower !== two.lower && three?.lower === one.lower && four?.lower === two.lower;
        const isPlain = [two, three, four].every((token) => (token?.isSpaced && token.text === token.lower) || token?.text === 'I');
        const small = /^(?:i|he|she|we|they|it|you|that|the|to|of|in|is|was|a|for|will|can|have|has|this|not|be|at|on)$/;
        if (!isPair || !isPlain || !small.test(one.lower) || !small.test(two?.lower ?? '')) return [];
        return [{ first: at, last: at + 3, text: `${one.text} ${two?.text}` }];
      }),
    examples: {
      'She told me that I that I should wait.': 'She told me that I should wait.',
      'He put it in the in the box.': 'He put it in the box.',
    },
    fine: ['Over and over and over again.'],
  },
});
