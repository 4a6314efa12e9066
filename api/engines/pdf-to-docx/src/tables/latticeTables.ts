import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Border } from '../model/documentModel.ts';
import type { Background, Drawing, Ruling } from '../read/drawing.ts';
import { findBoxesBeside } from './boxesBeside.ts';
import { splitOpenRows } from './cellsOfColumns.ts';
import { findShading } from './findShading.ts';
import { findLatticeGrids, type LatticeGrid } from './latticeGrids.ts';
import { splitOpenGrid } from './openGrids.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';
import { isIn, type TurnedText } from './turnedCells.ts';

/** A border is there when a line covers this much of it. */
const COVERED = 0.6;
const ON_EDGE = 2.5;
const MAX_FIELDS = 20_000;
/** A grid with fewer of its cells filled is a chart or a form's comb, unless its cells have room to be written in and nothing is drawn over them. */
const MIN_FILLED = 0.25;
const ROOM = { width: 24, height: 10 };
/** Lines that run through the middle of sentences part nothing: this share of the text inside may be cut by them. */
const MAX_CUT = 0.3;

/** Tables whose cells lines part, and panels, with what they hold; their words are taken out of the segments. Turned text and pictures take part in what counts as filled, and are left where they are. */
export function takeLatticeTables(
  segments: Segment[],
  drawing: Drawing,
  page: number,
  {
    turned = [],
    pictures = [],
    panels = [],
  }: { turned?: readonly TurnedText[]; pictures?: readonly Rectangle[]; panels?: readonly TableDraft[] } = {},
): { tables: TableDraft[]; rest: Segment[] } {
  let rest = segments;
  const tables: TableDraft[] = [];
  const grids = findLatticeGrids(drawing);
  for (const panel of panels) {
    rest = fill(panel, rest).outside;
    tables.push(panel);
  }
  const boxes = findBoxesBeside(grids, segments);
  for (const grid of grids) {
    const home = findCellAround(grid, tables);
    if (!home && tables.some((table) => isInside(grid, table))) continue;
    const draft = buildDraft(grid, drawing.backgrounds, page);
    if (!draft || (draft.cells.length < 2 && !boxes.has(grid))) continue;
    const { outside, cutShare } = fill(draft, home ? home.segments : rest);
    const filled = draft.cells.filter(
      (cell) => cell.segments.length > 0 || turned.some((text) => isIn(cell, text)) || pictures.some((picture) => isInside(picture, cell)),
    ).length;
    const shapes = drawing.shapes.filter((shape) => isInside(shape, grid)).length;
    const isFilled = filled >= Math.min(2, draft.cells.length) && (filled >= MIN_FILLED * draft.cells.length || isToFillIn(draft, drawing));
    if (!isFilled || cutShare > MAX_CUT || shapes > draft.cells.length) {
      for (const cell of draft.cells) cell.segments = [];
      continue;
    }
    const parted = splitOpenGrid(draft, drawing.backgrounds);
    splitOpenRows(parted, drawing.backgrounds);
    const table = dropEmptyEdges(parted);
    if (home) {
      home.segments = outside;
      home.tables = [...(home.tables ?? []), table];
    } else {
      rest = outside;
      tables.push(table);
    }
  }
  return { tables, rest };
}

function isToFillIn(draft: TableDraft, { shapes, images, backgrounds }: Drawing): boolean {
  const hasRoom = draft.cells.every(({ left, right, top, bottom }) => right - left >= ROOM.width && bottom - top >= ROOM.height);
  // Bars of a chart begin and end anywhere, the background of a cell with it; smaller ones are corners of lines.
  const isOfCells = (background: Background) =>
    Math.min(background.right - background.left, background.bottom - background.top) < ROOM.height ||
    ([background.left, background.right].every((x) => draft.edges.some((edge) => Math.abs(edge - x) < ON_EDGE)) &&
      [background.top, background.bottom].every((y) =>
        draft.rows.some(({ top, bottom }) => Math.min(Math.abs(top - y), Math.abs(bottom - y)) < ON_EDGE),
      ));
  const over = [...shapes, ...images, ...backgrounds.filter((background) => !isOfCells(background))];
  return hasRoom && !over.some((object) => isInside(object, draft));
}

/** The cell that a grid lies in whole, the innermost of several. */
function findCellAround(grid: LatticeGrid, tables: TableDraft[]): CellDraft | undefined {
  for (const { cells } of tables) {
    const cell = cells.find((each) => isInside(grid, each) && !isInside(each, grid));
    if (cell) return findCellAround(grid, cell.tables ?? []) ?? cell;
  }
  return undefined;
}

function buildDraft(grid: LatticeGrid, backgrounds: Background[], page: number): TableDraft | undefined {
  const { xs, ys } = grid;
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns * rows > MAX_FIELDS) return undefined;
  const at = (row: number, column: number) => row * columns + column;
  const owner = Array.from({ length: columns * rows }, (_, index) => index);
  const root = (place: number): number => (owner[place] === place || owner[place] === undefined ? place : root(owner[place] ?? place));
  const y = (row: number) => ys[row] ?? 0;
  const x = (column: number) => xs[column] ?? 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (column + 1 < columns && !findRulingAt(grid.upright, x(column + 1), y(row), y(row + 1)))
        owner[root(at(row, column + 1))] = root(at(row, column));
      if (row + 1 < rows && !findRulingAt(grid.level, y(row + 1), x(column), x(column + 1))) owner[root(at(row + 1, column))] = root(at(row, column));
    }
  }
  const fields = splitIntoRectangles(rows, columns, (row, column) => root(at(row, column)));
  const cells: CellDraft[] = fields.map(({ row, column, rowSpan, columnSpan }) => {
    const box = { left: x(column), right: x(column + columnSpan), top: y(row), bottom: y(row + rowSpan) };
    const shading = findShading(box, backgrounds);
    return { ...box, row, column, rowSpan, columnSpan, segments: [], borders: findBorders(box, grid), ...(shading !== undefined && { shading }) };
  });
  cells.sort((one, other) => one.row - other.row || one.column - other.column);
  const [left, top, right, bottom] = [x(0), y(0), x(columns), y(rows)];
  return {
    left,
    top,
    right,
    bottom,
    page,
    edges: xs,
    rows: ys.slice(1).map((end, row) => ({ top: y(row), bottom: end })),
    cells,
    headerRows: 0,
    isRuled: true,
  };
}

