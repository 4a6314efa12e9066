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
/** A longer text next to a table is no cell of it. */
const MAX_CELL_LENGTH = 80;
const MAX_COLUMN_CELLS = 60;

/** Finds the tables of a document: rows below each other, the first of them its header. */
export function findTables(index: ChatIndex): Table[] {
  const tables: Table[] = [];
  const { paragraphs } = index;
  for (let position = 0; position < paragraphs.length; position += 1) {
    const first = position;
    const isSet = paragraphs[first]?.kind === 'tableRow';
    const columns = isSet ? 0 : countLineColumns(index, first);
    if (!isSet && columns < MIN_COLUMNS) continue;
    const isNext = (at: number) =>
      isSet
        ? paragraphs[at]?.kind === 'tableRow' || isRowBetween(index, at) || isBrokenEnd(index, at)
        : Math.abs(countLineColumns(index, at) - columns) <= 1;
    while (position + 1 < paragraphs.length && isNext(position + 1)) position += 1;
    if (!isSet && position - first + 1 < MIN_LINES) continue;
    const rows = readRows(index, first, position, isSet);
    splitAtColumns(index, rows);
    addColumnReadBefore(index, first, rows);
    addColumnReadAfter(index, position, rows);
    const above = isSet ? findHeaderAbove(index, first, rows) : undefined;
    tables.push(...splitRows(index, above ? [above, ...rows] : rows).map((part) => buildTable(index, part, first)));
  }
  return tables;
}

/** Splits the rows of a block into its tables: below each other, side by side, and forms. */
function splitRows(index: ChatIndex, rows: readonly Row[]): ReturnType<typeof splitAtHeaders> {
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
const MIN_COLUMNS = 3;
const MIN_LINES = 3;
const MAX_LINE_LENGTH = 160;

function countLineColumns(index: ChatIndex, position: number): number {
  const { start, end, kind, page } = index.paragraphs[position] ?? { start: 0, end: 0, kind: 'note', page: 0 };
  const isLine = kind === 'text' && end - start <= MAX_LINE_LENGTH && index.pages[page - 1]?.source === 'ocr';
  return isLine && !/[.!?]$/.test(index.text.slice(start, end)) ? splitCells(index, start, end).length : 0;
}

/** Splits a row into cells at the gaps between them. */
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

/** Finds the header row that was read as a heading: it has a cell above each column. */
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

/** Adds the cells of a column that was read before its table: short lines, each at the height of one row. */
function addColumnReadBefore(index: ChatIndex, first: number, rows: Row[]): void {
  const heights = rows.map(({ start, end }) => index.listBoxes(start, end)[0]);
  const addedCells = new Map<Row, Cell>();
  for (let position = first - 1; position >= Math.max(0, first - MAX_COLUMN_CELLS); position -= 1) {
    const paragraph = index.paragraphs[position];
    if (!paragraph || paragraph.kind === 'heading' || paragraph.end - paragraph.start > MAX_CELL_LENGTH) break;
    const box = index.listBoxes(paragraph.start, paragraph.end)[0];
    const row = rows.find((_, at) => box && heights[at]?.page === box.page && Math.abs(heights[at].y - box.y) < box.h / 2);
    if (!box || !row) break;
    const { start, end } = paragraph;
    addedCells.set(row, { text: index.text.slice(start, end), start, end, left: box.x, right: box.x + box.w });
  }
  if (addedCells.size < rows.length - 1 || addedCells.size < 2) return;
  for (const [row, cell] of addedCells) row.cells = [...row.cells, cell].sort((one, other) => one.left - other.left);
}

/** The greatest distance of a multi-line cell from its row, in line heights. */
const MAX_ROW_DISTANCE = 1.2;

/** Adds the cells of a column that was read after its table. */
function addColumnReadAfter(index: ChatIndex, last: number, rows: Row[]): void {
  const heights = rows.map(({ start, end }) => index.listBoxes(start, end)[0]);
  const addedCells = new Map<Row, Cell>();
  for (const paragraph of index.paragraphs.slice(last + 1, last + 1 + MAX_COLUMN_CELLS)) {
    const { start, end, kind } = paragraph;
    const box = index.listBoxes(start, end)[0];
    // The header of the column, in bold, may be read as a heading.
    const isHeader = kind === 'heading' && paragraph === index.paragraphs[last + 1] && heights[0]?.y === box?.y;
    if ((kind !== 'text' && !isHeader) || end - start > MAX_CELL_LENGTH || !box) break;
    const near = rows
      .map((row, at) => ({ row, far: heights[at]?.page === box.page ? Math.abs(heights[at].y - box.y) : Number.POSITIVE_INFINITY }))
      .sort((one, other) => one.far - other.far)[0];
    if (!near || near.far > MAX_ROW_DISTANCE * box.h || addedCells.has(near.row)) break;
    addedCells.set(near.row, { text: index.text.slice(start, end), start, end, left: box.x, right: box.x + box.w });
  }
  if (addedCells.size < rows.length - 1 || addedCells.size < 2) return;
  for (const [row, cell] of addedCells) row.cells = [...row.cells, cell].sort((one, other) => one.left - other.left);
}

/** Finds the column whose heading names the thing, by its place in the header. */
export function findColumnAbout({ header }: Table, noun: string, language: string): number | undefined {
  const found = header.findIndex(({ text }) => findComparableTerms(text, language).includes(noun));
  return found < 0 ? undefined : found;
}

/** Finds the cell of a row below a header. */
export function findCellBelow({ header }: Table, row: Row, column: number): Cell | undefined {
  if (row.cells.length === header.length) return row.cells[column];
  const above = header[column];
  return above && row.cells.find(({ left, right }) => Math.min(right, above.right) - Math.max(left, above.left) > 0);
}
