import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Ruling } from '../read/drawing.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** How far a header may be from the middle of its columns, as a share of the width of one. */
const OFF_MIDDLE = 0.2;
/** Edges of cells that differ by no more than this are at one place, in points. */
const SAME_EDGE = 1.5;
/** What a cell leaves free beside its text, in points, where nothing else is known. */
const PADDING = 5.4;

const ALIGNS = ['left', 'middle', 'right'] as const;

/** Columns from the first to the last. */
interface Span {
  from: number;
  to: number;
}

/** Columns for some headers, from left to right, and how far those are from the middles of theirs. */
interface Tiling {
  spans: Span[];
  off: number;
}

/** How the text of a column is in its cells, and where: at their left edge, their middle or their right edge. */
interface ColumnPlace {
  align: (typeof ALIGNS)[number];
  at: number;
  /** Where the column begins and ends. */
  left: number;
  right: number;
}

/**
 * Finds the columns that each header of a row reaches over, where no upright lines show them: those of a short line under it, or else those over whose middle it
 * is. Nothing for a header that is over one column, or otherwise.
 */
export function findGroupSpans(table: TableDraft, row: number, rulings: readonly Ruling[]): Map<CellDraft, Span> {
  const headers = table.cells.filter((cell) => cell.row === row && cell.segments.length > 0 && isWrittenBelow(table, cell, cell.column));
  const places = findColumnPlaces(table, row);
  const under = findGroupRulings(table, row, rulings).map((ruling) => findColumnsOver(table, ruling, row));
  const spans = new Map<CellDraft, Span>();
  for (const group of under) {
    const own = headers.filter((header) => !spans.has(header) && findMiddleColumn(header) >= group.from && findMiddleColumn(header) <= group.to);
    for (const [index, span] of tileColumns(own, group, places).entries()) if (own[index]) spans.set(own[index], span);
  }
  for (const header of headers) {
    if (spans.has(header)) continue;
    const taken = [...spans.values()];
    const isFree = (column: number) =>
      isWrittenBelow(table, header, column) &&
      !taken.some(({ from, to }) => column >= from && column <= to) &&
      !headers.some((other) => other !== header && column >= other.column && column < other.column + other.columnSpan) &&
      !isWritten(table, row, column, header);
    const span = findWidestUnder(header, isFree, places);
    if (span) spans.set(header, span);
  }
  return spans;
}

/** Returns whether a header of one column is in the middle or at the right of that: it then reaches over no column to the right. */
export function isOverOneColumn(table: TableDraft, header: CellDraft): boolean {
  if (header.columnSpan > 1) return false;
  const place = findColumnPlaces(table, header.row)[header.column];
  return place !== undefined && place.align !== 'left' && Math.abs(findTextAt(header, place.align) - place.at) < SAME_EDGE;
}

/** Finds the level lines between a row of a header and the next that lie over several columns, but not over all of them. */
export function findGroupRulings(
  table: Pick<TableDraft, 'rows' | 'cells' | 'edges' | 'left' | 'right'>,
  row: number,
  rulings: readonly Ruling[],
): Ruling[] {
  const [above, below] = [row, row + 1].map((each) => table.cells.filter((cell) => cell.row === each).flatMap(({ segments }) => segments));
  if (!above || !below || above.length === 0 || below.length === 0) return [];
  const [top, bottom] = [Math.min(...above.map(({ base }) => base)), Math.min(...below.map(({ base }) => base))];
  return rulings.filter(
    (ruling) =>
      ruling.top > top &&
      ruling.top < bottom &&
      ruling.left > table.left - PADDING &&
      ruling.right < table.right + PADDING &&
      ruling.right - ruling.left < table.right - table.left - PADDING,
  );
}

/** The columns whose text in the next row is over a line. */
function findColumnsOver({ cells }: TableDraft, { left, right }: Ruling, row: number): Span {
  const over = cells.filter(({ row: own, segments }) => {
    if (own !== row + 1 || segments.length === 0) return false;
    const bounds = findBounds(segments);
    const middle = (bounds.left + bounds.right) / 2;
    return middle > left && middle < right;
  });
  return { from: Math.min(...over.map(({ column }) => column)), to: Math.max(...over.map(({ column, columnSpan }) => column + columnSpan - 1)) };
}

/** Columns shared out among the headers over them so that each header is as near as can be to the middle of its own. */
function tileColumns(headers: CellDraft[], { from, to }: Span, places: (ColumnPlace | undefined)[]): Span[] {
  // What is best for the headers on the right is asked for again by every way to share out the columns on their left.
  const known = new Map<string, Tiling>();
  const bestFrom = (header: number, column: number): Tiling => {
    const key = `${header} ${column}`;
    const best = known.get(key) ?? bestTiling(header, column);
    known.set(key, best);
    return best;
  };
  const withHeader = (cell: CellDraft, span: Span, others: Tiling): Tiling => ({
    spans: [span, ...others.spans],
    off: (isMixed(span, places) ? measureOffEdges : measureOffMiddle)(cell, span, places) + others.off,
  });
  const bestTiling = (header: number, column: number): Tiling => {
    const [cell, next] = [headers[header], headers[header + 1]];
    if (!cell) return { spans: [], off: 0 };
    if (!next) return withHeader(cell, { from: column, to }, { spans: [], off: 0 });
    let best: Tiling | undefined;
    for (let end = Math.max(column, cell.column + cell.columnSpan - 1); end < Math.min(next.column, to); end += 1) {
      const tiling = withHeader(cell, { from: column, to: end }, bestFrom(header + 1, end + 1));
      if (!best || tiling.off < best.off) best = tiling;
    }
    return best ?? { spans: [], off: 0 };
  };
  return bestFrom(0, from).spans;
}

