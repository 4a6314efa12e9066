import { singularize } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

/** The subject of a verb, where the clause leaves no doubt: how many it names, and where it begins. */
export interface ClauseSubject {
  count: 'one' | 'many';
  first: number;
  /** What stands in front of it: nothing, a comma, or the word that opens the clause. */
  opener: string;
}

const NOUN = TAG.NN | TAG.NNS;
const ADVERB =
  /^(?:always|never|often|usually|also|still|just|really|already|only|even|sometimes|probably|certainly|actually|now|rarely|hardly|generally|normally|currently|simply|clearly|finally|soon|seldom|not)$/;
const CONJUNCTION = /^(?:that|because|if|when|whenever|while|although|though|whereas|unless|until|so|but|whether|where|why|how|once|since)$/;
/** Verbs and adjectives behind which a clause follows without "that". */
const BEFORE_CLAUSE =
  /^(?:think|thinks|thought|believe|believes|hope|hopes|know|knows|knew|say|says|said|guess|suppose|sure|afraid|sorry|glad|realise|realised|realize|realized)$/;
const PREPOSITION =
  /^(?:of|in|on|at|from|for|with|about|behind|near|between|under|over|by|without|inside|outside|across|along|around|against|towards|to|above|below|beside|opposite|next)$/;
const SINGLE = /^(?:everybody|everyone|nobody|somebody|someone|anybody|anyone|everything|nothing|something|anything|he|she|it)$/;
const PLURAL_PRONOUN = /^(?:they|we|you)$/;
const OPENS_ONE = /^(?:each|every|another|a|an|this|either|neither)$/;
const OPENS_MANY = /^(?:these|those|many|several|few|both|various)$/;
const DETERMINER =
  /^(?:the|a|an|this|these|those|my|your|his|her|its|our|their|each|every|some|no|another|many|several|few|both|all|most|various|either|neither)$/;
/** Nouns that may go with either form of the verb, or that count what follows them. */
const EITHER_COUNT =
  /^(?:number|lot|lots|rest|half|part|parts|most|none|any|all|more|some|pair|kind|sort|type|set|series|variety|range|couple|bunch|group|handful|dozen|hundred|thousand|million|percent|percentage|proportion|share|plenty|majority|minority|fraction|mix|mixture|combination|host|array|row|string|collection|selection|total|average|pile|load|loads|amount|way|time|kinds|sorts|types|staff|crew|people|police|youth|remainder|third|quarter|thanks|other|others|same|following|latter|former|rich|poor|young|old|dead|sick|elderly|unemployed|homeless|faithful|needy|public|us|uk|economics|physics|mathematics|maths|politics|statistics|acoustics|ethics|graphics|dynamics|mechanics|logistics|news|headquarters|species|means|works|sports|data|media|bacteria|criteria|phenomena|lack|absence)$/;
const MEASURES =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|pounds?|dollars?|euros?|miles?|kilometres?|kilometers?|metres?|meters?|degrees?|times?|cents?|pence|litres?|liters?|grams?|kilos?|tonnes?|tons?|percent|points?|steps?|feet|inches)$/;
const LONGEST_CHAIN = 4;

/** A phrase of a noun read from its end: the place of its first word, its noun and what opens it. */
interface Phrase {
  first: number;
  noun: TaggedToken;
  determiner: string;
  hasNumber: boolean;
}

/** Finds the subject of the verb at a place, if it is a phrase that stands between the opening of the clause and the verb. */
export function findClauseSubject(sentence: Sentence, verbAt: number): ClauseSubject | undefined {
  let at = verbAt - 1;
  while (at > 0 && ADVERB.test(sentence[at]?.lower ?? '')) at--;
  const word = sentence[at]?.lower ?? '';
  if (SINGLE.test(word) || PLURAL_PRONOUN.test(word)) return findPronoun(sentence, at);
  const behindRelative = findBehindRelative(sentence, verbAt);
  if (behindRelative) return behindRelative;
  for (let round = 0; round < LONGEST_CHAIN; round++) {
    const phrase = readPhraseBackwards(sentence, at);
    if (!phrase) return undefined;
    const before = sentence[phrase.first - 1];
    if (before && PREPOSITION.test(before.lower)) {
      const step =
        before.lower === 'of' && /^(?:one|each)$/.test(sentence[phrase.first - 2]?.lower ?? '') ? findPartitive(sentence, phrase) : undefined;
      if (step) return step;
      at = phrase.first - 2;
      continue;
    }
    return countPhrase(sentence, phrase);
  }
  return undefined;
}

const RELATIVE = /^(?:who|which|that)$/;
const LONGEST_RELATIVE = 12;
const HELPER =
  /^(?:is|are|was|were|has|have|had|do|does|did|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|will|would|can|could|must|should|may|might|can't|won't)$/;

