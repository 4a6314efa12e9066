import { inflectGerund, inflectParticiple, inflectPast, inflectThirdPerson, pluralize } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

interface Government {
  right: string;
  wrong: ReadonlySet<string>;
}

/** Adjectives and participles: the words, the preposition they take, and those that are never right behind them. */
const ADJECTIVES = `disappointed = with: of from
satisfied dissatisfied = with: of from
pleased = with: from of
absent = from: of
responsible = for: of
afraid scared frightened = of: from
capable = of: to
aware unaware = of: about on
famous = for: of by
full = of: with from
similar = to: with as
identical inferior superior = to: with than as
different = from: of
proud = of: for from about with
tired = of: from
jealous envious = of: from to
dependent = on: of from
independent = of: on to
typical = of: for from
guilty innocent = of: for
familiar = with: of about
angry = with: from
surprised = by: of from
accused suspected = of: for
convinced = of: from
composed = of: from
covered = with: from
impressed = by: of from
engaged = in: on
specialised specialized = in: on at
skilled = in: on
allergic immune = to: of for against from
addicted = to: of with
senior junior prior = to: than from
grateful thankful = for: of
rich poor = in: of
close = to: from
interested = in: on about at of
involved = in: on at
experienced = in: on
fluent = in: at on
keen = on: of for
bored fed-up = with: from of
eligible suitable = for: of
worried anxious = about: of from
excited enthusiastic = about: of from
based = on: at of
obsessed = with: of from
crowded = with: of
consistent compatible = with: to of`;

/** Verbs in their base forms, the same way. */
const VERBS = `deal = with: of about from
depend = on: of from in
insist = on: in for about
succeed = in: on at
participate = in: to at on
apologise apologize = for: about of
accuse = of: for from
suffer = from: of with
concentrate = on: at about
contribute = to: in on
complain = about: for on
differ = from: of
benefit = from: of with
recover = from: of
respond = to: on at
react = to: on at
refer = to: at on
adapt adjust = to: at on
invest = in: on
specialise specialize = in: on for
object = to: against on
comply = with: to of
cope = with: to of
collide = with: to
interfere = with: to
disagree agree = with: of
consist = of: in from
belong = to: of for
rely = on: in of to
graduate = from: of
subscribe = to: in
remind = of: from
prevent = from: of
congratulate = on: of
blame = for: of
translate = into: in
hesitate = about: on`;

/** Nouns in the singular. */
const NOUNS = `response reaction = to: on at
solution = to: of
demand = for: of
access = to: of at
impact = on: to
reason = for: of
attitude = towards: for
lack = of: in from
experience = in: on at
invitation = to: for
advantage disadvantage = of: from
threat = to: for
alternative = to: of
key = to: of`;

const governed = new Map<string, Government>();
for (const [list, forms] of [
  [ADJECTIVES, (word: string) => [word]],
  [VERBS, (word: string) => [word, inflectThirdPerson(word), inflectPast(word), inflectParticiple(word), inflectGerund(word)]],
  [NOUNS, (word: string) => [word, pluralize(word)]],
] as const) {
  for (const line of list.split('\n')) {
    const [words = '', prepositions = ''] = line.split(' = ');
    const [right = '', wrong = ''] = prepositions.split(': ');
    for (const form of words.split(' ').flatMap(forms)) governed.set(form, { right, wrong: new Set(wrong.split(' ')) });
  }
}
// One speaks of the demand for engineers, and of the demands of work.
governed.delete('demands');
/** Behind these the table would be wrong: the noun of a verb, or a measure. */
const NOT_BEFORE: Record<string, RegExp> = {
  deal: /^(?:a|great|good|the|this|that|no|new|best|trade|peace|green)$/,
  object: /^(?:an|the|this|that|any|each|every|no)$/,
  blame: /^(?:the|no|to)$/,
  experience: /^(?:we|i|they|you|to|who|can|may|will|people|users|patients)$/,
  close: /^(?:to|the|a|and)$/,
};
const DESCRIBES_NOUN = TAG.DT | TAG.POSS | TAG.JJ | TAG.JJR | TAG.JJS | TAG.CD;
const OPENS_OBJECT = TAG.DT | TAG.POSS | TAG.NNS | TAG.NNP;
const PLACES_AND_TIMES =
  /^(?:the (?:first|last|end|beginning|moment|time|same|past|morning|evening|weekend|meantime|least|one|other|way|future|whole|most|day|night|contrary|spot|basis|ground)|(?:this|that|all|any|no|some|each|every|an?|one|my|his|her|our|their|your) (?:way|time|point|stage|case|cases|moment|day|rate|level|year|week|month|age|cost|costs|turn|behalf|order|number|total|few|bit|place|part))\b/;
/** In these the same preposition may belong to what follows. */
const AMOUNT = /^(?:\d.*|a|an|up|about|around|almost|nearly|over|more|less|one|two|three|four|five|ten)$/;

