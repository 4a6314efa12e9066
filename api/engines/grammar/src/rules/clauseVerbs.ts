import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const ONE = new Map(
  Object.entries({
    are: 'is',
    were: 'was',
    have: 'has',
    do: 'does',
    "aren't": "isn't",
    "weren't": "wasn't",
    "haven't": "hasn't",
    "don't": "doesn't",
  }),
);
const MANY = new Map([...ONE].map(([many, one]) => [one, many]));
const OPENS_CLAUSE = /^(?:because|although|though|while|that|whether|if|when|since|and|but|so|before|after|until|as|,|;|:)$/;
const OBJECT =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|that|this|these|those|in|at|on|to|for|with|from|about|by|as|into|how|what|why|where|when|if|every|all|some|many|more|anything|something|nothing|everything|anyone|everyone|[.,])$/;
/** Singular in spite of the last letter. */
const ENDS_IN_S = /^(?:physics|mathematics|maths|economics|politics|athletics|gymnastics|linguistics|genetics|aerobics|news|diabetes|measles)$/;
const MANY_PERSONS = /^(?:people|men|women|children|police)$/;
/** Their verb may go with the many that they are made of. */
const GROUPS =
  /^(?:lot|number|rest|half|most|part|none|any|all|more|some|pair|kind|sort|type|set|series|variety|range|couple|bunch|staff|faculty|police|people|team|government|media|data|youth|elderly|poor|rich|public|crew|committee|board|company|family|audience|crowd|press|council|club|band|party|jury|army|class|group|organisation|organization|firm|department|agency|authority|supplier|provider|trust|service|church|school|union|upstairs|downstairs|outside|next)$/;
const MANDATIVE = wordSets.mandative ?? new Set();

