import type { Line } from '@sheaf/pdf-text/lines/lines';
import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Ruling } from '../read/drawing.ts';
import { clusterPositions } from './latticeGrids.ts';
import { findProseRows } from './proseRows.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** White strips between columns are this wide at least, in letter heights. */
const STRIP = 0.6;
/** Rows with this share of the most cells show where columns are, when there are enough of them. */
const FULL_ROW = 0.7;
const MIN_FULL = 0.5;
/** So many rows with most cells show columns by themselves, where cells in no larger share of all lines reach over two of them. */
const FEWEST_FULLEST = 3;
const MOST_CROSSED = 0.2;
/** Lines of one cell are closer together than rows are, by this share at least. */
const CLOSER = 1.25;
/** The greatest step between lines of one cell, in letter heights. */
const CELL_STEP = 1.7;
/** How far apart, in letter heights, the edges or middles of words under each other are that are set at one. */
const ALIGNED = 0.3;
/** How far the text of a column is from its edge, in points: as Word has it, unless lines show it. */
const USUAL_INSET = 5.4;
/** Nothing shows where the last column ends: a share of its width is left for letters that another program sets wider. */
const SPARE = 0.02;
/** How near, in points, cells of one column begin to each other, and how many have to. */
const SAME_BEGINNING = 1.5;
const FEWEST_BEGINNINGS = 3;
const SOME_INSET = 0.5;
const MOST_INSET = 12;

/** What a cell of figures holds. */
export const FIGURES = /^[-−–+(]?\p{N}[\p{N}.,\s]*[)%]?$/u;

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface TableLines {
  /** How far down the page the lines over, in and under the table lie that are as long as it. */
  level?: number[];
  /** The level lines of the page, among them short ones under the headers of some columns. */
  rulings?: readonly Ruling[];
  /** Lines that showed columns on the page before, where the table began there. */
  header?: Line[];
}

/** Builds a table of lines that are under each other, its columns where white strips run down through them. */
export function buildTableFromLines(
  lines: Line[],
  frame: Frame,
  page: number,
  { level = [], rulings = [], header = [] }: TableLines = {},
): TableDraft | undefined {
  const columns = findColumns([...header, ...lines]);
  if (columns.length < 2) return undefined;
  const across = rulings.filter(
    (ruling) => ruling.bottom > frame.top && ruling.top < frame.bottom && columns.filter((column) => isUnder(column, ruling)).length > 1,
  );
  const groupLines = across.map(({ top }) => top);
  const prose = level.length === 0 ? findProseRows(lines, columns) : undefined;
  const groups = prose ?? groupIntoRows(lines, columns, level, groupLines);
  if (groups.length < 2) return undefined;
  const edges = findColumnEdges(columns, frame, level.length > 0);
  const tops = findRowTops(groups, frame, [...level, ...groupLines]);
  const cells = groups.flatMap((group, row) =>
    buildCellsOfRow(group, columns, edges, { row, top: tops[row] ?? 0, bottom: tops[row + 1] ?? frame.bottom }),
  );
  return {
    left: edges[0] ?? frame.left,
    right: edges.at(-1) ?? frame.right,
    top: frame.top,
    bottom: frame.bottom,
    page,
    edges,
    rows: groups.map((_, row) => ({ top: tops[row] ?? 0, bottom: tops[row + 1] ?? frame.bottom })),
    cells: addEmptyCells(cells, groups.length, edges, [...tops, frame.bottom]),
    headerRows: 0,
    isRuled: false,
    ...(prose && { isProse: true }),
  };
}

export interface Column {
  left: number;
  right: number;
}

/** Finds the columns of lines by the white strips in the rows with most cells; headings may span several columns. */
export function findColumns(lines: Line[]): Column[] {
  const pieces = lines.map((line) => joinCloseWords(line).length);
  const most = Math.max(...pieces);
  const havePieces = (count: number) => lines.filter((_, index) => (pieces[index] ?? 0) >= Math.max(2, count));
  const full = havePieces(FULL_ROW * most);
  const all = findColumnsInLine(lines);
  const found = full.length < lines.length && full.length >= 2 && full.length >= MIN_FULL * lines.length ? findColumnsInLine(full) : all;
  const usual = found.length > all.length ? found : all;
  return splitUnderSpans(usual, havePieces(most), lines) ?? usual;
}

