import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing } from '../read/drawing.ts';
import type { CellDraft, TableDraft } from '../tables/tableDraft.ts';
import type { FlowBlock, PageFlow } from './flowBlock.ts';
import { findReadingPlaces, isIn, type PlacedPiece } from './readingPlaces.ts';

/** A line of running text has so many words, and the next one is so far below it at the same edge, in letter heights. */
const PROSE = { words: 4, from: 0.9, to: 1.7, edge: 1, size: 0.05 };
const ENDED = /[.:;!?…)»"”]$/;
const GOES_ON = /^\p{Ll}/u;
/** A background that holds text, in points, and the share of the page that is behind all of it. */
const BACKGROUND = { width: 60, height: 15, most: 0.5 };
/** Text that goes on in a column after another column was read: so near to what is above it, in points, after so many words. */
const RETURN = { gap: 30, words: 20 };
const REACH = 2;
/** Tables of so many columns with the same edges, in points, are one where so many of their rows would fill what is between. */
const SAME_TABLE = { columns: 3, edge: 6, rows: 3 };

/**
 * Returns whether parts of a page that belong together got separated: the lines of one sentence, what is on one background, or a column that was read in
 * two parts though nothing lies across it. It compares the document with the page and asks none of the rules that laid it out.
 */
export function isTextSplit(segments: readonly Segment[], drawing: Drawing, flow: PageFlow): boolean {
  const pieces = findReadingPlaces(segments, flow);
  return (
    hasCutSentence(pieces) ||
    hasSplitBackground(pieces, drawing.backgrounds, flow) ||
    hasCutColumn(pieces, drawing, flow) ||
    hasEndedColumn(pieces, drawing, flow)
  );
}

/** Returns whether a table was split: two that follow each other have columns with the same edges, or titles of tables beside each other are one line. */
export function isTableSplit({ blocks }: PageFlow): boolean {
  return areTablesCut(blocks) || blocks.some((block, index) => holdsTitles(block, blocks.slice(index + 1)));
}

/** Titles of what is below them side by side are one line where each begins with one of the cells. */
function holdsTitles({ kind, lines, table: own }: FlowBlock, after: readonly FlowBlock[]): boolean {
  const [line, second] = lines;
  const table = after.find(({ pictures }) => !pictures)?.table;
  if (own || !line || second || line.segments.length < 2 || !table || table.isRuled || table.rows.length > 1) return false;
  const isTitle = kind === 'heading' || line.isBold;
  const [first, ...others] = table.cells.filter(({ segments, tables }) => segments.length > 0 || tables);
  const beginsCell = ({ left }: Segment) => others.some((cell) => Math.abs(findLeftEdge(cell) - left) < SAME_TABLE.edge);
  return isTitle && first !== undefined && table.top - line.base < RETURN.gap && line.segments.slice(1).every(beginsCell);
}

function findLeftEdge({ segments, tables = [], left }: CellDraft): number {
  return Math.min(
    ...segments.map((segment) => segment.left),
    ...tables.flatMap(({ cells }) => cells.map(findLeftEdge)),
    segments.length + tables.length ? Infinity : left,
  );
}

function areTablesCut(blocks: readonly FlowBlock[]): boolean {
  return blocks.some(({ table }, index) => {
    if (!table || table.edges.length <= SAME_TABLE.columns) return false;
    const after = blocks.slice(index + 1);
    const next = after.find((block) => !isBetween(block));
    const hasPieces = after[0] !== undefined && after[0] !== next;
    return next?.table !== undefined && (hasPieces || !table.isRuled) && continues(table, next.table);
  });
}

/** A row that was taken for something else. */
function isBetween({ table, kind }: FlowBlock): boolean {
  return table ? table.rows.length === 1 && !table.isRuled : kind === 'tableRow';
}

function continues(table: TableDraft, next: TableDraft): boolean {
  const gap = next.top - table.bottom;
  const rowHeight = (table.bottom - table.top) / table.rows.length;
  const areSameEdges =
    table.edges.length === next.edges.length && table.edges.every((edge, at) => Math.abs(edge - (next.edges[at] ?? 0)) < SAME_TABLE.edge);
  return areSameEdges && gap > -REACH && gap < SAME_TABLE.rows * rowHeight;
}

function hasCutSentence(pieces: readonly PlacedPiece[]): boolean {
  return pieces.some((line) => {
    const last = line.words.at(-1)?.text ?? '';
    if (line.words.length < PROSE.words || ENDED.test(last)) return false;
    const next = findNextLine(line, pieces);
    if (!next || next.blockPlace === line.blockPlace || !GOES_ON.test(next.words[0]?.text ?? '')) return false;
    const isInTable = line.block.table !== undefined || next.block.table !== undefined;
    return isInTable || pieces.some(({ blockPlace }) => isAmong(blockPlace, line.blockPlace, next.blockPlace));
  });
}

