import { groupLevelRows } from '@sheaf/pdf-text/layout/paginationArtifacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';
import { beginsNote } from './singlePageRows.ts';

/** Headers and footers of other pages are as far from the edge, in points. */
const SAME_PLACE = 2;
/** Beside the letters of the text: how small their own are, and how far from the text they are. */
const SMALLER = 0.97;
const GAP = 2;
const SAME_WORDS = 0.5;

/** A page with the headers and footers that were taken off it. */
export interface ReadHeaders {
  page: PageSegments;
  taken: readonly Segment[];
}

/**
 * Finds what is at the top or the foot of one page alone where other pages have their headers or footers: that of a first page, or of a chapter of one page. It is
 * smaller than the text or begins as those do, and is set apart from the text.
 */
export function findSinglePageHeaders(pages: readonly ReadHeaders[], bodySize: number): Map<PageSegments, Segment[]> {
  const rowsTaken = pages.flatMap(({ page, taken }) => groupLevelRows([...taken]).map((row) => ({ page, row })));
  return new Map(
    pages.map(({ page, taken }) => {
      const found = [true, false].flatMap((isHeader) => {
        const [outermost, next] = listRowsFromEdge(page, isHeader);
        if (!outermost || !next || beginsNote(outermost) || taken.some((segment) => isInUpperHalf(segment, page) === isHeader)) return [];
        const alike = rowsTaken.filter((other) => other.page !== page && isAtSamePlace({ page, row: outermost }, other));
        const isSmall = outermost.every(({ size }) => size < SMALLER * bodySize);
        const isHeaderOrFooter = alike.length > 0 && (isSmall || alike.some(({ row }) => sharesWords(row, outermost)));
        return isHeaderOrFooter && measureGap(outermost, next) > GAP * bodySize ? outermost : [];
      });
      return [page, found];
    }),
  );
}

function listRowsFromEdge({ groups }: PageSegments, isHeader: boolean): Segment[][] {
  const [main] = groups;
  const rows = main?.turn === 0 ? groupLevelRows(main.segments) : [];
  return isHeader ? rows : rows.reverse();
}

function isInUpperHalf({ base }: Segment, { height }: PageSegments): boolean {
  return base < 0.5 * height;
}

interface PageRow {
  page: PageSegments;
  row: Segment[];
}

function isAtSamePlace(one: PageRow, other: PageRow): boolean {
  const [first, second] = [one.row[0], other.row[0]];
  if (!first || !second || isInUpperHalf(first, one.page) !== isInUpperHalf(second, other.page)) return false;
  const fromEdge = (segment: Segment, page: PageSegments) => (isInUpperHalf(segment, page) ? segment.base : page.height - segment.base);
  return Math.abs(fromEdge(first, one.page) - fromEdge(second, other.page)) < SAME_PLACE;
}

function sharesWords(one: Segment[], other: Segment[]): boolean {
  const [words, others] = [one, other].map((row) => row.flatMap((segment) => segment.words.map(({ text }) => text)));
  const first = (words ?? []).findIndex((word, index) => word !== others?.[index]);
  return first < 0 || first >= SAME_WORDS * Math.max(1, others?.length ?? 0);
}

function measureGap(one: Segment[], other: Segment[]): number {
  const [above, below] = (one[0]?.base ?? 0) < (other[0]?.base ?? 0) ? [one, other] : [other, one];
  return (below[0]?.base ?? 0) - Math.max(...below.map(({ size }) => size)) - (above[0]?.base ?? 0);
}