/** Verbs that agree with subjects of relative clauses, pairs, and clauses within the sentence. */
export const clauseVerbs = buildRules({
  'relative-clause-verb': {
    reason: 'In this clause the verb agrees with the noun before "who", "which" or "that".',
    needs: 'who which that',
    find: (sentence) => sentence.flatMap((_, at) => findRelativeVerb(sentence, at)),
    examples: {
      'We are friendly with the tourists who comes in August.': 'We are friendly with the tourists who come in August.',
      'He sells machines which washes the floor.': 'He sells machines which wash the floor.',
      'There are rules that applies to everyone.': 'There are rules that apply to everyone.',
      'My cousin, who study physics, is twenty.': 'My cousin, who studies physics, is twenty.',
      'I have an uncle who live in Rome.': 'I have an uncle who lives in Rome.',
    },
    fine: [
      'It is one of the towns which grows.',
      'The list of names that is here.',
      'The man who put it there left.',
      'I told the boys that work is good.',
    ],
  },
  'clause-subject-verb': {
    reason: 'This subject is one person or thing, so its verb takes the form for one.',
    find: (sentence) => sentence.flatMap((_, at) => findVerbOfOne(sentence, at)),
    examples: {
      'My advisor suggest that I read more papers.': 'My advisor suggests that I read more papers.',
      'My colleague always reach the office before me.': 'My colleague always reaches the office before me.',
      'I was late because the bus never come on time.': 'I was late because the bus never comes on time.',
    },
    fine: [
      'I insist that the patient take it.',
      'The staff work hard.',
      'My brother and sister live here.',
      'The water cut is planned.',
      'We saw the man enter the room.',
    ],
  },
  'pronoun-verb-within': {
    reason: 'After "I", "you", "we" or "they" the verb has no -s.',
    needs: 'i we they',
    find: (sentence) =>
      sentence.flatMap((subject, at) => {
        const [verb, after, before] = [sentence[at + 1], sentence[at + 2], sentence[at - 1]];
        if (!/^(?:i|we|they)$/.test(subject.lower) || !verb || verb.text !== verb.lower || (verb.tags & TAG.VBZ) === 0) return [];
        if (
          before &&
          !(OPENS_CLAUSE.test(before.lower) || before.tag & (TAG.NN | TAG.NNS) || /^(?:which|what|who|where|how|why)$/.test(before.lower))
        )
          return [];
        const isNoun = (verb.tags & TAG.NNS) !== 0 && !(after && OBJECT.test(after.lower));
        const base = findBaseForm(verb.lower);
        if (!base || base === verb.lower || isNoun || MANY.has(verb.lower) || ((verb.tags & TAG.NNS) !== 0 && isSurelyFinite(after))) return [];
        return /^(?:and|or|nor)$/.test(before?.lower ?? '') && subject.lower === 'i' ? [] : [{ first: at + 1, last: at + 1, text: base }];
      }),
    examples: {
      'It depends on the data we collects in spring.': 'It depends on the data we collect in spring.',
      'Wait for the answer before we repairs the roof.': 'Wait for the answer before we repair the roof.',
      'We meet before he signs and we signs anything.': 'We meet before he signs and we sign anything.',
      'The songs they sings are old.': 'The songs they sing are old.',
    },
    fine: ['What they have is time.', 'The more we parents know, the better.', 'She and I works for me, he joked.'],
  },
  'both-and-neither-verb': {
    reason: 'Two make a plural; "neither" and "each" count one.',
    patterns: [
      '^^ both|all|most|many|some|several|few of them|us|you is{are}',
      '^^ both|all|most|many|some|several|few of them|us|you was{were}',
      '^^ both|all|most|many|some|several|few of them|us|you has{have}',
      '^^ neither|each|one of them|us|you are{is}',
      '^^ neither|each|one of them|us|you have{has}',
      '^^ neither the|a|my|our|his|her|their <=NN> nor the|a|my|our|his|her|their <=NN> are{is}',
      '^^ neither the|a|my|our|his|her|their <=NN> nor the|a|my|our|his|her|their <=NN> were{was}',
      '^^ neither the|a|my|our|his|her|their <=NN> nor the|a|my|our|his|her|their <=NN> have{has}',
      '^^ neither <=NNP> nor <=NNP> are{is}',
      '^^ neither <=NNP> nor <=NNP> have{has}',
    ],
    examples: {
      'I have two cousins, and both of them is working in Pune.': 'I have two cousins, and both of them are working in Pune.',
      'Neither the printer nor the scanner are working.': 'Neither the printer nor the scanner is working.',
      'All of us was tired.': 'All of us were tired.',
    },
    fine: ['Neither my parents nor the teachers are here.', 'Both of them are here.', 'Most of it is gone.'],
  },
  'pair-subject-verb': {
    reason: 'Two persons or things joined by "and" take the verb for many.',
    needs: 'and',
    find: (sentence) => sentence.flatMap((_, at) => findPairSubject(sentence, at)),
    examples: {
      'My sister and her boyfriend is moving to Ohio.': 'My sister and her boyfriend are moving to Ohio.',
      'The chair and the table was broken.': 'The chair and the table were broken.',
      'Our manager and his assistant has left.': 'Our manager and his assistant have left.',
    },
    fine: ['He met my sister and her boyfriend is nice.', 'The bread and butter is here.', 'The cost of the chair and the table is high.'],
  },
  'singular-in-s-verb': {
    reason: 'This noun ends in -s but is singular.',
    find: (sentence) =>
      sentence.flatMap((noun, at): Change[] => {
        if (!ENDS_IN_S.test(noun.lower)) return [];
        const before = sentence[at - 1];
        const opens =
          !before ||
          OPENS_CLAUSE.test(before.lower) ||
          (/^(?:the|this|my|our|his|her|your|their)$/.test(before.lower) && (at === 1 || OPENS_CLAUSE.test(sentence[at - 2]?.lower ?? '')));
        const behind = /^(?:from|about|of|in)$/.test(sentence[at + 1]?.lower ?? '') ? readNounPhrase(sentence, at + 2)?.end : at + 1;
        const verb = behind === undefined ? undefined : sentence[behind];
        const one = verb && ONE.get(verb.lower);
        return opens && one && !(before?.lower === 'and') ? [{ first: behind ?? at, last: behind ?? at, text: one }] : [];
      }),
    examples: {
      'I like art, but physics are difficult for me.': 'I like art, but physics is difficult for me.',
      'The news from the laboratory were not good.': 'The news from the laboratory was not good.',
      'Mathematics are my best subject.': 'Mathematics is my best subject.',
    },
    fine: ['The news agents were late.', 'Art and physics are hard.', 'His politics is his own affair.'],
  },
  'second-verb-of-many': {
    reason: 'Both verbs belong to the same subject and agree with it.',
    needs: 'and',
    find: (sentence) => sentence.flatMap((_, at) => findSecondVerb(sentence, at)),
    examples: {
      'My parents have been married for years and still argues about it.': 'My parents have been married for years and still argue about it.',
      'The students work all day and sleeps in the bus.': 'The students work all day and sleep in the bus.',
      'They live here and works in town.': 'They live here and work in town.',
    },
    fine: ['They have a son who lives here and works in town.', 'We know that it rains and snows.', 'They say he works and studies.'],
  },
  'does-many': {
    reason: 'With more than one, "do" is used.',
    needs: 'does',
    find: (sentence) =>
      sentence.flatMap((does, at): Change[] => {
        const phrase = does.lower === 'does' ? readNounPhrase(sentence, at + 1) : undefined;
        const verb = phrase && sentence[phrase.end];
        const isMany =
          phrase && ((phrase.noun.tag === TAG.NNS && !wordSets.singularS?.has(phrase.noun.lower)) || MANY_PERSONS.test(phrase.noun.lower));
        const opens =
          at === 0 ||
          /^(?:what|where|when|why|how|which|who|and|but|,)$/.test(sentence[at - 1]?.lower ?? '') ||
          sentence[0]?.tag === TAG.WH ||
          /^(?:which|what|how)$/.test(sentence[0]?.lower ?? '');
        return isMany && opens && phrase.determiner && verb && (verb.tags & TAG.VB) !== 0
          ? [{ first: at, last: at, text: at === 0 ? 'Do' : 'do' }]
          : [];
      }),
    examples: {
      'Which documents does the foreign students need?': 'Which documents do the foreign students need?',
      'Does your neighbours know about it?': 'Do your neighbours know about it?',
      'How does these old machines work?': 'How do these old machines work?',
    },
    fine: ['What does the news say?', 'Does the class start?', 'He does the dishes.'],
  },
});