function findNextLine(line: PlacedPiece, pieces: readonly PlacedPiece[]): PlacedPiece | undefined {
  const { size, left, right, base } = line;
  const below = pieces.filter((other) => other.base > base + size * 0.5 && other.left < right && other.right > left);
  const [nearest] = below.sort((one, other) => one.base - other.base);
  if (!nearest) return undefined;
  const step = (nearest.base - base) / size;
  const isAlike = Math.abs(nearest.left - left) < PROSE.edge && Math.abs(nearest.size - size) < PROSE.size * size;
  return isAlike && step > PROSE.from && step < PROSE.to ? nearest : undefined;
}

function isAmong(place: number, one: number, other: number): boolean {
  return place > Math.min(one, other) && place < Math.max(one, other);
}

function hasSplitBackground(pieces: readonly PlacedPiece[], backgrounds: readonly Rectangle[], { width, height }: PageFlow): boolean {
  const holdsText = ({ left, right, top, bottom }: Rectangle) =>
    right - left > BACKGROUND.width && bottom - top > BACKGROUND.height && (right - left) * (bottom - top) < BACKGROUND.most * width * height;
  return backgrounds.filter(holdsText).some((background) => {
    const inside = pieces.filter((piece) => isIn(piece, background));
    if (new Set(inside.map(({ blockPlace }) => blockPlace)).size < 2) return false;
    const places = inside.map(({ place }) => place);
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return pieces.some((piece) => piece.place > first && piece.place < last && !isIn(piece, background));
  });
}

/** A column is read in two parts where something lies across it, such as a title. Otherwise the column was split. */
function hasCutColumn(pieces: readonly PlacedPiece[], drawing: Drawing, flow: PageFlow): boolean {
  const columns = listColumns(pieces, flow);
  return columns.some((back, at) => {
    const before = columns.slice(0, at).findLast((column) => column.left < back.right && column.right > back.left);
    if (!before) return false;
    const between = columns.slice(columns.indexOf(before) + 1, at).filter((column) => column.left > back.right && column.top < back.top);
    if (between.reduce((sum, { words }) => sum + words, 0) < RETURN.words) return false;
    const above = Math.max(
      ...pieces.filter((piece) => piece.left < back.right && piece.right > back.left && piece.base < back.top).map(({ bottom }) => bottom),
    );
    if (back.top - above > RETURN.gap) return false;
    const gutter = (back.right + Math.min(...between.map(({ left }) => left))) / 2;
    const lower = Math.min(above, before.bottom);
    const liesAcross = (object: Rectangle) =>
      object.left < gutter - REACH && object.right > gutter + REACH && object.bottom > lower - REACH && object.top < back.top + REACH;
    return ![...pieces, ...drawing.rulings, ...drawing.backgrounds, ...drawing.images, ...drawing.shapes].some(liesAcross);
  });
}

/** What follows a column at its own edge is in it, though its block is as wide as the page. */
function hasEndedColumn(pieces: readonly PlacedPiece[], drawing: Drawing, { blocks }: PageFlow): boolean {
  return blocks.some((block, index) => {
    const before = blocks[index - 1];
    const [first] = block.lines;
    const last = before?.lines.at(-1);
    if (!before || !first || !last || block.columns.count > 1 || block.side || (before.columns.count === 1 && !before.side)) return false;
    const isAtEdge = Math.abs(first.left - before.frame.left) < SAME_TABLE.edge && first.left - block.frame.left > BACKGROUND.width;
    if (!isAtEdge || first.base - last.base > RETURN.gap + first.size || first.base < last.base) return false;
    const gutter = before.frame.left - REACH;
    const liesAcross = (object: Rectangle) =>
      object.left < gutter - REACH &&
      object.right > gutter + REACH &&
      object.bottom > last.base &&
      object.top < first.base &&
      object.bottom < first.base;
    return !pieces.some(liesAcross) && !drawing.rulings.some(liesAcross);
  });
}

interface Column extends Rectangle {
  words: number;
}

/** Lists the texts of columns in reading order, each as far as one of them is read on. */
function listColumns(pieces: readonly PlacedPiece[], { blocks }: PageFlow): Column[] {
  const columns: (Column & { block: FlowBlock })[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.table || block.pictures || block.float || (block.columns.count === 1 && !block.side)) continue;
    const own = pieces.filter(({ blockPlace }) => blockPlace === index);
    if (own.length === 0) continue;
    const last = columns.at(-1);
    const bounds = findBounds(own);
    const words = own.reduce((sum, piece) => sum + piece.words.length, 0);
    if (last && last.block.frame.left === block.frame.left && blocks[index - 1]?.columns === block.columns)
      Object.assign(last, findBounds([last, bounds]), { words: last.words + words });
    else columns.push({ ...bounds, words, block });
  }
  return columns;
}
