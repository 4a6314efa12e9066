import type { CvLine } from '../lines/cvLine.ts';
import { cutSpan, NOWHERE } from '../text/textSpan.ts';

/** In points: how exactly what is after the labels begins. */
const SAME_LEFT = 1.5;
/** Of the height of letters: a space between words is less. */
const MIN_GAP = 0.6;
const MAX_LABEL_WORDS = 3;

/** Splits labels from the text after them where all lines have both: "Laboratory  qPCR" over "Computing  R, Python". */
export function splitLabelColumn(lines: CvLine[]): CvLine[] {
  const gaps = lines.map(findGapAfterLabel);
  const [left] = gaps;
  const isColumn = lines.length > 1 && left !== undefined && gaps.every((gap) => gap !== undefined && Math.abs(gap.left - left.left) < SAME_LEFT);
  return isColumn ? lines.map((line, index) => splitAtGap(line, gaps[index])) : lines;
}

interface Gap {
  left: number;
  start: number;
  after: number;
}

function findGapAfterLabel(line: CvLine): Gap | undefined {
  const [cell] = line.cells;
  if (!cell || line.hasListMark || line.start === NOWHERE) return undefined;
  const next = line.cells[1];
  const word = cell.words?.slice(0, MAX_LABEL_WORDS).find(({ left, after }) => left - after > MIN_GAP * cell.size);
  return word ?? (next && { left: next.left, start: next.start, after: cell.right });
}

function splitAtGap(line: CvLine, gap: Gap | undefined): CvLine {
  const [cell, ...others] = line.cells;
  if (!cell || !gap || gap.start >= cell.end) return line;
  const { words: _, ...cellText } = cell;
  const [label, rest] = [cutSpan(cellText, 0, gap.start - cell.start), cutSpan(cellText, gap.start - cell.start)];
  return { ...line, cells: [{ ...cellText, ...label, right: gap.after }, { ...cellText, ...rest, left: gap.left }, ...others] };
}
