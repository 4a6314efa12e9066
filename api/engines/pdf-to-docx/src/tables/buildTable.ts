import { mayGoOn } from '@sheaf/pdf-text/layout/lineEnds';
import { buildLines } from '@sheaf/pdf-text/lines/lines';
import { isBold } from '@sheaf/pdf-text/lines/segmentFacts';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Block, Border, ListStyle, Paragraph, Table, TableCell } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { buildParagraph } from '../paragraphs/buildParagraph.ts';
import { findListMarker } from '../paragraphs/listMarkers.ts';
import { measureLineReach, measureStep, roundPoints } from '../paragraphs/spacing.ts';
import { type PlacedLine, placeLine } from '../paragraphs/textDraft.ts';
import { getPicture } from '../read/pictureWord.ts';
import { setListsInCell } from './listsInCells.ts';
import { readFromTheRight } from './rightToLeft.ts';
import { type LineWidths, leaveSpareRoom, noteLineWidth } from './spareRoom.ts';
import { type CellDraft, joinCellText, measureOuterBottom, measureOuterTop, type TableDraft } from './tableDraft.ts';
import { widenColumns } from './widenColumns.ts';

/** What Word leaves free at the sides of a cell. */
const USUAL_PADDING = 5.4;
/** Cells with more room than this over and under all of their text are tall, not padded. */
const MOST_PADDING = 12;
const SAME_EDGE = 1.6;
/** Figures that end at one place do so to this many points; fewer of them show nothing. */
const SAME_END = 0.8;
const LEAST_FIGURES = 3;
/** Figures, be it with a currency or a unit. */
const AMOUNT = /^(?:[A-Z]{2,3}|\p{Sc})?\s?[-–−+(]?\p{N}[\p{N}.,\s]*[)%]?\s?(?:[A-Z]{2,3}|\p{Sc}|\p{Ll}{1,3}\.?|%)?$/u;
/** A line of a cell was ended on purpose where it leaves this share of its column free, or less of what the text of the column is known to reach. */
const ENDED = 0.25;
const ENDED_IN_REACH = 0.12;
const OTHER_PARAGRAPH = 1.35;
/** A bold line that leaves this share of its room free is a title, whatever follows. */
const SHORT_TITLE = 0.5;
/** Lines whose letter sizes differ by more than this share are separate paragraphs. */
const OTHER_SIZE = 0.12;
/** How much less room there may be, in points, on one side of text in the middle of its cell. */
const SAME_ROOM = 0.6;
/** Where more rows are bold or shaded, they are not set off from what follows. */
const MOST_HEADER_ROWS = 3;
const HAIR = 0.3;
/** Rows hardly higher than their text are as high as that, give or take what was rounded. */
const SOME_HEIGHT = 0.3;
/** Less than this, in points, is not room that anybody left. */
const SAME_HEIGHT = 1;
/** How sure one can be of the alignment of text that fills its cell. */
const DOUBTFUL = 0.7;

export interface TableFacts {
  source: InlineSource;
  /** What the lists of the document look like; those in cells are added. */
  styles: ListStyle[];
}

/** Builds the table of the model that a draft stands for. */
export function buildTable(found: TableDraft, frame: { left: number; right: number }, facts: TableFacts): Table {
  const draft = widenColumns(found);
  const padding = measurePadding(draft);
  const columns = draft.edges.slice(1).map((edge, index) => edge - (draft.edges[index] ?? edge));
  const rooms: CellFacts['rooms'] = new Map();
  const widths: LineWidths = new Map();
  const reaches = measureColumnReaches(draft.isRuled ? [] : draft.cells);
  const ends = findFigureEnds(draft.isRuled ? [] : draft.cells, reaches);
  const cellsOfRows = Map.groupBy(draft.cells, ({ row }) => row);
  const rows = draft.rows.map(({ top, bottom }, row) => {
    const cells = cellsOfRows.get(row) ?? [];
    return {
      cells: cells.map((cell) => buildCell(cell, { draft, padding, facts, rooms, widths, reaches, ends })),
      ...(bottom - top > measureNaturalHeight(cells, padding) + SOME_HEIGHT && { height: bottom - top }),
    };
  });
  settleColumns(rows.map(({ cells }) => cells));
  for (const [paragraph, room] of rooms) reduceIndent(paragraph, room);
  // Text that fills its cell to the last hair would otherwise be broken anew.
  const innerPadding = { ...padding, right: Math.max(0, padding.right - HAIR) };
  for (const [row, { cells }] of rows.entries())
    for (const [index, found] of (cellsOfRows.get(row) ?? []).entries()) {
      const [cell, { left, right }] = [cells[index], measureInnerBox(found)];
      if (cell) leaveSpareRoom(cell, right - left, { padding: innerPadding, widths });
    }
  const headerRows = Math.max(draft.headerRows, countHeaderRows(draft));
  // A header is of no use at the foot of a page.
  for (const { cells } of rows.slice(0, headerRows))
    for (const { blocks } of cells) for (const block of blocks) if (block.kind === 'paragraph') block.keepsNext = true;
  const table = readFromTheRight({
    kind: 'table',
    columns,
    rows,
    headerRows,
    align: 'left',
    indent: 0,
    padding: innerPadding,
    isRightToLeft: false,
    page: draft.page,
    confidence: draft.isRuled ? 1 : 0.8,
  });
  return { ...table, ...placeIn(frame, draft, table.isRightToLeft) };
}