/** Returns the columns of the rows with most cells where others reach over them in few rows only, as a lesson of two days does in a timetable. */
function splitUnderSpans(usual: readonly Column[], fullest: Line[], lines: readonly Line[]): Column[] | undefined {
  if (fullest.length < FEWEST_FULLEST || fullest.length === lines.length) return undefined;
  const columns = findColumnsInLine(fullest);
  const crosses = ({ left, right }: Column) =>
    columns.slice(1).some((next, index) => left < (columns[index]?.right ?? left) - 1 && right > next.left + 1);
  const crossed = lines.filter((line) => joinCloseWords(line).some(crosses));
  return columns.length > usual.length && crossed.length <= MOST_CROSSED * lines.length ? columns : undefined;
}

function findColumnsInLine(lines: Line[]): Column[] {
  const size = lines[0]?.size ?? 10;
  return joinColumns(
    splitWhereCellsBegin(
      splitAtStrips(lines.flatMap(joinCloseWords), STRIP * size),
      lines.map((line) => line.segments),
    ),
    lines,
  );
}

/** Splits columns where the cells of enough rows begin behind others and no text runs on: those of a spreadsheet nearly touch. */
export function splitWhereCellsBegin(columns: Column[], rows: readonly (readonly Column[])[]): Column[] {
  const begins = rows.flatMap((cells) => cells.slice(1).map(({ left }) => left)).sort((one, other) => one - other);
  const segments = rows.flat();
  const edges = begins.filter((left, index) => {
    const isFirst = index === 0 || left - (begins[index - 1] ?? 0) >= SAME_BEGINNING;
    const count = begins.filter((other) => Math.abs(other - left) < SAME_BEGINNING).length;
    return (
      isFirst &&
      count >= FEWEST_BEGINNINGS &&
      !segments.some((segment) => segment.left < left - SAME_BEGINNING && segment.right > left + SAME_BEGINNING)
    );
  });
  return columns.flatMap((column) => {
    const inside = edges.filter((edge) => edge > column.left + SAME_BEGINNING && edge < column.right - SAME_BEGINNING);
    const starts = [column.left, ...inside];
    return starts.map((left, index) => {
      const end = starts[index + 1];
      const rights = segments.flatMap(({ right }) => (end !== undefined && right > left && right < end + SAME_BEGINNING ? [right] : []));
      return { left, right: end === undefined ? column.right : Math.min(end, Math.max(left, ...rights)) };
    });
  });
}

