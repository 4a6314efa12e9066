import { findBaseForm, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readClauseSubject } from './nounPhrases.ts';
import { isSurelyPast, namesPastTime, PAST_OF_AUXILIARIES, PAST_OF_NEGATIONS_AND_CAN } from './pastContext.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const HELPERS = new Map(Object.entries({ ...PAST_OF_AUXILIARIES, ...PAST_OF_NEGATIONS_AND_CAN, do: 'did', does: 'did' }));
const OPENS_TIME = /^(?:when|while|as|after|before|until|once)$/;
/** A clause with one of these need not be of the time of the first. */
const OTHER_TIME = /^(?:now|today|always|still|never|every|usually|often|nowadays|will|would|tomorrow|if|since|sometimes|currently|ever|each)$/;
const ADVERB = /^(?:always|never|often|usually|also|only|really|still|just|suddenly|then|already|soon)$/;

/** Verbs in the present within a story of the past. */
export const narrativePast = buildRules({
  'story-in-past': {
    reason: 'The sentence tells of the past, so this verb is in the past too.',
    find: (sentence) => [...findMainBehindTime(sentence), ...findBehindSoThat(sentence), ...findWhenBehindPast(sentence), ...findNamedPast(sentence)],
    examples: {
      'When I got home, my sister is already asleep.': 'When I got home, my sister was already asleep.',
      'While we were eating, somebody knock at the door.': 'While we were eating, somebody knocked at the door.',
      'When she was ten, her family emigrate to Canada.': 'When she was ten, her family emigrated to Canada.',
      'They were so tired that they fall asleep in the taxi.': 'They were so tired that they fell asleep in the taxi.',
      'I was walking home when it start to rain.': 'I was walking home when it started to rain.',
      'In 2012 my parents sell the house in Leeds.': 'In 2012 my parents sold the house in Leeds.',
      'A few days ago I find an old photo.': 'A few days ago I found an old photo.',
    },
    fine: [
      'When I was young, I lived in Rome.',
      'When I was at school, teachers were strict.',
      'As he said, the shop is closed.',
      'The box was so heavy that it broke.',
      'I was glad when it was over.',
      'Ever since I left, he has been ill.',
      'After I moved, I still see him every week.',
      'The house we bought in 2012 is old.',
      'When we met, he told me that he works here.',
    ],
  },
  'person-verb-in-past': {
    reason: 'The sentence tells of the past, so this verb is in the past too.',
    find: (sentence) => sentence.flatMap((_, at) => findBaseBehindPerson(sentence, at)),
    examples: {
      'He go to Rome last month and bought a car.': 'He went to Rome last month and bought a car.',
      'She take the wrong bus yesterday.': 'She took the wrong bus yesterday.',
      'As soon as she saw me, she begin to cry.': 'As soon as she saw me, she began to cry.',
      "The driver didn't stop because he don't see us.": "The driver didn't stop because he didn't see us.",
      'He worked there for two years, and then he find something better.': 'He worked there for two years, and then he found something better.',
    },
    fine: [
      'He went home.',
      'She said that he can come.',
      'I saw him go home.',
      'They did not let her come.',
      'He insisted that she come.',
      'Did he go there?',
    ],
  },
});

/** Returns the present verb that belongs to the subject at a place, in the past. */
function writeInPast(sentence: Sentence, first: number, end: number): Change | undefined {
  const subject = readClauseSubject(sentence, first);
  const isIndefinite = /^(?:some|every|any|no)(?:body|one|thing)$/.test(sentence[first]?.lower ?? '');
  let at = subject?.end ?? (isIndefinite ? first + 1 : -1);
  if (at < 0) return undefined;
  while (ADVERB.test(sentence[at]?.lower ?? '')) at++;
  const verb = sentence[at];
  if (verb?.kind !== 'word' || verb.text !== verb.lower || at >= end || sentence.some(({ lower }) => lower.endsWith("'d"))) return undefined;
  if (sentence.slice(first, end).some(({ lower }) => OTHER_TIME.test(lower))) return undefined;
  return writePresentInPast(verb, at, sentence[first]?.lower ?? '', subject?.isMany === true);
}

function writePresentInPast(verb: TaggedToken, at: number, subject: string, isMany: boolean): Change | undefined {
  const helper = HELPERS.get(verb.lower);
  if (helper) return { first: at, last: at, text: helper };
  const base = findBaseForm(verb.lower);
  if (!base || base === 'be' || (verb.tags & (TAG.VBD | TAG.MD | TAG.IN | TAG.RB)) !== 0) return undefined;
  const isPresent = (verb.tags & TAG.VBZ) !== 0 && verb.lower !== base ? !isMany : verb.lower === base && (verb.tags & TAG.VB) !== 0;
  const past = inflectPast(base);
  return isPresent && past !== verb.lower && subject !== '' ? { first: at, last: at, text: past } : undefined;
}

