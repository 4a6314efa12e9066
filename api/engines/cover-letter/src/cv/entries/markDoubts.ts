import type { Row } from '../lines/rows.ts';
import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { scoreTitle } from '../words/titleWords.ts';
import type { Doubt, Position } from './position.ts';

/** A job with the lines it was read from. */
export interface ReadJob {
  position: Position;
  head: Row[];
  below: Row[];
}

/** Of the signs that a title, an employer and a time belong together, so many make it certain. */
const ENOUGH_SIGNS = 2;
const SURE_TITLE = 2;
const SURE_ORGANISATION = 2;
const SURE_PLACE = 3;
const MOST_WORDS_OF_HEAD = 8;
const MOST_WORDS_OF_TOWN = 4;
const FEWEST_PLAIN_WORDS = 2;
const FEWEST_BULLETS_OF_LIST = 2;
/** In letters: the full stop and the space between a head and its deeds. */
const MOST_BETWEEN = 3;

/**
 * Marks what the CV does not prove of each job: that its title, employer and time belong together, or that what was done was done there.
 * Each sign is independent of the others: dates with both ends, a word for a title, a word for an organisation, labels, and lines in the same
 * layout as those of another job.
 */
export function markDoubts(jobs: ReadJob[]): Position[] {
  const shapes = jobs.map(describeShape);
  return jobs.map((job, index) => {
    const isRepeated = shapes.some((shape, other) => other !== index && shape === shapes[index]);
    const isBesideBare = [jobs[index - 1], jobs[index + 1]].some((other) => other && isBare(other));
    const doubts: Doubt[] = [
      ...(isBesideBare ? (['position', 'bullets'] as const) : []),
      ...(job.position.doubts ?? []),
      ...(isHeadProven(job, isRepeated) && isInUsualOrder(job, jobs) && !isNamedTwice(job.position, jobs) ? [] : (['position'] as const)),
      ...(areBulletsProven(job, jobs) ? [] : (['bullets'] as const)),
    ];
    return doubts.length > 0 ? { ...job.position, doubts: [...new Set(doubts)] } : job.position;
  });
}

/** A time that nothing is named beside: its title and employer may have gone to its neighbours. */
function isBare({ position: { title, company } }: ReadJob): boolean {
  return title === undefined && company === undefined;
}

/** Returns which lines of a head hold its title, its employer and its dates, in which order. */
function describeShape({ position: { title, company, time }, head }: ReadJob): string {
  const named = [
    { sign: 'title', piece: title },
    { sign: 'employer', piece: company },
    { sign: 'time', piece: time?.start },
  ];
  return head
    .map(({ line }) =>
      named
        .flatMap(({ sign, piece }) => (piece && piece.start >= line.start && piece.start < line.end ? [{ sign, start: piece.start }] : []))
        .sort((one, other) => one.start - other.start)
        .map(({ sign }) => sign)
        .join(','),
    )
    .join('/');
}

function isHeadProven({ position, head }: ReadJob, isRepeated: boolean): boolean {
  const { title, company, time } = position;
  if ([title, company].some((piece) => piece && isNoName(piece.text)) || holdsTwoJobs(head)) return false;
  if (company && scoreTitle(company.text) >= SURE_TITLE && scoreOrganisation(company.text) === 0) return false;
  // "Sales assistant, Teme" over "Electronics" has torn the name of the employer.
  if (title && company && company.start - title.end === 1 && /, \p{Lu}\p{L}+$/u.test(title.text)) return false;
  const hasLabels = head.some(({ label }) => label === 'title' || label === 'company');
  const signs = [
    time !== undefined && time.kind !== 'single',
    title !== undefined && scoreTitle(title.text) >= SURE_TITLE,
    company !== undefined && scoreOrganisation(company.text) >= SURE_ORGANISATION,
    isRepeated,
    hasLabels,
  ];
  return signs.filter(Boolean).length >= ENOUGH_SIGNS;
}

/** Two employers or two titles, each on a line of its own, are those of two jobs. */
function holdsTwoJobs(head: Row[]): boolean {
  const isTitle = ({ line: { text }, label }: Row) =>
    !label && scoreTitle(text) >= SURE_TITLE && (scoreOrganisation(text) < SURE_ORGANISATION || text.includes(', '));
  return head.filter(namesEmployer).length > 1 || head.filter(isTitle).length > 1;
}

/** Detects another employer on a line of its own, which the head of one job does not have. */
function namesEmployer({ line, time, label }: Row): boolean {
  const isShort = line.text.split(' ').length <= MOST_WORDS_OF_TOWN && /^\p{Lu}/u.test(line.text);
  return !line.hasMark && !time && !label && isShort && scoreOrganisation(line.text) > SURE_ORGANISATION && scoreTitle(line.text) === 0;
}

/**
 * Where some jobs name the employer first and others the title, those of the rarer order may have taken a line of their neighbour. So may all of
 * an order of which one job has another employer below its head.
 */
