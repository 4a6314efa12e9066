import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const ONE = new Map(
  Object.entries({ are: 'is', were: 'was', have: 'has', "aren't": "isn't", "weren't": "wasn't", "haven't": "hasn't", "don't": "doesn't" }),
);
const MANY = new Map([...ONE].map(([many, one]) => [one, many]));
const JOINS = /^(?:because|although|though|while|when|but|so|,)$/;
const OBJECT =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|that|this|in|at|on|to|for|with|from|about|by|as|into|how|what|very|more|every|all|some|many|much|not|too|so|up|down|out|[.,])$/;
const PERSONS = /^(?:people|men|women|children|police)$/;
const GROUPS =
  /^(?:lot|number|rest|half|most|part|none|any|all|more|some|pair|kind|sort|type|set|series|variety|range|couple|bunch|staff|faculty|police|people|team|government|media|data|youth|elderly|poor|rich|public|crew|committee|board|company|family|audience|crowd|press|council|club|band|party|jury|army|class|group|organisation|organization|firm|department|agency|authority|church|school|union|management|opposition|community|population|majority|minority|generation|percentage|proportion|total|handful|dozen|trio|enemy|cabinet|england|following|former|latter|other|same|two|one)$/;
const MASS =
  'snow|rain|noise|dust|smoke|sand|oil|ice|wood|plastic|garbage|rubbish|trash|traffic|information|work|money|time|water|food|furniture|equipment|advice|news|homework|luggage|pollution|stress|pressure|space|room|light|sunshine|wind|fun|interest|evidence|research|progress|knowledge|experience|luck|help|support|hope|love|violence|crime|unemployment|poverty|meat|rice|bread|sugar|salt|milk|coffee|tea|butter|cheese|fruit|music|art|software|hardware|damage|confusion|competition|demand|corruption|paperwork|mud|dirt|blood|hair|grass|fog|gas|electricity|energy|power|free_time';

/** Verbs that agree with a noun phrase right before them, wherever its clause begins. */
export const phraseAgreement = buildRules({
  'many-and-verb': {
    reason: 'This subject is more than one, so its verb takes the form for many.',
    find: (sentence) => sentence.flatMap((_, at) => findVerbOfMany(sentence, at)),
    examples: {
      'He is a good cook and my friends enjoys the soup.': 'He is a good cook and my friends enjoy the soup.',
      'Japanese people is shy.': 'Japanese people are shy.',
      'In spring, the farmers sells fruit at the gate.': 'In spring, the farmers sell fruit at the gate.',
      'We left because the rooms was dirty.': 'We left because the rooms were dirty.',
    },
    fine: ['The salt and spices is a mixture.', 'Ten years is long.', 'The news is good.', 'He said one of the rooms is dirty.', 'Sales is hard.'],
  },
  'one-and-helper': {
    reason: 'This subject is one person or thing, so its verb takes the form for one.',
    needs: "are were have aren't weren't haven't don't",
    find: (sentence) => sentence.flatMap((_, at) => findHelperOfOne(sentence, at)),
    examples: {
      'I learn fast, but my vocabulary are small.': 'I learn fast, but my vocabulary is small.',
      "We left because the heating don't work.": "We left because the heating doesn't work.",
      'When the shop have new coats, I go there.': 'When the shop has new coats, I go there.',
    },
    fine: ['The team are here.', 'If the price were lower, we would buy.', 'My mother and my father are here.', 'The old are ill.'],
  },
  'there-are-mass': {
    reason: 'This noun is uncountable, so its verb takes the form for one.',
    patterns: [
      `there are{is} a lot of|much|so|too|little <JJ>? ${MASS} !<NN|NNS>`,
      `there are{is} a lot of <JJ>? ${MASS} !<NN|NNS>`,
      `there were{was} a lot of <JJ>? ${MASS} !<NN|NNS>`,
      `there are{is} lots|plenty of <JJ>? ${MASS} !<NN|NNS>`,
      `there are{is} too|so|very? much|little <NN>`,
      `there were{was} too|so|very? much|little <NN>`,
      `there are{is} no|some|enough ${MASS} $`,
      `many{much} ${MASS} $`,
    ],
    examples: {
      'There are a lot of snow on the roof.': 'There is a lot of snow on the roof.',
      'There were a lot of traffic in town.': 'There was a lot of traffic in town.',
      'There are too much noise in this street.': 'There is too much noise in this street.',
    },
    fine: ['There are a lot of traffic lights.', 'There are lots of people.', 'There are too many cars.'],
  },
  'one-of-many': {
    reason: '"One of" speaks of one among several.',
    patterns: [
      'one of my|our|his|her|their|your <NN|NNS> <VB!>~be|have|do{=third} in|near|at|with|for|on|to|about|from|every|a|the|my|our|his|her',
      'one of my|our|his|her|their|your <NN|NNS> live|work|study{=third} in|near|at|with|for|on|abroad|here|there',
    ],
    examples: {
      'One of my classmates live near the airport.': 'One of my classmates lives near the airport.',
      'One of our customers complain about the price.': 'One of our customers complains about the price.',
      'One of his uncles work in Oslo.': 'One of his uncles works in Oslo.',
    },
    fine: ['One of my uncles lives in Oslo.'],
  },
});

