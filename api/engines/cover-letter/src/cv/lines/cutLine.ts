import { cutSpan } from '../text/textSpan.ts';
import type { CvLine } from './cvLine.ts';

/** Returns the end of a line, from this place in its text. */
export function cutLine(line: CvLine, from: number): CvLine {
  const rest = cutSpan(line, from);
  const cells = line.cells
    .filter(({ end }) => end > rest.start)
    .map((cell) => (cell.start < rest.start ? { ...cell, ...cutSpan(cell, rest.start - cell.start) } : cell));
  return { ...line, ...rest, cells, left: cells[0]?.left ?? line.left };
}