/** "When I got home, my sister is asleep". */
function findMainBehindTime(sentence: Sentence): Change[] {
  const opener = sentence[0]?.lower ?? '';
  const start = opener === 'as' ? (sentence[1]?.lower === 'soon' && sentence[2]?.lower === 'as' ? 3 : -1) : 1;
  if (!OPENS_TIME.test(opener) || start < 0) return [];
  const comma = sentence.findIndex(({ text }) => text === ',');
  if (comma < start + 2 || comma > 12) return [];
  const inner = sentence.slice(start, comma);
  if (!inner.some(isSurelyPast) || inner.some(({ lower }) => HELPERS.has(lower) || /^(?:that|which|who|if|you|you've|we've|i've)$/.test(lower)))
    return [];
  if (isSurelyPast(inner[0] as TaggedToken) || (opener === 'while' && !inner.some(({ lower }) => /ing$/.test(lower)))) return [];
  const change = writeInPast(sentence, comma + 1, endOfClause(sentence, comma + 1));
  return change ? [change] : [];
}

function endOfClause(sentence: Sentence, from: number): number {
  const end = sentence.findIndex(({ kind }, at) => at >= from && kind === 'mark');
  return end < 0 ? sentence.length : end;
}

/** "They were so tired that they fall asleep". */
function findBehindSoThat(sentence: Sentence): Change[] {
  const so = sentence.findIndex(({ lower }, at) => lower === 'so' && /^(?:was|were|felt|looked|got|became)$/.test(sentence[at - 1]?.lower ?? ''));
  if (so < 0) return [];
  const that = sentence.findIndex(({ lower }, at) => at > so && at < so + 5 && lower === 'that');
  const change = that < 0 ? undefined : writeInPast(sentence, that + 1, endOfClause(sentence, that + 1));
  return change ? [change] : [];
}

/** "I was walking home when it start to rain". */
function findWhenBehindPast(sentence: Sentence): Change[] {
  const when = sentence.findIndex(({ lower }, at) => lower === 'when' && at > 2);
  const inner = sentence.slice(0, Math.max(0, when));
  const isRunning = inner.some(({ lower }, at) => /^(?:was|were)$/.test(lower) && /ing$/.test(sentence[at + 1]?.lower ?? ''));
  if (when < 0 || !isRunning || inner.some(({ kind }) => kind === 'mark')) return [];
  const change = writeInPast(sentence, when + 1, endOfClause(sentence, when + 1));
  return change ? [change] : [];
}

/** "In 2012 my parents sell the house": the time opens the sentence. */
function findNamedPast(sentence: Sentence): Change[] {
  let start = -1;
  const [first, second] = [sentence[0]?.lower ?? '', sentence[1]];
  if (first === 'in' && second?.kind === 'number' && namesPastTime(sentence.slice(0, 2))) start = 2;
  const ago = sentence.findIndex(({ lower }) => lower === 'ago');
  if (ago > 0 && ago < 5) start = ago + 1;
  if (first === 'last' && namesPastTime(sentence.slice(0, 2))) start = 2;
  if (start < 0) return [];
  if (sentence[start]?.text === ',') start++;
  const subject = readClauseSubject(sentence, start);
  const end = endOfClause(sentence, start);
  if (!subject || sentence.slice(start, end).some(isSurelyPast)) return [];
  const change = writeInPast(sentence, start, end);
  return change ? [change] : [];
}

/** "He go to Rome last month": the base form behind one person, in a sentence about the past. */
function findBaseBehindPerson(sentence: Sentence, at: number): Change[] {
  if (!/^(?:he|she|it)$/.test(sentence[at]?.lower ?? '')) return [];
  const [verb, before] = [sentence[at + 1], sentence[at - 1]];
  if (verb?.kind !== 'word' || verb.text !== verb.lower) return [];
  const begins = !before || before.text === ',' || /^(?:and|but|because|so|when|then|that|while)$/.test(before.lower);
  const isDont = verb.lower === "don't";
  const base = findBaseForm(verb.lower);
  const isBase = base === verb.lower && (verb.tags & TAG.VB) !== 0 && (verb.tags & (TAG.VBD | TAG.MD | TAG.JJ | TAG.RB | TAG.IN | TAG.VBZ)) === 0;
  if (!begins || !(isDont || isBase) || base === 'be') return [];
  const isIt = sentence[at]?.lower === 'it';
  const forbids = isIt
    ? /^(?:let|lets|makes?|made|help|helped|see|saw|watch|watched|insisted|suggested|asked)$/
    : /^(?:insist|insisted|suggest|suggested|recommended|demanded|asked|let)$/;
  if (sentence.some(({ lower }) => forbids.test(lower))) return [];
  const others = sentence.filter((_, index) => index !== at + 1);
  if (others.some(({ lower, tags }) => HELPERS.has(lower) || OTHER_TIME.test(lower) || ((tags & TAG.VBZ) !== 0 && (tags & TAG.NNS) === 0))) return [];
  if (!namesPastTime(sentence) && !others.some(isSurelyPast)) return [];
  return [{ first: at + 1, last: at + 1, text: isDont ? "didn't" : inflectPast(verb.lower) }];
}
