import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Head cells name a column in a few words without digits. */
const HEAD = { leastCells: 3, mostWords: 4 };
/** The fewest rows with figures that a table has under its head. */
const LEAST_ROWS = 2;
/** How near the edges of a figure are to those of its head, in letter heights. */
const SAME_EDGE = 0.6;
/** The greatest steps between rows and between lines of one cell, in letter heights. */
const MAX_STEP = 4;
const CELL_STEP = 1.7;
/** The space that Word leaves beside the text of a cell, in points. */
const PADDING = 5.4;
const LEAST_PADDING = 1.5;
/** How much wider the columns of figures become where there is room. */
const SPARE_SHARE = 0.15;
const FIGURE = /^[-−–+(]?[\p{Sc}]?[-−–+]?\p{N}[\p{N}.,'’]*[%)]?[\p{Sc}]?$|^\p{Sc}$|^%$/u;

interface Row {
  cells: (Segment | undefined)[];
  lines: Segment[];
}

/**
 * Takes the tables of items that invoices have: figures in columns under a head, without lines between them. A recognised line may hold several
 * cells, which the edges of the heads tell apart.
 */
export function takeItemTables(segments: Segment[], page: number): { tables: TableDraft[]; rest: Segment[] } {
  const lines = buildLines(segments);
  const tables: TableDraft[] = [];
  const taken = new Set<Segment>();
  for (let place = 0; place < lines.length; place += 1) {
    const heads = findHeads(lines[place]);
    const found = heads && findItems(heads, lines.slice(place + 1));
    if (!heads || !found) continue;
    tables.push(buildItemTable(heads, found.rows, page));
    for (const segment of [...heads, ...lines.slice(place + 1, place + 1 + found.count).flatMap((line) => line.segments)]) taken.add(segment);
    place += found.count;
  }
  return { tables, rest: segments.filter((segment) => !taken.has(segment)) };
}

function findHeads(line: Line | undefined): Segment[] | undefined {
  const cells = [...(line?.segments ?? [])].sort((one, other) => one.left - other.left);
  const areHeads = cells.every(
    ({ words }) => words.length <= HEAD.mostWords && words.every(({ text }) => /\p{L}|^#$/u.test(text) && !/\d/.test(text)),
  );
  return cells.length >= HEAD.leastCells && areHeads ? cells : undefined;
}

/** Finds the rows under a head, and how many lines they are. */
function findItems(heads: readonly Segment[], below: readonly Line[]): { rows: Row[]; count: number } | undefined {
  const rows: Row[] = [];
  let count = 0;
  let { base = 0, size = 0 } = heads[0] ?? {};
  for (const line of below) {
    // Small print under an item keeps the distance of larger letters.
    const step = (line.base - base) / Math.max(line.size, size);
    const cells = line.segments.length > 0 && step < MAX_STEP ? splitIntoCells(line, heads) : undefined;
    if (!cells) break;
    const [first, ...figures] = cells;
    const hasFigures = figures.some((cell) => cell !== undefined);
    const last = rows.at(-1);
    if (!first || (!hasFigures && (!last || step > CELL_STEP))) break;
    if (hasFigures) rows.push({ cells, lines: [] });
    else last?.lines.push(first);
    ({ base, size } = line);
    count += 1;
  }
  const full = rows.filter(({ cells }) => cells.slice(1).filter((cell) => cell !== undefined).length > 1);
  return full.length >= LEAST_ROWS ? { rows, count } : undefined;
}

/** Splits a line into a cell for each head: words, and then figures that stand under their heads. Returns undefined where one stands under none. */
function splitIntoCells(line: Line, heads: readonly Segment[]): (Segment | undefined)[] | undefined {
  const [first, ...others] = heads;
  if (!first || Math.abs(line.left - first.left) > SAME_EDGE * line.size) return undefined;
  const cells: (Segment | undefined)[] = heads.map(() => undefined);
  const words = line.segments.flatMap((segment) => segment.words.map((word) => ({ word, segment }))).sort((a, b) => a.word.left - b.word.left);
  let end = words.length;
  for (let column = heads.length - 1; column > 0; column -= 1) {
    const head = heads[column];
    let from = end;
    while (head && from > 0 && isFigureUnder(words[from - 1]?.word, words[end - 1]?.word, { head, before: heads[column - 1] })) from -= 1;
    const own = words.slice(from, end).map(({ word }) => word);
    if (own.length === 0) continue;
    if (!head || !isAligned(own, head, line.size)) return undefined;
    cells[column] = buildSegment(own, line.base);
    end = from;
  }
  const rest = words.slice(0, end).map(({ word }) => word);
  const limit = others[0]?.left ?? Number.POSITIVE_INFINITY;
  if (rest.length > 0 && (rest.at(-1)?.right ?? 0) > limit) return undefined;
  if (rest.length > 0) cells[0] = buildSegment(rest, line.base);
  return cells;
}

function isFigureUnder(
  word: LineWord | undefined,
  last: LineWord | undefined,
  { head, before }: { head: Segment; before: Segment | undefined },
): boolean {
  if (!word || !last || !FIGURE.test(word.text)) return false;
  const isLastOfOther = before !== undefined && word.right < before.right + SAME_EDGE * word.size;
  return !isLastOfOther && last.right > head.left - SAME_EDGE * word.size;
}

/** Returns whether figures stand at the right edge, the left edge or the middle of their head. */
function isAligned(words: readonly LineWord[], { left, right }: Segment, size: number): boolean {
  const own = findBounds(words);
  const offsets = [own.left - left, own.right - right, (own.left + own.right - left - right) / 2];
  return offsets.some((offset) => Math.abs(offset) < SAME_EDGE * size);
}

function buildItemTable(heads: readonly Segment[], rows: readonly Row[], page: number): TableDraft {
  const stacks: Segment[][][] = [
    heads.map((head) => [head]),
    ...rows.map(({ cells, lines }) => cells.map((cell, column) => listLines(cell, column === 0 ? lines : []))),
  ];
  const columns = heads.map((_, column) => findBounds(stacks.flatMap((cells) => cells[column] ?? [])));
  const inner = columns.slice(1).map(({ left }, column) => Math.max(left - PADDING, ((columns[column]?.right ?? 0) + left) / 2));
  const end = (columns.at(-1)?.right ?? 0) + PADDING;
  const edges = [(columns[0]?.left ?? 0) - PADDING, ...widenFigures(inner, (columns[0]?.right ?? 0) + LEAST_PADDING, end), end];
  const bounds = stacks.map((cells) => findBounds(cells.flat()));
  const tops = bounds.map(({ top }, row) => (row === 0 ? top : (top + (bounds[row - 1]?.bottom ?? top)) / 2));
  const bottom = bounds.at(-1)?.bottom ?? 0;
  const cells = stacks.flatMap((row, index) =>
    row.map((own, column): CellDraft => {
      const box = { left: edges[column] ?? 0, right: edges[column + 1] ?? 0, top: tops[index] ?? 0, bottom: tops[index + 1] ?? bottom };
      return { ...box, row: index, column, rowSpan: 1, columnSpan: 1, segments: own, borders: {} };
    }),
  );
  const [left, right, top] = [edges[0] ?? 0, edges.at(-1) ?? 0, tops[0] ?? 0];
  const places = tops.map((from, index) => ({ top: from, bottom: tops[index + 1] ?? bottom }));
  return { left, right, top, bottom, page, edges, rows: places, cells, headRows: 1, isRuled: false };
}

/** Widens the columns of figures towards the first one, as far as that has room: another font may need more. */
function widenFigures(inner: readonly number[], limit: number, end: number): number[] {
  const [first = end] = inner;
  const begin = Math.max(Math.min(limit, first), first - SPARE_SHARE * (end - first));
  return inner.map((edge) => end - ((end - edge) * (end - begin)) / (end - first));
}

function listLines(cell: Segment | undefined, lines: readonly Segment[]): Segment[] {
  return cell ? [cell, ...lines] : [...lines];
}
