import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import { type Change, OPENING_ADVERB } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

/** Words that open a clause wherever they stand. */
const OPENER =
  /^(?:because|although|though|while|whereas|when|whenever|if|unless|until|since|but|so|before|after|once|how|why|where|whether|that|and|as|than)$/;
/** Verbs behind which a noun and a base form follow: "I saw the bus come". */
const TAKES_BASE =
  /^(?:see|sees|saw|seen|watch|watched|watching|hear|heard|hearing|feel|felt|let|lets|letting|make|makes|made|making|have|has|had|having|help|helps|helped|helping|do|does|did|will|would|can|could|shall|should|may|might|must|don't|doesn't|didn't|can't|won't|wouldn't|couldn't|notice|noticed|observe|observed|bid|to)$/;
const ADVERB = /^(?:always|never|often|usually|sometimes|also|still|really|only|rarely|seldom|just|already|even|normally|generally|hardly)$/;
/** What follows a verb, and no noun before its own verb. */
const BEHIND_VERB =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|this|that|these|those|how|what|why|where|when|if|every|each|all|some|many|much|more|too|very|so|not|another|any|no|anything|nothing|something|everything|everyone|nobody|two|three|four|well|badly|late|early|angry|tired|home|here|there|again|together|abroad)$/;
const PREPOSITION = /^(?:in|on|at|to|for|with|from|about|by|into|until|without|through|over|after|before|during|than|as|like|up|out|off|down|away)$/;
const MANY_PERSONS = /^(?:people|men|women|children|police)$/;
const ONES: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  are: 'is',
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
};
const MANYS: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  is: 'are',
  was: 'were',
  "doesn't": "don't",
  "hasn't": "haven't",
  "isn't": "aren't",
  "wasn't": "weren't",
};
const EVERYDAY_THIRD =
  /^(?:needs|wants|likes|says|lives|speaks|costs|looks|helps|loves|hopes|works|thinks|makes|takes|gives|uses|plays|wishes|shows|offers|starts|plans|visits|calls)$/;
const GROUP =
  /^(?:lot|number|rest|half|most|part|none|any|all|more|some|pair|kind|sort|type|set|series|variety|range|couple|bunch|staff|faculty|people|team|government|media|data|youth|crew|committee|board|company|family|audience|crowd|press|council|club|band|party|jury|army|class|group|organisation|organization|firm|department|agency|authority|school|church|union|management|opposition|community|population|majority|minority|upstairs|downstairs|outside|next|way|time|day|moment|second|minute|other|same|following|former|latter)$/;

/** Verbs that agree with the subject of their clause, wherever in the sentence it begins. */
export const clauseAgreement = buildRules({
  'clause-verb-of-one': {
    reason: 'The subject of this clause is one person or thing, so its verb takes the form for one.',
    find: (sentence) => sentence.flatMap((_, at) => findVerbOfOne(sentence, at)),
    examples: {
      'We must hurry because the driver get impatient.': 'We must hurry because the driver gets impatient.',
      'The signed letter need a stamp.': 'The signed letter needs a stamp.',
      'Nowadays the phone become a need.': 'Nowadays the phone becomes a need.',
      'Nobody knows how this gate open.': 'Nobody knows how this gate opens.',
      'Can you explain how this engine work?': 'Can you explain how this engine works?',
      'The attached contract contain all the terms.': 'The attached contract contains all the terms.',
      'I like the town, but the winter start too early.': 'I like the town, but the winter starts too early.',
      'It is important to be early because the boss get angry.': 'It is important to be early because the boss gets angry.',
    },
    fine: [
      'I saw the bus come round the corner.',
      'When the phone call ended, he left.',
      'They know how the water cycle works.',
      'Make sure that the door lock is clean.',
      'He sold the house and the car park.',
      'Let the water run and the soil dry.',
      'Since the data cover many years, we trust them.',
      'It is important that the boss get the letter.',
      'You may find them even after a browser restart.',
    ],
  },
  'clause-verb-of-many': {
    reason: 'The subject of this clause is more than one, so its verb takes the form for many.',
    find: (sentence) => sentence.flatMap((_, at) => findVerbOfMany(sentence, at)),
    examples: {
      'Some of the walls needs paint.': 'Some of the walls need paint.',
      'He is a kind boss and all the workers respects him.': 'He is a kind boss and all the workers respect him.',
      'People says that the north is colder.': 'People say that the north is colder.',
      'Most of our customers pays by card.': 'Most of our customers pay by card.',
      'Lots of my neighbours has sold their cars.': 'Lots of my neighbours have sold their cars.',
      'We shall go before the shops closes for the day.': 'We shall go before the shops close for the day.',
    },
    fine: [
      'Most of the houses needs are met.',
      'People says the paper are angry.',
      'I like the songs and the dances of the north.',
      'Using short paragraphs is a good way to begin.',
      'Most of the work is done.',
      'The news says it will rain.',
      'He said one of the boys likes her.',
    ],
  },
});

