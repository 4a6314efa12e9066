import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { capitalize } from '../text/capitalize.ts';
import { lookUp } from './lookUp.ts';
import { isSurelyFinite } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const NOUN = TAG.NN | TAG.NNS | TAG.NNP;
const VERB = TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN;
const INTRODUCES =
  /^(?:if|when|because|since|unless|that|and|but|so|while|though|although|until|whether|before|now|think|hope|know|believe|guess|feel|say|says|said|sure|glad|sorry|afraid|sad|,|;|:)$/;
/** What comes behind an adjective that ends its phrase, so that no noun follows it. */
const ENDS_ADJECTIVE =
  /^(?:to|that|for|if|when|because|but|as|with|about|in|at|by|of|on|now|today|here|there|then|without|since|enough|how|what|why|where|[.,!?;:])$/;
/** What never follows a possessive. */
const NEVER_POSSESSED = /^(?:a|an|the|not|been|my|your|his|our|their|me|him|us|them|why|how|because|gonna|gotta|worth)$/;
const OPENS_OBJECT = /^(?:to|a|an|the|my|your|his|her|our|their|this|that|it|me|us|them|him|any|some|all|out|up|off|back|into|so|too|really)$/;
/** Verbs behind which a clause follows: "I think it's late". */
const THINKS =
  /^(?:think|thinks|thought|know|knows|knew|known|say|says|said|believe|believes|believed|hope|hopes|hoped|guess|feel|feels|felt|see|sees|saw|seen|mean|means|meant|find|finds|found|suppose|suspect|bet|wish|understand|understood|notice|noticed|realise|realised|realize|realized|doubt|hear|heard|claim|claims|claimed|admit|admitted|agree|agreed|imagine|assume|assumed|remember|remembered|forget|forgot|decide|decided|show|shows|showed|explain|explained|tell|told|is|are|was|were|be|been|prove|proves|proved|suggest|suggests|suggested|say|figured|figure|heard|reckon|swear|insist|insists)$/;
const PREPOSITION = /^(?:of|in|on|with|to|from|by|into|over|under|about|through|behind|inside|within|against|at|around|despite)$/;
const WHOSE: Record<string, string> = { "it's": 'its', "you're": 'your', "they're": 'their' };
const SHORT: Record<string, string> = { its: "it's", your: "you're", their: "they're" };

