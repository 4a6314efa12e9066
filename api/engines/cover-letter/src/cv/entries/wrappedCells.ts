import type { CvLine } from '../lines/cvLine.ts';
import { findDate } from '../words/findDates.ts';
import { scoreDegree } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

const SAME_LEFT = 4;
const MIN_DEGREE_SCORE = 3;
/** In points. */
const MAX_INDENT = 20;
const MAX_CONTINUATION_WORDS = 4;
/** Between the two lines of a cell there is a line end, or an empty line. */
const MAX_BETWEEN = 2;

/** Joins the cell of a job that its column divides: "2017 – 2020 | Roofer, Luz Viva" over "Energia, Beja". */
export function joinWrappedCells(lines: CvLine[]): CvLine[] {
  const headers = lines.filter(isDatedHeader);
  // What begins where the heads do, or a little to the right, shows how wide their column is.
  const isInColumn = ({ left, page }: CvLine) => headers.some(({ cells, page: other }) => page === other && isNearColumn(left, cells.at(-1)?.left));
  const edge = Math.max(...[...headers, ...lines.filter(isInColumn)].map(({ right }) => right));
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && isDatedHeader(before) && continuesCell(before, line, edge)) joined[joined.length - 1] = appendLine(before, line);
    else joined.push(line);
  }
  return joined;
}

function isNearColumn(left: number, header = Infinity): boolean {
  return left > header - SAME_LEFT && left < header + MAX_INDENT;
}

/** Returns whether a line has a time and, next to it, a title with its employer. */
function isDatedHeader({ cells, hasListMark }: CvLine): boolean {
  const [time, header, ...others] = cells;
  if (!time || !header || others.length > 0 || hasListMark) return false;
  const found = findDate(time.text);
  const isTime = found !== undefined && found.kind !== 'single' && found.from === 0 && found.to === time.text.length;
  // "Grado en Maestro, mención en Inglés" is a degree.
  return isTime && scoreDegree(header.text) < MIN_DEGREE_SCORE && header.text.includes(', ') && scoreTitle(header.text.split(', ')[0] ?? '') >= 2;
}

function continuesCell(before: CvLine, line: CvLine, edge: number): boolean {
  const [cell] = line.cells;
  const header = before.cells.at(-1);
  if (!cell || !header || line.cells.length > 1 || line.hasListMark || line.page !== before.page || findDate(line.text)) return false;
  const gap = line.start - before.end;
  if (Math.abs(cell.left - header.left) > SAME_LEFT || gap < 1 || gap > MAX_BETWEEN) return false;
  const isName = /^\p{Lu}/u.test(line.text) && !/[.:;]$/.test(line.text) && line.text.split(' ').length <= MAX_CONTINUATION_WORDS;
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  const [first = ''] = line.text.split(' ');
  return isName && scoreTitle(line.text) < 2 && (/,$/.test(before.text) || before.right + (first.length + 1) * letterWidth > edge);
}

function appendLine(before: CvLine, line: CvLine): CvLine {
  const between = ' '.repeat(line.start - before.end);
  const cells = before.cells.map((cell) =>
    cell === before.cells.at(-1) ? { ...cell, end: line.end, text: `${cell.text}${between}${line.text}` } : cell,
  );
  return { ...before, cells, end: line.end, text: `${before.text}${between}${line.text}`, bottom: line.bottom };
}
