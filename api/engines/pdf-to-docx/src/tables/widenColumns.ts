import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** What Word leaves free beside the text of a cell, in points. */
const PADDING = 5.4;
/** Another font may need this much more room for the same text. */
const SPARE = 0.12;
/** How much of that the last column has at its end, and the most of it in points: the lines over and under the table are as long. */
const SPARE_AT_END = 0.05;
const MOST_MORE = 4;
/** The least space between the text of two columns and the edge between them, in points. */
const LEAST = 1;

/** Returns a table without upright lines with the edges of its columns moved into the space between their texts: figures would else break in a wider font. */
export function widenColumns(table: TableDraft): TableDraft {
  if (table.isRuled || table.isProse) return table;
  const last = table.edges.length - 1;
  const edges = table.edges.map((edge, index) => {
    if (index === 0) return edge;
    return index === last ? placeEnd(table.cells, edge, last) : placeEdge(table.cells, edge, index);
  });
  const cells = table.cells.map((cell) => ({
    ...cell,
    left: edges[cell.column] ?? cell.left,
    right: edges[cell.column + cell.columnSpan] ?? cell.right,
  }));
  return { ...table, edges, cells };
}

function placeEdge(cells: readonly CellDraft[], edge: number, place: number): number {
  const filled = cells.filter(({ segments, turned }) => segments.length > 0 && !turned);
  const before = filled.filter(({ column, columnSpan }) => column + columnSpan === place).map(({ segments }) => findBounds(segments).right);
  const behind = filled.filter(({ column }) => column === place).map(({ segments }) => findBounds(segments));
  if (before.length === 0 || behind.length === 0) return edge;
  const [end, start] = [Math.max(...before), Math.min(...behind.map(({ left }) => left))];
  const widest = Math.max(...behind.map(({ left, right }) => right - left));
  const wanted = start - PADDING - SPARE * widest;
  // No further than half of the space, which the column before needs as well.
  return start <= end ? edge : Math.min(edge, Math.max(wanted, end + Math.max(LEAST, (start - end) / 2)));
}

/** Text of the last column that fills it needs some more room, as under a line that is as wide as the words of a header. */
function placeEnd(cells: readonly CellDraft[], edge: number, last: number): number {
  const filled = cells.filter(({ segments, turned, column, columnSpan }) => segments.length > 0 && !turned && column + columnSpan === last);
  if (filled.some(({ borders }) => borders.right)) return edge;
  const texts = filled.map(({ segments }) => findBounds(segments));
  return texts.reduce((end, { left, right }) => Math.max(end, right + Math.min(MOST_MORE, SPARE_AT_END * (right - left))), edge);
}