function opensClause(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1];
  if (!before) return true;
  if (before.text === ',')
    return (
      /^(?:in|on|at|when|if|because|although|after|before|during|since|while|today|yesterday|usually|sometimes|unfortunately|however|for|by|every|as)$/.test(
        sentence[0]?.lower ?? '',
      ) && sentence.findIndex(({ text }) => text === ',') === at - 1
    );
  return JOINS.test(before.lower);
}

function findVerbOfMany(sentence: Sentence, at: number): Change[] {
  const isJoined =
    sentence[at - 1]?.lower === 'and' && sentence.slice(0, at - 1).some((token) => isSurelyFinite(token) || (token.tags & (TAG.VBZ | TAG.VBD)) !== 0);
  if (!opensClause(sentence, at) && !isJoined) return [];
  const hers = sentence[at]?.lower === 'her' ? sentence[at] : undefined;
  const read = readNounPhrase(sentence, hers ? at + 1 : at);
  const phrase = read && hers ? { ...read, determiner: hers } : read;
  if (
    !phrase ||
    (phrase.determiner && (phrase.determiner.tag & TAG.CD || /^(?:every|each|a|an|this|that|another)$/.test(phrase.determiner.lower))) ||
    sentence.slice(0, at).some(({ text }) => /[?"“]/.test(text))
  )
    return [];
  const { noun, determiner } = phrase;
  const isPerson = PERSONS.test(noun.lower);
  const isMany =
    isPerson ||
    (noun.tag === TAG.NNS &&
      (noun.tags & (TAG.NN | TAG.NNP | TAG.VBZ)) === 0 &&
      !wordSets.singularS?.has(noun.lower) &&
      !wordSets.unit?.has(noun.lower));
  if (!isMany || noun.text !== noun.lower || (!determiner && !isPerson) || (isJoined && !determiner)) return [];
  if (isJoined && !/^(?:my|our|his|her|their|your|its)$/.test(determiner?.lower ?? '')) return [];
  const place = /^(?:always|never|often|usually|sometimes|also|still|really|only)$/.test(sentence[phrase.end]?.lower ?? '')
    ? phrase.end + 1
    : phrase.end;
  const [verb, after] = [sentence[place], sentence[place + 1]];
  if (!verb || verb.text !== verb.lower) return [];
  const helper = MANY.get(verb.lower);
  if (helper) return after?.kind === 'word' ? [{ first: place, last: place, text: helper }] : [];
  const base = (verb.tags & TAG.VBZ) !== 0 && (verb.tags & (TAG.VB | TAG.VBD | TAG.MD)) === 0 ? findBaseForm(verb.lower) : undefined;
  const isVerb =
    base &&
    base !== verb.lower &&
    ((verb.tags & TAG.NNS) === 0 ||
      (after !== undefined && /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|very|not|too|to)$/.test(after.lower)));
  return isVerb ? [{ first: place, last: place, text: base }] : [];
}

function findHelperOfOne(sentence: Sentence, at: number): Change[] {
  if (!opensClause(sentence, at) || /^(?:if|though|although|as)$/.test(sentence[at - 1]?.lower ?? '')) return [];
  const phrase = readNounPhrase(sentence, at);
  const determiner = phrase?.determiner;
  if (!phrase || !determiner || !/^(?:the|my|your|his|her|its|our|their|this|that|a|an|every|each)$/.test(determiner.lower)) return [];
  const { noun } = phrase;
  const isOne = noun.tag === TAG.NN && noun.text === noun.lower && (noun.tags & (TAG.NNS | TAG.JJ | TAG.CD)) === 0 && !GROUPS.test(noun.lower);
  if (!isOne || wordSets.collective?.has(noun.lower) || wordSets.plainPlural?.has(noun.lower) || wordSets.massPlural?.has(noun.lower)) return [];
  const [verb, after] = [sentence[phrase.end], sentence[phrase.end + 1]];
  const one = verb && ONE.get(verb.lower);
  if (!verb || !one || !after || after.kind !== 'word' || sentence.some(({ text }) => text === '?')) return [];
  if (verb.lower === 'were' && sentence.some(({ lower }) => /^(?:if|wish|would|could)$/.test(lower))) return [];
  if (verb.lower === 'have' && !(OBJECT.test(after.lower) || (after.tags & (TAG.VBN | TAG.JJ | TAG.NN | TAG.NNS)) !== 0)) return [];
  if (sentence.slice(0, at).some(({ lower }) => wordSets.mandative?.has(lower))) return [];
  return [{ first: phrase.end, last: phrase.end, text: one }];
}
