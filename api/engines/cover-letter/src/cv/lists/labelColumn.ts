import type { CvLine } from '../lines/cvLine.ts';
import { cutPiece, NOWHERE } from '../text/piece.ts';

/** In points: how exactly what stands behind the labels begins. */
const SAME_LEFT = 1.5;
/** Of the height of letters: a space between words is less. */
const MIN_GAP = 0.6;
const MOST_LABEL_WORDS = 3;

/** Splits labels from the text behind them where all lines have both: "Laboratory  qPCR" over "Computing  R, Python". */
export function withLabelsApart(lines: CvLine[]): CvLine[] {
  const gaps = lines.map(gapBehindLabel);
  const [left] = gaps;
  const isColumn = lines.length > 1 && left !== undefined && gaps.every((gap) => gap !== undefined && Math.abs(gap.left - left.left) < SAME_LEFT);
  return isColumn ? lines.map((line, index) => partedAt(line, gaps[index])) : lines;
}

interface Gap {
  left: number;
  start: number;
  after: number;
}

function gapBehindLabel(line: CvLine): Gap | undefined {
  const [cell] = line.cells;
  if (!cell || line.hasMark || line.start === NOWHERE) return undefined;
  const next = line.cells[1];
  const word = cell.words?.slice(0, MOST_LABEL_WORDS).find(({ left, after }) => left - after > MIN_GAP * cell.size);
  return word ?? (next && { left: next.left, start: next.start, after: cell.right });
}

function partedAt(line: CvLine, gap: Gap | undefined): CvLine {
  const [cell, ...others] = line.cells;
  if (!cell || !gap || gap.start >= cell.end) return line;
  const { words: _, ...whole } = cell;
  const [label, rest] = [cutPiece(whole, 0, gap.start - cell.start), cutPiece(whole, gap.start - cell.start)];
  return { ...line, cells: [{ ...whole, ...label, right: gap.after }, { ...whole, ...rest, left: gap.left }, ...others] };
}
