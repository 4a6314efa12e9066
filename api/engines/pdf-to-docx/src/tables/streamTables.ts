import { findListMarker } from '@sheaf/pdf-text/layout/listMarkers';
import { endsWithPoints } from '@sheaf/pdf-text/layout/numberedLines';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Ruling } from '../read/drawing.ts';
import { buildTableFromLines, FIGURES } from './columnsOfWords.ts';
import { splitTables } from './dashedLines.ts';
import { joinHeaderCells, widenTitles } from './headerCells.ts';
import { clusterPositions, joinRulings } from './latticeGrids.ts';
import { drawRulings, findEdgesOfHeaders, SAME_END, splitByText, stackRulings } from './levelRulings.ts';
import {
  areInterleaved,
  beginsOtherRows,
  endsPage,
  findMoreRows,
  findRowsUnderHeader,
  findTallHeader,
  findTallRow,
  isHeaderAlone,
  isHeaderOverRow,
  isHeaderOverRuling,
  isLastRow,
} from './rowsUnderHeader.ts';
import type { TableDraft } from './tableDraft.ts';
import { isBetweenRows, isHeaderOverFigures } from './titlesBetweenRows.ts';
import { widenToBackgrounds } from './widenToBackgrounds.ts';

/** Rows of a table are no further apart than this, in letter heights. */
const MAX_STEP = 4;
/** The lines of one cell are closer together than this. */
const TIGHT_STEP = 1.5;
/** How near the beginnings of lines are that are at one edge, in letter heights. */
const AT_SAME = 0.3;
/** How far a title is larger than what is above it. */
const LARGER = 1.1;
/** In points: the shortest line over a table, or under the headers of some of its columns, and how near lines are to the edges of tables. */
const MIN_WIDTH = 60;
const MIN_GROUP = 20;
const AT_EDGE = 2;

/**
 * Tables between level lines alone, as scientific papers have them; their words are taken out of the segments. `begun` is the table that ended the page
 * before, where it may go on.
 */
export function takeLevelRuledTables(
  segments: Segment[],
  drawing: Drawing,
  page: number,
  { ruled = [], begun }: { ruled?: readonly TableDraft[]; begun?: TableDraft | undefined } = {},
): { tables: TableDraft[]; rest: Segment[] } {
  const isOfTable = ({ left, right, top }: Ruling) =>
    ruled.some((table) => top > table.top - AT_EDGE && top < table.bottom + AT_EDGE && left < table.right && right > table.left);
  const level = joinRulings(drawing.rulings.filter((ruling) => ruling.isHorizontal && !isOfTable(ruling)));
  let rest = segments;
  const tables: TableDraft[] = [];
  const take = (table: TableDraft, lines: Line[]) => {
    drawRulings(table, level, drawing);
    tables.push(table);
    const taken = new Set(lines.flatMap((line) => line.segments));
    rest = rest.filter((segment) => !taken.has(segment));
  };
  const rulings = level.filter(({ left, right }) => right - left >= MIN_GROUP);
  const drawn = rulings.filter(({ left, right }) => right - left >= MIN_WIDTH);
  const long = [...drawn, ...findEdgesOfHeaders(drawn, drawing.backgrounds, rest)];
  const more = begun && findMoreRows(begun, rest, long, page);
  if (more) take(more.table, more.lines);
  const own = long.filter(({ top }) => !more || top > more.table.bottom + AT_EDGE);
  for (const stack of stackRulings(own).flatMap((all) => splitByText(all, segments))) {
    const [first, last] = [stack[0], stack.at(-1)];
    if (!first || !last || splitTables(stack, rest)) continue;
    const frame = { left: first.left, right: first.right, top: first.top, bottom: last.top };
    if (tables.some((table) => frame.top < table.bottom && frame.bottom > table.top && frame.left < table.right && frame.right > table.left))
      continue;
    const levels = stack.map(({ top }) => top);
    const lines = findLinesBetween(rest, frame, clusterPositions(levels));
    if (lines === undefined) continue;
    const table = buildTableFromLines(lines, frame, page, { level: levels, rulings });
    if (!table) continue;
    const isHeaderOver = frame.top < first.top;
    joinHeaderCells(table, clusterPositions(levels)[isHeaderOver ? 0 : 1] ?? table.top, rulings);
    widenTitles(table);
    if (frame.bottom > last.top && endsPage(frame, rest)) table.openLines = lines;
    take(table, lines);
  }
  return { tables, rest };
}