/** Returns where the subject of a clause begins that opens at a place, if one may open there. */
function opensClause(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1];
  if (at === 0) return true;
  if (!before) return false;
  if (before.text === ',') return isBehindOpening(sentence, at - 1);
  if (at === 1 && OPENING_ADVERB.test(before.lower)) return true;
  if (!OPENER.test(before.lower)) return false;
  if (before.lower === 'that') return isReported(sentence, at - 1) && !sentence.slice(0, at).some(({ lower }) => wordSets.mandative?.has(lower));
  if (before.lower === 'and') return isSecondClause(sentence, at - 1);
  // "Hooks registered after an import": these stand before a noun alone as well.
  if (/^(?:before|after|since|until|once)$/.test(before.lower)) return at === 1 || hasClause(sentence.slice(0, at - 1));
  return before.lower === 'as' ? /^(?:soon|long)$/.test(sentence[at - 2]?.lower ?? '') : before.lower !== 'than';
}

function hasClause(first: Sentence): boolean {
  return first.some((token) => isSurelyFinite(token) || /^(?:i|you|he|she|it|we|they)$/.test(token.lower));
}

/** A comma behind a clause or a time that opens the sentence. */
function isBehindOpening(sentence: Sentence, comma: number): boolean {
  return (
    sentence.findIndex(({ text }) => text === ',') === comma &&
    /^(?:if|when|because|although|though|since|while|unless|until|once|before|after|in|on|at|every|usually|sometimes|normally|today|unfortunately|however)$/.test(
      sentence[0]?.lower ?? '',
    )
  );
}

function isReported(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1];
  return before !== undefined && (before.tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN)) !== 0 && (before.tags & (TAG.NN | TAG.JJ)) === 0;
}

/** "And" joins clauses where the first one has its verb, and nothing in it takes a base form. */
function isSecondClause(sentence: Sentence, and: number): boolean {
  const first = sentence.slice(0, and);
  return first.some((token) => isSurelyFinite(token)) && !first.some(({ lower }, at) => TAKES_BASE.test(lower) && !isHelperOfClause(first, at));
}

/** "Has" and "have" as the verb of the clause, not before a noun that does something. */
function isHelperOfClause(first: Sentence, at: number): boolean {
  return (
    /^(?:has|have|had|does|do|did)$/.test(first[at]?.lower ?? '') &&
    (first[at + 1]?.tags ?? 0) !== 0 &&
    !((first[at + 1]?.tag ?? 0) & (TAG.DT | TAG.POSS))
  );
}

/** Returns the end of the clause: a mark, a word that opens another, or the end of the sentence. */
function findClauseEnd(sentence: Sentence, from: number): number {
  const end = sentence.findIndex(
    ({ kind, lower }, at) =>
      at >= from &&
      (kind === 'mark' ||
        /^(?:because|although|though|while|when|if|unless|until|but|so|and|or|before|after|since|that|who|which|what|how|whether|i|you|he|she|we|they)$/.test(
          lower,
        )),
  );
  return end < 0 ? sentence.length : end;
}

/** Returns whether another word before the end of the clause can be its verb. */
function hasOtherVerb(sentence: Sentence, from: number): boolean {
  return sentence.slice(from, findClauseEnd(sentence, from)).some((token) => {
    const { tags, tag } = token;
    if ((tags & TAG.JJ) !== 0 && !isSurelyFinite(token)) return false;
    return (
      isSurelyFinite(token) ||
      (tag & (TAG.VBZ | TAG.VBD | TAG.MD)) !== 0 ||
      ((tags & (TAG.VBZ | TAG.VBD)) !== 0 && (tags & (TAG.NN | TAG.NNS | TAG.JJ | TAG.IN | TAG.RB)) === 0)
    );
  });
}

function hasHelperBefore(sentence: Sentence, at: number): boolean {
  return (
    sentence.slice(0, at).some(({ lower }) => /^(?:does|did|do|will|would|can|could|should|must|may|might)$/.test(lower)) &&
    sentence[at - 1]?.lower === 'and'
  );
}

