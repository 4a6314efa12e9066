import { isBold } from '@sheaf/pdf-text/lines/segmentFacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Background, Drawing, Ruling } from '../read/drawing.ts';
import { findShading } from './findShading.ts';
import { clusterPositions } from './latticeGrids.ts';
import type { TableDraft } from './tableDraft.ts';

/** A line of text, and none of a table: so many words, over this share of the table's width. */
const PROSE = { words: 7, share: 0.75 };
/** In points: how near lines are to the ends of others, and to the edges of cells. */
export const SAME_END = 4;
const AT_CELL = 3;
/** How much of an outer column may be padding, as a share of its width. */
const PADDED = 0.2;

/** A line thicker than another by this factor, and than this in points, is of another kind. */
const THICKER = 2.5;
const LEAST_THICK = 1.5;
/** How near below a title its line is, and below that the first row, in letter heights; and how far a title is larger than rows. */
const UNDER_TITLE = 0.9;
const NEXT_ROW = 2.5;
const LARGER = 1.15;
/** So many lines show how high rows are; the title of a table is higher by this factor. */
const FEWEST_ROWS = 8;
const HIGHER = 1.1;
/** How far from a title the text is that it is compared with, in letter heights. */
const BOX = 6;

/** How high the background of a header and the row under it may be, in points. */
const HEADER = { height: 45, row: 60 };
const WHITE = 'ffffff';

type Ends = Pick<Ruling, 'left' | 'right'>;

/**
 * Finds the edges of the background of a header, which no line is drawn along: the first row of the table is between it and the first line. The lines
 * are as long as the background, and so near that no more than a row fits between.
 */
export function findEdgesOfHeaders(rulings: readonly Ruling[], backgrounds: readonly Background[], segments: readonly Segment[]): Ruling[] {
  const parts = Map.groupBy(
    backgrounds.filter(({ color, top, bottom }) => color !== WHITE && bottom - top < HEADER.height),
    ({ top, bottom, color }) => `${Math.round(top)} ${Math.round(bottom)} ${color}`,
  );
  return [...parts.values()].flatMap((own): Ruling[] => {
    const { left, right, top, bottom } = findBounds(own);
    const below = rulings.filter((ruling) => haveSameEnds(ruling, { left, right }) && ruling.top > top - AT_CELL);
    const first = Math.min(...below.map((ruling) => ruling.top));
    if (below.length < 2 || first < bottom + AT_CELL || first > bottom + HEADER.row) return [];
    const hasCells = (from: number, to: number) => segments.filter(({ base }) => base > from && base < to).length > 1;
    if (!hasCells(top, bottom) || !hasCells(bottom, first)) return [];
    const color = own[0]?.color ?? WHITE;
    return [top, bottom].map((y) => ({ left, right, top: y, bottom: y, isHorizontal: true, thickness: 0, color }));
  });
}

/** Groups horizontal lines of equal length and position into stacks of at least two. */
export function stackRulings(rulings: Ruling[]): Ruling[][] {
  const stacks: Ruling[][] = [];
  for (const ruling of [...rulings].sort((one, other) => one.top - other.top)) {
    const stack = stacks.find(([first]) => first && haveSameEnds(first, ruling));
    if (stack) stack.push(ruling);
    else stacks.push([ruling]);
  }
  return stacks.filter((stack) => clusterPositions(stack.map(({ top }) => top)).length >= 2);
}

/** Returns whether two lines, or a line and a table, begin and end at the same places. */
export function haveSameEnds(one: Ends, other: Ends): boolean {
  return Math.abs(one.left - other.left) < SAME_END && Math.abs(one.right - other.right) < SAME_END;
}