/** Where a table is in its column, counted from where its rows begin. */
function placeIn(frame: { left: number; right: number }, { left, right }: TableDraft, isRightToLeft: boolean): Pick<Table, 'align' | 'indent'> {
  const sides = [left - frame.left, frame.right - right];
  const [before = 0, after = 0] = isRightToLeft ? sides.reverse() : sides;
  const isCentred = Math.abs(before - after) < 4 && before > 12;
  const isAtEnd = !isCentred && after < 4 && before > 40;
  return { align: isCentred ? 'center' : isAtEnd ? 'right' : 'left', indent: isCentred || isAtEnd ? 0 : Math.round(before * 20) / 20 };
}

interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * Returns how far the text of the fullest cells is from their edges; as far on both sides where that of one column reaches the padding on one
 * side alone.
 */
function measurePadding({ cells }: TableDraft): Padding {
  // Not spread: a ledger has more cells than a call takes arguments.
  const least = (values: number[]) =>
    values.length === 0 ? USUAL_PADDING : values.reduce((one, other) => Math.min(one, Math.max(0, other)), Infinity);
  const filled = cells.filter(({ segments, turned }) => segments.length > 0 && !turned);
  const reaches = filled.map(measureTextHeight);
  const rooms = filled.map((cell) => ({
    column: cell.column,
    left: findBounds(cell.segments).left - measureInnerBox(cell).left,
    right: measureInnerBox(cell).right - findBounds(cell.segments).right,
  }));
  const [left, right] = [least(rooms.map((room) => room.left)), least(rooms.map((room) => room.right))];
  // Centred text of a cell is between even paddings.
  const areEven = rooms.some((room) => Math.abs(room.left - room.right) < SAME_ROOM && room.left > left + SAME_EDGE);
  const isAlone = (side: 'left' | 'right', edge: number) => !areEven && isReached(rooms, side, edge);
  return {
    left: Math.min(MOST_PADDING, left, isAlone('left', left) ? MOST_PADDING : right),
    right: Math.min(MOST_PADDING, right, isAlone('right', right) ? MOST_PADDING : left),
    top: Math.min(MOST_PADDING, least(filled.map((cell, index) => (reaches[index]?.top ?? cell.top) - measureInnerBox(cell).top))),
    bottom: Math.min(MOST_PADDING, least(filled.map((cell, index) => measureInnerBox(cell).bottom - (reaches[index]?.bottom ?? cell.bottom)))),
  };
}

/**
 * Returns whether the text of several cells of one column begins or ends there, and not just where the widest text in the middle of its cell does.
 */
function isReached(rooms: { column: number; left: number; right: number }[], side: 'left' | 'right', edge: number): boolean {
  const at = rooms.filter((room) => room[side] - edge < SAME_EDGE && Math.abs(room.left - room.right) > SAME_EDGE);
  return at.some(({ column }, index) => at.some((other, next) => next > index && other.column === column));
}

/** Returns how high a row is by what is in it alone. */
function measureNaturalHeight(cells: readonly CellDraft[], padding: Padding): number {
  const own = cells.filter((cell) => cell.rowSpan === 1 && !cell.turned && (cell.segments.length > 0 || cell.tables));
  const heights = own.map((cell) => {
    const [text, inside] = [measureTextHeight(cell), measureInnerBox(cell)];
    return text.bottom - text.top + padding.top + padding.bottom + cell.bottom - cell.top - (inside.bottom - inside.top);
  });
  return Math.max(0, ...heights);
}

