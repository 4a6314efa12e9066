import { splitRegions } from '@sheaf/pdf-text/layout/regions';
import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { isRunningText } from './blocksInRows.ts';

/** A column of text has so many lines at least, each of several words in one piece. */
const LEAST_LINES = 6;
const LINE_WORDS = 4;

/**
 * Splits what is on a page at the gutters between columns of running text, those last. The figures of a table in one column are level with lines
 * of the next by chance.
 */
export function splitTextColumns(segments: readonly Segment[]): Segment[][] {
  if (!mayHoldColumns(segments)) return [[...segments]];
  const regions = splitRegions([...segments], false).map((region) => ({ segments: region.segments, ...findBounds(region.segments) }));
  const texts = regions.filter((region) => holdsText(region.segments));
  const columns = texts.filter((region) => texts.some((other) => areBeside(region, other)));
  const inColumns = new Set(columns.flatMap((column) => column.segments));
  return [segments.filter((segment) => !inColumns.has(segment)), ...columns.map((column) => column.segments)];
}

/** Returns whether enough long segments end before enough others begin, which costs less to know than the columns do. */
function mayHoldColumns(segments: readonly Segment[]): boolean {
  const long = segments.filter(({ words }) => words.length >= LINE_WORDS);
  const ends = long.map(({ right }) => right).sort((one, other) => one - other);
  const end = ends[LEAST_LINES - 1];
  return end !== undefined && long.filter(({ left }) => left >= end).length >= LEAST_LINES;
}

function holdsText(segments: Segment[]): boolean {
  const lines = buildLines(segments).filter(({ cells, words }) => cells.length === 1 && words.length >= LINE_WORDS);
  return lines.length >= LEAST_LINES && isRunningText(lines);
}

function areBeside(one: Rectangle, other: Rectangle): boolean {
  const isApart = one.right <= other.left || other.right <= one.left;
  return isApart && one.top < other.bottom && other.top < one.bottom;
}