/** The most columns around a header over whose middle it is. */
function findWidestUnder(header: CellDraft, isFree: (column: number) => boolean, places: (ColumnPlace | undefined)[]): Span | undefined {
  let [first, last] = [header.column, header.column + header.columnSpan - 1];
  while (isFree(first - 1)) first -= 1;
  while (isFree(last + 1)) last += 1;
  let widest: Span | undefined;
  for (let from = first; from <= header.column; from += 1) {
    for (let to = header.column + header.columnSpan - 1; to <= last; to += 1) {
      const isWider = to - from > (widest ? widest.to - widest.from : 0);
      if (isWider && measureOffMiddle(header, { from, to }, places) < OFF_MIDDLE * measureColumnWidth({ from, to }, places)) widest = { from, to };
    }
  }
  return widest;
}

/** Returns how far a header is from the middle of columns. */
function measureOffMiddle(header: CellDraft, { from, to }: Span, places: (ColumnPlace | undefined)[]): number {
  const [first, last] = [places[from], places[to]];
  if (!first || !last || isMixed({ from, to }, places)) return Number.POSITIVE_INFINITY;
  const half = measureColumnWidth({ from, to }, places) / 2;
  const before = places[from - 1];
  const after = places[to + 1];
  const start = {
    left: first.at - PADDING,
    middle: first.at - half,
    right: before?.align === 'right' ? before.at + PADDING : first.at + PADDING - 2 * half,
  };
  const end = { left: after?.align === 'left' ? after.at - PADDING : last.at - PADDING + 2 * half, middle: last.at + half, right: last.at + PADDING };
  return Math.abs(findTextAt(header, 'middle') - (start[first.align] + end[last.align]) / 2);
}

function isMixed({ from, to }: Span, places: (ColumnPlace | undefined)[]): boolean {
  return places.slice(from, to).some((place) => place?.align !== places[to]?.align);
}

/** Returns how far a header is from the middle between the edges of columns, which is all that columns set in several ways have in common. */
function measureOffEdges(header: CellDraft, { from, to }: Span, places: (ColumnPlace | undefined)[]): number {
  const [first, last] = [places[from], places[to]];
  return first && last ? Math.abs(findTextAt(header, 'middle') - (first.left + last.right) / 2) : Number.POSITIVE_INFINITY;
}

/** Returns how wide the columns of a group are, by what is at the same place in each of them. */
function measureColumnWidth({ from, to }: Span, places: (ColumnPlace | undefined)[]): number {
  const [first, last] = [places[from], places[to]];
  return first && last ? (last.at - first.at) / Math.max(1, to - from) : 0;
}

/** Where the text below a row is in each column. Columns whose text is of one width all over are as most others are. */
function findColumnPlaces({ cells, edges }: TableDraft, row: number): (ColumnPlace | undefined)[] {
  const columns = edges.slice(1).map((_, column) => {
    const own = cells.filter((cell) => cell.row > row && cell.column === column && cell.columnSpan === 1 && cell.segments.length > 0);
    return ALIGNS.map((align) => {
      const at = own.map((cell) => findTextAt(cell, align)).sort((one, other) => one - other);
      return { align, at: at[Math.floor(at.length / 2)] ?? 0, spread: at.length > 0 ? (at.at(-1) ?? 0) - (at[0] ?? 0) : Number.POSITIVE_INFINITY };
    }).sort((one, other) => one.spread - other.spread);
  });
  const isKnown = ([first, , last]: { spread: number }[]) => first !== undefined && last !== undefined && last.spread - first.spread > SAME_EDGE;
  const knownPlaces = columns.slice(1).filter(isKnown);
  const [usual] = [...Map.groupBy(knownPlaces, ([first]) => first?.align)].sort(([, one], [, other]) => other.length - one.length)[0] ?? ['middle'];
  return columns.map((column, index) => {
    const place = isKnown(column) ? column[0] : column.find(({ align }) => align === usual);
    const [left = 0, right = left] = edges.slice(index, index + 2);
    return place && Number.isFinite(place.spread) ? { ...place, left, right } : undefined;
  });
}

function findTextAt({ segments }: CellDraft, align: ColumnPlace['align']): number {
  const { left, right } = findBounds(segments);
  return { left, middle: (left + right) / 2, right }[align];
}

function findMiddleColumn({ column, columnSpan }: CellDraft): number {
  return column + (columnSpan - 1) / 2;
}

/** Returns whether something is in a column directly below the row of a header. */
function isWrittenBelow({ cells }: TableDraft, { row }: CellDraft, column: number): boolean {
  return cells.some((cell) => cell.row === row + 1 && cell.segments.length > 0 && column >= cell.column && column < cell.column + cell.columnSpan);
}

function isWritten({ cells }: TableDraft, row: number, column: number, but: CellDraft): boolean {
  return cells.some(
    (cell) => cell !== but && cell.row === row && cell.segments.length > 0 && column >= cell.column && column < cell.column + cell.columnSpan,
  );
}
