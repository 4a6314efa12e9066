import { findComparableTerms } from '@sheaf/language/terms/comparableTerms';
import type { ChatIndex } from '../../types/chatIndex.ts';
import { nameEveryColumn, splitAtHeaders } from './headerRows.ts';
import { pairLabels } from './pairLabels.ts';
import { isBrokenEnd, isRowBetween } from './rowsBetween.ts';
import { splitAtColumns } from './splitAtColumns.ts';
import { splitAtEdges } from './splitAtEdges.ts';
import { splitSideBySide } from './splitSideBySide.ts';
import type { Cell, Row, Table } from './table.ts';

/** Gaps wider than this share of the height of letters divide cells. */
const CELL_GAP = 0.58;
/** What stands beside a table and is longer is no cell of it. */
const LONGEST_STRAY = 80;
const MOST_STRAYS = 60;

/** Finds the tables of a document: rows that stand below each other, the first of them its header. */
export function findTables(index: ChatIndex): Table[] {
  const tables: Table[] = [];
  const { paragraphs } = index;
  for (let place = 0; place < paragraphs.length; place += 1) {
    const first = place;
    const isSet = paragraphs[first]?.kind === 'tableRow';
    const columns = isSet ? 0 : columnsOfLine(index, first);
    if (!isSet && columns < FEWEST_COLUMNS) continue;
    const isNext = (at: number) =>
      isSet
        ? paragraphs[at]?.kind === 'tableRow' || isRowBetween(index, at) || isBrokenEnd(index, at)
        : Math.abs(columnsOfLine(index, at) - columns) <= 1;
    while (place + 1 < paragraphs.length && isNext(place + 1)) place += 1;
    if (!isSet && place - first + 1 < FEWEST_LINES) continue;
    const rows = readRows(index, first, place, isSet);
    splitAtColumns(index, rows);
    takeStrays(index, first, rows);
    takeStraysBehind(index, place, rows);
    const above = isSet ? findHeaderAbove(index, first, rows) : undefined;
    tables.push(...partRows(index, above ? [above, ...rows] : rows).map((part) => buildTable(index, part, first)));
  }
  return tables;
}

/** Parts the rows of a block into its tables: below each other, beside each other, and forms. */
function partRows(index: ChatIndex, rows: readonly Row[]): ReturnType<typeof splitAtHeaders> {
  const isExact = rows.every(({ page }) => index.pages[page - 1]?.source === 'text');
  return (isExact ? splitAtEdges(rows) : [[...rows]]).flatMap(splitSideBySide).flatMap((part) => splitAtHeaders(pairLabels(part) ?? part));
}

function readRows(index: ChatIndex, first: number, last: number, isSet: boolean): Row[] {
  const rows: Row[] = [];
  for (const [at, { start, end, page }] of index.paragraphs.slice(first, last + 1).entries()) {
    const cells = splitCells(index, start, end);
    const above = rows.at(-1);
    if (isSet && above && isBrokenEnd(index, first + at)) joinBrokenEnds(above, cells);
    else rows.push({ cells, start, end, page });
  }
  return rows;
}

function joinBrokenEnds(row: Row, ends: readonly Cell[]): void {
  for (const { text, left } of ends) {
    const [cell] = [...row.cells].sort((one, other) => Math.abs(one.left - left) - Math.abs(other.left - left));
    if (cell) cell.text += text;
  }
}

function buildTable({ paragraphs }: ChatIndex, [header, ...rows]: readonly [Row, ...Row[]], first: number): Table {
  const index = paragraphs.findIndex(({ start, end }, at) => at >= first && start <= header.start && end >= header.end);
  return { header: nameEveryColumn(header.cells, rows), rows, paragraph: Math.max(first, index) };
}

/** In a scan the rows of a table may be read as lines of text: these have as many gaps one below the other. */
const FEWEST_COLUMNS = 3;
const FEWEST_LINES = 3;
const LONGEST_LINE = 160;

function columnsOfLine(index: ChatIndex, place: number): number {
  const { start, end, kind, page } = index.paragraphs[place] ?? { start: 0, end: 0, kind: 'note', page: 0 };
  const isLine = kind === 'text' && end - start <= LONGEST_LINE && index.pages[page - 1]?.source === 'ocr';
  return isLine && !/[.!?]$/.test(index.text.slice(start, end)) ? splitCells(index, start, end).length : 0;
}