/** "The shop that sells bread" goes in front of its verb: the noun before "that" is the subject if the clause behind it has one verb of its own. */
function findBehindRelative(sentence: Sentence, verbAt: number): ClauseSubject | undefined {
  let relative = verbAt - 2;
  while (relative > 0 && verbAt - relative <= LONGEST_RELATIVE && !RELATIVE.test(sentence[relative]?.lower ?? '')) relative--;
  if (relative < 1 || !RELATIVE.test(sentence[relative]?.lower ?? '')) return undefined;
  const inside = sentence.slice(relative + 1, verbAt);
  if (
    inside.some(({ kind, lower, tag }) => kind === 'mark' || (tag & (TAG.CC | TAG.WH)) !== 0 || /^(?:that|if|because|than|as|so|when)$/.test(lower))
  )
    return undefined;
  const finite = inside.filter(
    ({ lower, tag }, at) => HELPER.test(lower) || ((tag & (TAG.VBD | TAG.VBZ)) !== 0 && !HELPER.test(inside[at - 1]?.lower ?? '')),
  );
  const isPlain = finite.length === 0 && (inside[0]?.tag ?? 0) === TAG.VB;
  if ((finite.length !== 1 && !isPlain) || (inside.at(-1)?.tag ?? 0) & (TAG.IN | TAG.MD | TAG.DT | TAG.POSS | TAG.VBD | TAG.VBZ)) return undefined;
  if (inside.at(-1)?.lower === 'to' || HELPER.test(inside.findLast(({ tag }) => tag !== TAG.RB)?.lower ?? '') || inside.length < 2) return undefined;
  const pronoun = sentence[relative - 1]?.lower ?? '';
  if (/^(?:everyone|everybody|anyone|anybody|somebody|someone)$/.test(pronoun))
    return opensClause(sentence, relative - 1) ? { count: 'one', first: relative - 1, opener: sentence[relative - 2]?.lower ?? '' } : undefined;
  const phrase = readPhraseBackwards(sentence, relative - 1);
  return phrase && phrase.determiner !== '' && opensClause(sentence, phrase.first) ? countPhrase(sentence, phrase) : undefined;
}

function findPronoun(sentence: Sentence, at: number): ClauseSubject | undefined {
  const [word, before] = [sentence[at]?.lower ?? '', sentence[at - 1]];
  if (before && !opensClause(sentence, at) && before.lower !== 'and') return undefined;
  // "You and he were": the other half of the subject is in front.
  if (before?.lower === 'and' && ((sentence[at - 2]?.tag ?? 0) & (NOUN | TAG.NNP | TAG.PRP)) !== 0) return undefined;
  if (before?.lower === 'that' && /^(?:it|he|she|they|we|you)$/.test(word) && sentence[at - 2] === undefined) return undefined;
  return { count: SINGLE.test(word) ? 'one' : 'many', first: at, opener: before?.lower ?? '' };
}

/** "One of my friends" is one. */
function findPartitive(sentence: Sentence, phrase: Phrase): ClauseSubject | undefined {
  const first = phrase.first - 2;
  if (!opensClause(sentence, first) || /^(?:only|which|no)$/.test(sentence[first - 1]?.lower ?? '')) return undefined;
  return (phrase.noun.tag & TAG.NNS) !== 0 || phrase.noun.lower === 'people'
    ? { count: 'one', first, opener: sentence[first - 1]?.lower ?? '' }
    : undefined;
}

function readPhraseBackwards(sentence: Sentence, at: number): Phrase | undefined {
  const noun = sentence[at];
  if (noun?.kind !== 'word' || (noun.tag & NOUN) === 0 || noun.text !== noun.lower) return undefined;
  let first = at;
  let determiner = '';
  let hasNumber = false;
  for (let place = at - 1; place >= 0; place--) {
    const token = sentence[place];
    if (!token) break;
    if (DETERMINER.test(token.lower) || (token.tag & TAG.POSS) !== 0) {
      determiner = token.lower;
      first = place;
      if (/^(?:all|both|half)$/.test(sentence[place - 1]?.lower ?? '')) first = place - 1;
      break;
    }
    const isPossessive =
      /'s$/.test(token.lower) && token.kind === 'word' && !/^(?:it|he|she|that|there|what|who|where|here|how|let)'s$/.test(token.lower);
    const isModifier = (token.tag & (TAG.JJ | TAG.NN | TAG.JJS | TAG.JJR | TAG.NNP)) !== 0 && token.kind === 'word';
    if ((token.tag & TAG.CD) !== 0) hasNumber = true;
    else if (!isModifier && !isPossessive) break;
    first = place;
  }
  return { first, noun, determiner, hasNumber };
}

