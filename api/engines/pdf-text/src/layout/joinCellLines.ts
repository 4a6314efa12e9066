import { buildLines, removeLeaders } from '../lines/lines.ts';
import { buildSegment, type Segment } from '../lines/textLine.ts';
import { findBounds } from '../page/readingFrame.ts';
import { groupByBaseline } from './baselines.ts';
import { findNumericRows, groupNumericRows, type NumericRow } from './numericRows.ts';

/** Lines of one text are further apart than this, in letter heights; closer ones are those of cells in the middle of their row. */
const INTERLEAVED = 0.9;
/** The middles of the cells of a row differ by less than this, in letter heights. */
const SAME_MIDDLE = 0.35;
/** A row whose longest cell has four lines has no more baselines than this; texts in columns beside each other have many more. */
const MOST_BASELINES = 7;
/** A line of a cell has no more words than this. */
const MOST_WORDS = 9;
/** So many words a line may have beside a cell of one line with so few. */
const MOST_WORDS_BESIDE_LABEL = 18;
const MOST_WORDS_OF_LABEL = 4;
const WORD = /\p{L}{2}|\p{N}|\p{Sc}/u;
/** Rows are further apart than lines of one cell, by this factor. */
const APART = 1.15;
/** Another row of the table is no further away than this, in letter heights. */
const NEXT_ROW = 4;

/**
 * Joins the lines of each table cell that is in the middle of its row, as web pages set them: their baselines lie between each other, so that the
 * row would be read in pieces. Other segments stay as they are.
 */
export function joinCellLines(segments: Segment[]): Segment[] {
  return joinLabelLines(joinCentredCells(segments));
}

/** Joins the lines of each label that has numbers beside one of its lines, as bills have it. */
function joinLabelLines(segments: Segment[]): Segment[] {
  const joined = new Joined();
  for (const group of findNumericRows(buildLines(segments)).flatMap(groupNumericRows)) {
    const row = group.find(({ hasNumbers }) => hasNumbers);
    const rest = group.filter((each) => each !== row);
    const label = row?.line.segments[0];
    const isOfLabel = ({ line }: NumericRow) => line.segments.length === 1 && label && line.left < label.right && line.right > label.left;
    if (!label || rest.length === 0 || !rest.every(isOfLabel)) continue;
    joined.add(
      group.flatMap(({ line }) => line.segments.slice(0, 1)),
      label.base,
    );
  }
  return joined.applyTo(segments);
}

/** Joins the lines of vertically centred cells, whose baselines lie between those of their neighbours. */
function joinCentredCells(segments: Segment[]): Segment[] {
  const joined = new Joined();
  for (const columns of findCentredRows(segments)) {
    const base = columns.reduce((sum, lines) => sum + measureMiddle(lines), 0) / columns.length;
    for (const lines of columns) joined.add(lines, base);
  }
  return joined.applyTo(segments);
}

/** Finds the rows of tables whose cells are in the middle of their row: of each row its cells, and of each cell its lines. */
export function findCentredRows(segments: readonly Segment[]): Segment[][][] {
  const runs = splitIntoRuns(groupByBaseline([...segments]));
  const rows: Segment[][][] = [];
  for (const [index, run] of runs.entries()) {
    const columns = run.length > 2 && run.length <= MOST_BASELINES ? findCells(run.flat()) : undefined;
    const neighbours = [runs[index - 1]?.flat(), runs[index + 1]?.flat()];
    if (!columns || !neighbours.some((row) => row && isAlignedRow(row, columns)) || columns.some((lines) => areOfLongerText(lines, segments)))
      continue;
    rows.push(columns);
  }
  return rows;
}

/** Segments that become one each, in the place of their first. */
class Joined {
  private readonly replacements = new Map<Segment, Segment | undefined>();

  add(lines: readonly Segment[], base: number): void {
    for (const line of lines) this.replacements.set(line, undefined);
    const [first] = lines;
    const words = lines.flatMap((line) => line.words);
    if (first) this.replacements.set(first, buildSegment(words, base));
  }

  applyTo(segments: Segment[]): Segment[] {
    return segments.flatMap((segment) => (this.replacements.has(segment) ? (this.replacements.get(segment) ?? []) : [segment]));
  }
}

/** Splits baselines where two are as far apart as lines of one text. */
function splitIntoRuns(rows: readonly Segment[][]): Segment[][][] {
  const runs: Segment[][][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const [before, first] = [run?.at(-1)?.[0], row[0]];
    if (run && before && first && first.base - before.base < INTERLEAVED * Math.min(first.size, before.size)) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Finds the cells of a row: what is below each other, with one middle. Returns undefined where there are none. */
function findCells(segments: readonly Segment[]): Segment[][] | undefined {
  const columns: Segment[][] = [];
  for (const segment of [...segments].sort((one, other) => one.base - other.base)) {
    const over = columns.filter((lines) => lines.some(({ left, right }) => left < segment.right && right > segment.left));
    const [own] = over;
    if (over.length > 1) return undefined;
    if (own) own.push(segment);
    else columns.push([segment]);
  }
  const [first] = columns;
  const size = first?.[0]?.size ?? 0;
  const areTexts = columns.every((lines) => lines.slice(1).every(({ base }, index) => base - (lines[index]?.base ?? 0) > INTERLEAVED * size));
  const haveOneMiddle = columns.every((lines) => first && Math.abs(measureMiddle(lines) - measureMiddle(first)) < SAME_MIDDLE * size);
  const areCells = segments.every(isOfCell) || (columns.some(isLabel) && segments.every(({ words }) => words.length <= MOST_WORDS_BESIDE_LABEL));
  return columns.length > 1 && areTexts && haveOneMiddle && areCells ? columns : undefined;
}

/** Returns whether a cell is a name in a few words, as is beside longer text. */
function isLabel([line, ...others]: readonly Segment[]): boolean {
  return line !== undefined && others.length === 0 && line.words.length <= MOST_WORDS_OF_LABEL && isOfCell(line);
}

/** Returns whether text goes on above or below lines as closely as they are to each other. */
function areOfLongerText(lines: readonly Segment[], segments: readonly Segment[]): boolean {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) return false;
  const step = APART * (second.base - first.base);
  return segments.some(
    ({ left, right, base }) =>
      left < first.right && right > first.left && ((base < first.base && first.base - base < step) || (base > last.base && base - last.base < step)),
  );
}

/**
 * Returns whether something is stated in a few words: lines of running text have more, and parts of formulas have none. A line with a leader holds the cells
 * of its row itself.
 */
function isOfCell({ words }: Segment): boolean {
  return removeLeaders(words).length === words.length && words.length <= MOST_WORDS && words.some(({ text }) => WORD.test(text));
}

function measureMiddle(lines: readonly Segment[]): number {
  return ((lines[0]?.base ?? 0) + (lines.at(-1)?.base ?? 0)) / 2;
}

/** Returns whether a row nearby has several segments, each over or under one cell. */
function isAlignedRow(row: readonly Segment[], cells: readonly Segment[][]): boolean {
  const bounds = cells.map((lines) => findBounds(lines));
  const { top, bottom } = findBounds(bounds);
  const own = findBounds(row);
  const size = row[0]?.size ?? 0;
  const isNear = Math.max(own.top - bottom, top - own.bottom) < NEXT_ROW * size;
  const over = row.map((segment) => bounds.filter(({ left, right }) => left < segment.right && right > segment.left));
  return isNear && row.every(isOfCell) && over.filter((columns) => columns.length === 1).length > 1 && over.every((columns) => columns.length < 2);
}
