import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';

/** What a CV hangs on a deed by a comma, and how a sentence says it. */
interface Tail {
  head: string;
  /** Put behind each form of the deed. */
  said: string;
  /** A deed of its own, in the past, which only another deed may stand before. */
  isDeed: boolean;
  /** Figures say more of a deed, and nothing of a thing that is only named. */
  isFigures?: boolean;
}

const MOST_WORDS = 12;
const MOST_FIGURE_WORDS = 6;
const NUMBER = '(?:\\d[\\d,]*|all|both|most|half|some|none|one|two|three|four|five|six|seven|eight|nine|ten)';
const OF_THEM = new RegExp(
  `^(${NUMBER}) of (?:them|whom) (?=(?:then |later |now |have |are )?(?:passed|became|stayed|went|got|left|joined|gained|finished|qualified|completed|won|moved)\\b)`,
  'iu',
);
/** "one completed in 2024" behind people */
const SOME = new RegExp(`^(${NUMBER}) (?=(?:now |have |has )?(?:completed|passed|graduated|qualified|went|stayed|promoted|finished)\\b)`, 'iu');
const PEOPLE =
  /(?:students|trainees|apprentices|pupils|starters|learners|graduates|interns|staff|people|juniors|cadets|recruits|volunteers|nurses|children|candidates)$/i;
const NONE = /^(?:no|nil|zero) (?!longer\b|matter\b)(?=\p{Ll})/iu;
/** Begins a clause of its own: "we get about 200", "two developers had left". */
const PRONOUN = /^(?:we|you) \p{Ll}+ /u;
const COUNTED_SUBJECT = new RegExp(`^${NUMBER} (?:\\p{Ll}+ ){0,2}?(\\p{Ll}+) (had|have|were|are|was|came|left|went|got) `, 'u');
/** "the biggest we ever did was 240" */
const OWN_CLAUSE = /^(?:the|my|our) (?:\p{Ll}+ ){1,5}(?:was|were|is|are|came|went) \S/u;
/** "once did 85 for a funeral tea" */
const ONCE = /^(?:once|twice) (\p{Ll}+) \S/u;
const MEASURE = /^((?:[\p{Ll}-]+ ){0,2}(?:rate|score|accuracy|attendance|occupancy)):? (\d[\d.,]*\s?%)$/iu;

/** Takes apart a deed and what a comma hangs on it, where the two make no sentence; undefined where they do. */
export function findTail(sentence: string): Tail | undefined {
  const commas = [...sentence.matchAll(/, (?![^(]*\))(?!\d{3}\b)/g)].map(({ index }) => index);
  const last = commas.at(-1);
  if (last === undefined) return undefined;
  const [head, tail] = [sentence.slice(0, last), sentence.slice(last + 2)];
  if (tail.split(' ').length > MOST_WORDS) return undefined;
  if (NONE.test(tail) && !/ with /.test(head) && isVerbPhrase(head)) return { head, said: `, with no ${tail.replace(NONE, '')}`, isDeed: false };
  if (OF_THEM.test(tail)) return { head, said: `, ${tail.replace(OF_THEM, '$1 of whom ')}`, isDeed: false };
  if (SOME.test(tail) && PEOPLE.test(head)) return { head, said: `, ${tail.replace(SOME, '$1 of whom ')}`, isDeed: false };
  const [, subject = ''] = COUNTED_SUBJECT.exec(`${tail} `) ?? [];
  if (PRONOUN.test(tail) || OWN_CLAUSE.test(tail) || (subject && hasTag(subject, TAG.NNS))) return { head, said: ` (${tail})`, isDeed: false };
  const [, once = ''] = ONCE.exec(tail) ?? [];
  if (once && hasTag(once, TAG.VBD)) return { head, said: `, and ${tail}`, isDeed: true };
  return findFigures(sentence, commas);
}

/** "Taught the course, around 150 students through, pass rate 96%": figures without a verb stand in brackets behind the deed. */
function findFigures(sentence: string, commas: number[]): Tail | undefined {
  const head = sentence.slice(0, commas[0]);
  const figures = sentence
    .slice((commas[0] ?? 0) + 2)
    .split(/, (?!\d{3}\b)/)
    .map((figure) => figure.replace(/ (?:through|in all|in total)$/, ''));
  const areFigures = figures.every((figure) => isFigure(figure)) && !/[()]/.test(sentence) && (isVerbPhrase(head) || /^\d.* since \d{4}$/.test(head));
  const said = figures.map((figure) => figure.replace(MEASURE, (_, measure: string, share: string) => `a ${measure.toLowerCase()} of ${share}`));
  return areFigures && !head.includes(':') ? { head, said: ` (${said.join(', ')})`, isDeed: false, isFigures: true } : undefined;
}

function isFigure(figure: string): boolean {
  const words = figure.split(' ');
  const isPlain = /^(?:about|around|over|nearly|some|up to)? ?\d/.test(figure) || MEASURE.test(figure);
  return (
    isPlain &&
    words.length <= MOST_FIGURE_WORDS &&
    (/% (?:of them )?passed$/.test(figure) || !words.some((word) => hasTag(word, TAG.VBD | TAG.VBZ) && !hasTag(word, TAG.NN | TAG.NNS)))
  );
}

function isVerbPhrase(head: string): boolean {
  return findCareerVerb(head.replace(/^I (?:have )?/, '').split(' ')[0] ?? '') !== undefined && head.includes(' ');
}

/** Puts a tail behind every form of its deed; a deed of its own only behind what somebody did. */
export function addTail({ did, toDo, doing, thing, ...rest }: BulletClause, { said, isDeed, isFigures }: Tail): BulletClause | undefined {
  if (isFigures && !did && !/^\d/.test(thing ?? '')) return undefined;
  if (isDeed) return did ? { ...rest, did: `${did}${said}` } : undefined;
  return {
    ...rest,
    ...(did && { did: `${did}${said}` }),
    ...(toDo && { toDo: `${toDo}${said}` }),
    ...(doing && { doing: `${doing}${said}` }),
    ...(thing && { thing: `${thing}${said}` }),
  };
}
