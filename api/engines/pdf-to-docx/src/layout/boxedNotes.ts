import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Border } from '../model/documentModel.ts';
import type { Drawing, Ruling } from '../read/drawing.ts';
import { findLatticeGrids } from '../tables/latticeGrids.ts';
import type { CellDraft, TableDraft } from '../tables/tableDraft.ts';
import { findFloat } from './floats.ts';

/** The least size of a box that holds text, in points, and its greatest share of the page. */
const LEAST = { width: 50, height: 18 };
const MOST_OF_PAGE = 0.35;
/** Letters may reach over the edge of their box by this much, in points. */
const OVER = 2;
/** Lines along the edge of a box are this close to it, in points. */
const AT_EDGE = 3;
/** Text that flows around a box goes on this close above or below it, in points. */
const FLOWS_ON = 70;
/** Middle of letters above their baseline, in letter heights. */
const MIDDLE = 0.3;
/** A pull quote is larger than the text of its page by this factor; its lines are no further apart than this, in letter heights. */
const LARGER = 1.12;
const LINE_STEP = 1.6;
/** Lines that separate the text of a box go over this share of it, and are so many at least. */
const ACROSS = 0.7;
const FEWEST_RULINGS = 2;
const WHITE = 'ffffff';

interface PageFacts {
  bodySize: number;
  drawing: Drawing;
  textArea: { left: number; right: number };
  paper: { width: number; height: number };
  page: number;
}

/**
 * Takes notes, info boxes and pull quotes in a coloured or outlined box with text around it. Each becomes a table of one cell, which floats: lines
 * beside it would else be read across it.
 */
export function takeBoxedNotes(segments: Segment[], facts: PageFacts): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  let rest = segments;
  const boxes = findBoxes(segments, facts);
  for (const box of boxes) {
    if (boxes.some((other) => areBeside(box, other) && segments.some((segment) => isInside(segment, other)))) continue;
    const inside = rest.filter((segment) => isInside(segment, box));
    const outside = rest.filter((segment) => !inside.includes(segment));
    const isCrossed = outside.some((segment) => crosses(segment, box));
    if (inside.length === 0 || isCrossed || !flowsOn(box, outside) || !findFloat(box, outside, facts.textArea)) continue;
    tables.push(buildBox(box, inside, facts));
    rest = outside;
  }
  return { tables, rest };
}

interface Box extends Rectangle {
  shading?: string;
}

/** Finds the places of notes, each once: filled and outlined boxes, text between two level lines of one length, and text in larger letters. */
function findBoxes(segments: readonly Segment[], { drawing, paper, bodySize }: PageFacts): Box[] {
  const filled = drawing.backgrounds
    .filter(({ color }) => color !== WHITE)
    .map(({ left, top, right, bottom, color }) => ({ left, top, right, bottom, shading: color }));
  const outlined = findLatticeGrids(drawing).flatMap(({ xs, ys, left, top, right, bottom }) =>
    xs.length === 2 && ys.length === 2 ? [{ left, top, right, bottom }] : [],
  );
  const boxes: Box[] = [];
  for (const box of [...filled, ...outlined, ...findRuledPairs(segments, drawing.rulings), ...findLargeText(segments, bodySize)]) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const isOfSize = width >= LEAST.width && height >= LEAST.height && width * height <= MOST_OF_PAGE * paper.width * paper.height;
    if (isOfSize && !boxes.some((other) => areNear(box, other))) boxes.push(box);
  }
  return boxes;
}

/** Finds the room between two level lines of one length with one text between them; a table has several lines, or cells beside each other. */
function findRuledPairs(segments: readonly Segment[], rulings: readonly Ruling[]): Rectangle[] {
  const level = rulings.filter(({ isHorizontal }) => isHorizontal).sort((one, other) => one.top - other.top);
  return level.flatMap((over, index) => {
    const [under, ...others] = level.slice(index + 1).filter(({ left, right }) => isAt(left, over.left) && isAt(right, over.right));
    if (!under || others.length > 0) return [];
    const box = { left: over.left, right: over.right, top: over.top, bottom: under.top };
    const inside = segments.filter((segment) => isInside(segment, box));
    const areAlone = new Set(inside.map(({ base }) => Math.round(base))).size === inside.length;
    return areAlone ? [box] : [];
  });
}

/** Finds the places of lines under each other that are larger than the text of the page. */
function findLargeText(segments: readonly Segment[], bodySize: number): Rectangle[] {
  const blocks: Segment[][] = [];
  const large = segments.filter(({ size }) => size > LARGER * bodySize).sort((one, other) => one.base - other.base);
  for (const segment of large) {
    const block = blocks.find((lines) => {
      const last = lines.at(-1);
      const isBelow = last && segment.base - last.base < LINE_STEP * segment.size && segment.base > last.base;
      return isBelow && Math.abs(last.size - segment.size) < 1 && segment.left < last.right && segment.right > last.left;
    });
    if (block) block.push(segment);
    else blocks.push([segment]);
  }
  return blocks.filter((lines) => lines.length > 1).map((lines) => findBounds(lines));
}

