import { findBaseForm, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite } from './nounPhrases.ts';
import { isPastNarrative } from './pastContext.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const NOMINAL = TAG.NN | TAG.NNS | TAG.NNP | TAG.JJ | TAG.JJS | TAG.CD | TAG.VBN | TAG.VBG;
const OPENS = /^(?:because|although|though|while|if|when|since|but|so|whether|how|where|why|what|unless|that|time|much)$/;
const ENDS_CLAUSE =
  /^(?:and|but|or|because|so|that|when|if|while|as|which|who|where|how|what|why|than|before|after|until|since|although|though|unless)$/;
const PREPOSITION = /^(?:of|in|on|at|for|from|to|with|about|near|behind|between|under|by|next)$/;
/** Nouns whose verb may be in the plural, or that are hardly counted. */
const MAY_BE_MANY =
  /^(?:team|staff|police|people|family|government|crew|couple|audience|majority|minority|rest|number|public|media|data|group|range|variety|lot|half|part|class|company|committee|council|board|party|army|club|band|public|press|plenty|handful|pair|series|kind|sort|type)$/;
const INDEFINITE = /^(?:every|some|any|no)(?:thing|one|body)$/;
/** Verbs whose past equals their base, and words that only look like verbs. */
const NO_VERB =
  /^(?:please|like|near|back|home|per|plus|worth|well|better|best|cost|let|put|cut|set|hit|read|shut|hurt|spread|quit|bet|split|cast|beat|fit|be|do|own|welcome|thank|thanks|last|first|second|total|ago|past|down|up|out|off|even|just|long|right|left|still|yet|due|must|may|might|will|can|need|dare|used|lead)$/;
const ASKING = /^(?:how|when|where|if|whether|why|what|time|much)$/;
const OPEN = /^(?:open|close)$/;
/** In a longer sentence a word that can be a noun is hardly its only verb. */
const LONGEST_UNSURE = 15;

/** Verbs right behind a noun or a name that do not agree with it, where the clause has no other verb. */
export const nounVerbs = buildRules({
  'noun-base-verb': {
    reason: 'This subject is one person or thing, so its verb takes the form for one.',
    unless: 'mandative',
    find: (sentence) => sentence.flatMap((_, at) => findBaseBehindNoun(sentence, at)),
    examples: {
      'That dress look great on you!': 'That dress looks great on you!',
      'The museum open at ten.': 'The museum opens at ten.',
      'Our flat have a big terrace.': 'Our flat has a big terrace.',
      'Do you know if the bus to the hospital stop here?': 'Do you know if the bus to the hospital stops here?',
      'The film shows how lonely the old man feel after the war.': 'The film shows how lonely the old man feels after the war.',
      'My uncle arrive last Monday and stayed for a week.': 'My uncle arrived last Monday and stayed for a week.',
      'I was cooking when the phone ring in the hall.': 'I was cooking when the phone rang in the hall.',
      'She is a nurse, and her husband teach maths.': 'She is a nurse, and her husband teaches maths.',
    },
    fine: [
      'The bus stop at the corner was empty.',
      'We let the dog run in the park.',
      'Does the museum open at ten?',
      'I saw the train leave the station.',
      'The way back was long.',
      'She suggested that the team meet on Monday.',
      'The love of music is strong.',
      'God save the king.',
      'The staff work hard.',
      'The last step before eating it.',
      'On the other hand, miRNAs have the chance to bind.',
      'A tech lead on the team also acts as a coordinator.',
      'Use is allowed, provided that the above notice appear in all copies.',
      'This affects the second line in the file.',
      'The new window need have no relation to the old one.',
    ],
  },
  'nouns-third-verb': {
    reason: 'This subject is more than one, so its verb has no -s.',
    find: (sentence) => sentence.flatMap((_, at) => findThirdBehindNouns(sentence, at)),
    examples: {
      'Our customers in the north prefers to pay by card.': 'Our customers in the north prefer to pay by card.',
      'The images in the last chapter suggests that nothing has changed.': 'The images in the last chapter suggest that nothing has changed.',
      'My brothers never helps at home.': 'My brothers never help at home.',
    },
    fine: [
      'The list of names shows that he left.',
      'The number of guests grows every year.',
      'The sales figures are good.',
      'Two weeks means a lot.',
    ],
  },
  'who-base-verb': {
    reason: 'As a subject "who" takes the form for one.',
    needs: 'who',
    patterns: ['^ who <VB!>~come~become~be~are~do~have~were{=third} <DT|POSS|PRP|IN|RB|JJ>|to|another|some'],
    examples: { 'Who want another piece of cake?': 'Who wants another piece of cake?', 'Who know the answer?': 'Who knows the answer?' },
    fine: ['Who wants it?', 'Who come there?'],
  },
});

