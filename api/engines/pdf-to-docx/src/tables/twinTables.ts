import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { buildLines, joinLineText, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing } from '../read/drawing.ts';
import { type Column, FIGURES, findColumns } from './columnsOfWords.ts';
import { joinRulings } from './latticeGrids.ts';
import { splitTextColumns } from './textColumns.ts';
import { endRun, findRunsAlongGutters, type Gutter, type GutterRun, haveGaps } from './twinGutters.ts';

/** The share of the lines of a side that fill several columns, and the fewest such lines where a title or a header shows a table and where neither does. */
const ROWS = { share: 0.6, withTitle: 2, withoutTitle: 3 };
/** A title is larger than the rows below it by this factor. */
const LARGER = 1.08;
/** How near to the left edge of its table, or to the middle of it, a title is, in letter heights. */
const AT_EDGE = 0.6;
const AT_MIDDLE = 1;
/** Fewer lines of two tables are level than this share where each has its own rows. */
const FEW_LEVEL = 0.6;
const SAME_LINE = 0.25;
/** The share of a table's width that its own line covers, and how near it ends to the gutter, in points. */
const COVERED = 0.9;
const AT_GUTTER = 2;
/** A background lower than this, in letter heights, is that of a row. */
const ROW_BACKGROUND = 3;

/** Two tables side by side, each with the title over it. */
export interface TwinTables {
  left: Segment[];
  right: Segment[];
}

/**
 * Finds tables side by side that are no single table: each has a title, the headers repeat, lines are separated at the gutter, or their rows are not level.
 * `objects` are the other tables and pictures of the page.
 */
export function findTwinTables(segments: readonly Segment[], drawing: Drawing, objects: readonly Rectangle[]): TwinTables[] {
  const twins: TwinTables[] = [];
  const rulings = joinRulings(drawing.rulings.filter(({ isHorizontal }) => isHorizontal));
  const taken = new Set<Segment>();
  if (!haveGaps(segments)) return [];
  // Lines of one column are level with those of the next, as rows are.
  const [outside = []] = splitTextColumns(segments);
  for (const run of findRunsAlongGutters(outside)) {
    const own = endRun(run, (row, gutter) => isTitleRow(row, gutter));
    const [left, right] = splitAtGutter(own);
    if ([...left, ...right].some((segment) => taken.has(segment)) || left.length === 0 || right.length === 0) continue;
    const bounds = findBounds([...left, ...right]);
    if (objects.some((object) => object.top < bounds.bottom && object.bottom > bounds.top) || isCrossed(own, bounds, { ...drawing, rulings }))
      continue;
    if (!areTwins(describe(left), describe(right), { gutter: own.gutter, rulings })) continue;
    twins.push({ left, right });
    for (const segment of [...left, ...right]) taken.add(segment);
  }
  return twins;
}

function splitAtGutter({ rows, gutter }: GutterRun): [Segment[], Segment[]] {
  const all = rows.flat();
  return [all.filter(({ right }) => right <= gutter.from), all.filter(({ left }) => left >= gutter.to)];
}

/** Returns whether a row holds nothing but one bold segment on each side. */
function isTitleRow(row: readonly Segment[], gutter: Gutter): boolean {
  const [left, right, ...others] = row;
  const isOver = left !== undefined && right !== undefined && left.right <= gutter.from && right.left >= gutter.to;
  return isOver && others.length === 0 && row.every(({ words }) => words.every(({ isBold, text }) => isBold && !FIGURES.test(text)));
}

/** Returns whether a line or the background of a row runs over the gutter: both sides are one table. */
function isCrossed({ gutter }: GutterRun, { top, bottom }: Rectangle, { rulings, backgrounds }: Pick<Drawing, 'rulings' | 'backgrounds'>): boolean {
  const isOver = (object: Rectangle) => object.left < gutter.from && object.right > gutter.to && object.bottom > top && object.top < bottom;
  return (
    rulings.some(isOver) || backgrounds.some((background) => isOver(background) && background.bottom - background.top < ROW_BACKGROUND * gutter.size)
  );
}

/** One of two tables: its title, if it has one, and its lines. */
interface Side {
  title: Line | undefined;
  lines: Line[];
  columns: Column[];
  /** How many lines fill several columns. */
  rows: number;
}

function describe(segments: Segment[]): Side {
  const all = buildLines(segments);
  const [first, ...rest] = all;
  const title = first && first.segments.length === 1 && isTitle(first, rest) ? first : undefined;
  const lines = title ? rest : all;
  const columns = lines.length > 1 ? findColumns(lines) : [];
  const rows = lines.filter((line) => filled(line, columns).length > 1 && !isItem(line, columns)).length;
  return { title, lines, columns, rows };
}

