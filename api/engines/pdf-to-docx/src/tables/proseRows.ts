import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { LineWord } from '@sheaf/pdf-text/lines/textLine';

interface Column {
  left: number;
  right: number;
}

/** The least width of a column of text, in letter heights. */
const LEAST_WIDTH = 12;
/** The least average number of words on a line of a paragraph. */
const LEAST_WORDS = 3.5;
const MOST_COLUMNS = 4;
/** The least number of full lines, and their share of the lines that another follows. The next word did not fit on a full line. */
const FILLED = { least: 2, share: 0.8 };
/** The widest space between words of a justified line, in letter heights. */
const WIDEST_GAP = 2.5;
/** Rows with running text; a single one may be chance. */
const LEAST_RUNNING_ROWS = 2;
/** A space between words, in letter heights. */
const SPACE = 0.4;
/** A step between lines larger than the usual one by this factor begins a paragraph. */
const APART = 1.25;

/** Finds the rows of a table whose cells are paragraphs, such as a contract in two languages. Returns undefined where cells are not running text. */
export function findProseRows(lines: Line[], columns: Column[]): Line[][] | undefined {
  const size = lines[0]?.size ?? 10;
  if (columns.length > MOST_COLUMNS || columns.some(({ left, right }) => right - left < LEAST_WIDTH * size)) return undefined;
  const steps = lines.slice(1).map((line, index) => line.base - (lines[index]?.base ?? 0));
  const usual = [...steps].sort((one, other) => one - other)[Math.floor(steps.length / 3)] ?? 0;
  const rows: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const begins = !before || (steps[index - 1] ?? 0) > APART * usual || before.isBold !== line.isBold;
    if (begins) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  const areText = columns.every((column) => isRunningText(rows, column));
  const running = areText ? rows.filter((row) => columns.some((column) => hasRunningText(row, column))) : [];
  return running.length >= LEAST_RUNNING_ROWS ? rows : undefined;
}

/** Returns whether a row has a full line in a column. Lines with wide gaps, such as names of several authors, do not count. */
function hasRunningText(row: readonly Line[], column: Column): boolean {
  const isOnePiece = row.every((line) => {
    const words = findWordsIn(line, column).sort((one, other) => one.left - other.left);
    return words.slice(1).every((word, index) => word.left - (words[index]?.right ?? word.left) < WIDEST_GAP * line.size);
  });
  return isOnePiece && pairLineEnds(row, column).some((pair) => isFullLine(pair, column));
}

interface Pair {
  last: LineWord | undefined;
  first: LineWord | undefined;
}

/** Pairs the last word of each line in a cell with the first word of the next. */
function pairLineEnds(row: readonly Line[], column: Column): Pair[] {
  const lines = row.map((line) => findWordsIn(line, column)).filter((words) => words.length > 0);
  return lines.slice(1).map((words, index) => ({ last: lines[index]?.at(-1), first: words[0] }));
}

/** Returns whether the first word of the next line did not fit on this one. */
function isFullLine({ last, first }: Pair, column: Column): boolean {
  return last !== undefined && first !== undefined && column.right - last.right < first.right - first.left + SPACE * first.size;
}

/** Returns whether most lines of a column are full, as in running text. */
function isRunningText(rows: readonly Line[][], column: Column): boolean {
  const cells = rows.map((row) => row.map((line) => findWordsIn(line, column)).filter((words) => words.length > 0));
  const pairs = rows.flatMap((row) => pairLineEnds(row, column));
  const filled = pairs.filter((pair) => isFullLine(pair, column));
  const texts = cells.filter(({ length }) => length > 1).flat();
  const words = texts.reduce((sum, { length }) => sum + length, 0);
  return filled.length >= FILLED.least && filled.length >= FILLED.share * pairs.length && words >= LEAST_WORDS * texts.length;
}

function findWordsIn({ segments }: Line, { left, right }: Column): LineWord[] {
  return segments.flatMap(({ words }) => words.filter((word) => (word.left + word.right) / 2 > left - 1 && (word.left + word.right) / 2 < right + 1));
}
