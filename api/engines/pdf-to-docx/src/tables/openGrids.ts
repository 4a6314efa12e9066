import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Background } from '../read/drawing.ts';
import { addEmptyCells, buildCellsOfRow, type Column, FIGURES, findColumns, findRowTops, groupIntoRows, isOver } from './columnsOfWords.ts';
import { findShading } from './findShading.ts';
import { raiseCentredCells } from './raiseCentredCells.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Columns are seen where so many lines, and this share of all, are in several segments. */
const PARTED = { lines: 2, share: 0.5 };
/** Without figures so many columns and lines show rows where upright lines separate the columns. */
const WITHOUT_FIGURES = 3;

/** What text keeps from the edges of its column, in points. */
const PADDING = 5.4;
const MOST_PADDING = 12;
/** Lines closer to each other than this, in letter heights, are lines of cells that are level in their middle. */
const OVERLAPPING = 0.9;

/** Columns of a lattice, or its rows, with where each began before and what it was split into. */
interface Parts<Part> {
  /** The first of the new columns or rows that each of the old ones became. */
  starts: number[];
  edges: number[];
  parts: Part[][];
}

/**
 * Splits the fields of a lattice that hold several rows or columns: TeX and groff draw a box, a line under its header and perhaps lines between columns,
 * and payslips have boxes with level lines alone.
 */
export function splitOpenGrid(whole: TableDraft, backgrounds: readonly Background[]): TableDraft {
  if (whole.cells.length < 2) return whole;
  const isOpen = whole.edges.length === 2 && whole.cells.every(({ tables }) => !tables);
  const table = isOpen ? { ...whole, cells: whole.cells.map((cell) => ({ ...cell, segments: raiseCentredCells(cell.segments) })) } : whole;
  const columns = splitColumns(table);
  const rows = splitIntoRows(table, columns.parts.flat());
  if (columns.edges.length === table.edges.length && rows.edges.length === table.rows.length + 1) return whole;
  const cells = table.cells.flatMap((cell) => splitCell(cell, columns, rows)).map((cell) => shadeCell(cell, backgrounds));
  return {
    ...table,
    edges: columns.edges,
    rows: rows.edges.slice(1).map((bottom, row) => ({ top: rows.edges[row] ?? bottom, bottom })),
    cells: cells.sort((one, other) => one.row - other.row || one.column - other.column),
  };
}

/** Finds the columns of words within each column of lines. */
function splitColumns({ edges, cells }: TableDraft): Parts<Column> {
  const found: Parts<Column> = { starts: [], edges: edges.slice(0, 1), parts: [] };
  for (const [column, right] of edges.slice(1).entries()) {
    const left = edges[column] ?? right;
    const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.rowSpan === 1 && !cell.tables);
    const inside = findColumnsOfWords(own, edges.length === 2);
    const inner = inside ? findInnerEdges(inside, { cells: own, left, right }) : [];
    found.starts.push(found.edges.length - 1);
    found.edges.push(...inner, right);
    found.parts.push(inside ?? [{ left, right }]);
  }
  return found;
}

function findColumnsOfWords(cells: readonly CellDraft[], isOnlyColumn: boolean): Column[] | undefined {
  const linesOfCells = cells.map(({ segments }) => buildLines(segments));
  const lines = linesOfCells.flat();
  const parted = lines.filter(({ segments }) => segments.length > 1);
  if (parted.length < PARTED.lines || parted.length < PARTED.share * lines.length) return undefined;
  const haveOwnRows = isOnlyColumn || linesOfCells.filter((own) => own.some((line) => parted.includes(line))).length > 1;
  if (!haveOwnRows || parted.every((line) => findListMarker(line) !== undefined && line.segments.length === 2)) return undefined;
  const columns = findColumns(lines);
  return columns.length > 1 ? columns : undefined;
}

/** Finds where columns end: close to text that is set to one edge there, since text of cells with lines is compared with their edges. */
function findInnerEdges(columns: readonly Column[], { cells, left: start, right: end }: Column & { cells: readonly CellDraft[] }): number[] {
  const insets = [(columns[0]?.left ?? start) - start, end - (columns.at(-1)?.right ?? end)].filter((inset) => inset > 0);
  const usual = Math.min(MOST_PADDING, ...(insets.length > 0 ? insets : [PADDING]));
  const segments = cells.flatMap((cell) => cell.segments);
  return columns.slice(1).map((next, index) => {
    const before = columns[index] ?? next;
    const own = (column: Column) => segments.filter(({ left, right }) => left > column.left - 1 && right < column.right + 1);
    const isAt = (side: 'left' | 'right', column: Column) => {
      const at = own(column).filter((segment) => Math.abs(segment[side] - column[side]) < 1).length;
      return at > own(column).length / 2;
    };
    const padding = Math.min(usual, (next.left - before.right) / 2);
    const [endsAtRight, beginsAtLeft] = [isAt('right', before) && !isAt('left', before), isAt('left', next)];
    if (endsAtRight === beginsAtLeft) return endsAtRight ? (before.right + next.left) / 2 : before.right + padding;
    return endsAtRight ? before.right + padding : next.left - padding;
  });
}