function findRelativeVerb(sentence: Sentence, at: number): Change[] {
  // "My brother, who studies law," has a comma as well.
  const isAside = sentence[at]?.lower === 'who' && sentence[at - 1]?.text === ',';
  const [noun, relative] = [sentence[isAside ? at - 2 : at - 1], sentence[at]];
  if (!noun || !relative || !/^(?:who|which|that)$/.test(relative.lower) || noun.text !== noun.lower) return [];
  const place = sentence[at + 1]?.tag === TAG.RB && (sentence[at + 1]?.tags ?? 0) === TAG.RB ? at + 2 : at + 1;
  const [verb, after] = [sentence[place], sentence[place + 1]];
  // "One of those who", "a group of people which": the verb may belong to the first noun.
  if (
    !verb ||
    verb.text !== verb.lower ||
    sentence
      .slice(Math.max(0, at - 6), at - 1)
      .some(
        ({ lower }) =>
          /^(?:of|one|kind|and|or|in|on|for|with|from|to|at|about|between)$/.test(lower) &&
          !(relative.lower === 'who' && /^(?:with|for|to|from)$/.test(lower)),
      )
  )
    return [];
  const isMany = (noun.tag === TAG.NNS && (noun.tags & TAG.NN) === 0 && !wordSets.singularS?.has(noun.lower)) || MANY_PERSONS.test(noun.lower);
  const isOne = noun.tag === TAG.NN && (noun.tags & TAG.NNS) === 0 && !GROUPS.test(noun.lower) && relative.lower === 'who';
  const put = (text: string) => [{ first: place, last: place, text }];
  if (isMany) {
    const helper = relative.lower === 'that' ? undefined : MANY.get(verb.lower);
    if (helper) return /^(?:is|was)$/.test(verb.lower) && relative.lower === 'which' ? [] : put(helper);
    const base = (verb.tags & TAG.VBZ) !== 0 && (verb.tags & (TAG.VB | TAG.VBD | TAG.MD)) === 0 ? findBaseForm(verb.lower) : undefined;
    const isVerb = (verb.tags & TAG.NNS) === 0 || (relative.lower !== 'that' && after !== undefined && OBJECT.test(after.lower));
    return base && isVerb && !MANY.has(verb.lower) && !(relative.lower === 'that' && (noun.tag & TAG.NNS) === 0) ? put(base) : [];
  }
  // "Employees who know the software, who are able": an aside may be about somebody before the nearest noun.
  if (!isOne || (isAside && sentence.slice(0, at - 1).some(({ lower }) => lower === 'who'))) return [];
  const helper = ONE.get(verb.lower);
  if (helper) return put(helper);
  const isBase = (verb.tags & TAG.VB) !== 0 && (verb.tags & (TAG.VBD | TAG.VBN | TAG.MD | TAG.RB | TAG.IN | TAG.NNS)) === 0;
  return isBase && after?.kind === 'word' && (OBJECT.test(after.lower) || isAside) && verb.lower !== 'be' ? put(inflectThirdPerson(verb.lower)) : [];
}