/** The lines of a table between level lines, with a row over the first line and one under the last where they belong to it; the frame grows with them. */
function findLinesBetween(segments: Segment[], frame: Rectangle, levels: number[]): Line[] | undefined {
  const measureMiddle = (segment: Segment) => segment.base - 0.3 * segment.size;
  const beside = segments.filter(({ left, right }) => right > frame.left && left < frame.right);
  const inside = beside.filter((segment) => measureMiddle(segment) > frame.top && measureMiddle(segment) < frame.bottom);
  if (inside.some(({ left, right }) => left < frame.left - SAME_END || right > frame.right + SAME_END)) return undefined;
  if (areSums(inside, segments)) return undefined;
  const pitch = Math.max(...levels.slice(1).map((level, index) => level - (levels[index] ?? level)), 0);
  const near = Math.min(pitch, 3 * (inside[0]?.size ?? 10));
  const findLinesAt = (from: number, to: number) =>
    buildLines(beside.filter((segment) => measureMiddle(segment) > from && measureMiddle(segment) < to));
  const listRowSegments = (line: Line | undefined) => {
    const row = line?.segments ?? [];
    const isInFrame = row.every(({ left, right }) => left > frame.left - SAME_END && right < frame.right + SAME_END);
    return row.length > 1 && isInFrame && row.every(({ base }) => Math.abs(base - (row[0]?.base ?? 0)) < 1) ? row : [];
  };
  const [over, below] = [findLinesAt(frame.top - near, frame.top), findLinesAt(frame.bottom, frame.bottom + near)];
  const headers = buildLines(inside);
  if (levels.length === 2 && headers.length === 1 && over.length > 0 && isLastRow(headers[0], beside)) return undefined;
  if (areUnderFigures(findLinesAt(frame.top - 2 * near, frame.top), frame, segments)) return undefined;
  // A heading may be over the header.
  const isHeader = over.length === 1 || isHeaderOverRuling(over.at(-1), frame.top, headers);
  const header = isHeader ? listRowSegments(over.at(-1)) : [];
  const under = levels.length === 2 && header.length === 0 && isHeaderAlone(headers) ? findRowsUnderHeader(headers, segments, frame) : [];
  const further = 2 * near + (inside[0]?.size ?? 10);
  const tall = findTallRow(findLinesAt(frame.bottom, frame.bottom + further), headers, frame);
  const isOfNext = beginsOtherRows(findLinesAt(frame.bottom, frame.bottom + further), headers.at(-1));
  const last = below.length === 1 && !areInterleaved(tall) ? listRowSegments(below[0]) : tall;
  const footerRows = under.length > 0 ? under : isOfNext ? [] : last;
  const second = listRowSegments(findLinesAt(frame.top - further, frame.top).at(-2));
  if (isHeaderOverRow(second, header, headers)) header.unshift(...second);
  else if (header.length > 1) header.unshift(...findTallHeader(findLinesAt(frame.top - further, frame.top).slice(0, -1), header, headers));
  if (header.length > 0) frame.top = findBounds(header).top - 2;
  if (footerRows.length > 0) frame.bottom = findBounds(footerRows).bottom + 2;
  const lines = buildLines([...header, ...inside, ...footerRows]);
  const isTable =
    lines.length >= 2 && lines.filter((line) => line.segments.length > (findListMarker(line) === undefined ? 1 : 2)).length >= 0.5 * lines.length;
  return isTable && !isTitle(lines.at(-1), lines[0]) ? lines : undefined;
}

/** Sums may have lines over them that are as wide as two columns of a table above: the figures over the first line belong to wider rows. */
function areUnderFigures(over: Line[], { left }: Rectangle, segments: Segment[]): boolean {
  const rows = over.slice(-2);
  const isOfWiderRow = ({ base, size }: Line) => segments.some((each) => each.right < left && Math.abs(each.base - base) < AT_SAME * size);
  const hasFigures = (line: Line) =>
    line.segments.length > 1 && line.segments.every(({ words }) => FIGURES.test(words.map(({ text }) => text).join(' ')));
  return rows.length === 2 && rows.every((row) => hasFigures(row) && isOfWiderRow(row));
}

/** Lines over and under sums are as short as those: what they stand for is level with them, further to the left. */
function areSums(inside: Segment[], segments: Segment[]): boolean {
  const hasLabel = (figure: Segment) =>
    segments.some(({ base, right, words }) => {
      const isLevel = Math.abs(base - figure.base) < AT_SAME * figure.size && right < figure.left;
      return isLevel && !inside.some((other) => other.words === words) && words.some(({ text }) => /\p{L}{2}/u.test(text));
    });
  return inside.length > 0 && inside.every((segment) => FIGURES.test(segment.words.map(({ text }) => text).join(' ')) && hasLabel(segment));
}

/** Titles of a CV have lines under them: the last thing between two of those is the next title. */
function isTitle(line: Line | undefined, first: Line | undefined): boolean {
  return line?.segments.length === 1 && first !== undefined && (line.size > LARGER * first.size || (line.isBold && !first.isBold));
}

