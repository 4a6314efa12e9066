import { findBounds, type PageSize, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { measureLineReach } from '../paragraphs/spacing.ts';
import type { Ruling } from '../read/drawing.ts';
import type { FlowBlock } from './flowBlock.ts';

/** In points: what is shorter or thicker is something else, and what is further from the text than Word sets lines is not its own. */
const MIN_LENGTH = 10;
const MAX_THICKNESS = 6;
const FARTHEST = 31;
/** A page with more of these is a drawing. */
const MOST_RULINGS = 200;
const MOST_PIECES = 1000;
const MOST_TEXTS = 500;
/** Lines taller than this share of the page are the frame of the page, or part its columns. */
const MOST_OF_PAGE = 0.85;
/** How far lines of a box may end beside each other, how far letters may reach over a line, and how near to a table or picture lines are its own. */
const CORNER = 3;
const OVER = 1;
const AT_OBJECT = 4;
/** Texts whose left edges differ by less than this, in points, have one indent. */
const FLUSH = 2;
/** A line may be shorter than its text by this share of a letter height. */
const SHORT = 0.5;

interface Sides {
  block: FlowBlock;
  left: Ruling | undefined;
  right: Ruling | undefined;
}

/**
 * Gives texts the lines beside them, as quotations and call-outs have, and those in a box the lines over and under it: Word draws one box around
 * paragraphs that all have the same lines. Returns the level lines used for that.
 */
export function placeParagraphBorders(blocks: FlowBlock[], rulings: readonly Ruling[], page: PageSize): Set<Ruling> {
  const used = new Set<Ruling>();
  const objects = blocks.flatMap(({ table, pictures }): Rectangle[] => (table ? [table] : pictures ? [pictures] : []));
  const upright = joinRulingsOnLine(rulings).filter((ruling) => isLineOfText(ruling, page) && !objects.some((object) => isIn(ruling, object)));
  if (upright.length === 0 || upright.length > MOST_RULINGS) return used;
  const texts = blocks.filter(({ lines, turn, side, table, pictures }) => lines.length > 0 && turn === 0 && !side && !table && !pictures);
  if (texts.length > MOST_TEXTS) return used;
  const placed = new Map(texts.map((block) => [block, measureExtent(block)]));
  const sides = [...placed].map(([block, own]): Sides => {
    const beside = upright.filter(({ top, bottom }) => top < own.top + SHORT * own.size && bottom > own.bottom - SHORT * own.size);
    const isFree = (from: number, to: number) => ![...placed.values()].some((other) => isBeside(other, own) && other.right > from && other.left < to);
    const left = beside.filter((ruling) => ruling.right < own.left + OVER && isFree(0, ruling.left));
    const right = beside.filter((ruling) => ruling.left > own.right - OVER && isFree(ruling.right, page.width));
    return { block, left: left.sort((one, other) => other.left - one.left)[0], right: right.sort((one, other) => one.left - other.left)[0] };
  });
  for (const group of groupBySides(sides)) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    const box = findBoxAround(first, rulings);
    for (const ruling of box ? [box.above, box.below] : []) used.add(ruling);
    if (box && !areFlush(group)) {
      first.block.rulingAbove = box.above;
      last.block.rulingBelow = box.below;
      continue;
    }
    const room = box && { above: measureExtent(first.block).top - box.above.bottom, below: box.below.top - measureExtent(last.block).bottom };
    for (const [index, { block, left, right }] of group.entries()) {
      // A line at the right of a text separates it from something else, unless it is that of a box; so does one far to the left.
      if (!left || (!box && (right || measureExtent(block).left - left.right > FARTHEST))) continue;
      block.sides = { left, ...(right && { right }), ...(room && { box: room }), joins: { above: index > 0, below: index < group.length - 1 } };
      if (!box) continue;
      block.rulingAbove = box.above;
      block.rulingBelow = box.below;
    }
  }
  return used;
}

/** Returns whether texts begin at one left edge. Word would draw a box of its own around each that does not. */
function areFlush(group: readonly Sides[]): boolean {
  const lefts = group.map(({ block }) => measureExtent(block).left);
  return Math.max(...lefts) - Math.min(...lefts) < FLUSH;
}

/** The upright lines, of which each paragraph of a box may have drawn its own piece. */
function joinRulingsOnLine(rulings: readonly Ruling[]): Ruling[] {
  const upright = rulings.filter(({ isHorizontal }) => !isHorizontal).sort((one, other) => one.left - other.left || one.top - other.top);
  if (upright.length > MOST_PIECES) return upright;
  const lines: Ruling[] = [];
  for (const ruling of upright) {
    const index = lines.findLastIndex((line) => isBelow(ruling, line));
    const line = lines[index];
    if (line) lines[index] = { ...line, bottom: Math.max(line.bottom, ruling.bottom) };
    else lines.push(ruling);
  }
  return lines;
}

function isBelow(piece: Ruling, line: Ruling): boolean {
  const isAlike = piece.color === line.color && Math.abs(piece.left - line.left) < OVER && Math.abs(piece.thickness - line.thickness) < OVER;
  return isAlike && Math.abs(piece.top - line.bottom) < CORNER;
}

function isLineOfText({ top, bottom, thickness }: Ruling, { height }: PageSize): boolean {
  return bottom - top > MIN_LENGTH && bottom - top < MOST_OF_PAGE * height && thickness <= MAX_THICKNESS;
}

function isIn({ left, right, top, bottom }: Ruling, object: Rectangle): boolean {
  return left > object.left - AT_OBJECT && right < object.right + AT_OBJECT && bottom > object.top - AT_OBJECT && top < object.bottom + AT_OBJECT;
}

interface Extent extends Rectangle {
  size: number;
}

function measureExtent({ lines }: FlowBlock): Extent {
  const { left, right } = findBounds(lines);
  const [first, last] = [lines[0], lines.at(-1)];
  const top = first ? first.base - measureLineReach(first).above : 0;
  const bottom = last ? last.base + measureLineReach(last).below : 0;
  return { left, right, top, bottom, size: first?.size ?? 0 };
}

function isBeside(one: Rectangle, other: Rectangle): boolean {
  return one !== other && one.top < other.bottom && one.bottom > other.top;
}

/** Texts that follow each other between the same lines. */
function groupBySides(sides: Sides[]): Sides[][] {
  const groups: Sides[][] = [];
  for (const each of sides) {
    const last = groups.at(-1)?.at(-1);
    if (last?.left && last.left === each.left && last.right === each.right) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** The level lines that end where both lines beside a text do. */
function findBoxAround({ left, right }: Sides, rulings: readonly Ruling[]): { above: Ruling; below: Ruling } | undefined {
  if (!left || !right) return undefined;
  const across = rulings.filter(
    (ruling) => ruling.isHorizontal && Math.abs(ruling.left - left.left) < CORNER && Math.abs(ruling.right - right.right) < CORNER,
  );
  const above = across.find(({ top }) => Math.abs(top - left.top) < CORNER);
  const below = across.find(({ bottom }) => Math.abs(bottom - left.bottom) < CORNER);
  return above && below && { above, below };
}