function findVerbOfOne(sentence: Sentence, at: number): Change[] {
  const before = sentence[at - 1];
  if (before && !/^(?:because|although|though|while|if|when|since|but|,)$/.test(before.lower)) return [];
  if (
    sentence.slice(0, at).some(({ lower }) => MANDATIVE.has(lower)) ||
    (before?.text === ',' && !sentence.slice(0, at - 1).some(({ tag }) => tag & TAG.IN))
  )
    return [];
  const phrase = readNounPhrase(sentence, at);
  const determiner = phrase?.determiner;
  if (!phrase || !determiner || !/^(?:the|my|your|his|her|its|our|their|this|that|a|an|every|each)$/.test(determiner.lower)) return [];
  const { noun } = phrase;
  if (
    (noun.tags & TAG.NN) === 0 ||
    (noun.tags & (TAG.NNS | TAG.JJ | TAG.VBG)) !== 0 ||
    GROUPS.test(noun.lower) ||
    noun.lower.includes("'") ||
    wordSets.collective?.has(noun.lower) ||
    wordSets.plainPlural?.has(noun.lower)
  )
    return [];
  let place = phrase.end;
  const hasAdverb = /^(?:always|never|often|usually|sometimes|also|still|really|only|rarely|seldom)$/.test(sentence[place]?.lower ?? '');
  if (hasAdverb) place++;
  const [verb, after] = [sentence[place], sentence[place + 1]];
  if (
    !verb ||
    verb.text !== verb.lower ||
    (verb.tags & TAG.VB) === 0 ||
    (verb.tags & (TAG.VBD | TAG.VBN | TAG.MD | TAG.IN | TAG.RB | TAG.NNS | TAG.DT | TAG.PRP | TAG.VBZ)) !== 0
  )
    return [];
  if (/^(?:be|let|do|have)$/.test(verb.lower) || /[^s]s$/.test(verb.lower) || !after || !OBJECT.test(after.lower)) return [];
  const isVerb = (verb.tags & (TAG.NN | TAG.JJ)) === 0 || (hasAdverb && (verb.tags & TAG.JJ) === 0);
  return isVerb ? [{ first: place, last: place, text: inflectThirdPerson(verb.lower) }] : [];
}

function findPairSubject(sentence: Sentence, at: number): Change[] {
  const before = sentence[at - 1];
  if (before && !/^(?:because|although|though|while|when|since|but|that|,)$/.test(before.lower)) return [];
  const first = readNounPhrase(sentence, at);
  const hers = first && sentence[first.end + 1]?.lower === 'her' ? sentence[first.end + 1] : undefined;
  const joined = first && sentence[first.end]?.lower === 'and' ? readNounPhrase(sentence, first.end + (hers ? 2 : 1)) : undefined;
  const second = joined && hers ? { ...joined, determiner: hers } : joined;
  const verb = second && sentence[second.end];
  if (!first?.determiner || !second?.determiner || !verb || !/^(?:is|was|has|isn't|wasn't|hasn't)$/.test(verb.lower)) return [];
  const isCounting = [first.determiner, second.determiner].some(({ lower }) => /^(?:every|each|no|any|this|that|a|an)$/.test(lower));
  if (isCounting || sentence.slice(0, at).some(({ text }) => text === '?')) return [];
  return [{ first: second.end, last: second.end, text: MANY.get(verb.lower) ?? 'are' }];
}

function findSecondVerb(sentence: Sentence, at: number): Change[] {
  if (sentence[at]?.lower !== 'and') return [];
  const place = /^(?:still|also|always|never|often|then|usually|sometimes)$/.test(sentence[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const [verb, after] = [sentence[place], sentence[place + 1]];
  if (!verb || (verb.tags & TAG.VBZ) === 0 || verb.text !== verb.lower || (verb.tags & TAG.VB) !== 0) return [];
  const isVerb =
    (verb.tags & TAG.NNS) === 0 ||
    place > at + 1 ||
    (sentence[at - 1]?.tag !== TAG.NNS && after !== undefined && /^(?:in|at|for|with|to|a|the|my|his|her|their|our|it|them)$/.test(after.lower));
  const base = findBaseForm(verb.lower);
  const between = sentence.slice(0, at);
  const opening = readNounPhrase(sentence, 0);
  const pronoun = /^(?:they|we)$/.test(sentence[0]?.lower ?? '');
  const isMany =
    pronoun || (opening?.determiner !== undefined && (opening.noun.tag === TAG.NNS || MANY_PERSONS.test(opening.noun.lower)) && opening.end < at);
  if (!base || !isMany || !isVerb || base === verb.lower) return [];
  const first = sentence[pronoun ? 1 : (opening?.end ?? 0)];
  const agrees = first && (ONE.has(first.lower) || ((first.tags & TAG.VB) !== 0 && (first.tags & TAG.VBD) === 0));
  const hasOther = between
    .slice(2)
    .some(({ lower }) =>
      /^(?:who|which|that|he|she|it|if|when|because|how|what|where|everyone|everybody|nobody|someone|says?|think|know)$/.test(lower),
    );
  return agrees && !hasOther && !between.some(({ text }) => /^[,;:]$/.test(text))
    ? [{ first: place, last: place, text: MANY.get(verb.lower) ?? base }]
    : [];
}
