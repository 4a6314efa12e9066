import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const QUANTITY = 'most|some|all|half|part|much|none|any|lots|plenty|lot|rest';
const MASS =
  'information|furniture|equipment|luggage|baggage|advice|work|money|food|water|damage|traffic|homework|research|evidence|software|hardware|time|news|rubbish|waste|paper|bread|milk|wine|oil|land|energy|electricity|stuff|material|clothing|jewellery|accommodation|stock|content|progress|snow|ice|blood|hair|land';
const MANY: Record<string, string> = { is: 'are', was: 'were', "isn't": "aren't", "wasn't": "weren't" };
const OPENS_PHRASE = /^(?:the|my|your|his|her|our|their|these|those|some|all|both|a)$/;

/** Verbs that stand before their subject, and verbs of a part of something. */
export const invertedAgreement = buildRules({
  'verb-before-many': {
    reason: 'The verb goes with what follows it: several things take the form for many.',
    needs: "here there where what which who how is was isn't wasn't",
    find: (sentence) => sentence.flatMap((_, at) => findVerbBeforeMany(sentence, at)),
    examples: {
      'Here is the documents you asked for.': 'Here are the documents you asked for.',
      'Where is my glasses?': 'Where are my glasses?',
      'What is the opening hours of the library?': 'What are the opening hours of the library?',
      'There is still some tickets left.': 'There are still some tickets left.',
      'There was only three people there.': 'There were only three people there.',
      'Is the rooms ready?': 'Are the rooms ready?',
      'Who was those people?': 'Who were those people?',
    },
    fine: [
      'Here is the news.',
      'Where is the sales office?',
      'What is the customer service number?',
      'There is still some hope.',
      'What is needed are the forms.',
      'Is the company ready?',
      'What is a few days?',
      'Here is a list.',
      'Where is the keys cupboard?',
      'Is mathematics hard?',
    ],
  },
  'there-have-one': {
    reason: '"There has" goes with one thing.',
    patterns: [
      'there have{has} been a|an !few|lot|number|couple|handful|range|series|variety|dozen|hundred|thousand|million|great|large|good|increasing|growing|record|huge|small|limited|wide|total',
      'there have{has} been no|little|much|some <NN!>~@collective $|in|on|about|for|from',
    ],
    examples: { 'There have been a mistake in your order.': 'There has been a mistake in your order.' },
    fine: ['There have been a few mistakes.', 'There has been a mistake.'],
  },
  'part-of-mass': {
    reason: 'This noun has no plural, so its verb takes the form for one.',
    patterns: ['are{is}', 'were{was}', 'have{has}', "aren't{isn't}", "weren't{wasn't}", "haven't{hasn't}"].map(
      (verb) => `${QUANTITY} of the|my|your|our|his|her|their|this <JJ>? ${MASS} ${verb}`,
    ),
    examples: {
      'Most of the furniture were damaged.': 'Most of the furniture was damaged.',
      'Some of the information are wrong.': 'Some of the information is wrong.',
    },
    fine: ['Most of the rooms were damaged.', 'Some of the work is done.'],
  },
});

function findVerbBeforeMany(sentence: Sentence, at: number): Change[] {
  const [before, verb] = [sentence[at - 1], sentence[at]];
  const many = verb && Object.hasOwn(MANY, verb.lower) ? MANY[verb.lower] : undefined;
  if (!verb || !many) return [];
  const opener = before?.lower ?? '';
  const isQuestion = at === 0 && sentence.at(-1)?.text === '?';
  const isInverted = at === 1 && /^(?:here|where|what|who|which|how)$/.test(opener) && (opener !== 'what' || sentence.at(-1)?.text === '?');
  const isThere = opener === 'there';
  if (!isQuestion && !isInverted && !isThere) return [];
  let place = at + 1;
  while (/^(?:still|also|only|just|now|always|already|probably|certainly|really)$/.test(sentence[place]?.lower ?? '')) place++;
  const determiner = sentence[place]?.lower ?? '';
  const isCounted = isThere && place > at + 1 && (wordSets.number?.has(determiner) === true || sentence[place]?.kind === 'number');
  if ((!OPENS_PHRASE.test(determiner) && !isCounted) || determiner === 'a') return [];
  if (isThere && determiner !== 'some' && !isCounted) return [];
  place++;
  for (let words = 0; words < 2 && isModifier(sentence[place]); words++) place++;
  const [noun, next] = [sentence[place], sentence[place + 1]];
  if (!noun || noun.tag !== TAG.NNS || (noun.tags & TAG.NN) !== 0) return [];
  if (wordSets.singularS?.has(noun.lower) || wordSets.plainPlural?.has(noun.lower) || wordSets.massPlural?.has(noun.lower)) return [];
  // "The keys cupboard": a plural that only describes.
  if (next && (next.tag & (TAG.NN | TAG.NNS)) !== 0 && !(isQuestion && (next.tags & (TAG.JJ | TAG.RB)) !== 0)) return [];
  const text = verb.text === verb.lower ? many : many.charAt(0).toUpperCase() + many.slice(1);
  return [{ first: at, last: at, text }];
}

function isModifier(token: TaggedToken | undefined): boolean {
  return token !== undefined && (token.tag & (TAG.JJ | TAG.NN | TAG.VBG | TAG.CD)) !== 0;
}
