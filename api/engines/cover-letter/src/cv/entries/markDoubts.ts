import type { Row } from '../lines/rows.ts';
import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { scoreTitle } from '../words/titleWords.ts';
import type { Doubt, Position } from './position.ts';

/** A job with the lines it was read from. */
export interface ParsedJob {
  position: Position;
  header: Row[];
  below: Row[];
}

/** Of the signs that a title, an employer and a time belong together, so many make it certain. */
const MIN_SIGNS = 2;
const MIN_TITLE_SCORE = 2;
/** Of what begins or ends in a word for a title. */
const MAX_TITLE_SCORE = 3;
const MIN_ORGANISATION_SCORE = 2;
const MIN_PLACE_SCORE = 3;
const MAX_HEAD_WORDS = 8;
const MAX_TOWN_WORDS = 4;
const MIN_LOWERCASE_WORDS = 2;
const MIN_LIST_BULLETS = 2;
/** In letters: the full stop and the space between a head and its actions. */
const MAX_LETTERS_BETWEEN = 3;

/**
 * Marks what the CV does not prove of each job: that its title, employer and time belong together, or that what was done was done there.
 * Each sign is independent of the others: dates with both ends, a word for a title, a word for an organisation, labels, and lines in the same
 * layout as those of another job.
 */
export function markDoubts(jobs: ParsedJob[]): Position[] {
  const shapes = jobs.map(describeShape);
  return jobs.map((job, index) => {
    const isRepeated = shapes.some((shape, other) => other !== index && shape === shapes[index]);
    const isNextToEmpty = [jobs[index - 1], jobs[index + 1]].some((other) => other && hasNoFields(other));
    const doubts: Doubt[] = [
      ...(isNextToEmpty ? (['position', 'bullets'] as const) : []),
      ...(job.position.doubts ?? []),
      ...(isHeaderProven(job, isRepeated) && isInCommonOrder(job, jobs) && !isNamedTwice(job.position, jobs) ? [] : (['position'] as const)),
      ...(areBulletsProven(job, jobs) ? [] : (['bullets'] as const)),
    ];
    return doubts.length > 0 ? { ...job.position, doubts: [...new Set(doubts)] } : job.position;
  });
}

/** Detects a time without a title or an employer, which its neighbours may have taken. */
function hasNoFields({ position: { title, company } }: ParsedJob): boolean {
  return title === undefined && company === undefined;
}

/** Returns which lines of a head hold its title, its employer and its dates, in which order. */
function describeShape({ position: { title, company, time }, header }: ParsedJob): string {
  const fields = [
    { sign: 'title', span: title },
    { sign: 'employer', span: company },
    { sign: 'time', span: time?.start },
  ];
  return header
    .map(({ line }) =>
      fields
        .flatMap(({ sign, span }) => (span && span.start >= line.start && span.start < line.end ? [{ sign, start: span.start }] : []))
        .sort((one, other) => one.start - other.start)
        .map(({ sign }) => sign)
        .join(','),
    )
    .join('/');
}

function isHeaderProven({ position, header }: ParsedJob, isRepeated: boolean): boolean {
  const { title, company, time } = position;
  if ([title, company].some((span) => span && isNotName(span.text)) || containsTwoJobs(header)) return false;
  if (company && scoreTitle(company.text) >= MIN_TITLE_SCORE && scoreOrganisation(company.text) === 0) return false;
  // "Sales assistant, Teme" over "Electronics" has torn the name of the employer.
  if (title && company && company.start - title.end === 1 && /, \p{Lu}\p{L}+$/u.test(title.text)) return false;
  const hasLabels = header.some(({ label }) => label === 'title' || label === 'company');
  const signs = [
    time !== undefined && time.kind !== 'single',
    title !== undefined && scoreTitle(title.text) >= MIN_TITLE_SCORE,
    company !== undefined && scoreOrganisation(company.text) >= MIN_ORGANISATION_SCORE,
    isRepeated,
    hasLabels,
  ];
  return signs.filter(Boolean).length >= MIN_SIGNS;
}

/** Detects two employers or two titles on lines of their own, which belong to two jobs. */
function containsTwoJobs(header: Row[]): boolean {
  const isTitle = ({ line: { text }, label }: Row) =>
    !label && scoreTitle(text) >= MIN_TITLE_SCORE && (scoreOrganisation(text) < MIN_ORGANISATION_SCORE || text.includes(', '));
  return header.filter(namesEmployer).length > 1 || header.filter(isTitle).length > 1;
}

/** Detects another employer on a line of its own, which the head of one job does not have. */
function namesEmployer({ line, time, label }: Row): boolean {
  const isShort = line.text.split(' ').length <= MAX_TOWN_WORDS && /^\p{Lu}/u.test(line.text);
  return !line.hasListMark && !time && !label && isShort && scoreOrganisation(line.text) > MIN_ORGANISATION_SCORE && scoreTitle(line.text) === 0;
}

/**
 * Where some jobs name the employer first and others the title, those of the rarer order may have taken a line of their neighbour. So may all of
 * an order of which one job has another employer below its head.
 */
function isInCommonOrder({ position }: ParsedJob, jobs: ParsedJob[]): boolean {
  const order = findOrder(position);
  const isExempt = (job: ParsedJob) => isUnderEmployer(job, jobs[jobs.indexOf(job) - 1]);
  if (order === undefined || jobs.some((job) => job.position === position && isExempt(job))) return true;
  const ordered = jobs.filter((job) => findOrder(job.position) !== undefined && !isExempt(job));
  const sameOrder = ordered.filter((job) => findOrder(job.position) === order);
  return sameOrder.length > ordered.length / 2 && !sameOrder.some(({ below }) => below.some(namesEmployer));
}