/** Returns the cells of a row, told apart by the gaps between them. */
export function splitCells(index: ChatIndex, start: number, end: number): Cell[] {
  const cells: Cell[] = [];
  let bottom = 0;
  for (const found of index.text.slice(start, end).matchAll(/\S+/g)) {
    const [from, to] = [start + found.index, start + found.index + found[0].length];
    const box = index.listBoxes(from, to)[0];
    if (!box) continue;
    const page = index.pages[box.page - 1];
    const gap = (CELL_GAP * box.h * (page?.height ?? 1)) / (page?.width ?? 1);
    const cell = cells.at(-1);
    const isBelow = cell !== undefined && box.y > bottom - box.h / 4;
    const belongs =
      cell !== undefined && (isBelow ? box.x > cell.left - gap && box.x < cell.right : box.x - cell.right < gap && box.x > cell.left - gap);
    if (cell && belongs) {
      cell.end = to;
      cell.text = index.text.slice(cell.start, to);
      cell.right = Math.max(cell.right, box.x + box.w);
    } else cells.push({ text: found[0], start: from, end: to, left: box.x, right: box.x + box.w });
    bottom = box.y + box.h;
  }
  return cells;
}

/** A header row in bold may be read as a heading: it has a cell above each column. */
function findHeaderAbove(index: ChatIndex, first: number, rows: readonly Row[]): Row | undefined {
  const heading = index.paragraphs[first - 1];
  const [row] = rows;
  if (heading?.kind !== 'heading' || !row || heading.page !== row.page || row.cells.length < 2) return undefined;
  const cells = splitCells(index, heading.start, heading.end);
  const isAbove = ({ left, right }: Cell, at: number) => Math.min(right, row.cells[at]?.right ?? 0) > Math.max(left, row.cells[at]?.left ?? 1);
  return cells.length === row.cells.length && cells.every(isAbove)
    ? { cells, start: heading.start, end: heading.end, page: heading.page }
    : undefined;
}

/** A column that was read as lines of text by itself, before its table: short lines, each on the height of one row. */
function takeStrays(index: ChatIndex, first: number, rows: Row[]): void {
  const heights = rows.map(({ start, end }) => index.listBoxes(start, end)[0]);
  const strays = new Map<Row, Cell>();
  for (let place = first - 1; place >= Math.max(0, first - MOST_STRAYS); place -= 1) {
    const paragraph = index.paragraphs[place];
    if (!paragraph || paragraph.kind === 'heading' || paragraph.end - paragraph.start > LONGEST_STRAY) break;
    const box = index.listBoxes(paragraph.start, paragraph.end)[0];
    const row = rows.find((_, at) => box && heights[at]?.page === box.page && Math.abs(heights[at].y - box.y) < box.h / 2);
    if (!box || !row) break;
    const { start, end } = paragraph;
    strays.set(row, { text: index.text.slice(start, end), start, end, left: box.x, right: box.x + box.w });
  }
  if (strays.size < rows.length - 1 || strays.size < 2) return;
  for (const [row, cell] of strays) row.cells = [...row.cells, cell].sort((one, other) => one.left - other.left);
}

/** The greatest distance of a multi-line cell from its row, in line heights. */
const STRAY_REACH = 1.2;

/** Adds the cells of a column that was read after its table. */
function takeStraysBehind(index: ChatIndex, last: number, rows: Row[]): void {
  const heights = rows.map(({ start, end }) => index.listBoxes(start, end)[0]);
  const strays = new Map<Row, Cell>();
  for (const paragraph of index.paragraphs.slice(last + 1, last + 1 + MOST_STRAYS)) {
    const { start, end, kind } = paragraph;
    const box = index.listBoxes(start, end)[0];
    // The header of the column, in bold, may be read as a heading.
    const isHeader = kind === 'heading' && paragraph === index.paragraphs[last + 1] && heights[0]?.y === box?.y;
    if ((kind !== 'text' && !isHeader) || end - start > LONGEST_STRAY || !box) break;
    const near = rows
      .map((row, at) => ({ row, far: heights[at]?.page === box.page ? Math.abs(heights[at].y - box.y) : Number.POSITIVE_INFINITY }))
      .sort((one, other) => one.far - other.far)[0];
    if (!near || near.far > STRAY_REACH * box.h || strays.has(near.row)) break;
    strays.set(near.row, { text: index.text.slice(start, end), start, end, left: box.x, right: box.x + box.w });
  }
  if (strays.size < rows.length - 1 || strays.size < 2) return;
  for (const [row, cell] of strays) row.cells = [...row.cells, cell].sort((one, other) => one.left - other.left);
}

/** Finds the column whose heading names the thing, by its place in the header. */
export function findColumnAbout({ header }: Table, noun: string, language: string): number | undefined {
  const found = header.findIndex(({ text }) => findComparableTerms(text, language).includes(noun));
  return found < 0 ? undefined : found;
}

/** Finds the cell of a row that stands below a heading. */
export function findCellBelow({ header }: Table, row: Row, column: number): Cell | undefined {
  if (row.cells.length === header.length) return row.cells[column];
  const above = header[column];
  return above && row.cells.find(({ left, right }) => Math.min(right, above.right) - Math.max(left, above.left) > 0);
}
