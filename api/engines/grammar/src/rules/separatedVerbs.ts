import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { countSubject, type HowMany } from './distantAgreement.ts';
import { lookUp } from './lookUp.ts';
import { isSurelyFinite, type NounPhrase, readNounPhrase } from './nounPhrases.ts';
import { type Change, OPENING_ADVERB } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const FORMS: Record<'one' | 'many', Record<string, string>> = {
  one: { are: 'is', were: 'was', have: 'has', "aren't": "isn't", "weren't": "wasn't", "haven't": "hasn't", "don't": "doesn't" },
  many: { is: 'are', was: 'were', has: 'have', "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't" },
};
const SUBORDINATOR = /^(?:because|although|though|while|whereas|when|since|but|so|unless|until)$/;
const OPINION =
  /^(?:think|thinks|thought|believe|believes|believed|know|knows|knew|hope|hopes|say|says|said|feel|feels|suppose|guess|sure|afraid|sorry|fear|understand|notice|noticed|find|found)$/;
const FRONTED =
  /^(?:if|when|because|although|though|since|while|after|before|in|on|at|during|for|with|without|by|from|despite|under|every|last|this)$/;
const PREPOSITION =
  /^(?:of|in|on|at|for|from|to|with|by|about|between|behind|under|over|near|against|within|without|into|among|across|through|during|regarding|concerning|inside|outside|towards?|above|below|beside|along|around|after|before)$/;
const RELATIVE = /^(?:who|which|that|where|whose)$/;
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;
const FREQUENCY = /^(?:always|never|often|usually|sometimes|also|still|really|rarely|seldom|hardly|just)$/;
const INDEFINITE = /^(?:everybody|everyone|somebody|someone|nobody|anybody|anyone|everything|something|nothing|anything)$/;
/** Nouns behind which a clause follows without a link: "the way things are". */
const BEFORE_CLAUSE = /^(?:way|time|day|moment|reason|thing|things|fact|place|year|week|month|amount|sort|type|rest|next|first|last|best|only|one)$/;
/** What follows a verb and no noun before its own verb. */
const BEHIND_VERB =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|this|that|these|those|how|what|why|too|very|so|well|badly|quite|more|less|up|down|out|off|away|every|each|all|some|many|much|no|any|not|to|better|worse|late|early|open|free|different|clear|unclear|true|likely|easy|hard|difficult|good|bad|high|low|people)$/;