interface Field {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
}

/** Fields of one name made cells: whole where they are a rectangle, else parted into rows of it. */
function splitIntoRectangles(rows: number, columns: number, findFieldName: (row: number, column: number) => number): Field[] {
  const fields: Field[] = [];
  const lowest: (Field | undefined)[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; ) {
      const name = findFieldName(row, column);
      let columnSpan = 1;
      while (column + columnSpan < columns && findFieldName(row, column + columnSpan) === name) columnSpan += 1;
      const above = lowest[column];
      const isWhole = above?.columnSpan === columnSpan && above.row + above.rowSpan === row && findFieldName(above.row, column) === name;
      if (above && isWhole) above.rowSpan += 1;
      else {
        const field = { row, column, rowSpan: 1, columnSpan };
        lowest[column] = field;
        fields.push(field);
      }
      column += columnSpan;
    }
  }
  return fields;
}

/** A line at this place that covers most of a stretch. */
function findRulingAt(rulings: Ruling[], place: number, from: number, to: number): Ruling | undefined {
  let covered = 0;
  let found: Ruling | undefined;
  for (const ruling of rulings) {
    const [at, start, end] = ruling.isHorizontal ? [ruling.top, ruling.left, ruling.right] : [ruling.left, ruling.top, ruling.bottom];
    if (Math.abs(at - place) > ON_EDGE) continue;
    const shared = Math.min(end, to) - Math.max(start, from);
    if (shared <= 0) continue;
    covered += shared;
    found = ruling;
  }
  return covered >= COVERED * (to - from) ? found : undefined;
}

export function findBorders(
  { left, top, right, bottom }: Rectangle,
  { level, upright }: Pick<LatticeGrid, 'level' | 'upright'>,
): CellDraft['borders'] {
  const border = (ruling: Ruling | undefined): Border | undefined => ruling && { width: ruling.thickness, color: ruling.color };
  const sides = {
    top: border(findRulingAt(level, top, left, right)),
    right: border(findRulingAt(upright, right, top, bottom)),
    bottom: border(findRulingAt(level, bottom, left, right)),
    left: border(findRulingAt(upright, left, top, bottom)),
  };
  const { top: over, right: after, bottom: under, left: before } = sides;
  return { ...(over && { top: over }), ...(after && { right: after }), ...(under && { bottom: under }), ...(before && { left: before }) };
}

/** Puts words into the cells they are in. */
function fill(draft: TableDraft, segments: Segment[]): { outside: Segment[]; cutShare: number } {
  const outside: Segment[] = [];
  let [inside, cut] = [0, 0];
  for (const segment of segments) {
    const middle = segment.base - 0.3 * segment.size;
    if (middle < draft.top || middle > draft.bottom || segment.right < draft.left || segment.left > draft.right) {
      outside.push(segment);
      continue;
    }
    const byCell = new Map<CellDraft | undefined, LineWord[]>();
    for (const word of segment.words) {
      const x = (word.left + word.right) / 2;
      const cell = draft.cells.find(({ left, right, top, bottom }) => x >= left && x <= right && middle >= top && middle <= bottom);
      byCell.set(cell, [...(byCell.get(cell) ?? []), word]);
    }
    inside += 1;
    if (byCell.size > 1 && isCut(segment, byCell)) cut += 1;
    for (const [cell, words] of byCell) (cell ? cell.segments : outside).push(buildSegment(words, segment.base));
  }
  return { outside, cutShare: cut / Math.max(1, inside) };
}

/** Returns whether a line of a grid runs between two words with no more than a space between them. */
function isCut({ words }: Segment, byCell: Map<CellDraft | undefined, LineWord[]>): boolean {
  const cellByWord = new Map([...byCell].flatMap(([cell, own]) => own.map((word) => [word, cell] as const)));
  return words.slice(1).some((word, index) => {
    const before = words[index];
    return before && cellByWord.get(word) !== cellByWord.get(before) && word.left - before.right < 0.4 * word.size;
  });
}

/** Double lines and frames leave narrow rows and columns that hold nothing. */
function dropEmptyEdges(draft: TableDraft): TableDraft {
  const isNarrow = (row: { top: number; bottom: number }, place: number) =>
    row.bottom - row.top < 5 && draft.cells.every((cell) => cell.row !== place || (cell.rowSpan === 1 && cell.segments.length === 0));
  const gone = draft.rows.flatMap((row, index) => (isNarrow(row, index) ? [index] : []));
  if (gone.length === 0) return draft;
  const shift = (row: number) => row - gone.filter((place) => place < row).length;
  return {
    ...draft,
    rows: draft.rows.filter((_, index) => !gone.includes(index)),
    cells: draft.cells
      .filter(({ row }) => !gone.includes(row))
      .map((cell) => ({ ...cell, row: shift(cell.row), rowSpan: shift(cell.row + cell.rowSpan) - shift(cell.row) })),
  };
}

function isInside(inner: Rectangle, outer: Rectangle): boolean {
  return inner.left >= outer.left - 2 && inner.right <= outer.right + 2 && inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2;
}
