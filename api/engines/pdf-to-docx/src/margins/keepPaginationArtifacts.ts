import { groupLevelRows, takePaginationArtifacts } from '@sheaf/pdf-text/layout/paginationArtifacts';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';
import type { MarginRow, PaginationArtifacts } from './marginRow.ts';
import { splitPageNumbers } from './pageNumbers.ts';
import { findSinglePageHeaders } from './singlePageHeaders.ts';
import { findSinglePageRows } from './singlePageRows.ts';
import { findTableHeaders } from './tableHeaders.ts';

/** Lines of a paragraph are this close, in letter heights, and are as long as this many words. */
const LEADING = 1.45;
const LINE_OF_TEXT = 5;

/** Takes running headers and footers off the pages and keeps them; what is in a table is none. */
export function keepPaginationArtifacts(
  pages: PageSegments[],
  bodySize: number,
  isInTable: (page: number, segment: Segment) => boolean,
): PaginationArtifacts {
  const headers = findTableHeaders(pages);
  const inTables = pages.map(({ page, groups }) => (groups[0]?.segments ?? []).filter((segment) => headers.has(segment) || isInTable(page, segment)));
  for (const [index, { groups }] of pages.entries()) {
    const apart = new Set(inTables[index]);
    if (groups[0] && apart.size > 0) groups[0].segments = groups[0].segments.filter((segment) => !apart.has(segment));
  }
  const before = pages.map(({ groups }) => groups[0]?.segments ?? []);
  const [only, ...others] = pages;
  const alone = only && others.length === 0 ? findSinglePageRows(only, bodySize).flat() : [];
  takePaginationArtifacts(pages, new Set(pages.flatMap(({ page }, index) => (inTables[index]?.length ? [page] : []))));
  takeSinglePageHeaders(pages, before, bodySize);
  if (only?.groups[0]) only.groups[0].segments = only.groups[0].segments.filter((segment) => !alone.includes(segment));
  const rows = pages.flatMap(({ page, height, groups }, index) => {
    const rest = groups[0]?.segments ?? [];
    const left = new Set(rest);
    const gone = (before[index] ?? []).filter((segment) => !left.has(segment));
    return putBackText(groupLevelRows(gone), rest).map((row): MarginRow => {
      const segments = row.map((segment) => ({ ...segment, words: splitPageNumbers(segment.words) }));
      segments.sort((one, other) => one.left - other.left);
      const base = segments[0]?.base ?? 0;
      return { page, isHeader: base < 0.5 * height, base, key: buildTextKey(segments), segments };
    });
  });
  for (const [index, { groups }] of pages.entries()) groups[0]?.segments.push(...(inTables[index] ?? []));
  return { rows: rows.sort((one, other) => one.base - other.base), pages: pages.map(({ page, height }) => ({ page, height })) };
}

/** Takes what one page alone has where others have their headers off it, too. */
function takeSinglePageHeaders(pages: PageSegments[], before: Segment[][], bodySize: number): void {
  const left = pages.map(({ groups }) => new Set(groups[0]?.segments));
  const read = pages.map((page, index) => ({ page, taken: (before[index] ?? []).filter((segment) => !left[index]?.has(segment)) }));
  for (const [{ groups }, found] of findSinglePageHeaders(read, bodySize)) {
    if (groups[0] && found.length > 0) groups[0].segments = groups[0].segments.filter((segment) => !found.includes(segment));
  }
}

/** Puts lines back that go on in the text: two pages may say the same at the same height, and headers are set apart. */
function putBackText(rows: Segment[][], rest: Segment[]): Segment[][] {
  const continuesText = (segment: Segment) =>
    segment.words.length >= LINE_OF_TEXT &&
    rest.some(
      (other) =>
        Math.abs(other.size - segment.size) < 0.05 * segment.size &&
        Math.abs(other.base - segment.base) > 0.5 * segment.size &&
        Math.abs(other.base - segment.base) < LEADING * segment.size &&
        other.left < segment.right &&
        segment.left < other.right,
    );
  const putBack = rows.find((row) => row.some(continuesText));
  if (!putBack) return rows;
  rest.push(...putBack);
  return putBackText(
    rows.filter((row) => row !== putBack),
    rest,
  );
}

function buildTextKey(segments: Segment[]): string {
  return segments.flatMap(({ words }) => words.map(({ text }) => text.replace(/\d+|^[ivxlc]+$/gi, '#').toLowerCase())).join(' ');
}
