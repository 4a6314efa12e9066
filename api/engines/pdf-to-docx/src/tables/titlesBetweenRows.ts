import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { LineWord } from '@sheaf/pdf-text/lines/textLine';
import { FIGURES } from './columnsOfWords.ts';

/** How near to each other figures of one column end, in points, and sizes and steps of lines are that are alike, as shares. */
const SAME_END = 1.5;
const SAME_SIZE = 0.04;
const SAME_STEP = 0.15;
/** So many lines at most are between two rows. */
const MOST_LINES = 3;

/**
 * Returns whether a line is the title of the rows below it, or the rest of a label, in a table of figures: set as its rows are, no further from them than they
 * from each other, and followed by a figure that ends where those above do. Titles of text are further off.
 */
export function isBetweenRows(lines: readonly Line[], rows: readonly Line[], place: number, isRow: (line: Line) => boolean): boolean {
  const line = lines[place];
  const ends = listFigures(rows).map(({ right }) => right);
  const from = Math.min(...listFigures(rows).map(({ left }) => left));
  if (!line || ends.length === 0 || line.cells.length > 1 || line.right > from) return false;
  for (let next = place + 1; next <= place + MOST_LINES; next += 1) {
    const [above, below] = [lines[next - 1], lines[next]];
    if (!above || !below || !isLikeRows([lines[next - 2], above, below], rows)) return false;
    if (!isRow(below)) continue;
    const last = listFigures([below]).at(-1);
    return last !== undefined && ends.some((end) => Math.abs(end - last.right) < SAME_END);
  }
  return false;
}

/** Returns whether three lines are as far apart, and in as large letters, as rows that follow each other. */
function isLikeRows([first, second, third]: (Line | undefined)[], rows: readonly Line[]): boolean {
  const [row] = rows;
  if (!first || !second || !third || !row) return false;
  const steps = [second.base - first.base, third.base - second.base];
  const areAlike = Math.abs((steps[0] ?? 0) - (steps[1] ?? 0)) < SAME_STEP * Math.max(...steps);
  return areAlike && [second, third].every(({ size }) => Math.abs(size - row.size) < SAME_SIZE * row.size);
}

/** Returns whether the words of a line end where the figures of the first row below do, as years over them; their gaps may be so even that they look like a text. */
export function isHeaderOverFigures(lines: readonly Line[], place: number, isRow: (line: Line) => boolean): boolean {
  const [line] = lines.slice(place);
  const below = lines.slice(place + 1, place + 1 + MOST_LINES);
  const row = below[below.findIndex(isRow)];
  const headers = line ? listFigures([line]) : [];
  if (!line || !row || headers.length < 2) return false;
  const figures = listFigures([row]);
  const isOverOne = ({ right }: { right: number }) => figures.some((figure) => Math.abs(figure.right - right) < SAME_END);
  return headers.every(isOverOne) && Math.abs(line.size - row.size) < SAME_SIZE * row.size;
}

/** The figures that lines end with. */
function listFigures(rows: readonly Line[]): LineWord[] {
  return rows.flatMap(({ words }) => words.slice(words.findLastIndex(({ text }) => !FIGURES.test(text)) + 1));
}
