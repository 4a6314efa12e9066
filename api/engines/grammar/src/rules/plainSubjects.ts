import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

/** What has no plural, by its ending or by itself. */
const MASS = /\p{L}{2}(?:tion|ment|ness|ology|ship|ism|ance|ence|ware|ity)$/u;
const COUNTED =
  /^(?:government|parliament|management|department|apartment|community|university|city|majority|minority|audience|section|question|station|organi[sz]ation|instrument|document|monument|relationship|membership|leadership|opposition|population|generation|nation|delegation|commission|party|committee|partnership|championship|celebrity|facility|security|instance|dance|sentence|conference|fiancee|chance|ambulance|insurance|firmware|charity|entity|authority|function|version|option|action|application|transaction|station|moment|element|investment|payment|agreement|statement|experiment|argument|comment|tournament|appointment)$/;
/** A verb stands before these sooner than a noun of which it would be a part. */
const BEHIND_VERB =
  /^(?:me|him|us|them|it|you|people|everyone|everybody|the|a|an|my|your|his|her|our|their|this|that|these|those|very|so|too|many|much|more|every)$/;
/** What persons do, said of them by name. */
const DONE_BY_PERSONS =
  /^(?:work|live|want|need|love|like|think|believe|know|speak|cook|teach|study|drink|eat|sleep|sing|feel|argue|suggest|claim|describe|explain|use|write|say|tell|become|show|go|come|have|seem|enjoy|help|buy|drive)$/;

/** Verbs that agree with subjects that have no article: names, what is not counted, and those who are here. */
export const plainSubjects = buildRules({
  'mass-subject-verb': {
    reason: 'What is not counted takes the verb for one.',
    unless: 'mandative',
    find: (sentence) => sentence.flatMap((_, at) => findVerbOfMass(sentence, at)),
    examples: {
      'Modern technology help us a lot.': 'Modern technology helps us a lot.',
      'Public transport become very expensive.': 'Public transport becomes very expensive.',
      'I think that education give people a chance.': 'I think that education gives people a chance.',
    },
    fine: [
      'Modern technology helps us.',
      'The staff help us.',
      'Customer service calls cost money.',
      'Let music help you.',
      'Does technology help us?',
      'Education and research help us all.',
    ],
  },
  'named-subject-verb': {
    reason: 'One person or thing takes the verb with -s.',
    confidence: 'low',
    find: (sentence) => findVerbOfName(sentence, false),
    examples: {
      'Shakespeare use a lot of images.': 'Shakespeare uses a lot of images.',
      'Marta work in a bank.': 'Marta works in a bank.',
      'Plato think that art is dangerous.': 'Plato thinks that art is dangerous.',
    },
    fine: ['Marta works in a bank.', 'Use the box.', 'Did Marta work there?', 'Parents want a school.', 'Anna, use the other one.'],
  },
  'named-relative-verb': {
    reason: 'One person takes the verb with -s.',
    find: (sentence) => findVerbOfName(sentence, true),
    examples: {
      'My sister Marta use the car every day.': 'My sister Marta uses the car every day.',
      'Our friend Paulo cook for all of us.': 'Our friend Paulo cooks for all of us.',
      'His uncle Ahmed live in a village.': 'His uncle Ahmed lives in a village.',
    },
    fine: ['My sister Marta uses it.', 'My brother John Cook lives here.', 'My parents Ann and Joe live here.'],
  },
  'this-are-one': {
    reason: '"This" is one, so "is" follows.',
    patterns: [
      '^^ this are{is} why|how|what|where|because|a|an|one|very|it|mine',
      '^^ this are{is} the <JJS> <=NN>',
      '^^ this are{is} the|my|our|his|her|their|your <=NN>~<NNS>~@collective $|of|that|i|we|to|where|for',
    ],
    examples: {
      'This are why we left early.': 'This is why we left early.',
      'This are the easiest way to the station.': 'This is the easiest way to the station.',
      'This are my brother.': 'This is my brother.',
    },
    fine: ['This is why.', 'These are the rules.'],
  },
  'there-are-one': {
    reason: 'There is one, so "is" or "was" follows.',
    needs: 'there',
    find: (sentence) => sentence.flatMap((_, at) => findOneThere(sentence, at)),
    examples: {
      'There are a bus stop in front of the house.': 'There is a bus stop in front of the house.',
      'There were an old man at the door.': 'There was an old man at the door.',
      'I know that there are a problem with it.': 'I know that there is a problem with it.',
    },
    fine: [
      'There are a lot of people.',
      'There are a chair and a table.',
      'There are a hundred of them.',
      'There are a few left.',
      'There are a great many rooms.',
    ],
  },
  'people-here-verb': {
    reason: 'The subject is plural, so its verb takes the form for many.',
    patterns: Object.entries({ is: 'are', was: 'were', has: 'have' }).flatMap(([one, many]) => [
      `^^ the|these|those|my|our|your|their|most|many|some|all <JJ>? people|children|men|women|<NNS>~@singularS~@massPlural here|there ${one}{${many}} !no|a`,
      `^ people|children here|there ${one}{${many}}`,
    ]),
    examples: {
      'The people here is very friendly.': 'The people here are very friendly.',
      'The children there was noisy.': 'The children there were noisy.',
      'The shops here has low prices.': 'The shops here have low prices.',
    },
    fine: ['The people here are friendly.', 'In the mountains there is snow.', 'The news here is bad.', 'For the children there is a pool.'],
  },
});

