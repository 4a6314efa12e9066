import type { CvLine } from '../lines/cvLine.ts';

const FEWEST_ROWS = 2;
const TICK = /^(?:[xX✓✔✗☑■●•*]|yes)$/;

const LEVEL_HEAD = /^(?:level|rating|proficiency|grade|score|experience|years?|how (?:well|often)|last used|used since)\b/i;

/** Returns the lines of a list of skills; of a table that ticks how well each is done, the skills alone: "Rough-in | X | | ". */
export function keepMatrixSkills(lines: CvLine[]): CvLine[] {
  if (isGraded(lines)) return lines.slice(1).map(keepFirstCell);
  const first = lines.findIndex(isTicked);
  if (lines.filter(isTicked).length < FEWEST_ROWS) return lines;
  const isHead = (line: CvLine, place: number) => place === first - 1 && line.cells.length > 2;
  return lines.filter((line, index) => !isHead(line, index)).map(keepSkill);
}

function isTicked({ cells }: CvLine): boolean {
  return cells.length > 1 && cells.slice(1).every(({ text }) => TICK.test(text));
}

/** A table whose head names the skill and its level, and whose rows say how well or how often: "Chest decompression | independent | 7". */
function isGraded([head, ...rows]: CvLine[]): boolean {
  const isHead = head !== undefined && head.cells.length > 1 && head.cells.slice(1).some(({ text }) => LEVEL_HEAD.test(text));
  const isRow = ({ cells }: CvLine) => cells.length === head?.cells.length && cells.slice(1).every(({ text }) => text.split(' ').length <= 2);
  return isHead && rows.length >= FEWEST_ROWS && rows.every(isRow);
}

function keepSkill(line: CvLine): CvLine {
  return isTicked(line) ? keepFirstCell(line) : line;
}

function keepFirstCell(line: CvLine): CvLine {
  const [skill] = line.cells;
  if (!skill) return line;
  return { ...line, start: skill.start, end: skill.end, text: skill.text, right: skill.right, cells: [skill] };
}
