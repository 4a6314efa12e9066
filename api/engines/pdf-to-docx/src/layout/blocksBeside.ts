import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { buildRowOfBlocks, isRunningText, stripsOf } from '../tables/blocksInRows.ts';
import type { TableDraft } from '../tables/tableDraft.ts';
import type { Band, BandFacts } from './pageBands.ts';

/** Blocks beside each other, such as two addresses, have no more lines than this. */
const MOST_LINES = 9;

export interface BesideFacts extends BandFacts {
  page: number;
  /** Takes part in the order of the page for a table. */
  standIn(table: TableDraft): Segment;
}

/**
 * Makes rows of a table of short blocks that stand beside each other, as sender and date of an invoice do: the columns of a newspaper are read down, but these
 * belong to each other. What stands alone between them is text over the whole width.
 */
export function placeBlocksBeside(band: Band, facts: BesideFacts): Band[] {
  const { columns, sides } = band;
  const segments = columns.flatMap((column) => column.segments);
  if (columns.length < 2 || sides || band.count !== undefined || facts.isRightToLeft || segments.some((segment) => facts.isThing(segment)))
    return [band];
  const stacks = columns.map((column) => buildLines(column.segments));
  if (stacks.some((lines) => isRunningText(lines) || lines.some((line) => findListMarker(line) !== undefined))) return [band];
  const strips = stripsOf(segments);
  const rows = strips.map((strip) => columns.map((column) => column.segments.filter((segment) => strip.includes(segment))));
  const isShort = rows.every((row) => row.every((cell) => buildLines(cell).length <= MOST_LINES));
  if (!isShort || !rows.some((row) => row.filter((cell) => cell.length > 0).length > 1)) return [band];
  return rows.map((row) => {
    const filled = row.filter((cell) => cell.length > 0);
    const alone = filled.length === 1 ? (filled[0] ?? []) : [facts.standIn(buildRowOfBlocks(filled, facts))];
    return { columns: [{ segments: alone }], frames: [facts.textArea], gap: 0 };
  });
}
