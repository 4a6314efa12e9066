import { type CvLine, markLength } from './cvLine.ts';
import { partOf, splitPiece } from './piece.ts';

const CELL_GAP = /\t+| {3,}/g;

/** The lines of a text that was pasted: its rows are their height, its letters their width. */
export function linesOfText(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let start = 0;
  let paragraph = 0;
  for (const [row, raw] of text.split('\n').entries()) {
    const whole = partOf({ start, end: start + raw.length, text: raw }, 0);
    start += raw.length + 1;
    if (whole.text === '') {
      paragraph += 1;
      continue;
    }
    const mark = markLength(whole.text);
    const line = partOf(whole, mark);
    const left = Math.min(raw.length - raw.trimStart().length, raw.length) / 2;
    const cells = splitPiece(line, CELL_GAP).map((cell) => {
      const from = cell.start === line.start ? left : left + cell.start - line.start;
      return { ...cell, left: from, right: from + cell.text.length, size: 1 };
    });
    const place = { left, right: left + line.text.length, top: row, bottom: row + 1, size: 1 };
    lines.push({ ...line, ...place, page: 1, cells, paragraph, isStandingOut: false, hasMark: mark > 0, column: 1 });
  }
  return lines;
}
