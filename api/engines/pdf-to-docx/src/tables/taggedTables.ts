import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { PageTags, TaggedCell, TaggedTable } from '@sheaf/pdf-text/read/pageTags';
import type { Drawing } from '../read/drawing.ts';
import { findShading } from './findShading.ts';
import { findLatticeGrids, joinRulings } from './latticeGrids.ts';
import { findBorders } from './latticeTables.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';
import { buildTaggedGrid, type GridCell } from './taggedGrid.ts';

/** What is in cells beside each other may touch by this much, in points. */
const TOUCHES = 2;
/** What Word leaves free beside the text of a cell. */
const PADDING = 5.4;

/** Tables that tags show and no lines separate into as many cells; their words are taken out of the segments. */
export function takeTaggedTables(
  segments: Segment[],
  tags: PageTags | undefined,
  { drawing, page }: { drawing: Drawing; page: number },
): { tables: TableDraft[]; rest: Segment[] } {
  const tables: TableDraft[] = [];
  let rest = segments;
  const grids = tags && [...tags.values()].some(({ cell }) => cell) ? findLatticeGrids(drawing) : [];
  for (const [tagged, pieces] of groupPiecesByTable(segments, tags)) {
    const draft = buildDraft(tagged, pieces, { drawing, page });
    if (!draft) continue;
    const isRuled = grids.some(
      ({ xs, ys, ...grid }) =>
        grid.left < draft.right &&
        grid.right > draft.left &&
        grid.top < draft.bottom &&
        grid.bottom > draft.top &&
        xs.length >= draft.edges.length &&
        ys.length > draft.rows.length,
    );
    if (isRuled) continue;
    tables.push(draft);
    const taken = new Set(pieces.flatMap(({ words }) => words));
    rest = rest.flatMap((segment) => removeWords(segment, taken));
  }
  return { tables, rest };
}

/** Counts how many rows at the top of a table are headers by their tags. */
export function countTaggedHeaderRows({ rows, cells }: TableDraft, tags: PageTags | undefined): number {
  if (!tags) return 0;
  const isHeader = (row: number) => {
    const words = cells
      .filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row)
      .flatMap(({ segments }) => segments.flatMap((each) => each.words));
    return words.length > 0 && words.every(({ markedContent }) => tags.get(markedContent)?.cell?.isHeader === true);
  };
  let count = 0;
  while (count < rows.length && isHeader(count)) count += 1;
  return count < rows.length ? count : 0;
}

interface Piece {
  cell: TaggedCell;
  words: LineWord[];
  base: number;
}

function groupPiecesByTable(segments: Segment[], tags: PageTags | undefined): Map<TaggedTable, Piece[]> {
  const tables = new Map<TaggedTable, Piece[]>();
  if (!tags) return tables;
  for (const { words, base } of segments) {
    let last: Piece | undefined;
    for (const word of words) {
      const cell = tags.get(word.markedContent)?.cell;
      if (cell && last?.cell === cell) last.words.push(word);
      else if (cell) {
        last = { cell, words: [word], base };
        tables.set(cell.table, [...(tables.get(cell.table) ?? []), last]);
      } else last = undefined;
    }
  }
  return tables;
}

function removeWords(segment: Segment, taken: ReadonlySet<LineWord>): Segment[] {
  const words = segment.words.filter((word) => !taken.has(word));
  if (words.length === segment.words.length) return [segment];
  return words.length > 0 ? [buildSegment(words, segment.base)] : [];
}

function buildDraft(table: TaggedTable, pieces: Piece[], { drawing, page }: { drawing: Drawing; page: number }): TableDraft | undefined {
  const grid = buildTaggedGrid(table);
  if (!grid || grid.columns < 2) return undefined;
  const byCell = Map.groupBy(pieces, ({ cell }) => cell);
  const placed = grid.cells.map((cell) => ({
    ...cell,
    segments: (cell.tagged ? (byCell.get(cell.tagged) ?? []) : []).map(({ words, base }) => buildSegment(words, base)),
  }));
  const filled = placed.filter(({ segments }) => segments.length > 0).map((cell) => ({ ...cell, ...findBounds(cell.segments) }));
  const bounds = findBounds(filled.flatMap(({ segments }) => segments));
  const rulings = joinRulings(drawing.rulings).filter((ruling) => ruling.top < bounds.bottom + PADDING && ruling.bottom > bounds.top - PADDING);
  const level = rulings.filter(({ isHorizontal }) => isHorizontal);
  const upright = rulings.filter(({ isHorizontal }) => !isHorizontal);
  const edges = findEdges(
    grid.columns,
    filled.map((cell) => ({ from: cell.column, to: cell.column + cell.columnSpan, start: cell.left, end: cell.right })),
    {
      rulings: upright.map(({ left }) => left),
      spare: PADDING,
    },
  );
  const tops = findEdges(
    table.rows.length,
    filled.map((cell) => ({ from: cell.row, to: cell.row + cell.rowSpan, start: cell.top, end: cell.bottom })),
    {
      rulings: level.map(({ top }) => top),
      spare: TOUCHES,
    },
  );
  if (!edges || !tops) return undefined;
  const at = (places: number[], place: number) => places[place] ?? 0;
  const cells = placed.map(({ row, column, rowSpan, columnSpan, segments }: GridCell & { segments: Segment[] }): CellDraft => {
    const box = { left: at(edges, column), right: at(edges, column + columnSpan), top: at(tops, row), bottom: at(tops, row + rowSpan) };
    const shading = findShading(box, drawing.backgrounds);
    return {
      ...box,
      row,
      column,
      rowSpan,
      columnSpan,
      segments,
      borders: findBorders(box, { level, upright }),
      ...(shading !== undefined && { shading }),
    };
  });
  return {
    left: at(edges, 0),
    right: at(edges, grid.columns),
    top: at(tops, 0),
    bottom: at(tops, table.rows.length),
    page,
    edges,
    rows: table.rows.map((_, row) => ({ top: at(tops, row), bottom: at(tops, row + 1) })),
    cells,
    headerRows: 0,
    isRuled: false,
    isBegun: table.isBegun,
    continues: table.continues,
  };
}

interface Stretch {
  /** The columns or rows it is in: the first, and the one after its last. */
  from: number;
  to: number;
  start: number;
  end: number;
}

/** Where columns or rows begin and end: at a line between them, else in the middle of the white. Nothing where they are over each other. */
function findEdges(count: number, stretches: Stretch[], { rulings, spare }: { rulings: number[]; spare: number }): number[] | undefined {
  if (stretches.length === 0) return undefined;
  const first = Math.min(...stretches.map(({ start }) => start));
  const last = Math.max(...stretches.map(({ end }) => end));
  const near = (from: number, to: number, wanted: number) =>
    rulings.filter((ruling) => ruling >= from && ruling <= to).sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted;
  const edges = [near(first - 2 * spare, first, first - spare)];
  for (let place = 1; place < count; place += 1) {
    const end = Math.max(...stretches.filter(({ to }) => to <= place).map((each) => each.end));
    const start = Math.min(...stretches.filter(({ from }) => from >= place).map((each) => each.start));
    if (!Number.isFinite(end) || !Number.isFinite(start) || start < end - TOUCHES) return undefined;
    edges.push(near(end - TOUCHES, start + TOUCHES, (start + end) / 2));
  }
  return [...edges, near(last, last + 2 * spare, last + spare)];
}
