import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findSubject, type NounPhrase, type Subject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];
export type HowMany = 'one' | 'many' | undefined;

const FORMS: Record<'one' | 'many', Record<string, string>> = {
  one: { are: 'is', were: 'was', have: 'has', do: 'does', "aren't": "isn't", "weren't": "wasn't", "haven't": "hasn't", "don't": "doesn't" },
  many: { is: 'are', was: 'were', has: 'have', does: 'do', "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't" },
};
const OPENS_CLAUSE = /^(?:because|although|though|while|that|whether|if|when|since|and|but)$/;
const MANY_PERSONS = /^(?:people|men|women|children|police)$/;
const ALWAYS_ONE = /^(?:every|some|any|no)(?:one|body|thing)$|^(?:each|neither|either|one)$/;
/** They name a part, and the verb may go with what it is a part of. */
const PARTS =
  /^(?:half|part|rest|third|quarter|percent|fraction|bulk|mass|pack|swarm|flock|herd|sea|stream|string|flood|lack|mix|raft|slew|trio|couple|chunk|blend|line|crop|none)$/;

/** Verbs that stand far from the noun they belong to. */
export const distantAgreement = buildRules({
  'distant-verb': {
    reason: 'The verb belongs to the first noun of its subject, not to the nearest one.',
    find: (sentence) => findDisagreements(sentence, false),
    examples: {
      'The list of items that we ordered last month have not arrived yet.': 'The list of items that we ordered last month has not arrived yet.',
      'The results of the test carried out by our department shows a clear trend.':
        'The results of the test carried out by our department show a clear trend.',
      'One of the reasons why students drop out are the fees.': 'One of the reasons why students drop out is the fees.',
      'My colleague, who sits next to the windows, have been ill.': 'My colleague, who sits next to the windows, has been ill.',
      'Everybody in the two teams know the answer.': 'Everybody in the two teams knows the answer.',
      'Everyone in the offices know about the merger.': 'Everyone in the offices knows about the merger.',
      'My duties in this role includes answering the phone.': 'My duties in this role include answering the phone.',
      'Not one of the boxes that we saw contain the right parts.': 'Not one of the boxes that we saw contains the right parts.',
      'A number of employees has asked for it.': 'A number of employees have asked for it.',
      'The manager, together with her assistants, are visiting the plant.': 'The manager, together with her assistants, is visiting the plant.',
    },
    fine: [
      'The list of items that we ordered has arrived.',
      'The people who work in the office have left.',
      'The things that he said about the house were true.',
      'The man and the woman at the door are lost.',
      'Three weeks in the mountains is not enough.',
      'The cost of living and the rent are high.',
      'If the price of the tickets were lower, we would go.',
      'The kind of problem managers face is new.',
      'The amount of overtime pay you receive depends on your level.',
      'A handful of people in the town have left.',
      'The reason I called is the rent.',
      'Asking users for their number is the best way.',
      'Processing invoices in Sage is what I do.',
      'Cleaning windows on the upper floors is dangerous.',
      'Training dogs for the police takes years.',
    ],
  },
  'distant-verb-pair': {
    reason: 'The subject is singular, so its verb is singular too.',
    confidence: 'low',
    find: (sentence) => findDisagreements(sentence, true),
    examples: {
      'My experience in sales and marketing make me a good candidate.': 'My experience in sales and marketing makes me a good candidate.',
    },
    fine: ['The price of the flat and the rent are high.', 'Experience and knowledge are needed.'],
  },
});

function findDisagreements(sentence: Sentence, inPairs: boolean): Change[] {
  return sentence.flatMap((_, at) => {
    const opener = sentence[at - 1];
    const opens =
      at === 0 ||
      (at === 1 && opener?.lower === 'not') ||
      (opener !== undefined && OPENS_CLAUSE.test(opener.lower) && isClauseOpener(sentence, at - 1));
    // "Processing invoices is …" may be one action, and "processing fees are …" several fees.
    const mayBeGerund = /\p{L}{2}ing$/u.test(sentence[at]?.lower ?? '');
    const subject = opens && !mayBeGerund ? findSubject(sentence, at) : undefined;
    if (!subject || subject.hasAnd !== inPairs) return [];
    if (inPairs && !isPairOfBareNouns(sentence, subject)) return [];
    const howMany = countSubject(subject.phrase, sentence);
    return howMany ? correctVerb(sentence, subject, howMany, opener?.lower ?? '') : [];
  });
}

/** Detects "the amount of overtime pay you receive": what stands before such a clause is a noun. */
function opensContactClause(sentence: Sentence, at: number): boolean {
  const verb = sentence[at + 1];
  return /^(?:i|you|he|she|we|they)$/.test(sentence[at]?.lower ?? '') && ((verb?.tag ?? 0) & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD)) !== 0;
}

