import type { CvLine } from './cvLine.ts';

/** Lines that may come between the two halves of a row. */
const MAX_BETWEEN = 3;
/** As a share of the size of letters. */
const LEVEL_TOLERANCE = 0.3;
const WORD_GAP = 1;
/** In points. */
const SAME_LEFT = 3;

/** Puts back to its row what a document keeps for itself, though it goes on where the row ends: "Controller," and "Royal Air Force". */
export function joinSplitRows(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const from = Math.max(0, joined.length - MAX_BETWEEN);
    const rowIndex = joined.findIndex((other, index) => index >= from && index < joined.length - 1 && continuesRow(other, line));
    const row = joined[rowIndex];
    if (!row) joined.push(line);
    else joined.splice(rowIndex, joined.length, ...joinRowEnd(row, line, joined.slice(rowIndex + 1)));
  }
  return joined;
}

/** Joins the second half of a row. The lines below its last cell but one continue that half, and are joined too. */
function joinRowEnd(row: CvLine, line: CvLine, between: CvLine[]): CvLine[] {
  const left = row.cells.at(-1)?.left ?? 0;
  const isContinuation = (other: CvLine) => other.cells.length === 1 && !other.hasListMark && Math.abs(other.left - left) < SAME_LEFT;
  const rest = between.filter(isContinuation);
  const cells = line.cells.map((cell, index) =>
    index === line.cells.length - 1 ? { ...cell, text: [cell, ...rest].map(({ text }) => text).join(' ') } : cell,
  );
  const text = [row, line, ...rest].map((each) => each.text).join(' ');
  return [{ ...row, text, right: line.right, cells: [...row.cells, ...cells] }, ...between.filter((other) => !isContinuation(other))];
}

function continuesRow(row: CvLine, line: CvLine): boolean {
  const isLevel = Math.abs(row.top + row.bottom - line.top - line.bottom) / 2 < LEVEL_TOLERANCE * row.size;
  const gap = line.left - row.right;
  return row.page === line.page && row.size > 1 && isLevel && !line.hasListMark && gap >= 0 && gap < WORD_GAP * row.size;
}
