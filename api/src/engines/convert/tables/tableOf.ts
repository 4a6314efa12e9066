import { linesOf } from '../../pdfText/lines/lines.ts';
import type { Block, Paragraph, Table, TableCell } from '../documentModel.ts';
import type { InlineSource } from '../inlines/inlinesOf.ts';
import { pictureIn } from '../layout/pictureWord.ts';
import { listMarkOf } from '../structure/listMarks.ts';
import { paragraphOf } from '../structure/paragraphOf.ts';
import { stepOf } from '../structure/spacing.ts';
import { type PlacedLine, placedLine } from '../structure/textDraft.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** What Word leaves free at the sides of a cell. */
const USUAL_PADDING = 5.4;
/** Text that stands further from all edges is centred or indented. */
const MOST_PADDING = 12;
const SAME_EDGE = 1.6;
const OTHER_PARAGRAPH = 1.35;
/** How sure one can be of the alignment of text that fills its cell. */
const DOUBTFUL = 0.7;

/** The table of the model that a draft stands for. */
export function tableOf(draft: TableDraft, frame: { left: number; right: number }, source: InlineSource): Table {
  const padding = paddingOf(draft);
  const columns = draft.edges.slice(1).map((edge, place) => edge - (draft.edges[place] ?? edge));
  const rows = draft.rows.map(({ top, bottom }, row) => ({
    cells: draft.cells.filter((cell) => cell.row === row).map((cell) => cellOf(cell, draft, padding, source)),
    ...(bottom > top && { height: bottom - top }),
  }));
  settleColumns(rows.map(({ cells }) => cells));
  const headRows = Math.max(draft.headRows, headRowsOf(draft));
  // A head is of no use at the foot of a page.
  for (const { cells } of rows.slice(0, headRows))
    for (const { blocks } of cells) for (const block of blocks) if (block.kind === 'paragraph') block.keepsNext = true;
  const [before, after] = [draft.left - frame.left, frame.right - draft.right];
  const isCentred = Math.abs(before - after) < 4 && before > 12;
  const isAtEnd = !isCentred && after < 4 && before > 40;
  return {
    kind: 'table',
    columns,
    rows,
    headRows,
    align: isCentred ? 'center' : isAtEnd ? 'right' : 'left',
    indent: isCentred || isAtEnd ? 0 : Math.round(before),
    isRightToLeft: draft.cells.some(({ segments }) => segments.length > 0) && isRightToLeft(rows.flatMap(({ cells }) => cells)),
    page: draft.page,
    confidence: draft.isRuled ? 1 : 0.8,
  };
}

/** How far the text of most cells stands from their edges. */
function paddingOf({ cells }: TableDraft): { left: number; right: number } {
  const least = (values: number[]) => (values.length === 0 ? USUAL_PADDING : Math.max(0, Math.min(...values)));
  const filled = cells.filter(({ segments }) => segments.length > 0);
  return {
    left: Math.min(MOST_PADDING, least(filled.map((cell) => Math.min(...cell.segments.map(({ left }) => left)) - cell.left))),
    right: Math.min(MOST_PADDING, least(filled.map((cell) => cell.right - Math.max(...cell.segments.map(({ right }) => right))))),
  };
}

function cellOf(cell: CellDraft, draft: TableDraft, padding: { left: number; right: number }, source: InlineSource): TableCell {
  const { columnSpan, rowSpan, shading, borders, segments } = cell;
  const column = draft.cells.filter((each) => each.column === cell.column && each.columnSpan === columnSpan && each.segments.length > 0);
  const frame = draft.isRuled
    ? { left: cell.left + padding.left, right: cell.right - padding.right }
    : {
        left: Math.min(...column.flatMap((each) => each.segments.map(({ left }) => left)), cell.right),
        right: Math.max(...column.flatMap((each) => each.segments.map(({ right }) => right)), cell.left),
      };
  const lines = linesOf(segments).map((line) => placedLine({ ...line, cells: line.cells.slice(0, 1) }, frame, draft.page));
  const blocks: Block[] = [];
  let from = Number.NEGATIVE_INFINITY;
  const setUntil = (end: number) => {
    const own = lines.filter(({ base }) => base >= from && base < end);
    blocks.push(...paragraphsIn(own).map((each) => withAlignment(paragraphOf(each, source), each, draft.isRuled)));
    from = end;
  };
  for (const table of [...(cell.tables ?? [])].sort((one, other) => one.top - other.top)) {
    setUntil(table.top);
    blocks.push(tableOf(table, frame, source));
  }
  setUntil(Number.POSITIVE_INFINITY);
  return {
    columnSpan,
    rowSpan,
    blocks,
    ...(shading !== undefined && { shading }),
    borders,
    verticalAlign: verticalAlignOf(cell),
  };
}