/** A place where the verb of a subject could be, and the noun that it would belong to. */
interface Place {
  at: number;
  noun: TaggedToken;
}

function listPlaces(sentence: Sentence, first: number): Place[] {
  const opening = sentence[first];
  if (opening?.kind !== 'word' || opening.lower.includes("'")) return [];
  if (INDEFINITE.test(opening.lower)) return first === 0 && sentence.at(-1)?.text === '?' ? [] : [{ at: first + 1, noun: opening }];
  if (opening.tag === TAG.NNP && first > 0) return (sentence[first + 1]?.tag ?? 0) === TAG.NNP ? [] : [{ at: first + 1, noun: opening }];
  const isThatNoun = opening.lower === 'that' && first === 0 && ((sentence[1]?.tags ?? 0) & TAG.NN) !== 0;
  const opens =
    ((opening.tag & (TAG.DT | TAG.POSS)) !== 0 || opening.lower === 'her') && !/^(?:that|no|all|both|any|some|what|which)$/.test(opening.lower);
  if (!opens && !isThatNoun) return [];
  return listPlacesBehind(sentence, first);
}

/** Reads on past nouns and what hangs on them: "the next ferry to the island". */
function listPlacesBehind(sentence: Sentence, first: number): Place[] {
  const places: Place[] = [];
  let head: TaggedToken | undefined;
  for (let at = first + 1; at < Math.min(sentence.length, first + 9); at++) {
    const [token, before] = [sentence[at], sentence[at - 1]];
    if (token?.kind !== 'word' || !before || /'|^(?:that|which|who|whose)$/.test(token.lower)) break;
    const isNoun =
      at - 1 > first &&
      ((before.tags & (TAG.NN | TAG.NNS)) !== 0 || /^(?:north|south|east|west)$/.test(before.lower)) &&
      !PREPOSITION.test(before.lower) &&
      // "The last step before it": such words say which one.
      !/^(?:first|second|third|last|next|final|only|same|previous)$/.test(before.lower);
    if (isNoun) places.push({ at, noun: head ?? before });
    if (PREPOSITION.test(token.lower)) {
      head ??= isNoun ? before : undefined;
      const next = sentence[at + 1];
      if (!head || (token.lower === 'to' && next && (next.tags & TAG.VB) !== 0 && (next.tag & TAG.DT) === 0)) break;
    } else if ((token.tags & (NOMINAL | TAG.DT | TAG.POSS)) === 0) break;
  }
  return places;
}

/** A clause can begin here: at the start, behind a conjunction, or behind the comma of what opens the sentence. */
function beginsClause(sentence: Sentence, at: number): boolean {
  const [before, earlier] = [sentence[at - 1], sentence[at - 2]];
  if (at === 0) return true;
  if (!before) return false;
  if (opensWithTime(sentence, at)) return true;
  if (before.text === ',')
    return /^(?:in|on|at|after|before|when|if|because|although|while|since|for|by|during|yesterday|today|now|then|last|every|this)$/.test(
      sentence[0]?.lower ?? '',
    );
  if (before.lower === 'and') return earlier?.text === ',' && hasFinite(sentence, 0, at - 2) && sentence[at]?.tag !== TAG.NNP;
  if (before.lower === 'that') return earlier !== undefined && (earlier.tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN)) !== 0;
  if (earlier?.lower === 'how' && (before.tag & (TAG.JJ | TAG.RB)) !== 0) return true;
  return OPENS.test(before.lower);
}

