import type { CvLine } from '../lines/cvLine.ts';

const MIN_ROWS = 2;
const TICK = /^(?:[xX✓✔✗☑■●•*]|yes)$/;

const LEVEL_HEADER = /^(?:level|rating|proficiency|grade|score|experience|years?|how (?:well|often)|last used|used since)\b/i;

/** Returns the lines of a list of skills; of a table that ticks how well each is done, the skills alone: "Rough-in | X | | ". */
export function keepMatrixSkills(lines: CvLine[]): CvLine[] {
  if (isGradedTable(lines)) return lines.slice(1).map(keepFirstCell);
  const first = lines.findIndex(isTicked);
  if (lines.filter(isTicked).length < MIN_ROWS) return lines;
  const isHeader = (line: CvLine, index: number) => index === first - 1 && line.cells.length > 2;
  return lines.filter((line, index) => !isHeader(line, index)).map(keepSkill);
}

function isTicked({ cells }: CvLine): boolean {
  return cells.length > 1 && cells.slice(1).every(({ text }) => TICK.test(text));
}

/** A table whose head names the skill and its level, and whose rows say how well or how often: "Chest decompression | independent | 7". */
function isGradedTable([header, ...rows]: CvLine[]): boolean {
  const isHeader = header !== undefined && header.cells.length > 1 && header.cells.slice(1).some(({ text }) => LEVEL_HEADER.test(text));
  const isRow = ({ cells }: CvLine) => cells.length === header?.cells.length && cells.slice(1).every(({ text }) => text.split(' ').length <= 2);
  return isHeader && rows.length >= MIN_ROWS && rows.every(isRow);
}

function keepSkill(line: CvLine): CvLine {
  return isTicked(line) ? keepFirstCell(line) : line;
}

function keepFirstCell(line: CvLine): CvLine {
  const [skill] = line.cells;
  if (!skill) return line;
  return { ...line, start: skill.start, end: skill.end, text: skill.text, right: skill.right, cells: [skill] };
}