/** Finds the rows of words within each row of lines. */
function splitIntoRows(table: TableDraft, columns: readonly Column[]): Parts<Line[]> {
  const found: Parts<Line[]> = { starts: [], edges: [table.rows[0]?.top ?? table.top], parts: [] };
  const isOneColumn = table.edges.length === 2;
  for (const [row, { top, bottom }] of table.rows.entries()) {
    const own = table.cells.filter((cell) => cell.row === row);
    const isOpen = own.length > (isOneColumn ? 0 : 1) && own.every((cell) => cell.rowSpan === 1 && !cell.tables);
    const lines = isOpen ? buildLines(own.flatMap(({ segments }) => segments)) : [];
    const groups = lines.length > 1 && columns.length > 1 ? joinOverlapping(groupIntoRows(lines, [...columns], [], [])) : [lines];
    const areRows = groups.length > 1 && (isOneColumn ? groups.some(([line]) => line && line.segments.length > 1) : haveRows(groups, columns));
    const parts = areRows ? groups : [lines];
    const tops = areRows ? findRowTops(groups, { left: 0, right: 0, top, bottom }, []) : [top];
    found.starts.push(found.edges.length - 1);
    found.edges.push(...tops.slice(1), bottom);
    found.parts.push(parts);
  }
  return found;
}

function joinOverlapping(groups: Line[][]): Line[][] {
  const joined: Line[][] = [];
  for (const group of groups) {
    const [last, first] = [joined.at(-1)?.at(-1), group[0]];
    if (last && first && first.base - last.base < OVERLAPPING * first.size) joined.at(-1)?.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

/** Returns whether lines over each other are rows, and not the lines of cells beside each other, as two addresses are. */
function haveRows(groups: readonly Line[][], columns: readonly Column[]): boolean {
  const wordsIn = ([line]: Line[], column: Column) => line?.words.filter((word) => isOver(word, column)) ?? [];
  const filled = columns.filter((column) => groups.every((group) => wordsIn(group, column).length > 0));
  const hold = (column: Column) =>
    groups.every((group) =>
      FIGURES.test(
        wordsIn(group, column)
          .map(({ text }) => text)
          .join(' '),
      ),
    );
  if (filled.length < 2) return false;
  const areMany = filled.length === columns.length && filled.length >= WITHOUT_FIGURES && groups.length >= WITHOUT_FIGURES;
  return filled.some(hold) || areMany;
}

function splitCell(cell: CellDraft, columns: Parts<Column>, rows: Parts<Line[]>): CellDraft[] {
  const [column, row] = [columns.starts[cell.column] ?? 0, rows.starts[cell.row] ?? 0];
  const lastColumn = columns.starts[cell.column + cell.columnSpan] ?? columns.edges.length - 1;
  const lastRow = rows.starts[cell.row + cell.rowSpan] ?? rows.edges.length - 1;
  const whole = { ...cell, row, column, rowSpan: lastRow - row, columnSpan: lastColumn - column };
  const groups = rows.parts[cell.row] ?? [];
  const parts = columns.parts[cell.column] ?? [];
  if (cell.rowSpan > 1 || (groups.length < 2 && (cell.columnSpan > 1 || parts.length < 2))) return [whole];
  const edges = columns.edges.slice(column, lastColumn + 1);
  const tops = rows.edges.slice(row, lastRow + 1);
  const own = groups.map((group) => cell.segments.filter(({ base }) => group.some((line) => Math.abs(line.base - base) < SAME_LINE)));
  const isParted = cell.columnSpan === 1 && parts.length > 1;
  const inside = own.flatMap((segments, index): CellDraft[] => {
    const box = { row: index, top: tops[index] ?? cell.top, bottom: tops[index + 1] ?? cell.bottom };
    if (isParted) return buildCellsOfRow(buildLines(segments), parts, edges, box);
    return [{ ...cell, ...box, column: 0, rowSpan: 1, columnSpan: whole.columnSpan, segments }];
  });
  const all = isParted ? addEmptyCells(inside, groups.length, edges, tops) : inside;
  return all.map((part) => ({ ...part, row: part.row + row, column: part.column + column, borders: takeBorders(part, cell, whole) }));
}

/** Lines of text whose bases differ by less than this, in points, are one. */
const SAME_LINE = 1;

/** A part of a cell has the borders of that where it reaches its edges. */
function takeBorders(part: CellDraft, { borders }: CellDraft, { rowSpan, columnSpan }: CellDraft): CellDraft['borders'] {
  const { top, right, bottom, left } = borders;
  return {
    ...(top && part.row === 0 && { top }),
    ...(right && part.column + part.columnSpan === columnSpan && { right }),
    ...(bottom && part.row === rowSpan - 1 && { bottom }),
    ...(left && part.column === 0 && { left }),
  };
}

function shadeCell({ shading: _, ...cell }: CellDraft, backgrounds: readonly Background[]): CellDraft {
  const shading = findShading(cell, [...backgrounds]);
  return { ...cell, ...(shading !== undefined && { shading }) };
}