function isTitle(line: Line, rows: readonly Line[]): boolean {
  const sizes = rows.map(({ size }) => size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? line.size;
  const bounds = findBounds(rows.flatMap(({ segments }) => segments));
  const isPlaced =
    Math.abs(line.left - bounds.left) < AT_EDGE * line.size ||
    Math.abs(line.left + line.right - bounds.left - bounds.right) < 2 * AT_MIDDLE * line.size;
  const isBolder = line.isBold && rows.filter(({ isBold }) => isBold).length < rows.length / 2;
  return rows.length > 1 && isPlaced && !FIGURES.test(joinLineText(line)) && (isBolder || line.size > LARGER * usual);
}

/** Returns whether a line is an item of a list, its mark apart from its text. */
function isItem(line: Line, columns: readonly Column[]): boolean {
  return findListMarker(line) !== undefined && filled(line, columns).length < 3;
}

function filled({ segments }: Line, columns: readonly Column[]): number[] {
  const words = segments.flatMap((segment) => segment.words);
  return columns.flatMap(({ left, right }, index) =>
    words.some((word) => word.left + word.right > 2 * left && word.left + word.right < 2 * right) ? [index] : [],
  );
}

interface Between {
  gutter: Gutter;
  rulings: readonly Rectangle[];
}

function areTwins(left: Side, right: Side, between: Between): boolean {
  const sides = [left, right];
  const have = (least: number) => sides.every(({ rows, lines, columns }) => columns.length > 1 && rows >= least && rows >= ROWS.share * lines.length);
  if (!have(ROWS.withTitle)) return false;
  if (haveSameHeader(left, right)) return true;
  if (!sides.every(beginsWithWords)) return false;
  const isSeparated = areRuledApart(left, right, between);
  if (left.title && right.title && areLevel(left.title, right.title)) return true;
  if (!have(ROWS.withoutTitle)) return false;
  return isSeparated || haveOwnRows(left, right) || (haveSameLastHeader(left, right) && endFarApart(left, right));
}

/** Returns whether both tables begin with the same words, one or more over each column. */
function haveSameHeader(left: Side, right: Side): boolean {
  const [one, other] = [left.lines[0], right.lines[0]];
  if (!one || !other || one.words.length < 2 || one.words.some(({ text }) => FIGURES.test(text)) || !areLevel(one, other)) return false;
  return joinLineText(one) === joinLineText(other) && filled(one, left.columns).length === left.columns.length;
}

/** Returns whether the last columns of both tables have one name. */
function haveSameLastHeader(left: Side, right: Side): boolean {
  const [one, other] = [left, right].map(({ lines }) => lines[0]?.segments.at(-1));
  const joinText = (segment: Segment | undefined) => segment?.words.map(({ text }) => text).join(' ');
  return one !== undefined && joinText(one) === joinText(other) && [left, right].every(({ lines }) => (lines[0]?.segments.length ?? 0) > 1);
}

function areLevel(one: Line, other: Line): boolean {
  return Math.abs(one.base - other.base) < SAME_LINE * Math.min(one.size, other.size);
}

/** Returns whether most cells of the first column hold words. */
function beginsWithWords({ lines, columns: [first] }: Side): boolean {
  if (!first) return false;
  const cells = lines.map(({ segments }) => segments.flatMap(({ words }) => words.filter((word) => word.left + word.right < 2 * first.right)));
  const written = cells.filter((words) => words.length > 0);
  return written.filter((words) => words.some(({ text }) => /\p{L}{2}/u.test(text))).length > written.length / 2;
}

/** Returns whether lines lie over or under the whole of each table and end at the gutter. */
function areRuledApart(left: Side, right: Side, { gutter, rulings }: Between): boolean {
  const hasOwnRuling = ({ lines }: Side) => {
    const bounds = findBounds(lines.flatMap(({ segments }) => segments));
    return rulings.some((ruling) => {
      const covered = Math.min(ruling.right, bounds.right) - Math.max(ruling.left, bounds.left);
      const isAtTable = ruling.top > bounds.top - gutter.size && ruling.top < bounds.bottom + gutter.size;
      return (
        isAtTable &&
        covered > COVERED * (bounds.right - bounds.left) &&
        (ruling.right < gutter.to - AT_GUTTER || ruling.left > gutter.from + AT_GUTTER)
      );
    });
  };
  return [left, right].every(hasOwnRuling);
}

/** Returns whether the rows of two tables are at other heights, so that they are no cells of one row. */
function haveOwnRows({ lines: one }: Side, { lines: other }: Side): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.filter((line) => more.some((each) => areLevel(line, each))).length < FEW_LEVEL * fewer.length;
}

function endFarApart({ lines: one }: Side, { lines: other }: Side): boolean {
  const [last, end] = [one.at(-1), other.at(-1)];
  return last !== undefined && end !== undefined && Math.abs(last.base - end.base) > last.size / 2;
}