/** "And" joins clauses only behind a comma, and "that" opens one behind a verb. */
function isClauseOpener(sentence: Sentence, at: number): boolean {
  const [word, before] = [sentence[at]?.lower, sentence[at - 1]];
  if (word === 'and' || word === 'but') return before?.text === ',' && sentence.slice(0, at - 1).every(({ text }) => text !== ',');
  if (word === 'that') return before !== undefined && (before.tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN)) !== 0;
  return at === 0 || before?.kind === 'word';
}

function isPairOfBareNouns(sentence: Sentence, { verb, phrase }: Subject): boolean {
  const [and, last] = [sentence[verb - 2], sentence[verb - 1]];
  const first = sentence[verb - 3];
  const isBare = (token: TaggedToken | undefined) => token !== undefined && (token.tag & (TAG.NN | TAG.NNS | TAG.VBG)) !== 0;
  return (
    and?.lower === 'and' &&
    isBare(first) &&
    isBare(last) &&
    verb - 4 >= phrase.end &&
    /^(?:in|of|for|with|about)$/.test(sentence[verb - 4]?.lower ?? '')
  );
}

/** Returns whether a subject is one or many, where that is certain. */
export function countSubject({ noun, determiner }: NounPhrase, sentence: Sentence): HowMany {
  const word = noun.lower;
  if (ALWAYS_ONE.test(word)) return 'one';
  if (word === 'number') return determiner?.lower === 'the' ? 'one' : determiner?.lower === 'a' ? 'many' : undefined;
  if (noun.text !== word && noun !== sentence[0]) return undefined;
  if (determiner && (determiner.tag === TAG.CD || /^(?:no|any|all|half|both|either|neither)$/.test(determiner.lower))) return undefined;
  if (MANY_PERSONS.test(word)) return 'many';
  if (wordSets.collective?.has(word) || wordSets.plainPlural?.has(word) || wordSets.singularS?.has(word) || PARTS.test(word)) return undefined;
  if (noun.tag === TAG.NNS && (noun.tags & TAG.NN) === 0) return /^(?:a|an|this|that|each|every)$/.test(determiner?.lower ?? '') ? undefined : 'many';
  const isOne = noun.tag === TAG.NN && (noun.tags & TAG.NNS) === 0 && (determiner !== undefined || wordSets.mass?.has(word) === true);
  return isOne && !/^(?:these|those)$/.test(determiner?.lower ?? '') ? 'one' : undefined;
}

function correctVerb(sentence: Sentence, { phrase, verb, isDistant }: Subject, howMany: 'one' | 'many', opener: string): Change[] {
  const [token, next] = [sentence[verb], sentence[verb + 1]];
  if (!token || !isDistant) return [];
  const change = (text: string): Change[] => [{ first: verb, last: verb, text }];
  const helper = FORMS[howMany][token.lower];
  const isWish = /^(?:if|though|whether)$/.test(opener) && /^w(?:as|ere)/.test(token.lower);
  const isDemand = opener === 'that' && wordSets.mandative?.has(sentence[phrase.first - 2]?.lower ?? '') === true;
  if (isWish || isDemand || opensContactClause(sentence, verb + 1)) return [];
  if (helper && Object.hasOwn(FORMS[howMany], token.lower)) {
    // "Do" may stand for an order and "have" for what somebody else has.
    return /^(?:do|does)$/.test(token.lower) && next?.lower !== 'not' ? [] : change(helper);
  }
  const opensObject = next !== undefined && (next.tag & (TAG.DT | TAG.POSS | TAG.PRP | TAG.VBG | TAG.NNP)) !== 0;
  // "Knows about the plan": with "everyone" and its like no noun can be meant.
  const isBehindEveryone = ALWAYS_ONE.test(phrase.noun.lower) && (token.tags & TAG.NN) === 0 && ((next?.tag ?? TAG.IN) & TAG.IN) !== 0;
  const isFollowed = opensObject || isBehindEveryone || /^(?:that|how|why|to)$/.test(next?.lower ?? '');
  if (!isFollowed || sentence.slice(verb + 1).some(({ lower, kind }) => kind === 'word' && /^(?:is|are|was|were|has|have|can|will)$/.test(lower)))
    return [];
  const base = findBaseForm(token.lower);
  if (!base || (token.tags & (TAG.VBD | TAG.VBN | TAG.MD | TAG.IN)) !== 0) return [];
  if (howMany === 'many' && token.tags & TAG.VBZ && base !== token.lower) return change(base);
  const before = sentence[verb - 1];
  const canBeVerb = howMany === 'one' && base === token.lower && (token.tags & TAG.VB) !== 0 && ((token.tags & TAG.NN) === 0 || opensObject);
  return canBeVerb && before !== phrase.noun && (before?.tag ?? 0) & (TAG.NN | TAG.NNS | TAG.VBD | TAG.VBN) ? change(inflectThirdPerson(base)) : [];
}