/** Verbs that a phrase, a clause or an action as a subject separates from what they agree with. */
export const separatedVerbs = buildRules({
  'separated-verb': {
    reason: 'The verb agrees with the first noun of its subject, not with the nearest one.',
    unless: 'mandative',
    find: (sentence) => findSeparated(sentence),
    examples: {
      'The nurse who looks after the patients on Sundays and Mondays live next door.':
        'The nurse who looks after the patients on Sundays and Mondays lives next door.',
      'I believe the trust between the two teams have grown.': 'I believe the trust between the two teams has grown.',
      'Every one of the chairs were wet.': 'Every one of the chairs was wet.',
      'The folder with the old contracts belong on the shelf.': 'The folder with the old contracts belongs on the shelf.',
      'The pipes under the kitchen floor needs a check.': 'The pipes under the kitchen floor need a check.',
      'The causes of the fire remains unclear.': 'The causes of the fire remain unclear.',
      'In our town, the price of new houses rise every year.': 'In our town, the price of new houses rises every year.',
    },
    fine: [
      'The list of people who have paid is short.',
      'The nurse who looks after the patients lives next door.',
      'The way things are is fine.',
      'The price of the flat and the rent are high.',
      'The man with the dogs left.',
      'The quality of the photos the students have sent is poor.',
      'The dogs in the house bark at night.',
      'I believe the teams in the north have grown.',
      'The cost of the repairs matters.',
      'The plan for the parks and open spaces cost a lot.',
      'People in the city shop online.',
      'The article by Marsh says that tides slow the Earth.',
    ],
  },
  'action-verb': {
    reason: 'An action as a subject is one thing, so its verb takes the form for one.',
    find: (sentence) => findVerbOfAction(sentence),
    examples: {
      'Watching old films make me sleepy.': 'Watching old films makes me sleepy.',
      'Learning to swim take a lot of time.': 'Learning to swim takes a lot of time.',
      'Working with children need patience.': 'Working with children needs patience.',
      'I know that eating vegetables keep us healthy.': 'I know that eating vegetables keeps us healthy.',
      'Eating vegetables are good for you.': 'Eating vegetables is good for you.',
    },
    fine: [
      'Watching old films makes me sleepy.',
      'Living standards have improved.',
      'Reading glasses are cheap.',
      'Speaking of films, have you seen it?',
      'Working parents need help.',
      'Playing cards are on the table.',
      'Using this form, make a list.',
      'Meeting people and making friends are hard.',
      'It can work while waiting for the network call to finish.',
    ],
  },
  'what-clause-verb': {
    reason: 'A clause with "what" as the subject is one thing, so its verb takes the form for one.',
    find: (sentence) => findVerbOfWhat(sentence),
    examples: {
      'What bothers me about these buses are that they are always late.': 'What bothers me about these buses is that they are always late.',
      'What I love about the mountains are how quiet they are.': 'What I love about the mountains is how quiet they are.',
      'What the tenants want are a new lift.': 'What the tenants want is a new lift.',
    },
    fine: ['What we need are more buses.', 'What are the reasons that they gave?', 'What colours are the doors?', 'What I saw were two dogs.'],
  },
  'indefinite-verb': {
    reason: '"Everybody", "nobody" and the like take the form for one.',
    needs: 'everybody everyone somebody someone nobody anybody anyone everything something nothing anything',
    find: (sentence) => sentence.flatMap((_, at) => findVerbOfIndefinite(sentence, at)),
    examples: {
      'Last night everyone were asleep by ten.': 'Last night everyone was asleep by ten.',
      'On Fridays everybody have lunch together.': 'On Fridays everybody has lunch together.',
      'At home nobody were awake.': 'At home nobody was awake.',
      'I think that everything are fine now.': 'I think that everything is fine now.',
    },
    fine: [
      'I wish everyone were here.',
      'Did everyone have lunch?',
      'Let everybody have one.',
      'The people who know everyone are here.',
      'If everyone were rich, what then?',
    ],
  },
});

function opensClause(sentence: Sentence, at: number): boolean {
  const [before, earlier] = [sentence[at - 1], sentence[at - 2]];
  if (at === 0 || !before) return true;
  if (at === 1 && OPENING_ADVERB.test(before.lower)) return true;
  if (before.text === ',') return sentence.findIndex(({ text }) => text === ',') === at - 1 && FRONTED.test(sentence[0]?.lower ?? '');
  if (before.lower === 'that') return OPINION.test(earlier?.lower ?? '') || ((earlier?.tag ?? 0) & (TAG.VBZ | TAG.VBD)) !== 0;
  if (OPINION.test(before.lower)) return PRONOUN.test(earlier?.lower ?? '') || /^(?:i'm|we're|am|is|are|was)$/.test(earlier?.lower ?? '');
  return SUBORDINATOR.test(before.lower) && !/^(?:and|or)$/.test(earlier?.lower ?? '');
}

/** Returns the end of the clause: a mark, or a word that opens another. */
function findClauseEnd(sentence: Sentence, from: number): number {
  const end = sentence.findIndex(
    ({ kind, lower }, at) =>
      at >= from &&
      (kind === 'mark' ||
        PRONOUN.test(lower) ||
        /^(?:because|although|though|while|when|if|unless|until|but|so|that|who|which|what|how|whether|than|as)$/.test(lower)),
  );
  return end < 0 ? sentence.length : end;
}