/** Tables of one width under each other, with the text between them. */
export function splitByText(stack: Ruling[], segments: Segment[]): Ruling[][] {
  const [first] = stack;
  const width = first ? first.right - first.left : 0;
  const prose = segments.filter(({ words, left, right }) => words.length >= PROSE.words && right - left > PROSE.share * width);
  const inside = first ? segments.filter(({ left, right }) => left > first.left - SAME_END && right < first.right + SAME_END) : [];
  const steps = stack.slice(1).map(({ top }, index) => top - (stack[index]?.top ?? top));
  const pitch = steps.sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  // What is as high as the rows around it is one of them.
  const isHigher = (before: Ruling, ruling: Ruling) => stack.length < FEWEST_ROWS || ruling.top - before.top > HIGHER * pitch;
  const parts: Ruling[][] = [];
  for (const ruling of stack) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const isOfOther =
      before &&
      (areOfOtherThickness(before, ruling) || isUnderTitle(ruling, segments) || (isHigher(before, ruling) && isTitleBetween(before, ruling, inside)));
    const isParted =
      isOfOther ||
      (before && prose.some(({ base, left, right }) => base > before.top && base < ruling.top && left < ruling.right && right > ruling.left));
    if (part && !isParted) part.push(ruling);
    else parts.push([ruling]);
  }
  return parts.filter((part) => clusterPositions(part.map(({ top }) => top)).length >= 2);
}

/** The line under a letterhead is much thicker than those of a table. */
function areOfOtherThickness(one: Ruling, other: Ruling): boolean {
  const [thin, thick] = [Math.min(one.thickness, other.thickness), Math.max(one.thickness, other.thickness)];
  return thick > THICKER * thin && thick > LEAST_THICK;
}

/** Returns whether a line is under a title, alone on its line and larger than what follows: it begins a part of its own. */
function isUnderTitle(ruling: Ruling, segments: readonly Segment[]): boolean {
  const isAlong = ({ left, right }: Segment) => left > ruling.left - SAME_END && right < ruling.right + SAME_END;
  const above = segments.filter(
    (segment) => isAlong(segment) && ruling.top - segment.base > 0 && ruling.top - segment.base < UNDER_TITLE * segment.size,
  );
  const below = segments.filter((segment) => isAlong(segment) && segment.base > ruling.top && segment.base - ruling.top < NEXT_ROW * segment.size);
  const [title] = above;
  return title !== undefined && above.length === 1 && below.length > 1 && below.every(({ size }) => title.size > LARGER * size);
}

/** Returns whether nothing is between two lines but a title, larger or bolder than most text around it, as over tables in boxes. */
function isTitleBetween(above: Ruling, below: Ruling, segments: readonly Segment[]): boolean {
  const between = segments.filter(({ base }) => base > above.top && base < below.top);
  const [title] = between;
  if (!title || between.length > 1) return false;
  const near = segments.filter((segment) => segment !== title && Math.abs(segment.base - title.base) < BOX * title.size);
  const sizes = near.map(({ size }) => size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isBolder = isBold(title) && title.size >= usual && near.filter(isBold).length < near.length / 2;
  return near.length > 1 && (title.size > LARGER * usual || isBolder);
}

/** Gives the cells of a table the level lines over and under them, and their backgrounds. */
export function drawRulings(table: TableDraft, rulings: readonly Ruling[], drawing: Drawing): void {
  const [start, end] = [table.edges[0] ?? table.left, table.edges.at(-1) ?? table.right];
  for (const cell of table.cells) {
    // The outer columns begin and end with the padding of their text, and lines with the text itself.
    const spare = PADDED * (cell.right - cell.left);
    const [before, behind] = [cell.left <= start ? Math.max(AT_CELL, spare) : AT_CELL, cell.right >= end ? Math.max(AT_CELL, spare) : AT_CELL];
    const isAlong = ({ left, right }: Ruling) => left < cell.left + before && right > cell.right - behind;
    const over = rulings.find((ruling) => Math.abs(ruling.top - cell.top) < AT_CELL && isAlong(ruling));
    const under = rulings.find((ruling) => Math.abs(ruling.top - cell.bottom) < AT_CELL && isAlong(ruling));
    if (over) cell.borders.top = { width: over.thickness, color: over.color };
    if (under) cell.borders.bottom = { width: under.thickness, color: under.color };
    const shading = findShading(cell, drawing.backgrounds);
    if (shading !== undefined) cell.shading = shading;
  }
}