/** Detects a role below its employer, where the job above is complete: "British Army" over "Sergeant, 2013 – 2024". */
function isUnderEmployer({ position: { title, company, time }, header }: ParsedJob, before: ParsedJob | undefined): boolean {
  const [first, second] = header.map(({ line }) => line);
  const containsOffset = (line: { start: number; end: number } | undefined, start: number | undefined) =>
    line !== undefined && start !== undefined && start >= line.start && start < line.end;
  const isEmployerLine =
    header.length === 2 && containsOffset(first, company?.start) && containsOffset(second, title?.start) && containsOffset(second, time?.start.start);
  return (
    isEmployerLine &&
    before?.header.length === 1 &&
    before.below.length === 0 &&
    before.position.title !== undefined &&
    before.position.company !== undefined
  );
}

function findOrder({ title, company }: Position): 'title first' | 'employer first' | undefined {
  if (!title || !company) return undefined;
  return title.start < company.start ? 'title first' : 'employer first';
}

/** Detects what no title and no employer is called: a year, an address, a sentence, a town alone. */
function isNotName(text: string): boolean {
  const isSentence = /\p{Ll}{3,}[.!?]$/u.test(text) && text.split(/\s/).length > MAX_HEAD_WORDS;
  const isAction = startsWithActionVerb(text) && scoreTitle(text) < MIN_TITLE_SCORE && scoreOrganisation(text) < MIN_ORGANISATION_SCORE;
  const isTown =
    text.split(' ').length <= MAX_TOWN_WORDS && scorePlace(text) >= MIN_PLACE_SCORE && scoreOrganisation(text) === 0 && scoreTitle(text) === 0;
  // "Second line for 1,100 staff" is what was done.
  const withoutBrackets = text.replace(/\s*\([^()]*\)/g, '');
  const isCount =
    /\d/.test(withoutBrackets) &&
    text.split(' ').filter((word) => /^\p{Ll}{4}/u.test(word)).length >= MIN_LOWERCASE_WORDS &&
    scoreOrganisation(text) === 0;
  // "Returner programme in finance (online" was torn at its bracket.
  const isTorn = (text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length;
  return (
    isCount ||
    isTorn ||
    findDate(text) !== undefined ||
    text.includes('@') ||
    /\b(?:I|he|she|they|we)\b/.test(text) ||
    isSentence ||
    isAction ||
    isTown
  );
}

/** Returns whether the title of a job is elsewhere an employer, or its employer a title: then one of the two was read wrong. */
function isNamedTwice({ title, company }: Position, jobs: ParsedJob[]): boolean {
  return jobs.some(
    ({ position }) =>
      (title !== undefined && position.company?.text === title.text) || (company !== undefined && position.title?.text === company.text),
  );
}

function areBulletsProven(job: ParsedJob, jobs: ParsedJob[]): boolean {
  const { position, header, below } = job;
  if (position.bullets.length === 0) return true;
  return (
    (startOnHeaderLine(job) || !followsEmptyHeaders(job, jobs)) && !changesColumn(header, below) && !below.some((row) => isMissedHeader(row, below))
  );
}

/** Detects bullets below several headers without bullets, which may belong to any of those jobs. */
function followsEmptyHeaders(job: ParsedJob, jobs: ParsedJob[]): boolean {
  const above = jobs.slice(0, jobs.indexOf(job));
  return above.length > 0 && above.every(({ below, position }) => below.length === 0 && position.bullets.length === 0);
}

/** Detects bullets that start on the line of the header: "2007–2012, sous chef, The Gull. Cooked for 120." */
function startOnHeaderLine({ header, below }: ParsedJob): boolean {
  const [last, first] = [header.at(-1)?.line, below[0]?.line];
  return (
    last !== undefined && first !== undefined && last.page === first.page && first.start - last.end <= MAX_LETTERS_BETWEEN && first.top === last.top
  );
}

/** Detects lines in another column than the header on one page, which belong elsewhere. */
function changesColumn(header: Row[], below: Row[]): boolean {
  const last = header.at(-1)?.line;
  return below.some(({ line }) => last !== undefined && line.page === last.page && line.column !== last.column && line.right < last.left);
}

/** Detects the head of another job that was taken for a bullet: short, without the mark that the bullets have, and with a time or a title. */
function isMissedHeader({ line, time }: Row, below: Row[]): boolean {
  const isList = below.filter(({ line: other }) => other.hasListMark).length >= MIN_LIST_BULLETS;
  const isShort = line.text.split(' ').length <= MAX_HEAD_WORDS && !line.hasListMark;
  // "Chef de Partie — Lido Bianco, Alghero (summer season) 2022" is long, and parted as a head is.
  const isParted =
    !line.hasListMark &&
    time !== undefined &&
    (/^\p{Lu}[^.;]* [—–|] \p{Lu}/u.test(line.text) || (/, \p{Lu}/u.test(line.text) && scoreTitle(line.text) === MAX_TITLE_SCORE));
  if (isList && isParted) return true;
  if (!isShort) return false;
  const isDated = time !== undefined && time.kind !== 'single';
  return isDated || (isList && line.isEmphasized && scoreTitle(line.text) >= MIN_TITLE_SCORE);
}

/** Returns a job with one more doubt. */
export function addDoubt(position: Position, doubt: Doubt): Position {
  return { ...position, doubts: [...(position.doubts ?? []), doubt] };
}
