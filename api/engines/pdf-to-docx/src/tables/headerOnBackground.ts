import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** A background is as wide as its table and ends where that begins, within so many points. */
const SAME_END = 8;
const MEETS = 6;
/** The greatest height of a header, in letter heights. */
const MOST_HEIGHT = 3.5;
/** Middle of letters above their baseline, in letter heights. */
const MIDDLE = 0.3;
/** A word this far over the edge of its column, in points, still belongs to it. */
const OVER_EDGE = 2;
const WHITE = 'ffffff';

/** Adds the header row of a table: text on a coloured background just above its first row. Returns the other segments. */
export function takeHeaderOnBackground(table: TableDraft, segments: Segment[], backgrounds: readonly Background[]): Segment[] {
  const background = findBackgroundOver(table, backgrounds);
  if (!background) return segments;
  const headers = segments.filter(({ left, right, base, size }) => {
    const middle = base - MIDDLE * size;
    return middle > background.top && middle < background.bottom && left > background.left - OVER_EDGE && right < background.right + OVER_EDGE;
  });
  const [first] = headers;
  const columns = headers.map(({ left, right }) => findColumn(table.edges, (left + right) / 2));
  const isHeader =
    first && headers.length > 1 && new Set(columns).size === headers.length && headers.every(({ base }) => Math.abs(base - first.base) < 1);
  if (!isHeader || columns.includes(-1) || background.bottom - background.top > MOST_HEIGHT * first.size) return segments;
  addRow(table, background, (column) => headers.filter((_, index) => columns[index] === column));
  return segments.filter((segment) => !headers.includes(segment));
}

/** Joins the backgrounds of single cells that touch, and finds the one over a table. */
function findBackgroundOver({ left, right, top }: TableDraft, backgrounds: readonly Background[]): Background | undefined {
  const near = backgrounds.filter(
    (background) =>
      background.color !== WHITE &&
      Math.abs(background.bottom - top) < MEETS &&
      background.left > left - SAME_END &&
      background.right < right + SAME_END,
  );
  const [first] = near;
  const own = near.filter(({ color, top: start }) => color === first?.color && Math.abs(start - (first?.top ?? 0)) < 1);
  if (!first || own.length === 0) return undefined;
  const bounds = findBounds(own);
  return bounds.left < left + SAME_END && bounds.right > right - SAME_END ? { ...bounds, color: first.color } : undefined;
}

function findColumn(edges: readonly number[], x: number): number {
  return edges.slice(1).findIndex((edge, column) => x >= (edges[column] ?? edge) - OVER_EDGE && x < edge + OVER_EDGE);
}

function addRow(table: TableDraft, { top, color }: Background, findSegments: (column: number) => Segment[]): void {
  const bottom = table.top;
  const cells = table.edges.slice(1).map((right, column): CellDraft => {
    const left = table.edges[column] ?? right;
    return { left, right, top, bottom, row: 0, column, rowSpan: 1, columnSpan: 1, segments: findSegments(column), borders: {}, shading: color };
  });
  table.cells = [...cells, ...table.cells.map((cell) => ({ ...cell, row: cell.row + 1 }))];
  table.rows = [{ top, bottom }, ...table.rows];
  table.top = top;
  table.headerRows = Math.max(1, table.headerRows + 1);
}
