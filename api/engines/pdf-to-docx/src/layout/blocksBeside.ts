import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { buildRowOfBlocks, isRunningText, splitAtHorizontalGaps } from '../tables/blocksInRows.ts';
import type { TableDraft } from '../tables/tableDraft.ts';
import type { Band, BandFacts } from './pageBands.ts';

/** The most lines of a block in a row of blocks, such as two addresses. */
const MOST_LINES = 9;

export interface BesideFacts extends BandFacts {
  page: number;
  /** Adds a table to the page and returns a segment that holds its place in the reading order. */
  addTable(table: TableDraft): Segment;
}

/**
 * Turns short blocks side by side, such as the sender and date of an invoice, into one-row tables. Newspaper columns are left as they are, and so are entries with leaders, as on a menu. A block alone
 * in its row becomes text over the whole width.
 */
export function placeBlocksBeside(band: Band, facts: BesideFacts): Band[] {
  const { columns, sides } = band;
  const segments = columns.flatMap((column) => column.segments);
  if (columns.length < 2 || sides || band.count !== undefined || facts.isRightToLeft || segments.some((segment) => facts.isTableOrPicture(segment)))
    return [band];
  const stacks = columns.map((column) => buildLines(column.segments));
  if (stacks.some((lines) => isRunningText(lines) || lines.some((line) => line.hasLeaders || findListMarker(line) !== undefined))) return [band];
  const strips = splitAtHorizontalGaps(segments);
  const rows = strips.map((strip) => columns.map((column) => column.segments.filter((segment) => strip.includes(segment))));
  const isShort = rows.every((row) => row.every((cell) => buildLines(cell).length <= MOST_LINES));
  if (!isShort || !rows.some((row) => row.filter((cell) => cell.length > 0).length > 1)) return [band];
  return rows.map((row) => {
    const filled = row.filter((cell) => cell.length > 0);
    const alone = filled.length === 1 ? (filled[0] ?? []) : [facts.addTable(buildRowOfBlocks(filled, facts))];
    return { columns: [{ segments: alone }], frames: [facts.textArea], gap: 0 };
  });
}
