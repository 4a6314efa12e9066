import { groupLevelRows } from '@sheaf/pdf-text/layout/paginationArtifacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';

/** So many segments beside each other, each over one of the next row, are the header of a table. */
const LEAST_PIECES = 3;
/** Edges of one column differ by less than this, and rows of a table are no further apart than this, in letter heights. Headers may have padding of their own. */
const SAME_EDGE = 0.75;
const NEXT_ROW = 3;

/** Finds the first rows of pages that repeat the header of a table over its columns. At one height on each page they look like running headers, and their tables lost them. */
export function findTableHeaders(pages: readonly PageSegments[]): Set<Segment> {
  const headers = pages.flatMap(({ page, groups }) => {
    const rows = groupLevelRows(groups[0]?.segments ?? []);
    return rows.flatMap((row, index) => (isOver(row, rows.slice(index + 1)) ? [{ page, row, text: joinText(row) }] : []));
  });
  const rowsByText = Map.groupBy(headers, ({ text }) => text);
  return new Set(headers.filter(({ page, text }) => rowsByText.get(text)?.some((other) => other.page !== page)).flatMap(({ row }) => row));
}

/** Returns whether a row is over the columns of the next one, or of the one after a title of some rows. */
function isOver(row: readonly Segment[], [next, beyond]: readonly Segment[][]): boolean {
  const [first] = row;
  const [title, ...others] = next ?? [];
  if (!first || !title || row.length < LEAST_PIECES || title.base - first.base > NEXT_ROW * first.size) return false;
  const isTitle = others.length === 0 && beyond?.[0] && beyond[0].base - title.base < NEXT_ROW * first.size;
  const cells = (isTitle ? beyond : next) ?? [];
  const isColumn = ({ left, right, size }: Segment) =>
    cells.some((cell) => Math.min(Math.abs(cell.left - left), Math.abs(cell.right - right)) < SAME_EDGE * size);
  return row.every(isColumn);
}

function joinText(row: readonly Segment[]): string {
  return row
    .toSorted((one, other) => one.left - other.left)
    .map(({ words }) => words.map(({ text }) => text).join(' '))
    .join('|');
}