/** A cell without the halves of its borders that lie in it. */
function measureInnerBox({ left, top, right, bottom, borders }: CellDraft): Rectangle {
  const half = (border: Border | undefined) => (border?.width ?? 0) / 2;
  return { left: left + half(borders.left), top: top + half(borders.top), right: right - half(borders.right), bottom: bottom - half(borders.bottom) };
}

/** Where what is in a cell begins and ends. */
function measureTextHeight({ segments, tables = [] }: CellDraft): { top: number; bottom: number } {
  const parts = segments.map((segment) => {
    const { above, below } = measureLineReach(segment);
    return { top: segment.base - above, bottom: segment.base + below };
  });
  parts.push(...tables.map((table) => ({ top: measureOuterTop(table), bottom: measureOuterBottom(table) })));
  return { top: Math.min(...parts.map(({ top }) => top)), bottom: Math.max(...parts.map(({ bottom }) => bottom)) };
}

function buildCell(cell: CellDraft, facts: CellFacts): TableCell {
  const { columnSpan, rowSpan, shading, borders, turned } = cell;
  const read = turned ? { ...cell, ...turned.box, borders: {} } : cell;
  const { verticalAlign, spaceAbove } = detectVerticalAlign(read, facts.padding);
  return {
    columnSpan,
    rowSpan,
    blocks: buildBlocksOfCell(read, spaceAbove, facts),
    ...(turned && { runs: turned.turn === 90 ? ('down' as const) : ('up' as const) }),
    ...(shading !== undefined && { shading }),
    borders,
    verticalAlign,
  };
}

interface CellFacts {
  draft: TableDraft;
  padding: Padding;
  facts: TableFacts;
  /** What cells without lines around them have on both sides of the text of their column. */
  rooms: Map<Paragraph, { before: number; after: number }>;
  widths: LineWidths;
  /** Where the text of columns without lines between them begins and ends. */
  reaches: Map<string, Rectangle>;
  /** How far before that their figures end, where these end at one place. */
  ends: Map<string, number>;
}

/** The paragraphs of a cell and the tables between them, each as far from the one above as it was. */
function buildBlocksOfCell(cell: CellDraft, spaceAbove: number, { draft, padding, facts, rooms, widths, reaches, ends }: CellFacts): Block[] {
  const { source, styles } = facts;
  const inside = measureInnerBox(cell);
  const frame =
    draft.isRuled || cell.tables ? { left: inside.left + padding.left, right: inside.right - padding.right } : buildColumnFrame(cell, reaches);
  const lines = buildLines(cell.segments).map((line) => placeLine({ ...line, cells: line.cells.slice(0, 1) }, frame, draft.page));
  const blocks: Block[] = [];
  const written = new Map<Paragraph, PlacedLine[]>();
  /** Where what is above ends; nothing above the first block. */
  let end: number | undefined;
  let from = Number.NEGATIVE_INFINITY;
  const gapAbove = (top: number) => roundPoints(end === undefined ? spaceAbove : top - end);
  const setUntil = (until: number) => {
    for (const own of splitParagraphs(
      lines.filter(({ base }) => base >= from && base < until),
      { hasOwnLines: draft.hasOwnLines ?? false, least: draft.isRuled ? ENDED : ENDED_IN_REACH },
    )) {
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last) continue;
      const facts = { isRuled: draft.isRuled, ends: ends.get(buildColumnKey(cell)), isFlushRight: cell.isFlushRight };
      const paragraph = setAlignment(buildParagraph(own, source), own, facts);
      paragraph.spaceBefore = gapAbove(first.base - measureLineReach(first, paragraph.lineHeight).above);
      noteLineWidth(widths, paragraph, own);
      if (!draft.isRuled)
        rooms.set(paragraph, { before: frame.left - inside.left - padding.left, after: inside.right - padding.right - frame.right });
      end = last.base + measureLineReach(last, paragraph.lineHeight).below;
      blocks.push(paragraph);
      written.set(paragraph, own);
    }
    from = until;
  };
  for (const table of [...(cell.tables ?? [])].sort((one, other) => one.top - other.top)) {
    setUntil(table.top);
    const above = blocks.at(-1);
    if (above?.kind === 'paragraph') above.spaceAfter = gapAbove(measureOuterTop(table));
    blocks.push(buildTable(table, frame, facts));
    end = measureOuterBottom(table);
  }
  setUntil(Number.POSITIVE_INFINITY);
  setListsInCell(blocks, written, source, styles);
  return blocks;
}

