import { SENTENCE_END } from '@sheaf/pdf-text/layout/lineEnds';
import { buildLines, joinLineText, type Line } from '@sheaf/pdf-text/lines/lines';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** A cell that goes on over the page reaches down to this, in letter heights: its last lines may have been kept together on the next page. */
const TO_THE_END = 3.2;
/** In letter heights: a space between words, what lines fall short of their edge by, and how far apart they are where nothing else is known. */
const SPACE = 0.25;
const SHORT = 0.1;
const STEP = 1.2;
/** So many rows show that the first cell is never empty. */
const MIN_ROWS = 3;
const NUMBER = /^[\p{N}\p{P}\p{S}]+$/u;

/** A cell and the one that is in its place at the top of the next page. */
interface Pair {
  above: CellDraft;
  below: CellDraft;
}

/** Puts the row of a table that begins a page, if it only goes on with the last one of the page before, under the text of that. Returns whether it did. */
export function joinSplitRow(table: TableDraft, next: TableDraft, row: number): boolean {
  const pairs = pairCells(table, next, row);
  const going = pairs.filter(({ below }) => below.segments.length > 0);
  const parts = { table, next, row };
  if (going.length === 0 || !going.every((pair) => mayGoOn(pair, parts)) || !going.some((pair) => runsOn(pair, parts))) return false;
  for (const pair of pairs) append(pair);
  const bottom = Math.max(...pairs.map(({ above }) => above.bottom));
  for (const { above } of pairs) above.bottom = bottom;
  const last = table.rows.at(-1);
  if (last) last.bottom = bottom;
  return true;
}

/** The cells of the last row and those below them; none where the two rows have other columns. */
function pairCells({ cells, rows }: TableDraft, next: TableDraft, row: number): Pair[] {
  const last = cells.filter((cell) => cell.row + cell.rowSpan === rows.length);
  const first = next.cells.filter((cell) => cell.row === row);
  const pairs = first.flatMap((below) => {
    const above = last.find(({ column, columnSpan }) => column === below.column && columnSpan === below.columnSpan);
    return above ? [{ above, below }] : [];
  });
  return pairs.length === first.length && pairs.length === last.length ? pairs : [];
}

interface Parts {
  table: TableDraft;
  next: TableDraft;
  /** The row of the next page that may be no row of its own. */
  row: number;
}

/** Returns whether a cell reaches to the end of the page and its text either had no room for what is below it or ended a sentence. */
function mayGoOn({ above, below }: Pair, { table, next }: Parts): boolean {
  const [last, first] = [buildLines(above.segments).at(-1), buildLines(below.segments)[0]];
  if (!last || !first || above.tables || below.tables) return false;
  if (NUMBER.test(joinLineText(last)) && NUMBER.test(joinLineText(first))) return false;
  if ((table.rows.at(-1)?.bottom ?? 0) - last.base > TO_THE_END * last.size) return false;
  return SENTENCE_END.test(joinLineText(last)) || isFull(last, first, findTextEdges([table, next], above));
}

/**
 * Returns whether the text of a cell had no room for what is below it, and no sentence ended there; or else the row has nothing in the cell that
 * names it.
 */
function runsOn({ above, below }: Pair, { table, next, row }: Parts): boolean {
  const [last, first] = [buildLines(above.segments).at(-1), buildLines(below.segments)[0]];
  if (!last || !first || !isFull(last, first, findTextEdges([table, next], above))) return false;
  const isSentenceOpen = !SENTENCE_END.test(joinLineText(last)) || /^\p{Ll}/u.test(joinLineText(first));
  return isSentenceOpen || (isNamed(table, table.rows.length) && isNamed(next, next.rows.length, row) && !listFilledRows(next).has(row));
}

function isFull(last: Line, first: Line, { left, right }: { left: number; right: number }): boolean {
  const [word] = first.words;
  const room = last.isRightToLeft ? last.left - left : right - last.right;
  return word !== undefined && word.right - word.left + SPACE * last.size > room - SHORT * last.size;
}

/** Where the text of a column begins and ends: between lines as far from the one as from the other, else where its longest lines do. */
function findTextEdges(tables: TableDraft[], { column, columnSpan, ...cell }: CellDraft): { left: number; right: number } {
  const own = tables.flatMap(({ cells }) => cells.filter((each) => each.column === column && each.columnSpan === columnSpan));
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // A table may go over hundreds of pages, and so many numbers are too many for `Math.min` at once.
  for (const segment of own.flatMap(({ segments }) => segments)) {
    left = Math.min(left, segment.left);
    right = Math.max(right, segment.right);
  }
  if (!tables.every(({ isRuled }) => isRuled)) return { left, right };
  const padding = Math.max(0, Math.min(left - cell.left, cell.right - right));
  return { left: cell.left + padding, right: cell.right - padding };
}

/** Returns whether all rows but one have something in their first cell. */
function isNamed(table: TableDraft, rows: number, but?: number): boolean {
  const filled = listFilledRows(table);
  const others = Array.from({ length: rows }, (_, row) => row).filter((row) => row !== but);
  return (but !== undefined || others.length >= MIN_ROWS) && others.every((row) => filled.has(row));
}

/** The rows that have something in their first cell. */
function listFilledRows({ cells }: TableDraft): Set<number> {
  const filled = cells.filter(({ column, segments }) => column === 0 && segments.length > 0);
  return new Set(filled.flatMap(({ row, rowSpan }) => Array.from({ length: rowSpan }, (_, below) => row + below)));
}

/** Text that goes on is under what it goes on with as the lines of that are under each other. */
function append({ above, below }: Pair): void {
  above.rowSpan += below.rowSpan - 1;
  if (below.borders.bottom) above.borders.bottom = below.borders.bottom;
  const [lines, more] = [buildLines(above.segments), buildLines(below.segments)];
  const [last, first] = [lines.at(-1), more[0]];
  if (!last || !first) return;
  const steps = [lines, more].flatMap((own) => own.slice(1).map(({ base }, index) => base - (own[index]?.base ?? base)));
  const step = steps.length > 0 ? Math.min(...steps) : STEP * last.size;
  const shift = last.base + step - first.base;
  above.segments.push(...below.segments.map((segment) => moveCell(segment, shift)));
  above.bottom = Math.max(above.bottom, below.bottom + shift);
}

function moveCell(segment: CellDraft['segments'][number], by: number): CellDraft['segments'][number] {
  return { ...segment, top: segment.top + by, bottom: segment.bottom + by, base: segment.base + by };
}