/** Detects "provided that the above notice appear": contracts and licences have their conditions in the subjunctive. */
function isCondition(sentence: Sentence, at: number): boolean {
  return sentence.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:provided|providing|condition|lest)$/.test(lower));
}

/** "Last winter", "in the evening" or "two days ago" stands before the subject. */
function opensWithTime(sentence: Sentence, at: number): boolean {
  const words = sentence.slice(0, at).map(({ lower }) => lower);
  const isTime = /^(?:(?:last|next|every|this) \w+|yesterday|(?:\w+ )?\w+ \w+ ago|(?:in|on|at|during|after) (?:the |my |our )?(?:\w+ )?\w+)$/.test(
    words.join(' '),
  );
  // "This affects" is no time: it has the verb.
  const isVerb = ((sentence[1]?.tags ?? 0) & TAG.VBZ) !== 0;
  return (
    isTime && !isVerb && !words.includes('that') && ((sentence[at]?.tag ?? 0) & (TAG.DT | TAG.POSS)) !== 0 && (sentence[at - 1]?.tag ?? 0) !== TAG.VBG
  );
}

function endOfClause(sentence: Sentence, from: number): number {
  let at = from;
  while (at < sentence.length && sentence[at]?.kind !== 'mark' && !ENDS_CLAUSE.test(sentence[at]?.lower ?? '')) at++;
  return at;
}

function hasFinite(sentence: Sentence, from: number, end: number): boolean {
  return sentence
    .slice(from, end)
    .some((token) => isSurelyFinite(token) || (token.tag & (TAG.VBD | TAG.VBZ | TAG.MD)) !== 0 || token.lower.endsWith("n't"));
}

function findBaseBehindNoun(sentence: Sentence, first: number): Change[] {
  if (!/[.!?]/.test(sentence.at(-1)?.text ?? '') || !beginsClause(sentence, first) || isCondition(sentence, first)) return [];
  for (const { at, noun } of listPlaces(sentence, first)) {
    if (!isSurelyOne(noun)) continue;
    const place = at + (isAdverb(sentence[at]) ? 1 : 0);
    const change = writeThird(sentence, first, place, noun.tag === TAG.NNP);
    if (change) return [change];
  }
  return [];
}

function isAdverb(token: TaggedToken | undefined): boolean {
  return /^(?:always|never|often|usually|also|only|really|still|sometimes)$/.test(token?.lower ?? '');
}

function isSurelyOne({ lower, text, tag, tags }: TaggedToken): boolean {
  if (tag === TAG.NNS || (tags & TAG.NNS) !== 0 || MAY_BE_MANY.test(lower) || /fish$/.test(lower)) return false;
  if ((/[^su]s$/.test(lower) && text === lower) || /\p{Lu}s$/u.test(text)) return false;
  return !wordSets.collective?.has(lower) && !wordSets.plainPlural?.has(lower);
}

