import type { CvLine } from '../lines/cvLine.ts';
import type { Time } from '../lines/rows.ts';
import type { Section } from '../lines/section.ts';
import { cutSpan, foldLetters, splitSpan, type TextSpan } from '../text/textSpan.ts';
import { joinBullets } from './joinBullets.ts';
import type { Position } from './position.ts';

const MIN_LETTERS = 4;
const MAX_NAME_WORDS = 5;
/** "1) Supervise 8 officers" */
const LIST_NUMBER = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u;
const BETWEEN_SENTENCES = /(?<=\p{Ll}{2}[.!])\s+(?=\p{Lu})|(?<=\d%?[.)]\.?)\s+(?=\p{Lu}\p{Ll})/gu;
/** "Call-backs fell from 8% to 3%" after an action is its result. */
const RESULT = /\b(?:fell|rose|grew|dropped|increased|decreased|improved|doubled|halved|went)\b.*\d/;

/** Headings of academic CVs, under which the posts are named again. */
const GROUPED_BY_EMPLOYER = /\b(?:teaching|supervision|research|administration|service|leadership|contribution)\b/i;

/** Adds to the jobs what other sections say that somebody did at each, where they name its employer. */
export function addAchievementsElsewhere(positions: Position[], sections: Section[], source: string): Position[] {
  const found = new Map<Position, TextSpan[]>();
  const add = (position: Position, achievements: TextSpan[]) => found.set(position, [...(found.get(position) ?? []), ...achievements]);
  for (const { kind, lines, isUnknown, heading } of sections) {
    if (kind === 'summary' || (kind === 'other' && (isUnknown || GROUPED_BY_EMPLOYER.test(heading?.text ?? '')))) {
      for (const { position, lines: groupLines } of groupByEmployer(lines, positions)) add(position, joinNumberedBullets(groupLines, source));
      for (const { position, achievements } of findAchievementsInSentences(lines, positions, source)) add(position, achievements);
    }
    if (kind === 'other')
      for (const { position, achievement } of findAchievementsBeforeEmployer(lines, positions, source)) add(position, [achievement]);
  }
  return positions.map((position) => ({ ...position, bullets: [...position.bullets, ...(found.get(position) ?? [])] }));
}