/** The edges of the text in a column without lines. */
function buildColumnFrame(cell: CellDraft, reaches: CellFacts['reaches']): { left: number; right: number } {
  const reach = reaches.get(buildColumnKey(cell));
  return { left: Math.min(cell.right, reach?.left ?? cell.right), right: Math.max(cell.left, reach?.right ?? cell.left) };
}

function measureColumnReaches(cells: readonly CellDraft[]): CellFacts['reaches'] {
  const columns = Map.groupBy(cells, buildColumnKey);
  return new Map([...columns].map(([column, own]) => [column, findBounds(own.map(({ segments }) => findBounds(segments)))]));
}

/** Finds the columns whose figures end at one place before the edge, since the labels of sums reach further. */
function findFigureEnds(cells: readonly CellDraft[], reaches: CellFacts['reaches']): Map<string, number> {
  const ends = new Map<string, number>();
  for (const [column, own] of Map.groupBy(cells, buildColumnKey)) {
    const edge = reaches.get(column)?.right ?? 0;
    const bounds = own.filter((cell) => AMOUNT.test(joinCellText(cell))).map(({ segments }) => findBounds(segments));
    const [first] = bounds;
    if (!first || bounds.length < LEAST_FIGURES || edge - first.right < SAME_EDGE) continue;
    const areFlush = bounds.every(({ right }) => Math.abs(right - first.right) < SAME_END);
    if (areFlush && bounds.some(({ left }) => Math.abs(left - first.left) > SAME_EDGE)) ends.set(column, edge - first.right);
  }
  return ends;
}

function buildColumnKey({ column, columnSpan }: CellDraft): string {
  return `${column}/${columnSpan}`;
}

/** Text of a column that is narrower than its cells is where the column has it. */
function reduceIndent({ indent, align }: Paragraph, { before, after }: { before: number; after: number }): void {
  // Text in the middle may be wider as far as it stays there.
  const spare = align === 'center' ? Math.max(0, Math.min(before, after)) : 0;
  if (align !== 'right') indent.left += roundPoints(before - spare);
  if (align !== 'left') indent.right += roundPoints(after - spare);
}