/** Splits lines into ranges of text and stream tables. */
export function findStreamTables(
  lines: Line[],
  drawing: Drawing,
  page: number,
  isText: (line: Line) => boolean = () => false,
): (Line[] | TableDraft)[] {
  const parts: (Line[] | TableDraft)[] = [];
  const rulings = joinRulings(drawing.rulings.filter(({ isHorizontal }) => isHorizontal)).filter(({ left, right }) => right - left >= MIN_GROUP);
  let text: Line[] = [];
  for (let place = 0; place < lines.length; ) {
    const count = findRowsFrom(lines, place, isText);
    const rows = lines.slice(place, place + count);
    const table = count >= 2 && !areContents(lines, place, count) ? openTable(rows, page, rulings) : undefined;
    if (!table) {
      const line = lines[place];
      if (line) text.push(line);
      place += 1;
      continue;
    }
    if (text.length > 0) parts.push(text);
    text = [];
    widenToBackgrounds(table, drawing.backgrounds);
    drawRulings(table, rulings, drawing);
    parts.push(table);
    place += count;
  }
  if (text.length > 0) parts.push(text);
  return parts;
}

/** Returns how many lines from this one on could be the rows of a table. */
function findRowsFrom(lines: Line[], place: number, isText: (line: Line) => boolean): number {
  const first = lines[place];
  if (!first || !(isRow(first) || isHeaderOverFigures(lines, place, isRow)) || isText(first)) return 0;
  let count = 1;
  let lastRow = 1;
  for (; place + count < lines.length; count += 1) {
    const [before, line] = [lines[place + count - 1], lines[place + count]];
    if (!before || !line || line.base - before.base > MAX_STEP * line.size || Math.abs(line.size - first.size) > 0.25 * first.size) break;
    if (isRow(line)) {
      lastRow = count + 1;
      continue;
    }
    // An item under an item is no rest of its cell, though a tab parts what it counts for from it, as in an exam.
    if (findListMarker(first) !== undefined && findListMarker(line) !== undefined) break;
    if (isBetweenRows(lines, lines.slice(place, place + lastRow), place + count, isRow)) continue;
    // The rest of a cell is under it and away from the left edge.
    if (line.hasLeaders || line.left < first.left + line.size || line.base - before.base > 1.7 * line.size) break;
    const isUsual = lines.slice(place + 1, place + lastRow).some((other) => !isRow(other) && Math.abs(other.left - line.left) < AT_SAME * line.size);
    if (lastRow === count && (isUsual || continuesCell(line, before, lines.slice(place, place + count)))) lastRow = count + 1;
  }
  return lastRow;
}

/** Returns whether a line goes on with a cell of the row above: it begins where that does, and that was full. */
function continuesCell(line: Line, before: Line, rows: Line[]): boolean {
  const right = findBounds(rows).right;
  const edges = rows.flatMap(({ cells }) => cells.slice(1).map(({ left }) => left));
  const isFull = before.right + (line.words[0] ? line.words[0].right - line.words[0].left : 0) > right - line.size;
  return isFull && edges.some((edge) => Math.abs(edge - line.left) < AT_SAME * line.size) && line.base - before.base < TIGHT_STEP * line.size;
}

/** Chapters in a list of contents may have no dots, but the sections below or above them do. */
function areContents(lines: Line[], place: number, count: number): boolean {
  const isBesideLeaders = [lines[place - 1], lines[place + count]].some((line) => line?.hasLeaders);
  return isBesideLeaders && lines.slice(place, place + count).every(({ words }) => /^(\d{1,4}|[ivxl]+)$/.test(words.at(-1)?.text ?? ''));
}

function isRow(line: Line): boolean {
  if (line.cells.length < 2 || line.hasLeaders) return false;
  const isItem = findListMarker(line) !== undefined;
  return !(isItem && (line.isCounted || endsWithPoints(line) || (line.cells.length === 2 && !isInitial(line))));
}

/** Returns whether what looks like the mark of an item is the first of several words in its cell, as the initial of a name is. */
function isInitial({ words, cells: [first] }: Line): boolean {
  return words[0] !== undefined && words[1] !== undefined && first !== undefined && words[0].right < first.right && words[1].right <= first.right;
}

function openTable(lines: Line[], page: number, rulings: readonly Ruling[]): TableDraft | undefined {
  const size = lines[0]?.size ?? 10;
  const { left, top, right, bottom } = findBounds(lines);
  const frame = { left, right, top: top - 0.2 * size, bottom: bottom + 0.1 * size };
  const table = buildTableFromLines(lines, frame, page, { rulings });
  if (!table) return undefined;
  const [rows, columns] = [table.rows.length, table.edges.length - 1];
  // Two names with their dates are lines with a tab.
  if (rows < 2 || (rows === 2 && columns < 3 && lines.length === rows)) return undefined;
  const filled = table.cells.filter(({ segments }) => segments.length > 0).length;
  return filled >= 0.5 * rows * columns ? table : undefined;
}
