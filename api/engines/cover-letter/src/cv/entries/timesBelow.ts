import type { CvLine } from '../lines/cvLine.ts';
import type { Row } from '../lines/rows.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

const FEWEST_JOBS = 2;

/** Moves each time under the head of its job, where a CV writes the time of every job below what it says of it. */
export function moveTimesUnderHeads(rows: Row[]): Row[] {
  if (rows.at(-1)?.time === undefined || rows.some(({ label }) => label !== undefined)) return rows;
  const jobs: Row[][] = [[]];
  for (const row of rows) {
    jobs.at(-1)?.push(row);
    if (isTimeAlone(row)) jobs.push([]);
  }
  const whole = jobs.filter((job) => job.length > 0);
  if (whole.length < FEWEST_JOBS || !whole.every(endsInItsTime)) return rows;
  return whole.flatMap(([head, ...rest]) => (head ? [head, ...rest.slice(-1), ...rest.slice(0, -1)] : []));
}

function isTimeAlone({ time, rest }: Row): boolean {
  return time !== undefined && time.kind !== 'single' && rest.length === 0;
}

/** Returns whether a job is a head, what was done, and the time, in this order. */
function endsInItsTime(job: Row[]): boolean {
  const [head, last, time] = [job[0], job.at(-2), job.at(-1)];
  if (!head || !last || !time || head === last || !isTimeAlone(time)) return false;
  const namesJob = scoreTitle(head.line.text) >= 2 || scoreOrganisation(head.line.text) >= 2;
  return namesJob && !head.line.hasMark && !head.time && saysWhatWasDone(last.line);
}

/** Returns whether a line is a bullet or ends as a sentence. */
function saysWhatWasDone({ hasMark, text }: CvLine): boolean {
  return hasMark || (/\p{L}{3,}\.$|\d\.$/u.test(text) && text.split(' ').length > 2);
}