function writeThird(sentence: Sentence, first: number, at: number, isName: boolean): Change | undefined {
  const [verb, next] = [sentence[at], sentence[at + 1]];
  if (!verb || !next || !isBaseForm(verb)) return undefined;
  if (/^(?:need|dare)$/.test(sentence[at - 1]?.lower ?? '') && at - 2 > first) return undefined;
  const canBeNoun = (verb.tags & (TAG.NN | TAG.JJ)) !== 0 && verb.lower !== 'have';
  const opensObject = (next.tag & (TAG.DT | TAG.POSS)) !== 0 ? next.lower !== 'that' : /^(?:me|him|her|us|them|it|you)$/.test(next.lower);
  const hasComplement =
    opensObject || (next.tag & (TAG.IN | TAG.RB | TAG.JJ)) !== 0 || /^(?:to|how|what|why|when|where|like|more|less)$/.test(next.lower);
  const isInQuestion = (first > 0 && at > 3 && ASKING.test(sentence[first - 1]?.lower ?? '')) || sentence[first - 2]?.lower === 'how';
  const closesQuestion = isInQuestion && verb.tag === TAG.VB && /^[.!?]$/.test(next.text);
  if (canBeNoun && !closesQuestion && (!hasComplement || next.lower === 'of' || (isName && !opensObject))) return undefined;
  if (canBeNoun && !opensObject && !closesQuestion && sentence.length > LONGEST_UNSURE) return undefined;
  const end = endOfClause(sentence, at + 1);
  if (hasFinite(sentence, first, at) || hasFinite(sentence, at + 1, end)) return undefined;
  if (canBeNoun && !opensObject && (mayHaveFinite(sentence, first + 1, at) || mayHaveFinite(sentence, at + 1, end))) return undefined;
  // "The work of a team that plan": a noun that a clause describes has its verb behind that clause.
  const isDescribed = /^(?:that|which|who|where|and|or|than|as)$/.test(sentence[end]?.lower ?? '') && hasFinite(sentence, end, sentence.length);
  if (canBeNoun && isDescribed && !opensObject) return undefined;
  if (verb.lower === 'have' && next.tag === TAG.PRP) return undefined;
  return { first: at, last: at, text: isPastNarrative(sentence, at) ? inflectPast(verb.lower) : inflectThirdPerson(verb.lower) };
}

function isBaseForm(verb: TaggedToken): boolean {
  const { lower, tags, kind, text } = verb;
  if (kind !== 'word' || text !== lower || (tags & TAG.VB) === 0 || NO_VERB.test(lower) || findBaseForm(lower) !== lower) return false;
  if ((tags & (TAG.VBD | TAG.VBZ | TAG.IN | TAG.MD | TAG.RB | TAG.NNS)) !== 0) return false;
  return (tags & TAG.JJ) === 0 || OPEN.test(lower);
}

/** A word that can be a finite verb stands here. */
function mayHaveFinite(sentence: Sentence, from: number, end: number): boolean {
  return sentence.slice(from, end).some(({ tags, lower }) => (tags & (TAG.VBZ | TAG.VBD)) !== 0 || /[a-z]ed$/.test(lower));
}

function findThirdBehindNouns(sentence: Sentence, first: number): Change[] {
  if (!/[.!?]/.test(sentence.at(-1)?.text ?? '') || !beginsClause(sentence, first)) return [];
  if (/^(?:a|an|this|every|each|another)$/.test(sentence[first]?.lower ?? '')) return [];
  for (const { at: place, noun } of listPlaces(sentence, first)) {
    if (noun.tag !== TAG.NNS || (noun.tags & (TAG.NN | TAG.VBZ)) !== 0 || noun.lower.endsWith('us') || wordSets.singularS?.has(noun.lower)) continue;
    const adverb = isAdverb(sentence[place]) ? 1 : 0;
    const at = place + adverb;
    const [verb, next] = [sentence[at], sentence[at + 1]];
    if (!verb || !next || verb.text !== verb.lower || (verb.tags & TAG.VBZ) === 0 || (verb.tags & (TAG.VBD | TAG.NN)) !== 0) continue;
    const base = findBaseForm(verb.lower);
    const opensObject = (next.tag & (TAG.DT | TAG.POSS | TAG.PRP)) !== 0 || /^(?:to|that|how|why|what)$/.test(next.lower);
    if (!base || base === verb.lower || base === 'be' || ((verb.tags & TAG.NNS) !== 0 && !opensObject)) continue;
    if (hasFinite(sentence, first, at) || hasFinite(sentence, at + 1, endOfClause(sentence, at + 1))) continue;
    return [{ first: at, last: at, text: base }];
  }
  return [];
}
