import { runsRightToLeft, wordsInReadingOrder } from './bidi.ts';
import { isNoteMark } from './segments.ts';
import { type LineWord, prevailingSize, type Segment } from './textLine.ts';

const SAME_LINE = 0.3;
/** Wider gaps than this, in letter heights, stand between cells or before a tab stop. */
const CELL_GAP = 1.5;

/** A line of a region in the order in which it is read. */
export interface Line {
  words: LineWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  size: number;
  /** True where all of it is. */
  isBold: boolean;
  isRightToLeft: boolean;
  /** Where its cells begin; one for a line of running text. */
  cells: number[];
}

/** The lines of a region from the top, each of the segments that stand on it. */
export function linesOf(segments: Segment[]): Line[] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(segment.base - first.base) <= SAME_LINE * Math.min(segment.size, first.size)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => lineOf(row.sort((one, other) => one.left - other.left)));
}

/** One line of the segments that stand on it, from left to right. */
export function lineOf(row: Segment[]): Line {
  const placed = row.flatMap(({ words }) => words);
  const words = withoutNoteMarks(wordsInReadingOrder(placed));
  const cells = row.filter((segment, place) => place === 0 || segment.left - (row[place - 1]?.right ?? 0) > CELL_GAP * segment.size);
  return {
    words,
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
    top: Math.min(...row.map(({ top }) => top)),
    bottom: Math.max(...row.map(({ bottom }) => bottom)),
    base: row[0]?.base ?? 0,
    size: prevailingSize(placed),
    isBold: placed.every(({ isBold, text }) => isBold || !/[\p{L}\p{N}]/u.test(text)) && placed.some(({ isBold }) => isBold),
    isRightToLeft: words[0] !== placed[0] && words.some(({ text }) => runsRightToLeft(text)),
    cells: cells.map(({ left }) => left),
  };
}

/** Raised marks in the middle of a line point to notes; one at its start may begin the note itself. */
function withoutNoteMarks(words: LineWord[]): LineWord[] {
  return words.filter(({ isRaised, text }, place) => place === 0 || !isRaised || !isNoteMark(text));
}

/** The text of a line, its words with a space between. */
export function lineText({ words }: Pick<Line, 'words'>): string {
  return words.map(({ text }) => text).join(' ');
}
