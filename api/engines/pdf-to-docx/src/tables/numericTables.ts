import { CLOSER, findNumericRows, groupNumericRows, measureRowStep, type NumericRow, shareEdge } from '@sheaf/pdf-text/layout/numericRows';
import { buildToken, buildTokenSegment, isYear, mayEndWithNumber, splitIntoTokens, type Token } from '@sheaf/pdf-text/layout/rowTokens';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import { type Column, splitAtStrips, splitWhereCellsBegin } from './columnsOfWords.ts';
import { buildStackedTable, type Stack } from './stackedTable.ts';
import type { TableDraft } from './tableDraft.ts';
import { splitTextColumns } from './textColumns.ts';

/** The narrowest white strip between columns, in letter heights. */
const STRIP = 0.3;
/** Rows with this share of the most tokens show the columns. */
const FULL_ROW = 0.7;
/** How far above its rows a header is at most, in letter heights and in steps between rows, and how far apart its own lines are. */
const HEADER = { step: 3, rowStep: 1.2, lineStep: 1.6, lines: 3, otherSize: 0.35 };
/** The most words over one column. */
const MOST_HEADER_WORDS = 4;
/** A cell reaches beyond its column by more than this, in points. */
const BEYOND = 4;
/** Rows of figures are so many at least. */
const LEAST_ENDS = 2;
/** Titles between a header and the first row. */
const MOST_TITLES = 3;

/** Takes tables without ruling lines whose rows end with figures under each other: invoices, payslips, price lists, with their headers and sums. */
export function takeNumericTables(segments: Segment[], page: number): { tables: TableDraft[]; rest: Segment[] } {
  if (segments.filter(mayEndWithNumber).length < LEAST_ENDS) return { tables: [], rest: segments };
  const parts = splitTextColumns(segments).map((part) => takeFromColumn(part, page));
  const tables = parts.flatMap((part) => part.tables);
  if (tables.length === 0) return { tables, rest: segments };
  const rest = new Set(parts.flatMap((part) => part.rest));
  return { tables, rest: segments.filter((segment) => rest.has(segment)) };
}

function takeFromColumn(segments: Segment[], page: number): { tables: TableDraft[]; rest: Segment[] } {
  const lines = buildLines(segments);
  const tables: TableDraft[] = [];
  const taken = new Set<Segment>();
  for (const region of findNumericRows(lines)) {
    const columns = findColumns(region);
    if (columns.length < 2) continue;
    const above = lines.filter(({ base }) => base < (region[0]?.line.base ?? 0));
    const { header, titles } = findHeader([...above, ...region.slice(0, 1).map(({ line }) => line)], columns, measureRowStep(region));
    const headers = header.length > 0 ? [fillRow(header, columns, 'next')] : [];
    const rows = [...headers, ...groupNumericRows([...titles, ...region]).map((group) => fillRow(group, columns))];
    tables.push(buildStackedTable(rows, page));
    for (const { line } of [...header, ...titles, ...region]) for (const segment of line.segments) taken.add(segment);
  }
  return { tables, rest: segments.filter((segment) => !taken.has(segment)) };
}

/** Finds the columns of rows where white strips run down through the fullest of them. */
function findColumns(region: readonly NumericRow[]): Column[] {
  const rows = region.filter(({ hasNumbers }) => hasNumbers);
  const most = Math.max(...rows.map(({ tokens }) => tokens.length));
  const full = rows.filter(({ tokens }) => tokens.length >= Math.max(2, FULL_ROW * most));
  const size = rows[0]?.line.size ?? 10;
  const columns = splitAtStrips(
    full.flatMap(({ tokens }) => tokens),
    STRIP * size,
  );
  return splitWhereCellsBegin(
    columns,
    region.map(({ tokens }) => tokens),
  );
}

/** Finds the lines of the header above the last of some lines: short words, each over a column. Titles of rows may be between. */
function findHeader(lines: readonly Line[], columns: readonly Column[], rowStep: number): { header: NumericRow[]; titles: NumericRow[] } {
  const header: NumericRow[] = [];
  const titles: NumericRow[] = [];
  for (let above = lines.length - 2; above >= 0 && header.length < HEADER.lines; above -= 1) {
    const [line, below] = [lines[above], lines[above + 1]];
    if (!line || !below) break;
    const size = Math.max(line.size, below.size);
    const distance = below.base - line.base;
    const row: NumericRow = { line, tokens: splitHeader(line, columns), hasNumbers: false };
    const most = header.length > 0 ? HEADER.lineStep * size : Math.max(HEADER.step * size, HEADER.rowStep * (Number.isFinite(rowStep) ? rowStep : 0));
    if (distance > most || Math.abs(line.size - below.size) > HEADER.otherSize * size) break;
    const isTitle = header.length === 0 && row.tokens.length === 1 && titles.length < MOST_TITLES && distance < rowStep / CLOSER;
    if (isTitle && line.right < (columns[1]?.left ?? 0)) titles.unshift(row);
    else if (isHeaderOver(row, columns)) header.unshift(row);
    else break;
  }
  return header.length > 0 ? { header, titles } : { header, titles: [] };
}