/** Lines of a cell belong together unless one was ended on purpose or is set apart. */
function splitParagraphs(lines: PlacedLine[], { hasOwnLines, least }: { hasOwnLines: boolean; least: number }): PlacedLine[][] {
  const paragraphs: PlacedLine[][] = [];
  const usual = measureStep(lines) ?? 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const paragraph = paragraphs.at(-1);
    const first = line.words[0];
    const step = before ? line.base - before.base : 0;
    const isCentred = before !== undefined && isInMiddle(before) && isInMiddle(line);
    const free = before ? before.right + (isCentred ? before.left : 0) : 0;
    const hadRoom = before && first && free - 0.35 * line.size > first.right - first.left && !mayGoOn(first.text);
    const wasEnded = hadRoom && free > least * before.room && (isCentred || before.left < 2);
    const isOfOtherSize = before !== undefined && Math.abs(before.size - line.size) > OTHER_SIZE * line.size;
    const isOwn = hasOwnLines && first !== undefined && !mayGoOn(first.text);
    const mayBegin = hadRoom || (first !== undefined && !mayGoOn(first.text)) || (before !== undefined && free > SHORT_TITLE * before.room);
    const isUnderTitle = before !== undefined && isBold(before) && !isBold(line) && mayBegin;
    const isApart =
      isOwn || isUnderTitle || step > OTHER_PARAGRAPH * usual || isOfOtherSize || isPicture(line) || (before !== undefined && isPicture(before));
    if (paragraph && !isApart && !wasEnded && !findListMarker(line)) paragraph.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function isInMiddle({ left, right }: PlacedLine): boolean {
  return left > SAME_EDGE && Math.abs(left - right) < SAME_EDGE;
}

/** Pictures taller than a line are in a paragraph of their own. */
function isPicture({ words }: PlacedLine): boolean {
  return words.every((word) => getPicture(word) !== undefined);
}

interface AlignmentFacts {
  isRuled: boolean;
  /** How far before its edge the figures of the column end. */
  ends: number | undefined;
  isFlushRight: boolean | undefined;
}

function setAlignment(paragraph: Paragraph, lines: PlacedLine[], { isRuled, ends, isFlushRight }: AlignmentFacts): Paragraph {
  const left = Math.min(...lines.map((line) => line.left));
  const [first] = lines;
  const right = Math.min(...lines.map((line) => line.right));
  const isMiddle = first && lines.every((line) => Math.abs(line.left - line.right) < 2) && left > SAME_EDGE;
  const isAtEnd = lines.every((line) => line.right < SAME_EDGE) && left > SAME_EDGE;
  const flush = { indent: { left: 0, right: 0, firstLine: 0 } };
  if (paragraph.isRightToLeft) return { ...paragraph, ...flush };
  if (isFlushRight) return { ...paragraph, align: 'right', ...flush };
  if (isMiddle) return { ...paragraph, align: 'center', ...flush };
  if (isAtEnd && (lines.length > 1 || right < SAME_EDGE)) return { ...paragraph, align: 'right', ...flush };
  if (ends !== undefined && lines.length === 1 && Math.abs(right - ends) < SAME_END)
    return { ...paragraph, align: 'right', indent: { left: 0, right: roundPoints(ends), firstLine: 0 } };
  if (left < SAME_EDGE && right < SAME_EDGE && lines.length === 1) return { ...paragraph, align: 'left', ...flush, confidence: DOUBTFUL };
  const align = paragraph.align === 'justify' && lines.length > 2 ? 'justify' : 'left';
  return { ...paragraph, align, ...(!isRuled && flush), ...(left < SAME_EDGE && lines.length === 1 && flush) };
}

/** The widest cell of a column fills it and is as the others are. */
function settleColumns(rows: TableCell[][]): void {
  const byColumn = new Map<string, { paragraph: Paragraph; row: number }[]>();
  for (const [row, cells] of rows.entries()) {
    for (const [index, { blocks, columnSpan }] of cells.entries()) {
      const [block, ...others] = blocks;
      if (block?.kind !== 'paragraph' || others.length > 0) continue;
      const key = `${cells.slice(0, index).reduce((sum, cell) => sum + cell.columnSpan, 0)} ${columnSpan}`;
      const column = byColumn.get(key) ?? [];
      column.push({ paragraph: block, row });
      byColumn.set(key, column);
    }
  }
  for (const column of byColumn.values()) {
    const sure = column.filter(({ paragraph, row }) => row > 0 && paragraph.confidence > DOUBTFUL);
    const most = [...Map.groupBy(sure, ({ paragraph }) => paragraph.align)].sort(([, one], [, other]) => other.length - one.length)[0];
    for (const { paragraph, row } of column)
      if (paragraph.confidence === DOUBTFUL && most && (row > 0 || most[0] === 'right')) paragraph.align = most[0];
  }
}

/** How the text of a cell is in it beyond the padding that all cells have. */
function detectVerticalAlign(cell: CellDraft, padding: Padding): { verticalAlign: TableCell['verticalAlign']; spaceAbove: number } {
  if (cell.segments.length === 0 || cell.tables) return { verticalAlign: 'top', spaceAbove: 0 };
  const { top, bottom } = measureTextHeight(cell);
  const inside = measureInnerBox(cell);
  const over = top - inside.top - padding.top;
  const under = inside.bottom - padding.bottom - bottom;
  if (over < SAME_HEIGHT) return { verticalAlign: 'top', spaceAbove: 0 };
  if (Math.abs(over - under) < 2 * SAME_HEIGHT) return { verticalAlign: 'middle', spaceAbove: 0 };
  if (under < SAME_HEIGHT) return { verticalAlign: 'bottom', spaceAbove: 0 };
  return { verticalAlign: 'top', spaceAbove: over };
}

/** The first rows are a header where all of each is bold or shaded and the next is not. */
function countHeaderRows(draft: TableDraft): number {
  const isHeaderRow = (row: number) => {
    const cells = draft.cells.filter((cell) => cell.row === row && cell.segments.length > 0);
    const isBold = cells.every(({ segments }) => segments.every(({ words }) => words.every((word) => word.isBold)));
    const isShaded = cells.every(({ shading }) => shading !== undefined);
    return cells.length > 0 && (isBold || isShaded);
  };
  let depth = 0;
  while (depth < draft.rows.length && depth <= MOST_HEADER_ROWS && isHeaderRow(depth)) depth = Math.max(depth + 1, ...findRowEnds(draft, depth));
  return depth < draft.rows.length && depth <= MOST_HEADER_ROWS ? depth : 0;
}

/** The rows before which the cells of one row end. */
function findRowEnds({ cells }: TableDraft, row: number): number[] {
  return cells.filter((cell) => cell.row === row).map(({ rowSpan }) => row + rowSpan);
}