function findVerbOfOne(sentence: Sentence, at: number): Change[] {
  if (!opensClause(sentence, at) || hasHelperBefore(sentence, at)) return [];
  // "After a browser restart." has no verb.
  if (/^(?:before|after|since|until)$/.test(sentence[at - 1]?.lower ?? '') && at > 1) return [];
  const opening = sentence[at];
  if (!opening || !/^(?:the|my|your|his|her|its|our|their|this|that|a|an|every|each|another)$/.test(opening.lower)) return [];
  // "That" behind a verb opens the clause, and is not the word before its noun.
  if (opening.lower === 'that' && at > 0) return [];
  const place = opening.lower === 'her' ? at + 1 : at;
  const phrase = readNounPhrase(sentence, place);
  if (!phrase?.noun || sentence[phrase.first] === phrase.noun) return [];
  const last = phrase.end - 1;
  const nouns = sentence.slice(place, phrase.end).filter(({ tag }) => (tag & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0);
  const opener = sentence[at - 1]?.lower ?? '';
  const isSubordinate = /^(?:how|why|where|because|although|though|when|whenever|if|unless|until)$/.test(opener);
  const direct = readVerbOfOne(sentence, phrase.end, sentence[last], isSubordinate);
  if (direct) return direct;
  // "How this machine function": the last noun is the verb where no other comes.
  const [head, verb] = [nouns.at(-2), nouns.at(-1)];
  if (!head || !verb || sentence[last] !== verb || nouns.length !== 2 || sentence[last - 1] !== head || !isOne(head)) return [];
  const next = sentence[phrase.end];
  const ends = !next || next.kind === 'mark' || BEHIND_VERB.test(next.lower) || (isSubordinate && PREPOSITION.test(next.lower));
  const opensObject = /^(?:a|an|the|my|your|his|her|our|their)$/.test(next?.lower ?? '');
  if (!(isSubordinate || (opensObject && at === 0)) || !ends || hasOtherVerb(sentence, phrase.end) || !isBase(verb) || !isCommonVerb(verb)) return [];
  return [{ first: last, last, text: inflectThirdPerson(verb.lower) }];
}

function readVerbOfOne(sentence: Sentence, end: number, head: TaggedToken | undefined, isSubordinate: boolean): Change[] | undefined {
  if (!head || !isOne(head)) return undefined;
  const place = ADVERB.test(sentence[end]?.lower ?? '') ? end + 1 : end;
  const [verb, next] = [sentence[place], sentence[place + 1]];
  if (verb?.kind !== 'word' || verb.text !== verb.lower) return undefined;
  const helper = lookUp(ONES, verb.lower);
  if (helper) return undefined;
  if (!isBase(verb) || (verb.tags & (TAG.NN | TAG.JJ | TAG.NNS)) !== 0 || hasOtherVerb(sentence, place + 1)) {
    const isLast = isSubordinate && isBase(verb) && isCommonVerb(verb) && (!next || /^[.,!?]$/.test(next.text));
    if (isLast) return [{ first: place, last: place, text: inflectThirdPerson(verb.lower) }];
    const isVerb = isBase(verb) && isCommonVerb(verb) && next !== undefined && BEHIND_VERB.test(next.lower) && !hasOtherVerb(sentence, place + 1);
    return isVerb && (place > end || /^(?:the|a|an|my|your|his|her|our|their|me|him|us|them|it|too|very|well)$/.test(next.lower))
      ? [{ first: place, last: place, text: inflectThirdPerson(verb.lower) }]
      : undefined;
  }
  const ends =
    !next ||
    next.kind === 'mark' ||
    BEHIND_VERB.test(next.lower) ||
    PREPOSITION.test(next.lower) ||
    (next.tag & (TAG.JJ | TAG.RB | TAG.VBG | TAG.NNS | TAG.CD)) !== 0;
  return ends ? [{ first: place, last: place, text: inflectThirdPerson(verb.lower) }] : undefined;
}

/** A verb in the base form that is nothing like a participle, a preposition or an adverb. */
function isBase({ lower, tags }: TaggedToken): boolean {
  return (
    (tags & TAG.VB) !== 0 &&
    (tags & (TAG.VBD | TAG.VBN | TAG.MD | TAG.IN | TAG.RB | TAG.DT | TAG.PRP | TAG.VBZ | TAG.CC)) === 0 &&
    findBaseForm(lower) === lower &&
    !/^(?:be|let|do|have|like)$/.test(lower) &&
    !/[^s]s$/.test(lower)
  );
}

/** Nouns that are verbs as often. */
function isCommonVerb({ lower }: TaggedToken): boolean {
  return /^(?:work|function|last|start|end|change|cost|need|look|sound|taste|smell|feel|help|answer|move|stop|call|turn|fit|matter|hurt|cause|cover|want|try|use|open|close|start|finish|look|rise|fall|show|tell|walk|talk|play|sleep|travel|study|plan|rain|snow|love|hate|care|drop|grow|live|cry|ring|bark|land|return|wake|dance|fight|laugh|smile|drink|leak|crash|fail|break|boil|sink|shine|burn|jump|shout|cough|win|sing|run|climb|arrive|depart|fly|explode|melt|freeze)$/.test(
    lower,
  );
}

function isOne({ lower, text, tag, tags }: TaggedToken): boolean {
  return (
    (tag === TAG.NN || (tag === TAG.VB && (tags & TAG.NN) !== 0)) &&
    text === lower &&
    (tags & TAG.NNS) === 0 &&
    ((tags & TAG.VBG) === 0 || lower === 'meeting' || lower === 'building') &&
    !GROUP.test(lower) &&
    !lower.includes("'") &&
    !wordSets.collective?.has(lower) &&
    !wordSets.plainPlural?.has(lower) &&
    !wordSets.massPlural?.has(lower)
  );
}

function findVerbOfMany(sentence: Sentence, at: number): Change[] {
  if (!opensClause(sentence, at) || hasHelperBefore(sentence, at)) return [];
  const end = readMany(sentence, at);
  if (end === undefined) return [];
  const place = ADVERB.test(sentence[end]?.lower ?? '') ? end + 1 : end;
  const [verb, next] = [sentence[place], sentence[place + 1]];
  if (verb?.kind !== 'word' || verb.text !== verb.lower || !next) return [];
  const helper = lookUp(MANYS, verb.lower);
  if (helper) return next.kind === 'word' && !hasOtherVerb(sentence, place + 2) ? [{ first: place, last: place, text: helper }] : [];
  const base = (verb.tags & TAG.VBZ) !== 0 && (verb.tags & (TAG.VB | TAG.VBD | TAG.MD)) === 0 ? findBaseForm(verb.lower) : undefined;
  if (!base || base === verb.lower || hasOtherVerb(sentence, place + 1)) return [];
  const isVerb =
    (verb.tags & TAG.NNS) === 0 ||
    (EVERYDAY_THIRD.test(verb.lower) && (next.tag & (TAG.NN | TAG.NNS | TAG.JJ | TAG.CD | TAG.VBG)) !== 0 && !isSurelyFinite(sentence[place + 2])) ||
    BEHIND_VERB.test(next.lower) ||
    next.kind === 'number' ||
    (PREPOSITION.test(next.lower) && place > end) ||
    (next.lower === 'for' && place === end);
  return isVerb ? [{ first: place, last: place, text: base }] : [];
}

/** Reads a subject that is surely more than one, and returns where it ends: "people", "all the students", "most of my colleagues". */
function readMany(sentence: Sentence, at: number): number | undefined {
  const [first, second, third] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!first) return undefined;
  if (MANY_PERSONS.test(first.lower) && first.lower !== 'police') return at + 1;
  let start = at;
  let isCounted = false;
  if (/^(?:most|some|many|all|both|several|few|lots|plenty|dozens|hundreds|thousands)$/.test(first.lower) && second?.lower === 'of') {
    start = at + 2;
    isCounted = true;
  } else if (first.lower === 'a' && /^(?:lot|couple|few|number)$/.test(second?.lower ?? '') && (third?.lower === 'of' || second?.lower === 'few')) {
    start = at + (third?.lower === 'of' ? 3 : 2);
    isCounted = true;
  } else if (/^(?:most|many|some|several|few|both|all|these|those)$/.test(first.lower)) {
    isCounted = true;
    start = (sentence[at + 1]?.tag ?? 0) & (TAG.DT | TAG.POSS) ? at + 1 : at;
    if (start === at && first.tag & (TAG.JJ | TAG.RB | TAG.JJS)) start = at + 1;
  }
  // "Handling errors is hard": an action is singular.
  if (!isCounted && /\p{L}{2}ing$/u.test(sentence[start]?.lower ?? '')) return undefined;
  const phrase = readNounPhrase(sentence, start);
  if (!phrase) return undefined;
  const { noun, determiner } = phrase;
  const isPerson = MANY_PERSONS.test(noun.lower);
  const isPlural =
    isPerson ||
    (noun.tag === TAG.NNS &&
      ((noun.tags & (TAG.NN | TAG.NNP)) === 0 || noun.lower === 'windows') &&
      ((noun.tags & TAG.VBZ) === 0 || determiner !== undefined || isCounted) &&
      (!wordSets.singularS?.has(noun.lower) || noun.lower === 'windows') &&
      !wordSets.massPlural?.has(noun.lower) &&
      !wordSets.unit?.has(noun.lower));
  const isRare = determiner !== undefined && (determiner.tag === TAG.CD || /^(?:every|each|a|an|this|that|another|one|no)$/.test(determiner.lower));
  if (!isPlural || isRare || noun.text !== noun.lower) return undefined;
  // A bare plural elsewhere may be a part of what stands before.
  return isCounted || determiner || at === 0 ? phrase.end : undefined;
}