/** Splits a line at its gaps, and where it has some also at the edges of columns; a title has none. */
function splitHeader(line: Line, columns: readonly Column[]): Token[] {
  const tokens = splitIntoTokens(line);
  return tokens.length > 1 ? tokens.flatMap((token) => splitAtColumns(token, columns)) : tokens;
}

/** Splits close words where each is over a column of its own. */
function splitAtColumns(token: Token, columns: readonly Column[]): Token[] {
  const parts = new Map<number, LineWord[]>();
  for (const word of token.words) {
    const over = columns.map((column) => measureOverlap(word, column));
    const most = Math.max(...over);
    // Between columns, it belongs to the nearer one.
    const column = over.indexOf(most);
    parts.set(column, [...(parts.get(column) ?? []), word]);
  }
  const areNamed = [...parts.values()].every((words) => words.length <= MOST_HEADER_WORDS);
  return areNamed ? [...parts.values()].map(buildToken) : [token];
}

/** Returns whether each token of a line names one column; only years are in it as figures. */
function isHeaderOver({ tokens }: NumericRow, columns: readonly Column[]): boolean {
  const isOver = tokens.every((token) => columns.filter((column) => measureOverlap(token, column) > 0).length < 2);
  return tokens.length > 1 && isOver && tokens.every((token) => !token.isNumber || isYear(token));
}

/** Fills the columns of a row with what its lines hold. What is between two columns is in the one before, or in the next one. */
function fillRow(group: readonly NumericRow[], columns: readonly Column[], between: 'before' | 'next' = 'before'): (Stack | undefined)[] {
  const stacks: (Stack | undefined)[] = columns.map(() => undefined);
  const [first] = group;
  const isTitle = group.length === 1 && first?.tokens.length === 1 && !first.hasNumbers;
  for (const { line, tokens } of group) {
    for (const token of tokens) {
      const column = findColumn(token, columns, { size: line.size, between });
      const segments = stacks[column]?.segments ?? [];
      stacks[column] = { segments: [...segments, buildTokenSegment(token, line.base)], span: 1 };
    }
  }
  if (isTitle && first.line.right > (columns[1]?.left ?? 0))
    return [{ segments: stacks.flatMap((stack) => stack?.segments ?? []), span: columns.length }];
  return stacks.map((stack, column) => stack && { segments: joinLevel(stack.segments), span: countColumnSpan(stacks, column, columns) });
}

/** Returns how many columns a cell takes: one that reaches beyond its own, such as the label of a sum, takes all empty ones behind it. */
function countColumnSpan(stacks: readonly (Stack | undefined)[], column: number, columns: readonly Column[]): number {
  const right = findBounds(stacks[column]?.segments ?? []).right;
  const next = stacks.findIndex((stack, index) => index > column && stack !== undefined);
  const reaches = column > 0 && right > (columns[column]?.right ?? right) + BEYOND;
  return reaches && next > column ? next - column : 1;
}

/** Finds the column of a token: the one with which it shares an edge, or most of its width. */
function findColumn(token: Token, columns: readonly Column[], { size, between }: { size: number; between: 'before' | 'next' }): number {
  const shared = columns.map((column) => measureOverlap(token, column));
  const aligned = columns.findIndex((column, index) => (shared[index] ?? 0) > 0 && shareEdge(token, column, size));
  if (aligned >= 0) return aligned;
  const most = Math.max(...shared);
  if (most > 0) return shared.indexOf(most);
  const before = Math.max(
    0,
    columns.findLastIndex(({ right }) => right <= token.left),
  );
  // The header of figures set flush right begins where their column does.
  return between === 'next' && token.left >= (columns[before]?.right ?? 0) ? Math.min(before + 1, columns.length - 1) : before;
}

function measureOverlap(one: Column, other: Column): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** Joins what is in one line of a cell. */
function joinLevel(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && last.base === segment.base) joined[joined.length - 1] = buildTokenSegment(buildToken([...last.words, ...segment.words]), last.base);
    else joined.push(segment);
  }
  return joined;
}
