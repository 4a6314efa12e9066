import type { CvLine } from '../lines/cvLine.ts';
import { foldLetters } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import { joinBullets } from './joinBullets.ts';
import type { Position } from './position.ts';

/** Bullets under a heading that names a job listed elsewhere: "Performance as Second Officer (Hamlin)". */
export interface AchievementGroup {
  /** What the heading names. */
  job: string;
  lines: CvLine[];
}

const HEADING =
  /^(?:(?:key|selected|main|career|major|notable) )?(?:performance|achievements?|accomplishments?|highlights|results|contributions|responsibilities|duties)\s+(?:as|at|with|for|in)\s+(?=\p{Lu})/iu;
const MIN_NAME_LETTERS = 4;

/** Detects a heading within a work section that names one of its jobs. */
export function isAchievementHeading(text: string): boolean {
  return HEADING.test(text);
}

/** Takes the groups of bullets with such a heading out of the lines of a work section. */
export function splitAchievementGroups(lines: CvLine[]): { jobLines: CvLine[]; groups: AchievementGroup[] } {
  const jobLines: CvLine[] = [];
  const groups: AchievementGroup[] = [];
  let group: AchievementGroup | undefined;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const heading = line.hasListMark || findDate(line.text) || !lines[index + 1]?.hasListMark ? undefined : HEADING.exec(line.text);
    if (heading) {
      group = { job: line.text.slice(heading[0].length), lines: [] };
      groups.push(group);
      continue;
    }
    const isContinuation = before !== undefined && !line.hasListMark && line.paragraph === before.paragraph;
    if (group && !line.hasListMark && !isContinuation) group = undefined;
    (group?.lines ?? jobLines).push(line);
  }
  return { jobLines, groups };
}

/** Adds each group to the latest job that its heading names. A group of no job is left out, since nobody knows where it belongs. */
export function addAchievementGroups(positions: Position[], groups: AchievementGroup[], source: string): Position[] {
  return groups.reduce((jobs, { job, lines }) => {
    const scores = jobs.map((position) => countMatchingFields(position, job));
    const best = Math.max(...scores);
    const bestIndex = best > 0 ? scores.indexOf(best) : -1;
    return jobs.map((position, index) =>
      index === bestIndex ? { ...position, bullets: [...position.bullets, ...joinBullets(lines, source)] } : position,
    );
  }, positions);
}

/** Returns how many of its title and its employer a heading names. */
function countMatchingFields({ title, company }: Position, heading: string): number {
  const text = ` ${foldLetters(heading)} `;
  const words = foldLetters(company?.text ?? '')
    .split(' ')
    .filter((word) => word.length >= MIN_NAME_LETTERS);
  const isTitle = title !== undefined && text.includes(` ${foldLetters(title.text)} `);
  const isEmployer = words.length > 0 && text.includes(` ${words[0]} `);
  return Number(isTitle) + Number(isEmployer);
}