/** Prepositions that a word asks for. */
export const governedPrepositions = buildRules({
  'governed-preposition': {
    reason: 'This word takes another preposition.',
    find: (sentence) => sentence.flatMap((_, at) => findWrongPreposition(sentence, at)),
    examples: {
      'We were disappointed of the service.': 'We were disappointed with the service.',
      'The thesis deals of the history of the harbour.': 'The thesis deals with the history of the harbour.',
      'I am writing in response on your advertisement.': 'I am writing in response to your advertisement.',
      'She has been absent of the office for weeks.': 'She has been absent from the office for weeks.',
      'He succeeded at the exam and suffers of headaches.': 'He succeeded in the exam and suffers from headaches.',
    },
    fine: [
      'A great deal of the work is done.',
      'We were disappointed with the service.',
      'The list is full of errors.',
      'The 1990s saw the rise of CDs.',
      'They agreed on the price.',
      'The main benefit of this approach is speed.',
      'It has the added benefit of being cheap.',
      'Consider the demands of your role.',
      'We measured the response of the immune system.',
      'The dye is concentrated in the nucleus.',
      'Contribute in a positive and constructive way.',
      'She is approved for the programme.',
      'An increase of 5 % was agreed.',
    ],
  },
  'succeeded-to': {
    reason: 'After this word a preposition and the -ing form follow.',
    patterns: [
      'succeed|succeeds|succeeded to{in} <VB>~<NN>{=gerund}',
      'succeeded to{in} repair|find|make|get|open|reach|change|build|pass|convince|start|finish{=gerund}',
      'insist|insists|insisted to{on} <VB>~<NNS>{=gerund} <DT|POSS|PRP>',
      'admit|admits|admitted|deny|denied to{} have{having} <VBN>',
      'before|after|without|by|instead to{} <VB>~<NN>{=gerund} the|a|an|my|your|his|her|our|their|this|it|them|you',
      'before|after|without to{} leave|sign|pay|use|open|close|start|buy|send|call{=gerund} the|a|an|my|your|his|her|our|their|this|it|them',
      'interested to{in} work|study|learn|join|buy|rent|apply{=gerund} at|in|for|with|about|the|a|your|more',
    ],
    examples: {
      'He succeeded to repair the engine.': 'He succeeded in repairing the engine.',
      'They admitted to have taken the money.': 'They admitted having taken the money.',
      'Before to leave the flat, close the windows.': 'Before leaving the flat, close the windows.',
    },
    fine: ['He succeeded in repairing it.', "The king was succeeded, to everyone's relief.", 'By the sea, to swim is a joy.'],
  },
  'needless-preposition-after-verb': {
    reason: 'This verb takes its object without a preposition.',
    patterns: [
      'to|please|i|we|you|they|not|must|should|can|will|could answer|answered to{} my|your|his|her|our|their|this|these|all|every|the letter|letters|e-mail|e-mails|email|emails|question|questions|call|calls|message|messages|phone|door|request|requests',
      'resemble|resembles|resembled to{} <DT|POSS|PRP>',
      'lacks|lacked of{} <DT|POSS|NN|NNS> $',
      'requested for{} a|an|the copy|refund|meeting|quote|quotation|invoice|extension|information $',
      'emphasise|emphasises|emphasised|emphasize|emphasized|stress|stressed about|on{} the|that|this|these|my|our|his|her|their',
      'mention|mentioned|describe|described about{} the|that|this|these|my|our|his|her|their',
      'attend|attends|attended|attending to{} the|a|my|our|this meeting|meetings|course|courses|conference|lecture|lectures|class|classes|school|university|party|wedding|concert|workshop|interview',
      'join|joins|joined|joining to{} the|a|our|your|my|their team|company|club|group|army|party|course|staff|firm',
      'approach|approached to{} the|a|my|his',
      'inform|informed|informs to{} me|you|him|her|us|them',
    ],
    examples: {
      'Please answer to my letter within two weeks.': 'Please answer my letter within two weeks.',
      'She attended to the conference in May.': 'She attended the conference in May.',
      'I would like to join to your team.': 'I would like to join your team.',
    },
    fine: ['He answered to the name of Max.', 'The answer to your letter is on its way.', 'The nurse attended to the patient.'],
  },
  'first-day-on': {
    reason: 'Use "on" before a day or a date.',
    patterns: ['in|at{on} the first|second|third|fourth|fifth|last|following|next|same|#|1st|15th day of|after'],
    examples: { 'The rent must be paid in the first day of every month.': 'The rent must be paid on the first day of every month.' },
    fine: ['On the first day of May it rained.', 'In the first days of May it rained.'],
  },
  'in-most-cases': {
    reason: 'Use "most" without "the" to mean nearly all.',
    patterns: ['in|for|of|to|by the{} most cases|people|countries|situations|students|companies'],
    examples: { 'In the most cases the symptoms disappear.': 'In most cases the symptoms disappear.' },
    fine: ['In most cases it is so.', 'It is the most common cause.'],
  },
});

/** Detects "the main benefit of this plan", whose preposition is not that of the verb "benefit". */
function isNounOfVerb({ lower }: TaggedToken, before: TaggedToken | undefined): boolean {
  if (!before || !/^(?:benefit|object|deal|blame|graduate)s?$/.test(lower)) return false;
  return (before.tag & DESCRIBES_NOUN) !== 0 || (lower === 'benefit' && /^(?:added|health|tax)$/.test(before.lower));
}

function findWrongPreposition(sentence: readonly TaggedToken[], at: number): Change[] {
  const [head, preposition, next, after] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  const government = head && governed.get(head.lower);
  if (!head || !government?.right || !preposition || !next || !government.wrong.has(preposition.lower)) return [];
  if (NOT_BEFORE[head.lower.replace(/s$/, '')]?.test(sentence[at - 1]?.lower ?? '') || isNounOfVerb(head, sentence[at - 1])) return [];
  const isPronoun = /^(?:me|him|us|them|it)$/.test(next.lower);
  if (!isPronoun && (next.tag & OPENS_OBJECT) === 0 && next.tag !== TAG.VBG) return [];
  if (PLACES_AND_TIMES.test(`${next.lower} ${after?.lower ?? ''}`)) return [];
  if (preposition.lower === 'in' && sentence.slice(at + 2, at + 8).some(({ lower }) => /^(?:ways?|manner|fashion|style|spirit)$/.test(lower)))
    return [];
  if (preposition.lower === 'of' && AMOUNT.test(next.lower)) return [];
  return [{ first: at + 1, last: at + 1, text: government.right }];
}
