import { mayGoOn } from '@sheaf/pdf-text/layout/lineEnds';
import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Blocks beside each other, such as two addresses, have so many lines, two blocks at least. */
const LINES = { least: 2, most: 9 };
/** White around and between them, in letter heights. */
const STRIP = 0.75;
const GAP = 2;
/** Running text has so many full lines of so many words, or one that goes on with a small letter. */
const LEAST_FULL = 2;
const FULL_WORDS = 5;
const SPACE = 0.4;
const SAME_LINE = 0.25;
/** How much of the lower of two blocks has the other beside it. */
const BESIDE = 0.5;
/** Where more lines than this share are level with others, they are rows. */
const MOSTLY_LEVEL = 0.75;
/** Letters that differ by more than this share are a figure and what it means. */
const OTHER_SIZE = 0.12;
/** What stands this near over or under it in the same columns makes it the row of a table, in letter heights and points. */
const NEIGHBOUR = 2.5;
const SAME_EDGE = 3;
/** What Word leaves free beside the text of a cell. */
const PADDING = 5.4;
const MAX_SEGMENTS = 1500;

interface Frame {
  left: number;
  right: number;
}

/**
 * Takes short blocks that stand beside each other as rows of a table: sender and date of an invoice, or figures with what they mean under them. Read line
 * by line they would be mixed, read down they would lose each other.
 */
export function takeBlocksInRows(
  segments: Segment[],
  { things, textArea, page }: { things: readonly Rectangle[]; textArea: Frame; page: number },
): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  if (segments.length > MAX_SEGMENTS) return { tables, rest: segments };
  const strips = stripsOf(segments);
  const taken = new Set<Segment>();
  for (const [place, strip] of strips.entries()) {
    const blocks = blocksIn(strip);
    const bounds = findBounds(strip);
    const isBesideThing = things.some((thing) => thing.top < bounds.bottom && thing.bottom > bounds.top);
    const isRow = [strips[place - 1], strips[place + 1]].some((other) => other && isRowOfSame(blocks, bounds, other));
    if (isBesideThing || isRow || !areBlocks(blocks)) continue;
    tables.push(buildRowOfBlocks(blocks, { page, textArea }));
    for (const segment of strip) taken.add(segment);
  }
  return { tables, rest: segments.filter((segment) => !taken.has(segment)) };
}

/** Segments parted where white runs over the whole width. */
export function stripsOf(segments: readonly Segment[]): Segment[][] {
  const strips: Segment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const segment of [...segments].sort((one, other) => one.top - other.top)) {
    const strip = strips.at(-1);
    if (strip && segment.top - end < STRIP * segment.size) strip.push(segment);
    else strips.push([segment]);
    end = Math.max(end, segment.bottom);
  }
  return strips;
}

/** Segments parted where white runs down through all of them. */
function blocksIn(strip: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const segment of [...strip].sort((one, other) => one.left - other.left)) {
    const block = blocks.at(-1);
    if (block && segment.left - end < GAP * segment.size) block.push(segment);
    else blocks.push([segment]);
    end = Math.max(end, segment.right);
  }
  return blocks;
}

function areBlocks(blocks: readonly Segment[][]): boolean {
  const stacks = blocks.map((block) => buildLines(block));
  const tall = stacks.filter((lines) => lines.length >= LINES.least);
  const areBeside = tall.every((lines) => tall.some((other) => other !== lines && shareHeight(lines, other)));
  if (tall.length < 2 || !areBeside || stacks.some((lines) => lines.length > LINES.most || isRunningText(lines))) return false;
  if (stacks.some((lines) => lines.some((line) => findListMarker(line) !== undefined || line.cells.length > 1))) return false;
  const all = stacks.flatMap((lines, block) => lines.map((line) => ({ line, block })));
  const level = all.filter(({ line, block }) =>
    all.some((other) => other.block !== block && Math.abs(other.line.base - line.base) < SAME_LINE * line.size),
  );
  const areLevel = level.length >= MOSTLY_LEVEL * all.length;
  // Rows of a table are of one size: what is level and of two is a figure with its label.
  return !areLevel || stacks.every(([first, second]) => first && second && Math.abs(first.size - second.size) > OTHER_SIZE * first.size);
}

function shareHeight(one: readonly Line[], other: readonly Line[]): boolean {
  const [first, second] = [findBounds([...one]), findBounds([...other])];
  const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return shared > BESIDE * Math.min(first.bottom - first.top, second.bottom - second.top);
}

/** Whether lines were full: the first word of the next had no room on them. */
export function isRunningText(lines: readonly Line[]): boolean {
  const right = Math.max(...lines.map((line) => line.right));
  const full = lines.slice(1).filter((line, place) => {
    const [before, first] = [lines[place], line.words[0]];
    return before && first && before.words.length >= FULL_WORDS && right - before.right < first.right - first.left + SPACE * line.size;
  });
  return full.length >= LEAST_FULL || full.some(({ words: [first] }) => first !== undefined && mayGoOn(first.text));
}

function isRowOfSame(blocks: readonly Segment[][], bounds: Rectangle, other: readonly Segment[]): boolean {
  const size = blocks[0]?.[0]?.size ?? 0;
  const beside = findBounds([...other]);
  if (Math.max(beside.top - bounds.bottom, bounds.top - beside.bottom) > NEIGHBOUR * size) return false;
  const edges = blocksIn(other).map((block) => findBounds(block));
  const same = blocks
    .map((block) => findBounds(block))
    .filter(({ left, right }) => edges.some((edge) => Math.abs(edge.left - left) < SAME_EDGE || Math.abs(edge.right - right) < SAME_EDGE));
  return edges.length > 1 && same.length > 1;
}

/** Builds a table of one row, a cell for each block. */
export function buildRowOfBlocks(blocks: readonly Segment[][], { page, textArea }: { page: number; textArea: Frame }): TableDraft {
  const placed = blocks.map((segments) => ({ segments, bounds: findBounds(segments) })).sort((one, other) => one.bounds.left - other.bounds.left);
  const all = findBounds(placed.map(({ bounds }) => bounds));
  const inner = placed.slice(1).map(({ bounds }, place) => Math.max(bounds.left - PADDING, ((placed[place]?.bounds.right ?? 0) + bounds.left) / 2));
  const edges = [Math.min(all.left, textArea.left) - PADDING, ...inner, Math.max(all.right, textArea.right) + PADDING];
  const cells = placed.map(({ segments }, column): CellDraft => {
    const box = { left: edges[column] ?? 0, right: edges[column + 1] ?? 0, top: all.top, bottom: all.bottom };
    return { ...box, row: 0, column, rowSpan: 1, columnSpan: 1, segments, borders: {} };
  });
  const [left, right] = [edges[0] ?? all.left, edges.at(-1) ?? all.right];
  const { top, bottom } = all;
  return { left, right, top, bottom, page, edges, rows: [{ top, bottom }], cells, headRows: 0, isRuled: false, hasOwnLines: true };
}