/** Groups the lines below each line that names only an employer. */
function groupByEmployer(lines: CvLine[], positions: Position[]): { position: Position; lines: CvLine[] }[] {
  const groups: { position: Position; lines: CvLine[] }[] = [];
  for (const line of lines) {
    const position = line.hasListMark ? undefined : findPositionByEmployer(line.text, positions);
    if (position) groups.push({ position, lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups;
}

/** Returns the one job whose employer has this name, or a name that begins with it. */
function findPositionByEmployer(text: string, positions: Position[]): Position | undefined {
  const name = foldLetters(text.replace(/:$/, ''));
  if (name.length < MIN_LETTERS || name.split(' ').length > MAX_NAME_WORDS) return undefined;
  const matches = positions.filter(({ company }) => `${foldLetters(company?.text ?? '')} `.startsWith(`${name} `));
  return matches.length === 1 ? matches[0] : undefined;
}

function joinNumberedBullets(lines: CvLine[], source: string): TextSpan[] {
  const marked = lines.map((line) => {
    const length = line.hasListMark ? 0 : (LIST_NUMBER.exec(line.text)?.[0].length ?? 0);
    return length > 0 ? { ...line, ...cutSpan(line, length), hasListMark: true } : line;
  });
  return joinBullets(marked, source);
}

/** Finds achievements in sentences that name an employer: "At Luz Viva I wired a park". */
function findAchievementsInSentences(lines: CvLine[], positions: Position[], source: string): { position: Position; achievements: TextSpan[] }[] {
  return joinBullets(lines, source).flatMap((paragraph) => {
    const sentences = splitSpan(paragraph, BETWEEN_SENTENCES);
    return sentences.flatMap((sentence, index) => {
      const matches = positions.flatMap((position) => findAchievementAt(sentence, position) ?? []);
      const [match, otherMatch] = matches;
      if (!match || otherMatch) return [];
      const next = sentences[index + 1];
      const result = next && RESULT.test(next.text) && !/\bI\b/.test(next.text) ? [next] : [];
      // "Supervision of three PhD students" after it was done there too.
      const more = next && result.length === 0 && continuesTopic(next) && continuesTopic(sentences[index + 2] ?? next) ? [next] : [];
      return [{ position: match.position, achievements: [match.span, ...result, ...more] }];
    });
  });
}

/** "VTE assessment raised from 58% to 91%, Wythenbrook, 2025 (lead)": what was done, where and when. */
const PLACE_AND_YEAR = /, (?:at )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}),? \(?((?:19|20)\d\d)\)?(?: \([^()]{2,30}\))?\.?$/u;
const CHANGE = /\b(?:from \S+ to \S*\d|(?:raised|reduced|cut|increased|improved|lowered|fell|rose|grew|dropped|halved|doubled)\b.*\d)/;

/** Finds the bullets that end in the name of one employer and in a year of that job, under whatever heading. */
function findAchievementsBeforeEmployer(lines: CvLine[], positions: Position[], source: string): { position: Position; achievement: TextSpan }[] {
  const bullets = joinBullets(lines, source).filter(({ start }) => lines.some((line) => line.start === start && line.hasListMark));
  return bullets.flatMap((bullet) => {
    const [, employer = '', year = ''] = PLACE_AND_YEAR.exec(bullet.text.replace(/\n/g, ' ')) ?? [];
    const position = employer === '' ? undefined : findPositionByEmployer(employer, positions);
    const achievement = cutSpan(bullet, 0, PLACE_AND_YEAR.exec(bullet.text.replace(/\n/g, ' '))?.index ?? 0);
    return position && containsYear(position.time, Number(year)) && CHANGE.test(achievement.text) ? [{ position, achievement }] : [];
  });
}

/** Returns whether a year is within the time of a job. */
function containsYear(time: Time | undefined, year: number): boolean {
  const [from, to] = [time?.start, time?.end].map((span) => Number(/(?:19|20)\d\d/.exec(span?.text ?? '')?.[0] ?? Number.NaN));
  return from !== undefined && from <= year && (to === undefined || Number.isNaN(to) || year <= to);
}

function findAchievementAt(sentence: TextSpan, position: Position): { position: Position; span: TextSpan } | undefined {
  const employerName = position.company?.text.replace(/\s+/g, ' ').split(', ')[0] ?? '';
  const text = sentence.text.replace(/\n/g, ' ');
  return [employerName, findUniversityTown(employerName)]
    .filter((name) => name.length >= MIN_LETTERS)
    .flatMap((name) => findAchievementAfter(sentence, text, name, position))[0];
}

/** Finds the town by which a university is called: "Dundee" for the University of Dundee. */
function findUniversityTown(university: string): string {
  return /^University of (\p{Lu}[\p{L}’'-]+)$/u.exec(university)?.[1] ?? /^(\p{Lu}[\p{L}’'-]+) University$/u.exec(university)?.[1] ?? '';
}

/** Detects a sentence that goes on about the place named before it: it names no other, and nobody in the first person. */
function continuesTopic({ text }: TextSpan): boolean {
  return !/\bI\b|^(?:At|As|With|For|In) \p{Lu}/u.test(text) && text.split(/\s+/).length >= MIN_LETTERS;
}

function findAchievementAfter(sentence: TextSpan, text: string, name: string, position: Position): { position: Position; span: TextSpan }[] {
  const openingLength = /^(?:As (?:an? |the )?[^,.]{3,40} )?(?:At|at|With|with|For|for) /.exec(text)?.[0].length ?? 0;
  if (openingLength === 0 || !text.startsWith(name, openingLength)) return [];
  const introLength = /^(?:,? I (?:have |also |have also )?(?=\p{Ll})|:\s+(?=\p{L}))/u.exec(text.slice(openingLength + name.length))?.[0].length ?? 0;
  return introLength > 0 ? [{ position, span: cutSpan(sentence, openingLength + name.length + introLength) }] : [];
}
