import type { Line } from '../lines/lines.ts';
import { mayGoOn } from './lineEnds.ts';
import { findListMarker } from './listMarkers.ts';
import { isAmount, isYear, splitIntoTokens, type Token } from './rowTokens.ts';

/** Rows are no further apart than this, in letter heights, and lines of one cell no further than `CELL_STEP`. */
const MAX_STEP = 3.6;
const CELL_STEP = 1.6;
/** Letters of rows differ in size by less than this share. */
const OTHER_SIZE = 0.3;
/** How near the edges of figures are that are under each other, in letter heights. */
const SAME_EDGE = 0.35;
/** A label and a lone column of figures are this far apart in most rows, in letter heights. */
const LABEL_GAP = 1.5;
/** Lines without figures between two rows. */
const MOST_REST = 4;
/** A line further from its neighbours than rows from each other by this factor is none of the rows. */
const APART = 1.15;
/** A title is larger than the rows below it by this factor. */
const LARGER = 1.1;
/** A lone column of numbers makes a table from this many rows on; several columns do from two. */
const LEAST_ROWS = 3;
const LEAST_CELLS = 3;
/** Lines of one cell are closer than rows by this factor. */
export const CLOSER = 0.9;
/** So many rows above a row are compared with it, and a region of more lines than this is looked at as a whole. */
const COMPARED = 12;
const LONG_REGION = 40;
/** A line of so many words without a gap is a sentence. */
const SENTENCE = 18;

/** A line of a table, with its tokens. */
export interface NumericRow {
  line: Line;
  tokens: Token[];
  /** Whether it ends with a number under those of other rows. */
  hasNumbers: boolean;
}

/** Finds regions of lines that end with numbers under each other, with the lines between them. */
export function findNumericRows(lines: readonly Line[]): NumericRow[][] {
  const rows = lines.map((line): NumericRow => {
    const tokens = splitIntoTokens(line);
    return { line, tokens, hasNumbers: endsWithNumber(line, tokens) };
  });
  const regions: NumericRow[][] = [];
  let end = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const region = collectRows(rows, place);
    if (!isTable(region)) {
      // What is no table as a whole is hardly one from its middle on; starting from each line would take long.
      if (region.length > LONG_REGION) place += region.length - 1;
      continue;
    }
    const above = countRestFrom(region[0]?.line, rows.slice(end, place).reverse(), region);
    regions.push([...rows.slice(place - above, place), ...region]);
    end = place + region.length;
    place = end - 1;
  }
  return regions;
}

function endsWithNumber(line: Line, tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  const isItem = findListMarker(line) !== undefined && tokens.length < 3;
  return tokens.length > 1 && last !== undefined && last.isNumber && !line.hasLeaders && !isItem;
}

/** Collects the lines from a row on that belong to one region; it ends with a row, or with the last lines of its cells. */
function collectRows(rows: readonly NumericRow[], place: number): NumericRow[] {
  const [first] = rows.slice(place, place + 1);
  if (!first?.hasNumbers) return [];
  const region = [first];
  let tableLength = 1;
  for (let next = place + 1; next < rows.length; next += 1) {
    const [before, row] = [region.at(-1), rows[next]];
    if (!before || !row || !areClose(before.line, row.line)) break;
    const own = region.slice(Math.max(0, tableLength - COMPARED), tableLength);
    const hasNumbers = row.hasNumbers || isLoneNumber(row, own) || endsWithCount(row, own);
    const isOther = hasNumbers
      ? !isUnderNumbers(row, own)
      : region.length - tableLength >= MOST_REST || !isRest(row, own) || isSetApart(row.line, before.line, rows[next + 1]?.line, own);
    if (isOther) break;
    region.push({ ...row, hasNumbers });
    if (hasNumbers) tableLength = region.length;
  }
  const table = region.slice(0, tableLength);
  const rest = countRestFrom(table.at(-1)?.line, rows.slice(place + tableLength), table);
  return [...table, ...rows.slice(place + tableLength, place + tableLength + rest)];
}

/** Returns whether a line is no more than a figure under others, beside a label of several lines. */
function isLoneNumber({ tokens, line }: NumericRow, rows: readonly NumericRow[]): boolean {
  const [only] = tokens;
  const numbers = rows.flatMap((row) => row.tokens.slice(1).filter((token) => token.isNumber));
  return tokens.length === 1 && only?.isNumber === true && numbers.some((number) => shareEdge(number, only, line.size));
}

/** Returns whether a line has as many cells as the row above, the last of which counts something or is a date under others: "1 June" under "12 May". */
function endsWithCount(row: NumericRow, rows: readonly NumericRow[]): boolean {
  const { tokens } = row;
  const begins = /^\d/.test(tokens.at(-1)?.text ?? '') && tokens.length >= LEAST_CELLS && tokens.length === rows.at(-1)?.tokens.length;
  return begins && isUnderNumbers(row, rows);
}

/** Returns whether a line without figures is further from both neighbours than rows from each other, as the title of a further table is. */
function isSetApart(line: Line, above: Line, below: Line | undefined, rows: readonly NumericRow[]): boolean {
  const steps = [line.base - above.base, (below?.base ?? Number.POSITIVE_INFINITY) - line.base];
  return Math.min(...steps) > APART * measureRowStep(rows);
}