function hasVerbBehind(sentence: Sentence, from: number): boolean {
  return sentence.slice(from, findClauseEnd(sentence, from)).some((token) => {
    if (/^(?:i'm|it's|he's|she's)$/.test(token.lower)) return true;
    return isSurelyFinite(token) || ((token.tag & (TAG.VBZ | TAG.VBD | TAG.MD)) !== 0 && (token.tags & (TAG.JJ | TAG.IN | TAG.RB)) === 0);
  });
}

interface Head {
  end: number;
  howMany: HowMany;
}

/** Reads the first noun of a subject, or what counts one of several: "every one of". */
function readHead(sentence: Sentence, at: number): Head | undefined {
  const [first, second, third] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!first) return undefined;
  if (/^(?:every|each)$/.test(first.lower) && second?.lower === 'one' && third?.lower === 'of') return { end: at + 2, howMany: 'one' };
  if (/^(?:one|each|neither|either)$/.test(first.lower) && second?.lower === 'of') return { end: at + 1, howMany: 'one' };
  if (INDEFINITE.test(first.lower)) return { end: at + 1, howMany: 'one' };
  const phrase: NounPhrase | undefined = readNounPhrase(sentence, at);
  if (!phrase || BEFORE_CLAUSE.test(phrase.noun.lower) || /ing$/.test(first.lower)) return undefined;
  if (!phrase.determiner && !/^(?:people|children|men|women)$/.test(phrase.noun.lower)) return undefined;
  return { end: phrase.end, howMany: countSubject(phrase, sentence) };
}

/** Two joined words without articles belong together: "on Sundays and Mondays", "who teaches history and art". */
function isJoinedInside(sentence: Sentence, from: number, and: number): boolean {
  const [before, after] = [sentence[and - 1], sentence[and + 1]];
  const isBare = (at: number) => {
    const [token, earlier] = [sentence[at], sentence[at - 1]];
    return token !== undefined && (token.tag & (TAG.NN | TAG.NNS)) !== 0 && ((earlier?.tag ?? 0) & (TAG.DT | TAG.POSS)) === 0;
  };
  if (RELATIVE.test(sentence[from]?.lower ?? '') && isBare(and - 1) && isBare(and + 1)) return true;
  const isDay = (token: TaggedToken | undefined) =>
    token !== undefined && /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^weekends?$/.test(token.lower);
  return isDay(before) && isDay(after);
}

/** Returns whether the words between a noun and a place only describe the noun. */
function isDescription(sentence: Sentence, from: number, to: number): boolean {
  const first = sentence[from];
  if (!first || from >= to) return false;
  const isOpened =
    PREPOSITION.test(first.lower) ||
    RELATIVE.test(first.lower) ||
    (PRONOUN.test(first.lower) && first.lower !== 'it') ||
    (first.tag === TAG.VBG && first.lower !== 'being');
  if (!isOpened) return false;
  let clauses = 0;
  let verbs = 0;
  for (let at = from; at < to; at++) {
    const token = sentence[at];
    if (!token || token.kind === 'mark') return false;
    if (/^(?:and|or|nor)$/.test(token.lower) && !isJoinedInside(sentence, from, at)) return false;
    if (/^(?:if|when|because|while|what|how|why|whether|than|as|but|so|let|not)$/.test(token.lower)) return false;
    const isLinked = RELATIVE.test(sentence[at - 1]?.lower ?? '');
    if (RELATIVE.test(token.lower) || (PRONOUN.test(token.lower) && !isLinked && !/^(?:it|you)$/.test(token.lower))) clauses++;
    if (isVerbWithin(sentence, at)) verbs++;
    // The verb of the clause itself stands here already.
    if (verbs > clauses) return false;
  }
  return clauses === verbs && clauses <= 1;
}