/** Returns the columns that segments of several lines make where no white strip of some width, in points, runs down between them. */
export function splitAtStrips(pieces: readonly Column[], strip: number): Column[] {
  const columns: Column[] = [];
  for (const { left, right } of [...pieces].sort((one, other) => one.left - other.left)) {
    const last = columns.at(-1);
    if (last && left - last.right < strip) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

function isIn(line: Line, column: Column): boolean {
  return line.segments.some(({ words }) => words.some((word) => isOver(word, column)));
}

/** A heading on the left and figures on the right of one column share no line. */
function joinColumns(columns: Column[], lines: Line[]): Column[] {
  const joined: Column[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    const shares = last && lines.some((line) => isIn(line, last) && isIn(line, column));
    if (last && !shares) last.right = column.right;
    else joined.push({ ...column });
  }
  return joined;
}

/** Joins words of a line that only a space separates. */
export function joinCloseWords(line: Line): Column[] {
  const words = line.segments.flatMap((segment) => segment.words).sort((one, other) => one.left - other.left);
  const joined: Column[] = [];
  for (const { left, right } of words) {
    const last = joined.at(-1);
    if (last && left - last.right < 0.45 * line.size) last.right = Math.max(last.right, right);
    else joined.push({ left, right });
  }
  return joined;
}

export function isOver(word: LineWord, { left, right }: Column): boolean {
  const x = (word.left + word.right) / 2;
  return x >= left - 1 && x <= right + 1;
}

/** Lines of one row together: by the lines between them, or by how far they are set apart. */
export function groupIntoRows(lines: Line[], columns: Column[], level: number[], groupLines: number[]): Line[][] {
  const inner = clusterPositions(level).filter((y) => y > (lines[0]?.base ?? 0) && y < (lines.at(-1)?.base ?? 0));
  if (inner.length >= 2 && inner.length + 1 >= 0.3 * lines.length) {
    const groups = new Map<number, Line[]>();
    for (const line of lines) {
      const row = inner.filter((y) => y < line.base).length;
      groups.set(row, [...(groups.get(row) ?? []), line]);
    }
    // Lines that separate groups of rows leave the rows in them to be found by their steps.
    const parted = [...groups.values()];
    const open = parted.filter((group) => !isOneRow(group, columns));
    // No line is under a header in some tables: it is with the first row then.
    if (open.length === 0 || (open.length === 1 && open[0] === parted[0]))
      return parted.flatMap((group) => (open.includes(group) ? group.map((line) => [line]) : [group]));
  }
  const steps = lines.slice(1).map((line, index) => line.base - (lines[index]?.base ?? 0));
  const least = Math.min(...steps);
  const isTight = (step: number) => step < CLOSER * least;
  const haveTwoSteps = steps.some((step) => step > CLOSER * least * 1.08);
  const rows: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const row = rows.at(-1);
    const step = steps[index - 1] ?? 0;
    const above = lines[index - 1]?.base ?? 0;
    const hasRuling = [...inner, ...groupLines].some((y) => y > above && y < line.base);
    const before = row?.at(-1);
    const isClose = before && !hasRuling && isTight(step) && (haveTwoSteps || step < 1.5 * line.size);
    const continuesRow = isClose && isRestOfRow(line, columns) && (row ?? []).every((above) => isBelowCells(line, above, columns));
    if (row && continuesRow) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

function isUnder(column: Column, { left, right }: Ruling): boolean {
  const middle = (column.left + column.right) / 2;
  return middle > left && middle < right;
}

/** Between two lines of a table there is nothing but one row whose cells took several lines, each without a gap. */
function isOneRow(group: Line[], columns: Column[]): boolean {
  if (group.length === 1) return true;
  const filled = group.map((line) => listFilledColumns(line, columns));
  // A cell in the middle of its row may have a line between those of another: only a step over a whole line is a gap.
  const haveGaps = columns.some((_, column) => {
    const own = group.flatMap((line, place) => (filled[place]?.includes(column) ? [{ line, place }] : []));
    return own.slice(1).some(({ line, place }, index) => {
      const before = own[index];
      return before && place - before.place > 1 && line.base - before.line.base > CELL_STEP * Math.max(line.size, before.line.size);
    });
  });
  return !haveGaps && !haveFigures(group, columns) && filled.slice(1).every((own) => own.length < columns.length);
}

/** Returns whether figures are directly below figures in several columns, as they are in rows and never in a cell. */
function haveFigures(group: Line[], columns: Column[]): boolean {
  const isFigure = (line: Line | undefined, column: Column) => {
    const words = line?.segments.flatMap((segment) => segment.words.filter((word) => isOver(word, column))) ?? [];
    return words.length > 0 && words.every(({ text }) => FIGURES.test(text));
  };
  return group.slice(1).some((line, index) => columns.filter((column) => isFigure(line, column) && isFigure(group[index], column)).length > 1);
}

/** What did not fit into the cells of a row is below some of them, the first column seldom among them. */
function isRestOfRow(line: Line, columns: Column[]): boolean {
  const filled = listFilledColumns(line, columns);
  if (filled.length >= columns.length) return false;
  return !filled.includes(0) || (filled.length === 1 && columns.length > 2 && /^\p{Ll}/u.test(line.words[0]?.text ?? ''));
}

/**
 * The rest of a row is below cells that it goes on with. More cells than were begun are below headers over groups of columns, but also below headers
 * that end on one line, each in the place of its column.
 */
function isBelowCells(line: Line, above: Line, columns: Column[]): boolean {
  const [filled, begun] = [listFilledColumns(line, columns), listFilledColumns(above, columns)];
  if (filled.every((column) => begun.includes(column))) return true;
  return filled.every(
    (column) =>
      column === 0 ||
      !begun.includes(column) ||
      areAligned(measureExtentIn(line, columns[column]), measureExtentIn(above, columns[column]), line.size),
  );
}

function measureExtentIn({ segments }: Line, column: Column | undefined): Column {
  const words = column ? segments.flatMap((segment) => segment.words.filter((word) => isOver(word, column))) : [];
  const { left, right } = findBounds(words);
  return { left, right };
}

function areAligned(one: Column, other: Column, size: number): boolean {
  const [left, right] = [other.left - one.left, other.right - one.right];
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2) < ALIGNED * size;
}

function listFilledColumns(line: Line, columns: Column[]): number[] {
  return columns.flatMap((column, index) => (line.segments.some(({ words }) => words.some((word) => isOver(word, column))) ? [index] : []));
}

/** Columns begin a little before their text, as far as the first one does from the end of its lines where there are lines. */
function findColumnEdges(columns: Column[], { left, right }: Frame, hasLines: boolean): number[] {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return [left, right];
  const inset = first.left - left;
  const padding = hasLines && inset > SOME_INSET && inset < MOST_INSET ? inset : USUAL_INSET;
  const inner = columns.slice(1).map((column, index) => column.left - Math.min(padding, (column.left - (columns[index]?.right ?? column.left)) / 2));
  const outer = hasLines ? 0 : padding + SPARE * (last.right - last.left);
  return [Math.min(left, first.left - (hasLines ? 0 : padding)), ...inner, Math.max(right, last.right + outer)];
}

export function findRowTops(groups: Line[][], { top }: Frame, level: number[]): number[] {
  return groups.map((group, row) => {
    if (row === 0) return top;
    const above = groups[row - 1]?.at(-1)?.bottom ?? 0;
    const first = group[0]?.top ?? 0;
    return level.find((y) => y > above - 3 && y < first + 3) ?? (above + first) / 2;
  });
}

interface RowPlace {
  row: number;
  top: number;
  bottom: number;
}

export function buildCellsOfRow(lines: Line[], columns: Column[], edges: number[], { row, top, bottom }: RowPlace): CellDraft[] {
  const byColumn = new Map<number, { last: number; segments: Segment[] }>();
  for (const { segments, base } of lines) {
    for (const [first, last, words] of segments.flatMap((segment) => splitAtColumns(segment, columns))) {
      const cell = byColumn.get(first) ?? { last, segments: [] };
      cell.last = Math.max(cell.last, last);
      cell.segments.push(buildSegment(words, base));
      byColumn.set(first, cell);
    }
  }
  return [...byColumn]
    .sort(([one], [other]) => one - other)
    .map(([column, { last, segments }]) => ({
      left: edges[column] ?? 0,
      right: edges[last + 1] ?? 0,
      top,
      bottom,
      row,
      column,
      rowSpan: 1,
      columnSpan: last - column + 1,
      segments,
      borders: {},
    }));
}

/** A segment cut at the strips between columns; words close together over a strip are one cell over both columns. */
function splitAtColumns({ words }: Segment, columns: Column[]): [first: number, last: number, words: LineWord[]][] {
  const pieces: [number, number, LineWord[]][] = [];
  const findColumnAt = (x: number) => {
    const found = columns.findIndex(({ right }, index) => x < ((columns[index + 1]?.left ?? Number.POSITIVE_INFINITY) + right) / 2);
    return found < 0 ? columns.length - 1 : found;
  };
  for (const word of words) {
    const [from, to] = [findColumnAt(word.left + 0.5), findColumnAt(word.right - 0.5)];
    const piece = pieces.at(-1);
    const last = piece?.[2].at(-1);
    const isClose = last && word.left - last.right < 0.45 * word.size;
    if (piece && (isClose || piece[1] === from)) {
      piece[1] = Math.max(piece[1], to);
      piece[2].push(word);
    } else pieces.push([from, to, [word]]);
  }
  return pieces;
}

export function addEmptyCells(cells: CellDraft[], rowCount: number, edges: number[], tops: number[]): CellDraft[] {
  const whole: CellDraft[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const own = cells.filter((cell) => cell.row === row);
    for (let column = 0; column < edges.length - 1; ) {
      const cell = own.find((each) => each.column === column);
      const next = own.find((each) => each.column > column)?.column ?? edges.length - 1;
      const columnSpan = cell ? Math.min(cell.columnSpan, next - column) : 1;
      const box = {
        left: edges[column] ?? 0,
        right: edges[column + columnSpan] ?? 0,
        top: tops[row] ?? 0,
        bottom: tops[row + 1] ?? 0,
      };
      whole.push(cell ? { ...cell, ...box, columnSpan } : { ...box, row, column, rowSpan: 1, columnSpan, segments: [], borders: {} });
      column += columnSpan;
    }
  }
  return whole;
}
