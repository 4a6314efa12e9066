import type { CvLine } from '../lines/cvLine.ts';

const FEWEST_ROWS = 2;
const TICK = /^(?:[xX✓✔✗☑■●•*]|yes)$/;

/** Returns the lines of a list of skills; of a table that ticks how well each is done, the skills alone: "Rough-in | X | | ". */
export function keepMatrixSkills(lines: CvLine[]): CvLine[] {
  const first = lines.findIndex(isTicked);
  if (lines.filter(isTicked).length < FEWEST_ROWS) return lines;
  const isHead = (line: CvLine, place: number) => place === first - 1 && line.cells.length > 2;
  return lines.filter((line, place) => !isHead(line, place)).map(keepSkill);
}

function isTicked({ cells }: CvLine): boolean {
  return cells.length > 1 && cells.slice(1).every(({ text }) => TICK.test(text));
}

function keepSkill(line: CvLine): CvLine {
  const [skill] = line.cells;
  if (!skill || !isTicked(line)) return line;
  return { ...line, start: skill.start, end: skill.end, text: skill.text, right: skill.right, cells: [skill] };
}