function countPhrase(sentence: Sentence, phrase: Phrase): ClauseSubject | undefined {
  const { first, noun, determiner, hasNumber } = phrase;
  const before = sentence[first - 1];
  const isMany = isPlural(noun) || /^(?:people|children|men|women)$/.test(noun.lower);
  const isSet = wordSets.collective?.has(noun.lower) || wordSets.singularS?.has(noun.lower) || wordSets.plainPlural?.has(noun.lower);
  if ((EITHER_COUNT.test(noun.lower) && noun.lower !== 'people') || (isSet && noun.lower !== 'people') || hasNumber || MEASURES.test(noun.lower))
    return undefined;
  // "Handling conditions is hard": the action is the subject.
  if (determiner === '' && sentence.slice(first, sentence.indexOf(noun)).some(({ lower }) => lower.endsWith('ing'))) return undefined;
  if ((noun.tag & TAG.NNS) !== 0 && !isMany) return undefined;
  if (determiner === '' && (!isMany || !opensClause(sentence, first))) return undefined;
  if (isMany ? OPENS_ONE.test(determiner) : OPENS_MANY.test(determiner) || /^(?:all|most|some|no)$/.test(determiner)) return undefined;
  const count = isMany ? 'many' : 'one';
  if (opensClause(sentence, first)) return { count, first, opener: before?.lower ?? '' };
  // Behind an adjective or an adverb "and" opens a clause; behind a noun it may join two nouns.
  const joined = sentence[first - 2];
  const joinsNouns = joined?.kind !== 'word' || (joined.tag & (TAG.NNP | TAG.PRP | TAG.CD)) !== 0 || (joined.tags & NOUN) !== 0;
  return before?.lower !== 'and' || joinsNouns ? undefined : { count, first, opener: 'and' };
}

function isPlural({ lower, tag }: TaggedToken): boolean {
  const one = singularize(lower);
  const words = loadLexicon();
  const index = words.indexOf(one);
  return (tag & TAG.NNS) !== 0 && one !== lower && index >= 0 && (words.tagsAt(index) & TAG.NN) !== 0;
}

/** Detects that a clause opens at a place: a sentence, a conjunction, a verb of saying, or a phrase that only names a time or place. */
function opensClause(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1];
  if (!before) return true;
  const word = before.lower;
  if (CONJUNCTION.test(word)) return !(word === 'that' && isNounBefore(sentence, at - 1)) && !(word === 'so' && sentence[at]?.lower === 'many');
  if (BEFORE_CLAUSE.test(word)) return /^(?:i|we|you|they|he|she|am|was|are|is|not|'m|i'm|don't|people|also)$/.test(sentence[at - 2]?.lower ?? '');
  if (word === ',') return isOpeningPhrase(sentence, at - 1) || hasClauseBefore(sentence, at - 1);
  return (
    /^(?:the|my|our|his|her|their|your|these|those|this|he|she|it|they|we|everybody|everyone|nobody)$/.test(sentence[at]?.lower ?? '') &&
    isOpeningPhrase(sentence, at)
  );
}

/** "The fact that the doctor": such a clause opens too, but "the book that" may be followed by anything. */
function isNounBefore(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1];
  if (/^(?:all|everything|something|anything|nothing|those|one|only|much)$/.test(before?.lower ?? '')) return true;
  return before !== undefined && (before.tag & NOUN) !== 0 && (before.tags & TAG.PRP) === 0 && !/^(?:me|him|us|them|her|you|it)$/.test(before.lower);
}

const OPENS_PHRASE =
  /^(?:in|on|at|after|before|during|since|for|from|every|last|yesterday|today|nowadays|sometimes|usually|now|here|currently|unfortunately|fortunately|however|next)$/;
const LONGEST_OPENING = 6;

/** Detects that all in front of a place is one phrase such as "in summer" or "after the long meeting". */
function isOpeningPhrase(sentence: Sentence, end: number): boolean {
  const opening = sentence.slice(0, end).filter(({ text }) => text !== ',');
  if (opening.length === 0 || opening.length > LONGEST_OPENING || !OPENS_PHRASE.test(opening[0]?.lower ?? '')) return false;
  if (
    opening.some(
      ({ tag, kind, lower }) =>
        kind === 'mark' ||
        (tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD | TAG.WH | TAG.PRP | TAG.CC)) !== 0 ||
        /^(?:of|and|or|to|is|are|was|were|do|does|did|has|have|had)$/.test(lower),
    )
  )
    return false;
  // "In my house the doors" names a place first; "in the house doors" does not end so.
  return opening.length === 1 || ((opening.at(-1)?.tag ?? 0) & (NOUN | TAG.NNP | TAG.CD)) !== 0;
}

/** Detects a clause with a verb of its own in front of a comma, and no list. */
function hasClauseBefore(sentence: Sentence, comma: number): boolean {
  const start = sentence.slice(0, comma).findLastIndex(({ text }) => text === ',' || text === ';') + 1;
  const clause = sentence.slice(start, comma);
  return start === 0 && /^(?:if|when|because|although|though|while|since|whenever|unless|once)$/.test(clause[0]?.lower ?? '') && clause.length > 2;
}
