import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';

/** What follows an action in a bullet after a comma, and how a sentence words it. */
interface Tail {
  action: string;
  /** Put after each form of the action. */
  text: string;
  /** An action of its own, in the past, which may only follow another action. */
  isAction: boolean;
  /** Figures say more of an action, and nothing of a thing that is only named. */
  hasFigures?: boolean;
}

const MAX_WORDS = 12;
const MAX_FIGURE_WORDS = 6;
const NUMBER = '(?:\\d[\\d,]*|all|both|most|half|some|none|one|two|three|four|five|six|seven|eight|nine|ten)';
const COUNT_OF_THEM = new RegExp(
  `^(${NUMBER}) of (?:them|whom) (?=(?:then |later |now |have |are )?(?:passed|became|stayed|went|got|left|joined|gained|finished|qualified|completed|won|moved)\\b)`,
  'iu',
);
/** "one completed in 2024" after people */
const COUNT_OF_PEOPLE = new RegExp(
  `^(${NUMBER}) (?=(?:now |have |has )?(?:completed|passed|graduated|qualified|went|stayed|promoted|finished)\\b)`,
  'iu',
);
const PEOPLE_NOUN =
  /(?:students|trainees|apprentices|pupils|starters|learners|graduates|interns|staff|people|juniors|cadets|recruits|volunteers|nurses|children|candidates)$/i;
const ZERO_COUNT = /^(?:no|nil|zero) (?!longer\b|matter\b)(?=\p{Ll})/iu;
/** Begins a clause of its own: "we get about 200", "two developers had left". */
const PRONOUN_CLAUSE = /^(?:we|you) \p{Ll}+ /u;
const COUNTED_SUBJECT = new RegExp(`^${NUMBER} (?:\\p{Ll}+ ){0,2}?(\\p{Ll}+) (had|have|were|are|was|came|left|went|got) `, 'u');
/** "the biggest we ever did was 240" */
const SEPARATE_CLAUSE = /^(?:the|my|our) (?:\p{Ll}+ ){1,5}(?:was|were|is|are|came|went) \S/u;
/** "once did 85 for a funeral tea" */
const FREQUENCY_VERB = /^(?:once|twice) (\p{Ll}+) \S/u;
const MEASURE = /^((?:[\p{Ll}-]+ ){0,2}(?:rate|score|accuracy|attendance|occupancy)):? (\d[\d.,]*\s?%)$/iu;

/** Splits a bullet into its action and what follows a comma, where the two make no sentence; undefined where they do. */
export function findTail(sentence: string): Tail | undefined {
  const commas = [...sentence.matchAll(/, (?![^(]*\))(?!\d{3}\b)/g)].map(({ index }) => index);
  const last = commas.at(-1);
  if (last === undefined) return undefined;
  const [action, tail] = [sentence.slice(0, last), sentence.slice(last + 2)];
  if (tail.split(' ').length > MAX_WORDS) return undefined;
  if (ZERO_COUNT.test(tail) && !/ with /.test(action) && isVerbPhrase(action))
    return { action, text: `, with no ${tail.replace(ZERO_COUNT, '')}`, isAction: false };
  if (COUNT_OF_THEM.test(tail)) return { action, text: `, ${tail.replace(COUNT_OF_THEM, '$1 of whom ')}`, isAction: false };
  if (COUNT_OF_PEOPLE.test(tail) && PEOPLE_NOUN.test(action))
    return { action, text: `, ${tail.replace(COUNT_OF_PEOPLE, '$1 of whom ')}`, isAction: false };
  const [, subject = ''] = COUNTED_SUBJECT.exec(`${tail} `) ?? [];
  if (PRONOUN_CLAUSE.test(tail) || SEPARATE_CLAUSE.test(tail) || (subject && hasTag(subject, TAG.NNS)))
    return { action, text: ` (${tail})`, isAction: false };
  const [, once = ''] = FREQUENCY_VERB.exec(tail) ?? [];
  if (once && hasTag(once, TAG.VBD)) return { action, text: `, and ${tail}`, isAction: true };
  return findFigures(sentence, commas);
}

/** Finds figures without a verb, which go into brackets after the action: "Taught the course, around 150 students through, pass rate 96%". */
function findFigures(sentence: string, commas: number[]): Tail | undefined {
  const action = sentence.slice(0, commas[0]);
  const figures = sentence
    .slice((commas[0] ?? 0) + 2)
    .split(/, (?!\d{3}\b)/)
    .map((figure) => figure.replace(/ (?:through|in all|in total)$/, ''));
  const areFigures =
    figures.every((figure) => isFigure(figure)) && !/[()]/.test(sentence) && (isVerbPhrase(action) || /^\d.* since \d{4}$/.test(action));
  const phrases = figures.map((figure) => figure.replace(MEASURE, (_, measure: string, share: string) => `a ${measure.toLowerCase()} of ${share}`));
  return areFigures && !action.includes(':') ? { action, text: ` (${phrases.join(', ')})`, isAction: false, hasFigures: true } : undefined;
}

function isFigure(figure: string): boolean {
  const words = figure.split(' ');
  const startsWithFigure = /^(?:about|around|over|nearly|some|up to)? ?\d/.test(figure) || MEASURE.test(figure);
  return (
    startsWithFigure &&
    words.length <= MAX_FIGURE_WORDS &&
    (/% (?:of them )?passed$/.test(figure) || !words.some((word) => hasTag(word, TAG.VBD | TAG.VBZ) && !hasTag(word, TAG.NN | TAG.NNS)))
  );
}

function isVerbPhrase(action: string): boolean {
  return findCareerVerb(action.replace(/^I (?:have )?/, '').split(' ')[0] ?? '') !== undefined && action.includes(' ');
}

/** Adds a tail to every form of its clause; an action of its own only to the past form. */
export function addTail(
  { finite, infinitive, gerund, nounPhrase, ...rest }: BulletClause,
  { text, isAction, hasFigures }: Tail,
): BulletClause | undefined {
  if (hasFigures && !finite && !/^\d/.test(nounPhrase ?? '')) return undefined;
  if (isAction) return finite ? { ...rest, finite: `${finite}${text}` } : undefined;
  return {
    ...rest,
    ...(finite && { finite: `${finite}${text}` }),
    ...(infinitive && { infinitive: `${infinitive}${text}` }),
    ...(gerund && { gerund: `${gerund}${text}` }),
    ...(nounPhrase && { nounPhrase: `${nounPhrase}${text}` }),
  };
}
