import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** The space that Word leaves beside the text of a cell, in points. */
const PADDING = 5.4;
const LEAST_PADDING = 1.5;
/** How much wider the columns of figures become where there is room. */
const SPARE_SHARE = 0.15;

/** What is in a cell. It is as wide as `span` columns. */
export interface Stack {
  segments: Segment[];
  span: number;
}

/** Builds a table without lines of its rows, a stack for each column from the left; a stack that an earlier one covers is left out. */
export function buildStackedTable(rows: readonly (Stack | undefined)[][], page: number): TableDraft {
  const count = Math.max(...rows.map((row) => row.length));
  const bounds = rows.map((row) => findBounds(row.flatMap((stack) => stack?.segments ?? [])));
  const edges = placeEdges(rows, count);
  const tops = bounds.map(({ top }, row) => (row === 0 ? top : (top + (bounds[row - 1]?.bottom ?? top)) / 2));
  const bottom = bounds.at(-1)?.bottom ?? 0;
  const cells = rows.flatMap((row, index) => {
    const own: CellDraft[] = [];
    for (let column = 0; column < count; ) {
      const { segments, span } = row[column] ?? { segments: [], span: 1 };
      const box = { left: edges[column] ?? 0, right: edges[column + span] ?? 0, top: tops[index] ?? 0, bottom: tops[index + 1] ?? bottom };
      own.push({ ...box, row: index, column, rowSpan: 1, columnSpan: span, segments, borders: {} });
      column += span;
    }
    return own;
  });
  const [left, right, top] = [edges[0] ?? 0, edges.at(-1) ?? 0, tops[0] ?? 0];
  const places = tops.map((from, index) => ({ top: from, bottom: tops[index + 1] ?? bottom }));
  return { left, right, top, bottom, page, edges, rows: places, cells, headerRows: 0, isRuled: false };
}

function placeEdges(rows: readonly (Stack | undefined)[][], count: number): number[] {
  const columns = Array.from({ length: count }, (_, column) =>
    findBounds(rows.flatMap((row) => (row[column]?.span === 1 ? (row[column]?.segments ?? []) : []))),
  );
  const inner = columns.slice(1).map(({ left }, column) => Math.max(left - PADDING, ((columns[column]?.right ?? 0) + left) / 2));
  const end = (columns.at(-1)?.right ?? 0) + PADDING;
  return [(columns[0]?.left ?? 0) - PADDING, ...widenFigures(inner, (columns[0]?.right ?? 0) + LEAST_PADDING, end), end];
}

/** Widens the columns of figures towards the first one, as far as that has room: another font may need more. */
function widenFigures(inner: readonly number[], limit: number, end: number): number[] {
  const [first = end] = inner;
  const begin = Math.max(Math.min(limit, first), first - SPARE_SHARE * (end - first));
  return inner.map((edge) => end - ((end - edge) * (end - begin)) / (end - first));
}
