import { PICTURE_SIGN } from '../read/pictureWord.ts';
import { joinSplitRow } from '../tables/splitRows.ts';
import { type CellDraft, joinCellText, type TableDraft } from '../tables/tableDraft.ts';
import type { FlowBlock, PageFlow } from './flowBlock.ts';

/** Columns of one table are in the same places on each page, give or take this many points. */
const SAME_EDGE = 4;
/** Without lines they follow the text, whose longest words differ from page to page. */
const LIKE_EDGE = 8;

/** How many rows a header that is repeated may have. */
const HEADER_ROWS = [1, 2, 3];
/** Rows of pictures all say the same. */
const HAS_WORDS = new RegExp(`[^|\\s${PICTURE_SIGN}]`, 'u');

/** Makes one table of those that go on over the end of a page; headers that are repeated appear once. */
export function stitchTables(pages: PageFlow[]): void {
  let above: FlowBlock | undefined;
  for (const page of pages) {
    if (above?.table) dropRepeatedHeader(above.table, page);
    const [first] = page.blocks;
    if (above?.table && first?.table && areParts(above.table, first.table)) {
      append(above.table, first.table);
      page.blocks.shift();
      if (page.blocks.length === 0) continue;
    }
    above = page.blocks.at(-1);
  }
}

/** A header that is repeated on a page is outside of the tags of its table, and so was taken for a text above it. */
function dropRepeatedHeader(table: TableDraft, page: PageFlow): void {
  const index = page.blocks.findIndex((block) => block.table || block.pictures);
  if (index < 1 || !table.continues || !page.blocks[index]?.table?.isBegun) return;
  const wordsAbove = page.blocks.slice(0, index).flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text)));
  const headerRows = HEADER_ROWS.find((rows) => haveSameWords(wordsAbove, listWordsInRows(table, rows)));
  if (headerRows === undefined) return;
  table.headerRows = Math.max(table.headerRows, headerRows);
  page.blocks.splice(0, index);
}

function listWordsInRows({ cells }: TableDraft, rows: number): string[] {
  return cells.filter(({ row }) => row < rows).flatMap(({ segments }) => segments.flatMap(({ words }) => words.map(({ text }) => text)));
}

/** In whatever order: the words of a header are read line by line, or cell by cell. */
function haveSameWords(one: string[], other: string[]): boolean {
  return one.length === other.length && [...one].sort().join(' ') === [...other].sort().join(' ');
}

function areParts(one: TableDraft, other: TableDraft): boolean {
  if (one.edges.length !== other.edges.length || one.isRuled !== other.isRuled) return false;
  if ((one.continues || one.openLines) && other.isBegun) return true;
  if (!one.isRuled && findRepeatedRows(one, other) > 0) return true;
  return one.edges.every((edge, index) => Math.abs(edge - (other.edges[index] ?? 0)) < (one.isRuled ? SAME_EDGE : LIKE_EDGE));
}

function append(table: TableDraft, next: TableDraft): void {
  const repeated = findRepeatedRows(table, next);
  const begun = HAS_WORDS.test(joinRowText(next, repeated)) && joinSplitRow(table, next, repeated) ? repeated + 1 : repeated;
  const shift = table.rows.length - begun;
  // The line under the header of the next page is not drawn between the rows.
  if (repeated > 0 && !table.isRuled) for (const cell of next.cells) if (cell.row === repeated) delete cell.borders.top;
  if (next.continues !== undefined) table.continues = next.continues;
  if (next.openLines) table.openLines = next.openLines;
  else delete table.openLines;
  table.headerRows = Math.max(table.headerRows, repeated);
  table.rows.push(...next.rows.slice(begun));
  table.cells.push(...next.cells.filter(({ row }) => row >= begun).map((cell) => ({ ...cell, row: cell.row + shift })));
}

/** Returns how many rows at the top of the next page say what the first rows of the table say. */
function findRepeatedRows(table: TableDraft, next: TableDraft): number {
  let count = 0;
  while (
    count < Math.min(HEADER_ROWS.length, next.rows.length - 1, table.rows.length) &&
    HAS_WORDS.test(joinRowText(table, count)) &&
    joinRowText(table, count) === joinRowText(next, count)
  )
    count += 1;
  return count;
}

function joinRowText({ cells }: TableDraft, row: number): string {
  return cells
    .filter((cell: CellDraft) => cell.row === row)
    .map(joinCellText)
    .join('|')
    .replace(/^\|*$/, '');
}