function isMass({ lower, text, tags }: TaggedToken): boolean {
  if (text !== lower || (tags & TAG.NN) === 0) return false;
  return (
    /^(?:music|traffic|weather|transport|tourism|information|advice|knowledge|furniture|money)$/.test(lower) ||
    (MASS.test(lower) && !COUNTED.test(lower))
  );
}

/** "There are a bus stop". */
function findOneThere(sentence: Sentence, at: number): Change[] {
  const [there, be, article] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (there?.lower !== 'there' || !/^(?:are|were)$/.test(be?.lower ?? '') || !/^an?$/.test(article?.lower ?? '')) return [];
  const place = sentence[at + 3]?.tag === TAG.JJ ? at + 4 : at + 3;
  const noun = sentence[place];
  const isOne =
    noun !== undefined &&
    noun.tag === TAG.NN &&
    !wordSets.collective?.has(noun.lower) &&
    !/^(?:lot|few|bit|good|great|hundred|thousand|million|billion|score|ton|load|heap|wide|large|dozen|couple|number)$/.test(noun.lower);
  // Two joined by "and" are several.
  if (!isOne || sentence.slice(place).some(({ text }) => /^(?:and|,|or)$/.test(text))) return [];
  return [{ first: at + 1, last: at + 1, text: be?.lower === 'are' ? 'is' : 'was' }];
}

/** Returns whether a verb in its base form can be nothing else where it stands. */
function isBareVerb(verb: TaggedToken | undefined, next: TaggedToken | undefined): verb is TaggedToken {
  if (!verb || !next || verb.text !== verb.lower || (verb.tags & TAG.VB) === 0 || findBaseForm(verb.lower) !== verb.lower) return false;
  if ((verb.tags & (TAG.VBD | TAG.MD | TAG.IN | TAG.RB | TAG.DT | TAG.CC | TAG.VBZ)) !== 0 || /^(?:be|let|do)$/.test(verb.lower)) return false;
  return BEHIND_VERB.test(next.lower);
}

function findVerbOfMass(sentence: Sentence, at: number): Change[] {
  const before = sentence[at - 1];
  if (before && !/^(?:because|that|if|although|though|while|whereas|but|so)$/.test(before.lower)) return [];
  if (sentence.at(-1)?.text === '?') return [];
  const subject = sentence[at]?.tag === TAG.JJ ? at + 1 : at;
  const [noun, verb, next] = [sentence[subject], sentence[subject + 1], sentence[subject + 2]];
  const opens = at === 0 && subject === at;
  if (!noun || !isMass(opens ? { ...noun, text: noun.lower } : noun) || !isBareVerb(verb, next)) return [];
  return [{ first: subject + 1, last: subject + 1, text: inflectThirdPerson(verb.lower) }];
}

function findVerbOfName(sentence: Sentence, isRelative: boolean): Change[] {
  const at = isRelative ? 2 : 0;
  if (isRelative && !(/^(?:my|our|your|his|her|their)$/.test(sentence[0]?.lower ?? '') && wordSets.closePerson?.has(sentence[1]?.lower ?? '')))
    return [];
  const [name, verb, next] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  const isName =
    name !== undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(name.text) &&
    (name.tags & ~TAG.NNP & ~(isRelative ? 0 : TAG.NN)) === 0 &&
    (name.tags & TAG.NNP) !== 0;
  if (!isName || sentence.at(-1)?.text !== '.' || !verb || verb.text !== verb.lower || !DONE_BY_PERSONS.test(verb.lower) || !next) return [];
  const isVerb = BEHIND_VERB.test(next.lower) || /^(?:in|at|for|with|to|as|on|that|how|why)$/.test(next.lower);
  if (!isVerb) return [];
  return [{ first: at + 1, last: at + 1, text: verb.lower === 'have' ? 'has' : inflectThirdPerson(verb.lower) }];
}
