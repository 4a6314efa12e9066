import type { CvLine } from '../lines/cvLine.ts';
import type { Row } from '../lines/rows.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MIN_JOBS = 2;

/** Moves each time under the head of its job, where a CV writes the time of every job below what it says of it. */
export function moveTimesUnderHeaders(rows: Row[]): Row[] {
  if (rows.at(-1)?.time === undefined || rows.some(({ label }) => label !== undefined)) return rows;
  const jobs: Row[][] = [[]];
  for (const row of rows) {
    jobs.at(-1)?.push(row);
    if (hasOnlyTime(row)) jobs.push([]);
  }
  const completeJobs = jobs.filter((job) => job.length > 0);
  if (completeJobs.length < MIN_JOBS || !completeJobs.every(endsWithTime)) return rows;
  return completeJobs.flatMap(([header, ...rest]) => (header ? [header, ...rest.slice(-1), ...rest.slice(0, -1)] : []));
}

function hasOnlyTime({ time, rest }: Row): boolean {
  return time !== undefined && time.kind !== 'single' && rest.length === 0;
}

/** Returns whether a job is a head, what was done, and the time, in this order. */
function endsWithTime(job: Row[]): boolean {
  const [header, last, time] = [job[0], job.at(-2), job.at(-1)];
  if (!header || !last || !time || header === last || !hasOnlyTime(time)) return false;
  const isJobHeader = scoreTitle(header.line.text) >= 2 || scoreOrganisation(header.line.text) >= 2;
  return isJobHeader && !header.line.hasListMark && !header.time && isDescription(last.line);
}

/** Returns whether a line is a bullet or ends as a sentence. */
function isDescription({ hasListMark, text }: CvLine): boolean {
  return hasListMark || (/\p{L}{3,}\.$|\d\.$/u.test(text) && text.split(' ').length > 2);
}
