import type { Line } from '../lines/lines.ts';
import { mayGoOn } from './lineEnds.ts';
import { findListMarker } from './listMarkers.ts';
import { isAmount, isYear, splitIntoTokens, type Token } from './rowTokens.ts';

/** Rows stand no further apart than this, in letter heights, and lines of one cell no further than `CELL_STEP`. */
const MAX_STEP = 3.6;
const CELL_STEP = 1.6;
/** Letters of rows differ in size by less than this share. */
const OTHER_SIZE = 0.3;
/** How near the edges of figures are that stand under each other, in letter heights. */
const SAME_EDGE = 0.35;
/** A label and a lone column of figures are this far apart in most rows, in letter heights. */
const LABEL_GAP = 1.5;
/** Lines without figures between two rows. */
const MOST_REST = 4;
/** A line further from its neighbours than rows from each other by this factor is none of the rows. */
const APART = 1.15;
/** A title is larger than the rows below it by this factor. */
const LARGER = 1.1;
/** A lone column of figures tells of a table from this many rows on; several columns do from two. */
const LEAST_ROWS = 3;
/** Lines of one cell are closer than rows by this factor. */
export const CLOSER = 0.9;
/** So many rows above a row are compared with it, and a stretch of more lines than this is looked at as a whole. */
const COMPARED = 12;
const LONG_STRETCH = 40;
/** A line of so many words without a gap is a sentence. */
const SENTENCE = 18;

/** A line of a table, with its tokens. */
export interface FigureRow {
  line: Line;
  tokens: Token[];
  /** Whether figures stand in it under those of other rows. */
  hasFigures: boolean;
}

/** Finds stretches of lines that end with figures under each other, with the lines between them. */
export function findFigureRows(lines: readonly Line[]): FigureRow[][] {
  const rows = lines.map((line): FigureRow => {
    const tokens = splitIntoTokens(line);
    return { line, tokens, hasFigures: endsWithFigure(line, tokens) };
  });
  const stretches: FigureRow[][] = [];
  let end = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const count = countRows(rows, place);
    const stretch = rows.slice(place, place + count);
    if (count < 2 || !areRows(stretch)) {
      // What is no table as a whole is hardly one from its middle on; looking from each line would take long.
      if (count > LONG_STRETCH) place += count - 1;
      continue;
    }
    const above = countRestOfFirst(rows.slice(end, place), stretch);
    end = place + count;
    stretches.push(rows.slice(place - above, end));
    place = end - 1;
  }
  return stretches;
}

function endsWithFigure(line: Line, tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  const isItem = findListMarker(line) !== undefined && tokens.length < 3;
  return tokens.length > 1 && last !== undefined && last.isFigure && !line.hasLeaders && !isItem;
}

/** Counts the lines from a row on that belong to the same stretch; it ends with a row, or with the rest of its cells. */
function countRows(rows: readonly FigureRow[], place: number): number {
  const first = rows[place];
  if (!first?.hasFigures) return 0;
  let [count, kept] = [1, 1];
  for (; place + count < rows.length; count += 1) {
    const [before, row] = [rows[place + count - 1], rows[place + count]];
    if (!before || !row || !areClose(before.line, row.line)) break;
    const own = rows.slice(Math.max(place, place + kept - COMPARED), place + kept);
    if (isLoneFigure(row, own)) row.hasFigures = true;
    if (row.hasFigures) {
      if (!isUnderFigures(row, own)) break;
      kept = count + 1;
    } else if (count - kept >= MOST_REST || !isRest(row, own) || standsApart(row.line, before.line, rows[place + count + 1]?.line, own)) break;
  }
  return kept + countRestOfLast(rows.slice(place + kept), rows.slice(place, place + kept));
}

/** Returns whether a line is no more than a figure under others, beside a label of several lines. */
function isLoneFigure({ tokens, line }: FigureRow, rows: readonly FigureRow[]): boolean {
  const [only] = tokens;
  const figures = rows.flatMap((row) => row.tokens.slice(1).filter((token) => token.isFigure));
  return tokens.length === 1 && only?.isFigure === true && figures.some((figure) => shareEdge(figure, only, line.size));
}

/** Returns whether a line without figures stands further from both neighbours than rows from each other, as the title of a further table does. */
function standsApart(line: Line, above: Line, below: Line | undefined, rows: readonly FigureRow[]): boolean {
  const steps = [line.base - above.base, (below?.base ?? Number.POSITIVE_INFINITY) - line.base];
  return Math.min(...steps) > APART * measureRowStep(rows);
}

/** Measures the least step between rows with nothing between them, in points; infinite where there are none. */
export function measureRowStep(rows: readonly FigureRow[]): number {
  const steps = rows.slice(1).map((row, place) => {
    const before = rows[place];
    return before?.hasFigures && row.hasFigures ? row.line.base - before.line.base : Number.POSITIVE_INFINITY;
  });
  return Math.min(...steps, Number.POSITIVE_INFINITY);
}