/** "Its" and "it's", "your" and "you're", "their" and "they're", "whose" and "who's", known by what follows. */
export const shortForms = buildRules({
  'short-form-not-possessive': {
    reason: 'The short form of "is" or "are" is needed here: nothing follows that could belong to somebody.',
    needs: 'its your their',
    find: (sentence) => sentence.flatMap((_, at) => findFalsePossessive(sentence, at)),
    examples: {
      'This blender is useless because its impossible to clean.': "This blender is useless because it's impossible to clean.",
      'If your planning on flying, bring some food.': "If you're planning on flying, bring some food.",
      'There are few buses now that their cutting the evening routes.': "There are few buses now that they're cutting the evening routes.",
      'We know its not your fault.': "We know it's not your fault.",
      'Call us when your ready to order.': "Call us when you're ready to order.",
    },
    fine: [
      'The dog wagged its tail.',
      'If your planning is good, you will win.',
      'Its impossible demands were refused.',
      'I like their cooking.',
      'We value your feedback and their time.',
      'You can find your Not To Exceed date here.',
      'The firm and its young, able staff left.',
    ],
  },
  'possessive-not-short-form': {
    reason: 'What belongs to somebody takes the possessive, which has no apostrophe.',
    needs: "it's you're they're",
    find: (sentence) => sentence.flatMap((_, at) => findFalseShortForm(sentence, at)),
    examples: {
      "Please send it to you're manager.": 'Please send it to your manager.',
      "The bank changed it's logo in May.": 'The bank changed its logo in May.',
      "I met them at they're office.": 'I met them at their office.',
      "It is so bad that you're doctor would stop it.": 'It is so bad that your doctor would stop it.',
    },
    fine: [
      "I think it's time to go.",
      "I know you're family.",
      "It's work.",
      "The day you're born is a good day.",
      "In the end, it's love that counts.",
    ],
  },
  'there-before-noun': {
    reason: '"There" is a place; "their" shows who owns something.',
    needs: 'there',
    find: (sentence) => sentence.flatMap((_, at) => findThereForTheir(sentence, at)),
    examples: {
      'They leave there stroller in the hall.': 'They leave their stroller in the hall.',
      'Students must bring there passport to the test.': 'Students must bring their passport to the test.',
      'The guests forgot there umbrellas.': 'The guests forgot their umbrellas.',
    },
    fine: ['We went there Friday.', 'He lived there years ago.', 'Is there milk?', 'Stay there overnight.', 'The men there drink tea.'],
  },
  'whose-thing': {
    reason: '"Who\'s" is short for "who is" or "who has"; "whose" says or asks who owns something.',
    needs: "who's",
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const [noun, verb] = [sentence[at + 1], sentence[at + 2]];
        const isOwned =
          token.lower === "who's" &&
          noun &&
          noun.tags & (TAG.NN | TAG.NNS) &&
          noun.lower !== 'next' &&
          noun.text === noun.lower &&
          isSurelyFinite(verb);
        return isOwned ? [{ first: at, last: at, text: token.text.startsWith('W') ? 'Whose' : 'whose' }] : [];
      }),
    examples: {
      "Does anyone know who's dog has been barking?": 'Does anyone know whose dog has been barking?',
      "Who's car is that outside?": 'Whose car is that outside?',
      "I asked who's turn was next.": 'I asked whose turn was next.',
    },
    fine: ["Who's next is a question.", "I know who's there.", "The man who's late is my uncle."],
  },
  'were-for-we-re': {
    reason: '"We\'re" is short for "we are"; "were" is the past of "are".',
    needs: 'were',
    find: (sentence) => {
      if (!/^(?:if|when|because|since|as|unless|after|before|although|though|while|once|until)$/.test(sentence[0]?.lower ?? '')) return [];
      return sentence.flatMap((token, at) => {
        const isStart = token.lower === 'were' && sentence[at - 1]?.text === ',' && sentence[at + 1]?.tag === TAG.VBG;
        return isStart ? [{ first: at, last: at, text: "we're" }] : [];
      });
    },
    examples: {
      'If we lose this contract, were going to close the office.': "If we lose this contract, we're going to close the office.",
      'Since you asked, were moving in June.': "Since you asked, we're moving in June.",
      'When the snow melts, were leaving the valley.': "When the snow melts, we're leaving the valley.",
    },
    fine: ['If they were going, we went.', 'When he came, we were leaving.'],
  },
  'doubled-possessive': {
    reason: 'This possessive has no apostrophe.',
    confidence: 'high',
    patterns: ["your's{yours}", "her's{hers}", "our's{ours}", "their's{theirs}", "it's{its} self{}"],
    examples: { "The blue one is your's.": 'The blue one is yours.', "That car is our's.": 'That car is ours.', "Is it her's?": 'Is it hers?' },
    fine: ['It is yours.', "It's hers."],
  },
});

function isPureAdjective({ tags, tag }: TaggedToken): boolean {
  return tag === TAG.JJ && (tags & (NOUN | TAG.VBG)) === 0;
}

/** "Its impossible to", "your planning on": no noun follows. */
function findFalsePossessive(sentence: Sentence, at: number): Change[] {
  const token = sentence[at];
  const short = lookUp(SHORT, token?.lower ?? '');
  const next = sentence[at + 1];
  // "Find your Not To Exceed date" names a date.
  if (!token || !short || next?.kind !== 'word' || next.text !== next.lower) return [];
  const change = [
    { first: at, last: at, text: token.text.startsWith(short.charAt(0)) ? short : `${short.charAt(0).toUpperCase()}${short.slice(1)}` },
  ];
  if (
    NEVER_POSSESSED.test(next.lower) &&
    !(next.lower === 'not' && sentence[at + 2]?.tag === TAG.JJ && !INTRODUCES.test(sentence[at - 1]?.lower ?? ''))
  )
    return change;
  const opensClause = at === 0 || INTRODUCES.test(sentence[at - 1]?.lower ?? '');
  if (!opensClause) return [];
  const strengthens = /^(?:so|too|very|really|quite|pretty|always|never|still|just|also|already|not|probably)$/.test(next.lower) ? 1 : 0;
  const [word, after] = [sentence[at + 1 + strengthens], sentence[at + 2 + strengthens]];
  if (!word) return [];
  const ends = after === undefined || ENDS_ADJECTIVE.test(after.lower);
  if (isPureAdjective(word) && ends && !(after?.text === ',' && strengthens === 0)) return change;
  return word.tags & TAG.VBG && word.lower !== 'being' && isProgress(sentence, at + 1 + strengthens) ? change : [];
}