/** Returns whether a word is the finite verb of a clause; its helper alone counts. */
function isVerbWithin(sentence: Sentence, at: number): boolean {
  const [token, before] = [sentence[at], sentence[at - 1]];
  if (!token || !before) return false;
  const isBehindSubject = RELATIVE.test(before.lower) || PRONOUN.test(before.lower);
  if (isBehindSubject && (token.tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD)) !== 0) return true;
  if (isSurelyFinite(token)) return !(isSurelyFinite(before) || before.lower === 'not');
  return (token.tag & (TAG.VBZ | TAG.VBD | TAG.MD)) !== 0 && !isSurelyFinite(before);
}

function findSeparated(sentence: Sentence): Change[] {
  if (sentence.at(-1)?.text === '?' || sentence.length < 6) return [];
  return sentence.flatMap((opening, at): Change[] => {
    if (opening.kind !== 'word' || !opensClause(sentence, at)) return [];
    const head = readHead(sentence, at);
    const { howMany } = head ?? {};
    if (!head || !howMany) return [];
    const aside = findAsideEnd(sentence, head.end);
    if (aside !== undefined) {
      const text = agree(sentence, aside, howMany, true);
      return text && !hasVerbBehind(sentence, aside + 1) ? [{ first: aside, last: aside, text }] : [];
    }
    for (let place = head.end + 2; place < sentence.length - 1; place++) {
      if (sentence[place]?.kind !== 'word' || !isDescription(sentence, head.end, place)) continue;
      const isBehindClause = RELATIVE.test(sentence[head.end]?.lower ?? '');
      const text = agree(sentence, place, howMany, isBehindClause);
      if (text && isBehindNoun(sentence, place)) return hasVerbBehind(sentence, place + 1) ? [] : [{ first: place, last: place, text }];
    }
    return [];
  });
}

/** Returns the place behind an aside that says nothing about the number of the subject: ", like most of his friends,". */
function findAsideEnd(sentence: Sentence, comma: number): number | undefined {
  if (sentence[comma]?.text !== ',' || !/^(?:like|unlike|including|especially|along|together)$/.test(sentence[comma + 1]?.lower ?? ''))
    return undefined;
  const close = sentence.findIndex(({ text }, at) => at > comma && text === ',');
  return close < 0 ? undefined : close + 1;
}