/** Lines of a cell belong together unless one was ended on purpose or stands apart. */
function paragraphsIn(lines: PlacedLine[]): PlacedLine[][] {
  const paragraphs: PlacedLine[][] = [];
  const usual = stepOf(lines) ?? 0;
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1];
    const paragraph = paragraphs.at(-1);
    const first = line.words[0];
    const step = before ? line.base - before.base : 0;
    const hadRoom = before && first && before.right - 0.35 * line.size > first.right - first.left && !/^\p{Ll}/u.test(first.text);
    const isApart = step > OTHER_PARAGRAPH * usual || isPicture(line) || (before !== undefined && isPicture(before));
    if (paragraph && !isApart && !(hadRoom && before.right > 0.25 * before.room && before.left < 2) && !listMarkOf(line)) paragraph.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** Pictures taller than a line stand in a paragraph of their own. */
function isPicture({ words }: PlacedLine): boolean {
  return words.every((word) => pictureIn(word) !== undefined);
}

function withAlignment(paragraph: Paragraph, lines: PlacedLine[], isRuled: boolean): Paragraph {
  const left = Math.min(...lines.map((line) => line.left));
  const [first] = lines;
  const right = Math.min(...lines.map((line) => line.right));
  const isMiddle = first && lines.every((line) => Math.abs(line.left - line.right) < 2) && left > SAME_EDGE;
  const isAtEnd = lines.every((line) => line.right < SAME_EDGE) && left > SAME_EDGE;
  const flush = { indent: { left: 0, right: 0, firstLine: 0 } };
  if (paragraph.isRightToLeft) return { ...paragraph, ...flush };
  if (isMiddle) return { ...paragraph, align: 'center', ...flush };
  if (isAtEnd && (lines.length > 1 || right < SAME_EDGE)) return { ...paragraph, align: 'right', ...flush };
  if (left < SAME_EDGE && right < SAME_EDGE && lines.length === 1) return { ...paragraph, align: 'left', ...flush, confidence: DOUBTFUL };
  const align = paragraph.align === 'justify' && lines.length > 2 ? 'justify' : 'left';
  return { ...paragraph, align, ...(!isRuled && flush), ...(left < SAME_EDGE && lines.length === 1 && flush) };
}

/** The widest cell of a column fills it and stands as the others do. */
function settleColumns(rows: TableCell[][]): void {
  const byColumn = new Map<string, { paragraph: Paragraph; row: number }[]>();
  for (const [row, cells] of rows.entries()) {
    for (const [place, { blocks, columnSpan }] of cells.entries()) {
      const [block, ...others] = blocks;
      if (block?.kind !== 'paragraph' || others.length > 0) continue;
      const key = `${cells.slice(0, place).reduce((sum, cell) => sum + cell.columnSpan, 0)} ${columnSpan}`;
      byColumn.set(key, [...(byColumn.get(key) ?? []), { paragraph: block, row }]);
    }
  }
  for (const column of byColumn.values()) {
    const sure = column.filter(({ paragraph, row }) => row > 0 && paragraph.confidence > DOUBTFUL);
    const most = [...Map.groupBy(sure, ({ paragraph }) => paragraph.align)].sort(([, one], [, other]) => other.length - one.length)[0];
    for (const { paragraph, row } of column) if (paragraph.confidence === DOUBTFUL && most && row > 0) paragraph.align = most[0];
  }
}

function verticalAlignOf({ top, bottom, segments, tables }: CellDraft): TableCell['verticalAlign'] {
  if (segments.length === 0 || tables) return 'top';
  const over = Math.min(...segments.map((segment) => segment.top)) - top;
  const under = bottom - Math.max(...segments.map((segment) => segment.bottom));
  if (over + under < 8 || under > over - 4) return Math.abs(over - under) < 3 && over > 6 ? 'middle' : 'top';
  return under < 6 && over > 12 ? 'bottom' : 'middle';
}

/** The first row is a head where all of it is bold or shaded and the next is not. */
function headRowsOf(draft: TableDraft): number {
  const stands = (row: number) => {
    const cells = draft.cells.filter((cell) => cell.row === row && cell.segments.length > 0);
    const isBold = cells.every(({ segments }) => segments.every(({ words }) => words.every((word) => word.isBold)));
    const isShaded = cells.every(({ shading }) => shading !== undefined);
    return cells.length > 0 && (isBold || isShaded);
  };
  if (draft.rows.length < 2 || !stands(0)) return 0;
  const depth = Math.max(...draft.cells.filter(({ row }) => row === 0).map(({ rowSpan }) => rowSpan));
  return depth < draft.rows.length && !stands(depth) ? depth : 0;
}

function isRightToLeft(cells: TableCell[]): boolean {
  const paragraphs = cells.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'paragraph'));
  return paragraphs.filter((paragraph) => paragraph.isRightToLeft).length > 0.5 * paragraphs.length;
}