function isInUsualOrder({ position }: ReadJob, jobs: ReadJob[]): boolean {
  const own = findOrder(position);
  const isApart = (job: ReadJob) => isUnderEmployer(job, jobs[jobs.indexOf(job) - 1]);
  if (own === undefined || jobs.some((job) => job.position === position && isApart(job))) return true;
  const ordered = jobs.filter((job) => findOrder(job.position) !== undefined && !isApart(job));
  const alike = ordered.filter((job) => findOrder(job.position) === own);
  return alike.length > ordered.length / 2 && !alike.some(({ below }) => below.some(namesEmployer));
}

/** "British Army" over "Sergeant, 2013 – 2024", below a job that one line names whole: that line is of no neighbour. */
function isUnderEmployer({ position: { title, company, time }, head }: ReadJob, before: ReadJob | undefined): boolean {
  const [first, second] = head.map(({ line }) => line);
  const isIn = (line: { start: number; end: number } | undefined, start: number | undefined) =>
    line !== undefined && start !== undefined && start >= line.start && start < line.end;
  const isRoof = head.length === 2 && isIn(first, company?.start) && isIn(second, title?.start) && isIn(second, time?.start.start);
  return (
    isRoof && before?.head.length === 1 && before.below.length === 0 && before.position.title !== undefined && before.position.company !== undefined
  );
}

function findOrder({ title, company }: Position): 'title first' | 'employer first' | undefined {
  if (!title || !company) return undefined;
  return title.start < company.start ? 'title first' : 'employer first';
}

/** Detects what no title and no employer is called: a year, an address, a sentence, a town alone. */
function isNoName(text: string): boolean {
  const isSentence = /\p{Ll}{3,}[.!?]$/u.test(text) && text.split(/\s/).length > MOST_WORDS_OF_HEAD;
  const isDeed = startsWithActionVerb(text) && scoreTitle(text) < SURE_TITLE && scoreOrganisation(text) < SURE_ORGANISATION;
  const isTown =
    text.split(' ').length <= MOST_WORDS_OF_TOWN && scorePlace(text) >= SURE_PLACE && scoreOrganisation(text) === 0 && scoreTitle(text) === 0;
  // "Second line for 1,100 staff" is what was done.
  const bare = text.replace(/\s*\([^()]*\)/g, '');
  const isCount =
    /\d/.test(bare) && text.split(' ').filter((word) => /^\p{Ll}{4}/u.test(word)).length >= FEWEST_PLAIN_WORDS && scoreOrganisation(text) === 0;
  return isCount || findDate(text) !== undefined || text.includes('@') || /\b(?:I|he|she|they|we)\b/.test(text) || isSentence || isDeed || isTown;
}

/** Returns whether the title of a job is elsewhere an employer, or its employer a title: then one of the two was read wrong. */
function isNamedTwice({ title, company }: Position, jobs: ReadJob[]): boolean {
  return jobs.some(
    ({ position }) =>
      (title !== undefined && position.company?.text === title.text) || (company !== undefined && position.title?.text === company.text),
  );
}

function areBulletsProven(job: ReadJob, jobs: ReadJob[]): boolean {
  const { position, head, below } = job;
  if (position.bullets.length === 0) return true;
  return (standOnHeadLine(job) || !followsBareHeads(job, jobs)) && !changesColumn(head, below) && !below.some((row) => isLostHead(row, below));
}

/** Below several heads without bullets, the bullets may belong to any of those jobs. Who describes one job only describes the latest. */
function followsBareHeads(job: ReadJob, jobs: ReadJob[]): boolean {
  const above = jobs.slice(0, jobs.indexOf(job));
  return above.length > 0 && above.every(({ below, position }) => below.length === 0 && position.bullets.length === 0);
}

/** "2007–2012, sous chef, The Gull. Cooked for 120." says on one line who did it. */
function standOnHeadLine({ head, below }: ReadJob): boolean {
  const [last, first] = [head.at(-1)?.line, below[0]?.line];
  return last !== undefined && first !== undefined && last.page === first.page && first.start - last.end <= MOST_BETWEEN && first.top === last.top;
}

/** On one page, lines in another column than the head belong to something else. */
function changesColumn(head: Row[], below: Row[]): boolean {
  const last = head.at(-1)?.line;
  return below.some(({ line }) => last !== undefined && line.page === last.page && line.column !== last.column && line.right < last.left);
}

/** Detects the head of another job that was taken for a bullet: short, without the mark that the bullets have, and with a time or a title. */
function isLostHead({ line, time }: Row, below: Row[]): boolean {
  const isList = below.filter(({ line: other }) => other.hasMark).length >= FEWEST_BULLETS_OF_LIST;
  const isShort = line.text.split(' ').length <= MOST_WORDS_OF_HEAD && !line.hasMark;
  if (!isShort) return false;
  const isDated = time !== undefined && time.kind !== 'single';
  return isDated || (isList && line.isStandingOut && scoreTitle(line.text) >= SURE_TITLE);
}

/** Returns a job with one more doubt. */
export function addDoubt(position: Position, doubt: Doubt): Position {
  return { ...position, doubts: [...(position.doubts ?? []), doubt] };
}
