import type { CvLine } from './cvLine.ts';

/** Returns one line of a line and the next, which goes on with it. */
export function joinLines(line: CvLine, next: CvLine): CvLine {
  const [cell] = line.cells;
  const cells = cell ? [{ ...cell, end: next.end, text: `${cell.text} ${next.text}` }] : [];
  return { ...line, end: next.end, text: `${line.text} ${next.text}`, bottom: next.bottom, cells };
}