function areClose(before: Line, line: Line): boolean {
  const size = Math.max(before.size, line.size);
  // A row may hold a cell of several lines.
  const step = Math.min(line.base - before.base, line.top - before.bottom + size);
  return step < MAX_STEP * size && Math.abs(before.size - line.size) < OTHER_SIZE * size;
}

/** Returns whether the last figure of a row has the same edge as figures of rows above it, and no other token of it lies across those. */
function isUnderFigures({ tokens, line }: FigureRow, rows: readonly FigureRow[]): boolean {
  const last = tokens.at(-1);
  const figures = rows.flatMap((row) => row.tokens.filter((token) => token.isFigure));
  return last !== undefined && figures.some((figure) => shareEdge(figure, last, line.size));
}

export function shareEdge(one: { left: number; right: number }, other: { left: number; right: number }, size: number): boolean {
  const [left, right] = [one.left - other.left, one.right - other.right];
  return [left, right, (left + right) / 2].some((offset) => Math.abs(offset) < SAME_EDGE * size);
}

/** Returns whether a line without figures may stand among rows: it ends before their last figures begin, or is the rest of some cells. */
function isRest({ tokens, line }: FigureRow, rows: readonly FigureRow[]): boolean {
  const ends = rows.flatMap((row) => (row.hasFigures ? [row.tokens.at(-1)?.left ?? 0] : []));
  return line.right < Math.min(...ends) && tokens.every(({ words }) => words.length <= SENTENCE) && !line.hasLeaders;
}

/** Counts the lines below the last row that go on with its cells. */
function countRestOfLast(below: readonly FigureRow[], rows: readonly FigureRow[]): number {
  return countRestFrom(rows.at(-1)?.line, below, rows);
}

/** Counts the lines above the first row that its cells begin with: figures may stand in the middle of their row. */
function countRestOfFirst(above: readonly FigureRow[], rows: readonly FigureRow[]): number {
  return countRestFrom(rows[0]?.line, [...above].reverse(), rows);
}

/** Counts the lines that follow each other as closely as lines of a cell do, and more closely than rows. */
function countRestFrom(line: Line | undefined, others: readonly FigureRow[], rows: readonly FigureRow[]): number {
  const bases = rows.filter(({ hasFigures }) => hasFigures).map(({ line: { base } }) => base);
  const step = Math.min(...bases.slice(1).map((base, place) => base - (bases[place] ?? base)));
  let before = line;
  let count = 0;
  for (const row of others) {
    const distance = before ? Math.abs(row.line.base - before.base) : 0;
    const isClose = distance < Math.min(CELL_STEP * row.line.size, CLOSER * step);
    if (!before || !isClose || row.hasFigures || looksLikeTitle(row.line, before) || !isRest(row, rows)) break;
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

/** Returns whether rows with figures are a table, and no list of contents, of addresses or of years. */
function areRows(stretch: readonly FigureRow[]): boolean {
  const rows = stretch.filter(({ hasFigures }) => hasFigures);
  const figures = rows.map(({ tokens }) => tokens.filter((token) => token.isFigure));
  if (rows.length < 2 || figures.flat().every(isYear)) return false;
  const haveSeveral = figures.filter((own) => own.length > 1 && own.some(isAmount)).length >= 2;
  if (haveSeveral) return true;
  const amounts = rows.filter(({ tokens }) => tokens.some(isAmount));
  const apart = rows.filter(({ tokens, line }) => (tokens.at(-1)?.left ?? 0) - (tokens.at(-2)?.right ?? 0) > LABEL_GAP * line.size);
  return rows.length >= LEAST_ROWS && amounts.length > rows.length / 2 && apart.length > rows.length / 2;
}

/**
 * Groups the lines of a stretch by rows. A line without figures that is closer to a row than rows are to each other belongs to it, and so does one
 * that goes on in lower case; all else is the title of the rows below.
 */
export function groupFigureRows(stretch: readonly FigureRow[]): FigureRow[][] {
  const rowStep = measureRowStep(stretch);
  const groups: FigureRow[][] = [];
  let waiting: FigureRow[] = [];
  for (const [place, row] of stretch.entries()) {
    const [above, below] = [stretch[place - 1], stretch[place + 1]];
    const toAbove = above ? row.line.base - above.line.base : Number.POSITIVE_INFINITY;
    const toBelow = below ? below.line.base - row.line.base : Number.POSITIVE_INFINITY;
    const isClose = Math.min(toAbove, toBelow) < CLOSER * rowStep;
    const isNearerBelow = isClose && toBelow < CLOSER * toAbove;
    const isNearerAbove = isClose && toAbove < CLOSER * toBelow;
    if (row.hasFigures) {
      groups.push([...waiting, row]);
      waiting = [];
    } else if (waiting.length > 0 || isNearerBelow || (!isNearerAbove && !goesOn(row) && below?.hasFigures && goesOn(below))) waiting.push(row);
    else if (isClose || goesOn(row)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Returns whether a line begins like the middle of a sentence. */
function goesOn(row: FigureRow | undefined): boolean {
  return row !== undefined && mayGoOn(row.tokens[0]?.text ?? '');
}