function areNear(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Returns whether two boxes begin and end at one height, as panels beside each other do: text does not flow around one of those. */
function areBeside(one: Rectangle, other: Rectangle): boolean {
  return one !== other && isAt(one.top, other.top) && isAt(one.bottom, other.bottom) && (one.right <= other.left || other.right <= one.left);
}

function isInside({ left, right, base, size }: Segment, box: Rectangle): boolean {
  const middle = base - MIDDLE * size;
  return left > box.left - OVER && right < box.right + OVER && middle > box.top && middle < box.bottom;
}

function crosses({ left, right, base, size }: Segment, box: Rectangle): boolean {
  const middle = base - MIDDLE * size;
  return left < box.right - OVER && right > box.left + OVER && middle > box.top && middle < box.bottom;
}

/** Returns whether lines just above or below a box reach over it: beside a column of its own none do. */
function flowsOn({ left, right, top, bottom }: Box, segments: readonly Segment[]): boolean {
  return segments.some((line) => {
    const isOver = line.left < right - OVER && line.right > left + OVER && (line.left < left - OVER || line.right > right + OVER);
    return isOver && line.base > top - FLOWS_ON && line.base - line.size < bottom + FLOWS_ON;
  });
}

function buildBox({ shading, ...box }: Box, segments: Segment[], { drawing, page }: PageFacts): TableDraft {
  const rows = splitAtRulings(box, segments, drawing.rulings);
  const cells = rows.map((place, row): CellDraft => {
    const own = { ...box, ...place };
    return {
      ...own,
      row,
      column: 0,
      rowSpan: 1,
      columnSpan: 1,
      segments: segments.filter(({ base }) => (row === 0 || base > own.top) && (row === rows.length - 1 || base <= own.bottom)),
      borders: findBorders(own, drawing.rulings, box),
      ...(shading !== undefined && { shading }),
    };
  });
  return { ...box, page, edges: [box.left, box.right], rows, cells, headerRows: 0, isRuled: true };
}

/** Splits a box at the lines across it, where these part its lines of text: what is needed for a dish, one below the other. */
function splitAtRulings(
  { left, top, right, bottom }: Rectangle,
  segments: readonly Segment[],
  rulings: readonly Ruling[],
): { top: number; bottom: number }[] {
  const across = rulings.filter(
    (ruling) =>
      ruling.isHorizontal && ruling.left > left - OVER && ruling.right < right + OVER && ruling.right - ruling.left > ACROSS * (right - left),
  );
  const ys = across.map((ruling) => ruling.top).filter((y) => y > top + AT_EDGE && y < bottom - AT_EDGE);
  const edges = [...new Set(ys)].sort((one, other) => one - other).filter((y) => segments.some(({ base }) => base > y));
  const starts = [top, ...edges];
  const rows = starts.map((start, index) => ({ top: start, bottom: starts[index + 1] ?? bottom }));
  const areFilled = rows.every((row) => segments.some(({ base }) => base > row.top && base <= row.bottom));
  return rows.length > FEWEST_RULINGS && areFilled ? rows : [{ top, bottom }];
}

/** Finds the lines around a cell; those at its sides are as long as its box. */
function findBorders({ left, top, right, bottom }: Rectangle, rulings: readonly Ruling[], box: Rectangle): CellDraft['borders'] {
  const across = (y: number) =>
    find(rulings, (ruling) => ruling.isHorizontal && isAt(ruling.top, y) && isAlong([ruling.left, ruling.right], [left, right]));
  const down = (x: number) =>
    find(rulings, (ruling) => !ruling.isHorizontal && isAt(ruling.left, x) && isAlong([ruling.top, ruling.bottom], [box.top, box.bottom]));
  const [over, under, before, behind] = [across(top), across(bottom), down(left), down(right)];
  return { ...(over && { top: over }), ...(under && { bottom: under }), ...(before && { left: before }), ...(behind && { right: behind }) };
}

function find(rulings: readonly Ruling[], isOwn: (ruling: Ruling) => boolean): Border | undefined {
  const ruling = rulings.find(isOwn);
  return ruling && { width: ruling.thickness, color: ruling.color };
}

function isAt(one: number, other: number): boolean {
  return Math.abs(one - other) < AT_EDGE;
}

/** Returns whether a line covers at least half of an edge: some programs draw an edge in two parts. */
function isAlong([from, to]: [number, number], [start, end]: [number, number]): boolean {
  return Math.min(to, end) - Math.max(from, start) >= (end - start) / 2 - 1 && from > start - AT_EDGE && to < end + AT_EDGE;
}