/** "Your planning on flying" and no other verb of the clause behind it. */
function isProgress(sentence: Sentence, at: number): boolean {
  const after = sentence[at + 1];
  const isObject = after !== undefined && (OPENS_OBJECT.test(after.lower) || /^(?:on|for|in|with)$/.test(after.lower));
  if (!isObject && !/^(?:raining|snowing|kidding|joking)$/.test(sentence[at]?.lower ?? '')) return false;
  const end = sentence.findIndex(
    ({ kind, lower }, index) => index > at && (kind === 'mark' || /^(?:and|but|because|that|which|who|if|when)$/.test(lower)),
  );
  return !sentence.slice(at + 1, end < 0 ? undefined : end).some((token) => isSurelyFinite(token));
}

function findFalseShortForm(sentence: Sentence, at: number): Change[] {
  const token = sentence[at];
  const possessive = lookUp(WHOSE, token?.lower ?? '');
  const [before, next, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
  if (!token || !possessive || !next || next.text !== next.lower) return [];
  const isThing = (next.tags & (TAG.NN | TAG.NNS)) !== 0 && (next.tags & (TAG.JJ | TAG.VBG | TAG.VBN | TAG.RB | TAG.DT | TAG.IN | TAG.PRP)) === 0;
  if (!isThing || next.lower === 'time') return [];
  const change = [{ first: at, last: at, text: token.text.charAt(0) === possessive.charAt(0) ? possessive : capitalize(possessive) }];
  if (PREPOSITION.test(before?.lower ?? '') && !(before?.tag === TAG.VBN)) return change;
  if (isSurelyFinite(after) && (before === undefined || INTRODUCES.test(before.lower)) && token.lower !== "it's") return change;
  const isVerb = before !== undefined && (before.tag & VERB) !== 0 && !THINKS.test(before.lower) && before.kind === 'word';
  const ends = after === undefined || after.kind === 'mark' || (after.tag & TAG.IN) !== 0;
  return isVerb && ends ? change : [];
}

/** "Leave there stroller in": a verb, and something that can only be what somebody has. */
function findThereForTheir(sentence: Sentence, at: number): Change[] {
  const [verb, there, noun, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (there?.lower !== 'there' || there.text !== 'there' || !verb || !noun || noun.text !== noun.lower) return [];
  const takesThing =
    (verb.tag & (VERB | TAG.VBG)) !== 0 &&
    !/^(?:is|are|was|were|be|been|go|goes|went|gone|going|get|gets|got|live|lives|lived|has|have|had|do|does|did|will|stay|stays|stayed|went|came|come|work|works|worked|seem|seems|remain|remains|said|says|say|stand|stands|stood|sit|sits|sat|put|exist|exists)$/.test(
      verb.lower,
    );
  const isThing =
    (noun.tags & (TAG.NN | TAG.NNS)) !== 0 && (noun.tags & (VERB | TAG.VBG | TAG.JJ | TAG.RB | TAG.IN | TAG.DT | TAG.CD | TAG.MD)) === 0;
  if (
    !takesThing ||
    !isThing ||
    wordSets.unit?.has(noun.lower) ||
    /^(?:day|night|week|month|year|hour|morning|time|yesterday|today|tomorrow)s?$/.test(noun.lower)
  )
    return [];
  const ends = after === undefined || after.kind === 'mark' || (after.tag & (TAG.IN | TAG.RB | TAG.CC)) !== 0 || after.lower === 'to';
  return ends ? [{ first: at, last: at, text: 'their' }] : [];
}
