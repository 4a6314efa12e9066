import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Paragraph } from '../model/documentModel.ts';
import type { PlacedLine } from './textDraft.ts';

/** Points by which edges of one kind may differ. */
const SAME_EDGE = 1;
const FULL = 1.2;
/** How far the steps of signs set solid may differ from their size. */
const SOLID = 0.004;
/** Lines in the middle have the same room on both sides, give or take this share of the column. */
const SAME_ROOM = 0.02;
/** A line as wide as nearly its column is in the middle where both sides are the same to this many points, and at least so wide. */
const SAME_SIDES = 1;
const LEAST_SIDE = 3;
/** The last line of text that is stretched begins at an edge; this share of the column beside it says that it does not. */
const MUCH_ROOM = 0.1;
/** Stretched lines end at one edge; their last letters reach it with more or less of their ink, and marks of notes move it by some more. */
const SAME_INK = 1.6;
const FLUSH_INDENT = 4;
const SAME_END = 0.5;

export interface Alignment {
  align: Paragraph['align'];
  /** One full line may be stretched or happen to fit. */
  isDoubtful: boolean;
}

/** Detects how lines are between the edges of their column. */
export function detectAlignment(lines: PlacedLine[], isRightToLeft: boolean): Alignment {
  const [first] = lines;
  if (!first) return { align: 'left', isDoubtful: false };
  const sure = (align: Paragraph['align']): Alignment => ({ align, isDoubtful: false });
  // A leap to a tab stop fills a line that is not stretched.
  if (lines.length === 1 && first.tabs.size > 0) return sure('left');
  if (lines.every((line) => isInMiddle(line)) && (lines.length === 1 || measureSpread(lines.map(({ left }) => left)) > SAME_EDGE))
    return sure('center');
  if (lines.length === 1) {
    const [near, far] = isRightToLeft ? [first.right, first.left] : [first.left, first.right];
    if (far < 1.5 * FULL && near > 0.3 * first.room) return sure(isRightToLeft ? 'left' : 'right');
    return sure(isRightToLeft ? 'right' : 'left');
  }
  if (endsInMiddle(lines)) return sure('center');
  const ends = lines.map(({ left, right }) => (isRightToLeft ? left : right));
  const starts = lines.map(({ left, right }) => (isRightToLeft ? right : left));
  const areEndsEven = measureSpread(ends) < SAME_EDGE;
  if (areEndsEven && Math.min(...ends) < 2 * FULL && measureSpread(starts) > 3 * SAME_EDGE && measureSpread(starts.slice(1)) > 3 * SAME_EDGE) {
    return sure(isRightToLeft ? 'left' : 'right');
  }
  // The second of two lines at the right edge begins further in than any line that hangs.
  const [from = 0, second = 0] = starts;
  if (lines.length === 2 && areEndsEven && !isRightToLeft && Math.min(...ends) < 2 * FULL && second - from > FLUSH_INDENT * first.size)
    return sure('right');
  const full = ends.slice(0, -1);
  if (lines.slice(0, -1).every(isSetSolid)) return sure(isRightToLeft ? 'right' : 'left');
  if (full.every((end) => Math.abs(end) < FULL) || (full.length > 2 && measureSpread(full) < SAME_INK))
    return { align: 'justify', isDoubtful: full.length === 1 };
  // Two lines that end at one place before the edge may do so by chance.
  if (full.length === 2 && measureSpread(full) < SAME_END) return { align: 'justify', isDoubtful: true };
  return sure(isRightToLeft ? 'right' : 'left');
}

/**
 * Returns whether the last line is in the middle with much room on both sides, and those above it as nearly in the middle as lines that fill
 * their column do.
 */
function endsInMiddle(lines: PlacedLine[]): boolean {
  const last = lines.at(-1);
  if (!last || !isInMiddle(last) || Math.min(last.left, last.right) < MUCH_ROOM * last.room) return false;
  return lines.every((line) => isInMiddle(line) || Math.abs(line.left - line.right) < 2 * SAME_SIDES);
}

function isInMiddle({ left, right, room, size }: PlacedLine): boolean {
  if (Math.abs(left - right) < SAME_SIDES && Math.min(left, right) > LEAST_SIDE) return true;
  return Math.abs(left - right) <= Math.max(3, SAME_ROOM * room) && Math.min(left, right) > Math.min(1.5 * size, 0.25 * room);
}

/** Signs of one width fill their lines to one edge without being stretched, as in Chinese. */
function isSetSolid({ words, size }: PlacedLine): boolean {
  const text = words.map((word) => word.text).join('');
  if (!/^[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]+$/.test(text)) return false;
  const { left, right } = findBounds(words);
  return Math.abs((right - left) / (text.length * size) - 1) < SOLID;
}

export function measureSpread(values: number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