/** What describes a subject ends with a noun, an object, or a word such as "upstairs". */
function isBehindNoun(sentence: Sentence, at: number): boolean {
  const before = FREQUENCY.test(sentence[at - 1]?.lower ?? '') ? sentence[at - 2] : sentence[at - 1];
  if (!before) return false;
  if (PREPOSITION.test(before.lower) || (before.tag & (TAG.DT | TAG.POSS | TAG.MD | TAG.IN | TAG.CD)) !== 0 || before.lower === 'to') return false;
  return (
    (before.tag & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0 ||
    /^(?:me|him|us|them|you|here|there|upstairs|downstairs|online|abroad|now)$/.test(before.lower)
  );
}

/** Returns the form that agrees where a verb does not. */
function agree(sentence: Sentence, at: number, howMany: 'one' | 'many', isVerbNeeded: boolean): string | undefined {
  const [verb, next] = [sentence[at], sentence[at + 1]];
  if (!verb || !next || verb.text !== verb.lower) return undefined;
  const helper = lookUp(FORMS[howMany], verb.lower);
  if (helper) return next.kind === 'mark' ? undefined : helper;
  const base = findBaseForm(verb.lower);
  if (!base || /^(?:be|have|do|let)$/.test(base) || (verb.tags & (TAG.VBD | TAG.MD | TAG.IN | TAG.RB | TAG.DT | TAG.CC)) !== 0) return undefined;
  const isClearNext = BEHIND_VERB.test(next.lower) || (next.tags & ~TAG.RB) === 0;
  const isPhrase = PREPOSITION.test(next.lower) && (next.tags & TAG.VB) === 0;
  if (howMany === 'many') {
    if ((verb.tags & TAG.VBZ) === 0 || base === verb.lower) return undefined;
    return (verb.tags & TAG.NNS) === 0 || isClearNext || (base === 'need' && next.lower.endsWith('ing')) ? base : undefined;
  }
  if ((verb.tags & TAG.VB) === 0 || base !== verb.lower || (verb.tags & (TAG.VBZ | TAG.VBN)) !== 0) return undefined;
  const isNoun = (verb.tags & (TAG.NN | TAG.NNS | TAG.JJ)) !== 0;
  const isBehindMany = sentence[at - 1]?.tag === TAG.NNS || FREQUENCY.test(sentence[at - 1]?.lower ?? '') || sentence[at - 1]?.text === ',';
  const isNeeded = isVerbNeeded && (isPhrase || next.tag === TAG.NN || next.tag === TAG.NNS);
  return (
    isNoun
      ? (isClearNext || isNeeded) && (isBehindMany || (isVerbNeeded && (verb.tags & TAG.NN) === 0))
      : isClearNext || isPhrase || next.tag === TAG.JJ || next.tag === TAG.NNS || /^next$/.test(next.lower)
  )
    ? inflectThirdPerson(base)
    : undefined;
}

const ACTION =
  /^(?:playing|learning|reading|watching|eating|drinking|doing|having|making|getting|taking|using|buying|cooking|studying|speaking|teaching|cleaning|driving|helping|writing|listening|spending|smoking|walking|finding|choosing|keeping|sharing|working|living|travelling|traveling|talking|exercising|knowing|giving|going|riding|visiting|sleeping|swimming|running|washing|planting|growing|collecting|throwing|paying|selling|wearing|carrying|sitting|waiting|meeting)$/;
/** Words that an -ing form describes as often as it acts on them: "playing cards", "reading glasses". */
const DESCRIBED =
  /^(?:standards?|conditions?|costs?|expenses|rooms?|cards?|fields?|glasses|shoes|boots|machines?|materials?|hours|days|parents|mothers|women|men|people|class|adults|couples|families|lessons?|courses?|schools?|students|staff|skills|methods?|styles?|areas?|children|concerns?|numbers?|pains?|things|groups|relationships|habits|programmes?|programs?|clothes|tools?|water|distance|animals|beings?|members?|businesses|companies|economies|countries|populations?|cities)$/;

function findVerbOfAction(sentence: Sentence): Change[] {
  if (sentence.at(-1)?.text === '?') return [];
  return sentence.flatMap((opening, at): Change[] => {
    const opener = sentence[at - 1]?.lower ?? 'that';
    if (!ACTION.test(opening.lower) || !opensClause(sentence, at) || /^(?:while|when|since|unless|until|though|although)$/.test(opener)) return [];
    const end = readAction(sentence, at + 1);
    const [verb, next] = [sentence[end ?? -1], sentence[(end ?? -1) + 1]];
    if (end === undefined || !verb || !next || verb.text !== verb.lower) return [];
    const before = sentence[end - 1];
    const helper = lookUp(FORMS.one, verb.lower);
    const isPlainBase =
      (verb.tags & TAG.VB) !== 0 && findBaseForm(verb.lower) === verb.lower && (verb.tags & (TAG.VBD | TAG.MD | TAG.IN | TAG.RB | TAG.VBZ)) === 0;
    const isObject = BEHIND_VERB.test(next.lower) || (next.tag & (TAG.JJ | TAG.NN | TAG.NNS | TAG.RB)) !== 0;
    const text = helper ?? (isPlainBase && !/^(?:be|have|do|let)$/.test(verb.lower) && isObject ? inflectThirdPerson(verb.lower) : undefined);
    // "Working parents need help": without an article the -ing form may describe the noun.
    if (!text || hasVerbBehind(sentence, end + 1) || (before !== undefined && end === at + 2 && DESCRIBED.test(before.lower))) return [];
    return [{ first: end, last: end, text }];
  });
}

/** Reads what an action is done to or with, and returns the place behind it. */
function readAction(sentence: Sentence, from: number): number | undefined {
  let at = from;
  if (sentence[at]?.lower === 'to' && (sentence[at + 1]?.tags ?? 0) & TAG.VB) at += 2;
  if (/^(?:too|so)$/.test(sentence[at]?.lower ?? '') && /^(?:much|many)$/.test(sentence[at + 1]?.lower ?? '')) at += 2;
  else if (/^(?:more|less|enough|much)$/.test(sentence[at]?.lower ?? '')) at++;
  else if (/^(?:a|lots)$/.test(sentence[at]?.lower ?? '') && /^(?:lot|of)$/.test(sentence[at + 1]?.lower ?? ''))
    at += sentence[at + 1]?.lower === 'lot' ? 3 : 2;
  for (let part = 0; part < 3; part++) {
    const isPhrase = PREPOSITION.test(sentence[at]?.lower ?? '');
    if (part > 0 && !isPhrase) break;
    if (isPhrase) at++;
    const phrase = readNounPhrase(sentence, at);
    if (!phrase) break;
    at = phrase.end;
  }
  const isRead = at > from && !/^(?:and|or|,)$/.test(sentence[at]?.lower ?? '');
  return isRead && !sentence.slice(from, at).some(({ lower }) => /^(?:and|or|this|these)$/.test(lower)) ? at : undefined;
}

function findVerbOfWhat(sentence: Sentence): Change[] {
  if (sentence[0]?.lower !== 'what' || sentence.at(-1)?.text === '?') return [];
  const at = sentence.findIndex(({ lower }, index) => index > 2 && /^(?:are|were)$/.test(lower));
  const [be, next] = [sentence[at], sentence[at + 1]];
  if (at < 0 || !be || !next) return [];
  const within = sentence.slice(1, at);
  const hasVerb = within.some(({ tag, tags }) => (tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN)) !== 0 || (tags & TAG.VBZ) !== 0);
  const isPlainNoun = (sentence[1]?.tag ?? 0) & (TAG.NN | TAG.NNS);
  if (!hasVerb || isPlainNoun || within.some(({ kind }) => kind === 'mark')) return [];
  const phrase = /^(?:a|an)$/.test(next.lower) ? readNounPhrase(sentence, at + 1) : undefined;
  const isOneThing =
    phrase !== undefined && phrase.noun.tag === TAG.NN && !wordSets.collective?.has(phrase.noun.lower) && sentence[phrase.end]?.lower !== 'and';
  if (!isOneThing && !/^(?:that|how|when)$/.test(next.lower)) return [];
  // "What they want are that house and this one": "that" opens a clause here.
  if (next.lower === 'that' && !/^(?:i|you|he|she|it|we|they|the|my|our|there|nobody|everyone|people)$/.test(sentence[at + 2]?.lower ?? ''))
    return [];
  return [{ first: at, last: at, text: be.lower === 'are' ? 'is' : 'was' }];
}

function findVerbOfIndefinite(sentence: Sentence, at: number): Change[] {
  const [before, subject, verb, next] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  const one = lookUp(FORMS.one, verb?.lower ?? '');
  if (!subject || !INDEFINITE.test(subject.lower) || !verb || !one || !next || next.kind === 'mark' || sentence.at(-1)?.text === '?') return [];
  if (sentence.slice(0, at).some(({ lower }) => /^(?:wish|wishes|wished|if|though|did|does|do|who|which|suppose|imagine)$/.test(lower))) return [];
  const isFree =
    !before ||
    before.text === ',' ||
    (before.lower === 'and' && subject.lower === 'nobody') ||
    /^(?:that|because|but|so|although|though|while|when|since|now|then|today|yesterday|tonight|here|there|home|work|school|luckily)$/.test(
      before.lower,
    ) ||
    (before.tag & (TAG.NN | TAG.NNS | TAG.NNP | TAG.RB)) !== 0;
  return isFree ? [{ first: at + 1, last: at + 1, text: one }] : [];
}
