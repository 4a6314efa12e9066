import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { LineWord } from '@sheaf/pdf-text/lines/textLine';

interface Column {
  left: number;
  right: number;
}

/** Columns of text are as wide as this, in letter heights, and have so many words on a line. */
const LEAST_WIDTH = 12;
const LEAST_WORDS = 3.5;
const MOST_COLUMNS = 4;
/** So many lines follow each other in a paragraph, and on this share of them the next word had no room. */
const FILLED = { least: 2, share: 0.8 };
/** Words of a line that was stretched to fill its column are no further apart than this, in letter heights. */
const WIDEST_GAP = 2.5;
/** One paragraph beside another may stand there by chance. */
const LEAST_RUNNING_ROWS = 2;
/** A space between words, in letter heights. */
const SPACE = 0.4;
/** Paragraphs stand further apart than their lines, by this share. */
const APART = 1.25;

/** Returns the rows of a table whose cells are paragraphs, as the two languages of a contract are; nothing where its cells are no running text. */
export function findProseRows(lines: Line[], columns: Column[]): Line[][] | undefined {
  const size = lines[0]?.size ?? 10;
  if (columns.length > MOST_COLUMNS || columns.some(({ left, right }) => right - left < LEAST_WIDTH * size)) return undefined;
  const steps = lines.slice(1).map((line, place) => line.base - (lines[place]?.base ?? 0));
  const usual = [...steps].sort((one, other) => one - other)[Math.floor(steps.length / 3)] ?? 0;
  const rows: Line[][] = [];
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1];
    const begins = !before || (steps[place - 1] ?? 0) > APART * usual || before.isBold !== line.isBold;
    if (begins) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  const areText = columns.every((column) => isRunningText(rows, column));
  const running = areText ? rows.filter((row) => columns.some((column) => isRunning(row, column))) : [];
  return running.length >= LEAST_RUNNING_ROWS ? rows : undefined;
}

/** Whether a row has a full line in a column, and none that is pieces far apart, as the names of several authors are. */
function isRunning(row: readonly Line[], column: Column): boolean {
  const isOnePiece = row.every((line) => {
    const words = wordsIn(line, column).sort((one, other) => one.left - other.left);
    return words.slice(1).every((word, place) => word.left - (words[place]?.right ?? word.left) < WIDEST_GAP * line.size);
  });
  return isOnePiece && pairsIn(row, column).some((pair) => isFilled(pair, column));
}

interface Pair {
  last: LineWord | undefined;
  first: LineWord | undefined;
}

/** The ends and beginnings of lines that follow each other in a cell. */
function pairsIn(row: readonly Line[], column: Column): Pair[] {
  const lines = row.map((line) => wordsIn(line, column)).filter((words) => words.length > 0);
  return lines.slice(1).map((words, place) => ({ last: lines[place]?.at(-1), first: words[0] }));
}

function isFilled({ last, first }: Pair, column: Column): boolean {
  return last !== undefined && first !== undefined && column.right - last.right < first.right - first.left + SPACE * first.size;
}

/** Whether the lines of a column are full: where a table has rows of one line, the next word mostly had room on the line above. */
function isRunningText(rows: readonly Line[][], column: Column): boolean {
  const cells = rows.map((row) => row.map((line) => wordsIn(line, column)).filter((words) => words.length > 0));
  const pairs = rows.flatMap((row) => pairsIn(row, column));
  const filled = pairs.filter((pair) => isFilled(pair, column));
  const texts = cells.filter(({ length }) => length > 1).flat();
  const words = texts.reduce((sum, { length }) => sum + length, 0);
  return filled.length >= FILLED.least && filled.length >= FILLED.share * pairs.length && words >= LEAST_WORDS * texts.length;
}

function wordsIn({ segments }: Line, { left, right }: Column): LineWord[] {
  return segments.flatMap(({ words }) => words.filter((word) => (word.left + word.right) / 2 > left - 1 && (word.left + word.right) / 2 < right + 1));
}
