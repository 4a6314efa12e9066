import type { CvLine } from '../lines/cvLine.ts';
import { buildTime, findRowLabel, type Row, type RowLabel, type Time } from '../lines/rows.ts';
import { cutSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { completeYears } from '../words/completeYears.ts';
import { findDate, isPresent } from '../words/findDates.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MIN_COLUMNS = 3;
/** In points: how exactly the cells of a column begin under its name. */
const SAME_LEFT = 4;
const OPEN_END = /[–—-]$/;
/** In this order the fields of an entry follow on each other where each has a line of its own. */
const FIELD_ORDER: RowLabel[] = ['date', 'title', 'company', 'degree', 'school', 'duties'];

export interface Column {
  left: number;
  label: RowLabel | undefined;
}

export type Cell = CvLine['cells'][number] & { line: CvLine; label: RowLabel | undefined };

/**
 * Returns the rows of a table whose first line names its columns, as "Period | Employer | Position | Duties": field by field, as if each had a line
 * with its label. Its cells may have several lines, which end where they like.
 */
export function readTableRows(lines: CvLine[]): Row[] | undefined {
  const [header, ...body] = lines;
  if (!header || header.cells.length < MIN_COLUMNS) return undefined;
  const columns = alignColumns(header.cells.flatMap(readColumns), body);
  const labelCount = columns.filter(({ label }) => label !== undefined).length;
  if (labelCount < MIN_COLUMNS || !columns.some(({ label }) => label === 'date') || body.some(({ page }) => page !== header.page)) return undefined;
  const cells = body
    .flatMap((line) => line.cells.flatMap((cell) => splitCellAtColumns(cell, columns).map((each) => ({ ...each, line }))))
    .map(createLabeller(columns));
  const starts = cells
    .filter(({ label }) => label === 'date')
    .sort((one, other) => one.line.top - other.line.top)
    .filter(({ text }, index, all) => findDate(text) !== undefined && !OPEN_END.test(all[index - 1]?.text ?? ''));
  const rowOfCell = assignRowsByParagraph(cells, starts.length);
  return starts.flatMap((start, index) => {
    const found = cells.filter((cell) => {
      const row = rowOfCell.get(cell);
      return row === undefined ? isBelowStart(cell.line, start) && !(starts[index + 1] && isBelowStart(cell.line, starts[index + 1])) : row === index;
    });
    const entryCells = columns.some(({ label }) => label === 'title') ? found : splitTitleFromDuties(found);
    return FIELD_ORDER.flatMap((label) =>
      buildFieldRows(
        label,
        entryCells.filter((cell) => cell.label === label),
        header,
      ),
    );
  });
}

/**
 * Finds the row of each cell in columns that have one paragraph for each row. Where dates stand in the middle of tall rows, heights would
 * give the first lines of a row to the one above.
 */
function assignRowsByParagraph(cells: Cell[], count: number): Map<Cell, number> {
  const rows = new Map<Cell, number>();
  for (const column of Map.groupBy(cells, ({ label }) => label).values()) {
    const paragraphs = [...Map.groupBy(column, ({ line }) => line.paragraph).values()];
    const sorted = paragraphs.toSorted((one, other) => measureTop(one) - measureTop(other));
    if (sorted.length === count) for (const [row, paragraph] of sorted.entries()) for (const cell of paragraph) rows.set(cell, row);
  }
  return rows;
}

function measureTop(cells: Cell[]): number {
  return Math.min(...cells.map(({ line }) => line.top));
}

/** "Bus Driver. Drove routes 11 and 50." in a column of duties begins with the title. */
function splitTitleFromDuties(cells: Cell[]): Cell[] {
  const first = cells.filter(({ label }) => label === 'duties').sort((one, other) => one.line.top - other.line.top)[0];
  const end = first ? first.text.search(/[.:;–—]\s|[.:]?$/) : -1;
  if (!first || end < 1 || scoreTitle(first.text.slice(0, end)) < 2) return cells;
  const rest = cutSpan(first, Math.min(first.text.length, end + 1));
  const title: Cell = { ...first, ...cutSpan(first, 0, end), label: 'title' };
  const others = cells.filter((cell) => cell !== first);
  return [title, ...(rest.text.trim() === '' ? [] : [{ ...first, ...trimSpan(rest) }]), ...others];
}

/** Moves columns whose names stand in the middle over them to where most of their cells begin. */
function alignColumns(columns: Column[], body: CvLine[]): Column[] {
  const lefts = body.flatMap(({ cells }) => cells.map(({ left }) => left));
  const isUnder = (column: Column) => lefts.some((left) => Math.abs(left - column.left) < SAME_LEFT);
  if (columns.filter(isUnder).length * 2 > columns.length) return columns;
  return columns.map((column, index) => {
    const from = columns[index - 1]?.left ?? -Infinity;
    const nearbyLefts = lefts.filter((left) => left > from + SAME_LEFT && left < column.left + SAME_LEFT);
    const counts = nearbyLefts.map((left) => nearbyLefts.filter((other) => Math.abs(other - left) < SAME_LEFT).length);
    return { ...column, left: nearbyLefts[counts.indexOf(Math.max(...counts))] ?? column.left };
  });
}

/** A cell of the first line; of two names that stand close together the first is known. */
function readColumns(cell: CvLine['cells'][number]): Column[] {
  const label = findRowLabel(cell.text);
  if (label) return [{ left: cell.left, label }];
  const words = cell.text.split(' ');
  // "Post and employer" is the name of one column, and of no field alone; "Main duties and results" is still about duties.
  const firstName = /^(.+?) (?:and|&|\/|y|e|und) \S/iu.exec(cell.text)?.[1] ?? '';
  const firstLabel = findRowLabel(firstName);
  if (firstLabel) return [{ left: cell.left, label: firstLabel === 'duties' ? firstLabel : undefined }];
  const labelCount = words.findLastIndex((_, index) => index > 0 && findRowLabel(words.slice(0, index).join(' ')) !== undefined);
  if (labelCount < 1) return [{ left: cell.left, label: undefined }];
  const name = words.slice(0, labelCount).join(' ');
  const rest = words.slice(labelCount).join(' ');
  const left = cell.left + ((cell.right - cell.left) * (name.length + 1)) / cell.text.length;
  return [
    { left: cell.left, label: findRowLabel(name) },
    { left, label: findRowLabel(rest) },
  ];
}

function isBelowStart(line: CvLine, start: Cell | undefined): boolean {
  return start !== undefined && line.top > start.line.top - 0.5 * line.size;
}

/** Returns a function that gives a cell the label of its column. */
export function createLabeller(columns: Column[]): (cell: Omit<Cell, 'label'>) => Cell {
  return (cell) => ({ ...cell, label: columns.findLast(({ left }) => left < cell.left + SAME_LEFT)?.label });
}

/** Returns the parts of what was read as one cell although the next column begins inside of it, as where a cell is full. */
export function splitCellAtColumns(cell: CvLine['cells'][number], columns: Column[]): CvLine['cells'] {
  const next = columns.find(({ left }) => left > cell.left + SAME_LEFT && left < cell.right - SAME_LEFT);
  if (!next) return [cell];
  const word = cell.words?.find(({ left, start }) => Math.abs(left - next.left) < SAME_LEFT && start > cell.start && start < cell.end);
  const estimatedIndex = word ? word.start - cell.start - 1 : Math.round(((next.left - cell.left) / (cell.right - cell.left)) * cell.text.length);
  const spaces = [...cell.text.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((one, other) => Math.abs(one - estimatedIndex) - Math.abs(other - estimatedIndex));
  const [space] = spaces;
  if (space === undefined) return [cell];
  const [before, after] = [cutSpan(cell, 0, space), cutSpan(cell, space)];
  return [{ ...cell, ...before, right: next.left }, ...splitCellAtColumns({ ...cell, ...after, left: next.left }, columns)];
}

/** Returns the rows of one field of an entry, from its cells. */
export function buildFieldRows(label: RowLabel | undefined, cells: Cell[], header: CvLine): Row[] {
  const sorted = cells.toSorted((one, other) => one.line.top - other.line.top);
  const [first] = sorted;
  if (!first) return [];
  if (label === 'duties')
    return sorted.map((cell) => ({
      line: { ...cell.line, ...toSpan(cell), left: cell.left, right: cell.right, cells: [cell] },
      rest: [cell],
      label,
    }));
  const joined: TextSpan = { start: first.start, end: sorted.at(-1)?.end ?? first.end, text: sorted.map(formatCellText).join(' ') };
  const cell = { ...first, ...joined, left: header.left };
  const line: CvLine = { ...first.line, ...joined, left: header.left, cells: [cell], hasListMark: false };
  const columnTime = label === 'date' ? readTimeOfTwoColumns(sorted) : undefined;
  if (columnTime) return [{ line, rest: [], label, time: columnTime }];
  const found = label === 'date' ? findDate(joined.text) : undefined;
  return [{ line, rest: found ? [] : [cell], ...(label && { label }), ...(found && { time: buildTime(line, found) }) }];
}

/** Returns what a cell says on a line, with the dash that was taken for the sign of a list: "– present" below "Feb 2021". */
export function formatCellText({ text, line }: Pick<Cell, 'text' | 'line'>): string {
  return line.hasListMark && line.text === text && (isPresent(text) || findDate(text)?.from === 0) ? `– ${text}` : text;
}

/** "Sign on" and "Sign off" have a column each: the first is the beginning. */
function readTimeOfTwoColumns(cells: Cell[]): Time | undefined {
  const [start, end, ...others] = cells.toSorted((one, other) => one.left - other.left);
  const isEnd = end !== undefined && (isPresent(end.text) || findDate(end.text)?.kind === 'single');
  if (!start || !isEnd || others.length > 0 || findDate(start.text)?.kind !== 'single' || end.left < start.right - SAME_LEFT) return undefined;
  return completeYears<Time>({ kind: 'range', start: toSpan(start), end: toSpan(end) });
}

function toSpan({ start, end, text }: TextSpan): TextSpan {
  return { start, end, text };
}
