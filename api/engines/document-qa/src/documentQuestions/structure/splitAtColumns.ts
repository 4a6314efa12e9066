import type { ChatIndex } from '../../types/chatIndex.ts';
import type { Cell, Row } from './table.ts';

/** Edges that lie apart by less than this share of the height of letters are one edge. */
const EDGE_TOLERANCE = 0.35;
/** A table has columns where at least this share of its rows has as many cells as its header. */
const SHARE_OF_FULL = 0.5;

interface Column {
  left: number;
  right: number;
}

interface Word {
  start: number;
  end: number;
  left: number;
  right: number;
}

/** Splits cells that are too close for a gap between them, where other rows of the table begin or end a column. */
export function splitAtColumns(index: ChatIndex, rows: readonly Row[]): void {
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const full = rows.filter(({ cells }) => cells.length === most);
  if (most < 2 || full.length < 2 || full.length < SHARE_OF_FULL * rows.length) return;
  const columns = Array.from(
    { length: most },
    (_, at): Column => ({
      left: computeMedian(full.flatMap(({ cells }) => cells[at]?.left ?? [])),
      right: computeMedian(full.flatMap(({ cells }) => cells[at]?.right ?? [])),
    }),
  );
  for (const row of rows) {
    if (row.cells.length < most) row.cells = row.cells.flatMap((cell) => splitCell(index, cell, columns));
  }
}

function splitCell(index: ChatIndex, cell: Cell, columns: readonly Column[]): Cell[] {
  const words = listWords(index, cell);
  const near = EDGE_TOLERANCE * measureLetterHeight(index, cell);
  const starts = words.filter(
    (word, at) =>
      at > 0 &&
      columns.slice(1).some(({ left, right }, before) => {
        const isAfter = (columns[before]?.right ?? 0) - near <= word.left;
        return isAfter && (Math.abs(word.left - left) < near || (at === words.length - 1 && Math.abs(word.right - right) < near));
      }),
  );
  const cuts = [cell.start, ...starts.map(({ start }) => start), cell.end];
  return cuts.slice(0, -1).map((start, at): Cell => {
    const cellWords = words.filter((word) => word.start >= start && word.start < (cuts[at + 1] ?? cell.end));
    const end = cellWords.at(-1)?.end ?? cell.end;
    return { text: index.text.slice(start, end), start, end, left: cellWords[0]?.left ?? cell.left, right: cellWords.at(-1)?.right ?? cell.right };
  });
}

function listWords(index: ChatIndex, { start, end }: Cell): Word[] {
  return [...index.text.slice(start, end).matchAll(/\S+/g)].flatMap((found): Word[] => {
    const [from, to] = [start + found.index, start + found.index + found[0].length];
    const box = index.listBoxes(from, to)[0];
    return box ? [{ start: from, end: to, left: box.x, right: box.x + box.w }] : [];
  });
}

/** Returns the height of the letters of a cell, as a share of the width of its page. */
function measureLetterHeight(index: ChatIndex, { start, end }: Cell): number {
  const box = index.listBoxes(start, end)[0];
  const page = box && index.pages[box.page - 1];
  return page ? (box.h * page.height) / page.width : 0;
}

function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