/** Measures the least step between rows with nothing between them, in points; infinite where there are none. */
export function measureRowStep(rows: readonly NumericRow[]): number {
  const steps = rows.slice(1).map((row, index) => {
    const before = rows[index];
    return before?.hasNumbers && row.hasNumbers ? row.line.base - before.line.base : Number.POSITIVE_INFINITY;
  });
  return Math.min(...steps, Number.POSITIVE_INFINITY);
}

function areClose(before: Line, line: Line): boolean {
  const size = Math.max(before.size, line.size);
  // A row may hold a cell of several lines.
  const step = Math.min(line.base - before.base, line.top - before.bottom + size);
  return step < MAX_STEP * size && Math.abs(before.size - line.size) < OTHER_SIZE * size;
}

/** Returns whether the last number of a row has the same edge as numbers of rows above it. */
function isUnderNumbers({ tokens, line }: NumericRow, rows: readonly NumericRow[]): boolean {
  const last = tokens.at(-1);
  const numbers = rows.flatMap((row) => row.tokens.filter((token) => token.isNumber));
  return last !== undefined && numbers.some((number) => shareEdge(number, last, line.size));
}

/** Returns whether two segments have the same left edge, right edge or middle, near enough for letters of a size in points. */
export function shareEdge(one: { left: number; right: number }, other: { left: number; right: number }, size: number): boolean {
  const [left, right] = [one.left - other.left, one.right - other.right];
  return [left, right, (left + right) / 2].some((offset) => Math.abs(offset) < SAME_EDGE * size);
}

/** Returns whether a line without figures may be among rows: it ends before their last figures begin, or is the rest of some cells. */
function isRest({ tokens, line }: NumericRow, rows: readonly NumericRow[]): boolean {
  const ends = rows.flatMap((row) => (row.hasNumbers ? [row.tokens.at(-1)?.left ?? 0] : []));
  return line.right < Math.min(...ends) && tokens.every(({ words }) => words.length <= SENTENCE) && !line.hasLeaders;
}

/** Counts the lines away from a row that belong to its cells: as close as lines of a cell are, and closer than rows. */
function countRestFrom(line: Line | undefined, others: readonly NumericRow[], rows: readonly NumericRow[]): number {
  const bases = rows.filter(({ hasNumbers }) => hasNumbers).map(({ line: { base } }) => base);
  const step = Math.min(...bases.slice(1).map((base, index) => base - (bases[index] ?? base)));
  let before = line;
  let count = 0;
  for (const row of others) {
    const distance = before ? Math.abs(row.line.base - before.base) : 0;
    const isClose = distance < Math.min(CELL_STEP * row.line.size, CLOSER * step);
    if (!before || !isClose || row.hasNumbers || looksLikeTitle(row.line, before) || !isRest(row, rows)) break;
    before = row.line;
    count += 1;
  }
  return count;
}

/** Returns whether a line is larger or bolder than the row beside it. */
function looksLikeTitle(line: Line, row: Line): boolean {
  const [first, own] = [row.words[0], line.words[0]];
  return line.size > LARGER * row.size || (own?.isBold === true && first?.isBold === false);
}

/** Returns whether rows with numbers are a table, and no list of contents, of addresses or of years. */
function isTable(region: readonly NumericRow[]): boolean {
  const rows = region.filter(({ hasNumbers }) => hasNumbers);
  const numbers = rows.map(({ tokens }) => tokens.filter((token) => token.isNumber));
  if (rows.length < 2 || numbers.flat().every(isYear)) return false;
  const haveSeveral = numbers.filter((own) => own.length > 1 && own.some(isAmount)).length >= 2;
  if (haveSeveral) return true;
  const amounts = rows.filter(({ tokens }) => tokens.some(isAmount));
  const apart = rows.filter(({ tokens, line }) => (tokens.at(-1)?.left ?? 0) - (tokens.at(-2)?.right ?? 0) > LABEL_GAP * line.size);
  return rows.length >= LEAST_ROWS && amounts.length > rows.length / 2 && apart.length > rows.length / 2;
}

/**
 * Groups the lines of a region by rows. A line without figures that is closer to a row than rows are to each other belongs to it, and so does one
 * that goes on in lower case; all else is the title of the rows below.
 */
export function groupNumericRows(region: readonly NumericRow[]): NumericRow[][] {
  const rowStep = measureRowStep(region);
  const groups: NumericRow[][] = [];
  let waiting: NumericRow[] = [];
  for (const [index, row] of region.entries()) {
    const [above, below] = [region[index - 1], region[index + 1]];
    const toAbove = above ? row.line.base - above.line.base : Number.POSITIVE_INFINITY;
    const toBelow = below ? below.line.base - row.line.base : Number.POSITIVE_INFINITY;
    const isClose = Math.min(toAbove, toBelow) < CLOSER * rowStep;
    const isNearerBelow = isClose && toBelow < CLOSER * toAbove;
    const isNearerAbove = isClose && toAbove < CLOSER * toBelow;
    if (row.hasNumbers) {
      groups.push([...waiting, row]);
      waiting = [];
    } else if (waiting.length > 0 || isNearerBelow || (!isNearerAbove && !continuesSentence(row) && below?.hasNumbers && continuesSentence(below)))
      waiting.push(row);
    else if (isClose || continuesSentence(row)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Returns whether a line begins like the middle of a sentence. */
function continuesSentence(row: NumericRow | undefined): boolean {
  return row !== undefined && mayGoOn(row.tokens[0]?.text ?? '');
}
