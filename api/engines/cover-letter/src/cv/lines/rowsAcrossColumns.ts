import { classifyHeading } from '../words/classifyHeading.ts';
import { findDate } from '../words/findDates.ts';
import { moveCentredTimesUp } from './centredTimes.ts';
import type { CvLine } from './cvLine.ts';
import { findRowLabel, isTableHeader } from './rows.ts';

/** Of the lines next to a column, so many are headings and times when they belong to its rows. */
const LABEL_SHARE = 0.6;
const MIN_HEADING_STRENGTH = 3;
const MIN_COLUMNS = 3;
/** In points: how exactly the lines of a column begin under its name. */
const SAME_LEFT = 4;
/** How far below the last line of the left side its rows may reach, in heights of a line: one entry of a CV is seldom longer. */
const MAX_LINES_BELOW = 12;
/** Lines are of one row when their middles are nearer than this share of the larger line. */
const LEVEL_SHARE = 0.6;
/** Rows one below the other lie closer in small type, so that within a row the share counts of the smaller line. */
const ROW_SHARE = 0.5;
/** Letters next to a date that still leave a time alone: "from", a dash, brackets. */
const MAX_LETTERS_NEXT_TO_DATE = 4;
const FIELD_NAME =
  /^(?:(?:full |first |last |family )?name|(?:home |postal )?address|tel(?:ephone)?\.?|phone|mobile|e-?mail|trade|nationality|(?:date|place) of birth|marital status|gender|nombre|apellidos|dirección|teléfono|correo electrónico|nacionalidad|job-related skills|digital (?:competences?|skills)|communication skills|organi[sz]ational ?\/ ?managerial skills|computer skills|other skills):?$/i;
/** Returns whether a label is one of a form: "Name", "Address", "Trade". */
export function isFieldLabel(text: string): boolean {
  return FIELD_NAME.test(text) || LABEL_KEPT_WITH_VALUE.test(text) || /^contact(?: details)?:?$/i.test(text);
}

/** A label whose values say nothing without it. */
const LABEL_KEPT_WITH_VALUE = /^driving licen[cs]e:?$/i;

/**
 * Puts back into rows what was read as two columns: times or headings at the left, with what they are of at the right. Such a left side tells
 * nothing itself, and such a right side has no headings of its own.
 */
export function joinRowsAcrossColumns(lines: CvLine[]): CvLine[] {
  const runs: CvLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && run[0]?.page === line.page && run[0]?.column === line.column) run.push(line);
    else runs.push([line]);
  }
  const joined: CvLine[][] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    const rows = before && joinColumnsIntoRows(before, run);
    if (rows) joined[joined.length - 1] = rows;
    else joined.push(run);
  }
  return joined.flat();
}

function joinColumnsIntoRows(leftLines: CvLine[], rightLines: CvLine[]): CvLine[] | undefined {
  const [first, top] = [leftLines[0], rightLines[0]];
  const last = leftLines.at(-1);
  if (!first || !top || !last || first.page !== top.page || top.size === 0) return undefined;
  const begin = leftLines.findIndex((line) => measureMiddle(line) > measureMiddle(top) - top.size);
  const labelLines = begin < 0 ? [] : leftLines.slice(begin);
  const end = rightLines.findIndex((line) => measureMiddle(line) > Math.max(...labelLines.map(({ bottom }) => bottom)) + MAX_LINES_BELOW * line.size);
  const rest = end < 0 ? rightLines : rightLines.slice(0, end);
  const header = labelLines[0];
  // The names of columns stand over a table, whose last column was read for itself.
  if (header && isTableHeader(header) && findRowLabel(top.text) !== undefined && isLevel(header, top)) {
    const merged = { ...header, text: `${header.text} ${top.text}`, right: top.right, cells: [...header.cells, ...top.cells] };
    const table = [merged, ...sortIntoRows([...labelLines.slice(1), ...rightLines.slice(1)])].map((line) => ({ ...line, column: first.column }));
    return [...leftLines.slice(0, begin), ...table];
  }
  const withLastColumn = joinLastColumn(leftLines, rightLines, top);
  if (withLastColumn) return withLastColumn;
  const labels = labelLines.filter(
    (line) => hasOnlyTime(line) || isCertainHeading(line) || (isFieldName(line) && rest.some((each) => isLevel(each, line))),
  ).length;
  const isLabelColumn = labelLines.length > 1 && labels >= LABEL_SHARE * labelLines.length;
  const lowest = Math.max(...labelLines.map(({ bottom }) => bottom));
  const isTimeColumn =
    rest.length > 0 && rest.length === rightLines.length && rest.every((line) => hasOnlyTime(line) && labelLines.some((each) => isLevel(each, line)));
  if (!(isLabelColumn || isTimeColumn) || rest.some((line) => isCertainHeading(line) && measureMiddle(line) < lowest)) return undefined;
  const column = first.column;
  const rows = joinTableHeaders(sortIntoRows([...moveTimesToTop(labelLines, rest), ...rest])).map((line) => ({ ...line, column }));
  return [...leftLines.slice(0, begin), ...rows, ...rightLines.slice(rest.length).map((line) => ({ ...line, column }))];
}

/** Puts back below its name the last column of a table, of which only the name was read with the others. */
function joinLastColumn(leftLines: CvLine[], rightLines: CvLine[], top: CvLine): CvLine[] | undefined {
  const isUnder = ({ left }: { left: number }) => Math.abs(left - top.left) < SAME_LEFT;
  const headerIndex = leftLines.findIndex(({ cells, bottom }) => {
    const last = cells.at(-1);
    const named = cells.filter(({ text }) => findRowLabel(text) !== undefined).length;
    return last !== undefined && isUnder(last) && named >= MIN_COLUMNS && named >= cells.length - 1 && bottom < top.bottom;
  });
  if (headerIndex < 0) return undefined;
  const end = rightLines.findIndex((line) => !isUnder(line));
  const column = rightLines.slice(0, end < 0 ? rightLines.length : end).map((line) => ({ ...line, isTableRow: true }));
  const rows = [...sortIntoRows([...leftLines.slice(headerIndex + 1), ...column]), ...rightLines.slice(column.length)];
  return [...leftLines.slice(0, headerIndex + 1), ...rows].map((line) => ({ ...line, column: leftLines[0]?.column ?? 0 }));
}

/** Lifts the times between two headings to the first lines of their rows, where they are in the middle of them. */
function moveTimesToTop(labelLines: CvLine[], rest: CvLine[]): CvLine[] {
  const moved = new Map<CvLine, CvLine>();
  const edge = Math.max(...labelLines.filter(hasOnlyTime).map(({ right }) => right));
  // A line that begins below the times belongs to another section.
  const stops = [...labelLines.filter((line) => !hasOnlyTime(line)), ...rest.filter(({ left }) => left < edge)].map(measureMiddle);
  for (const top of [-Infinity, ...stops]) {
    const bottom = Math.min(...stops.filter((stop) => stop > top));
    const isBetweenStops = (line: CvLine) => measureMiddle(line) > top && measureMiddle(line) < bottom;
    for (const [time, movedTime] of moveCentredTimesUp(labelLines.filter(hasOnlyTime).filter(isBetweenStops), rest.filter(isBetweenStops)))
      moved.set(time, movedTime);
  }
  return labelLines.map((line) => moved.get(line) ?? line);
}

/** The names of the columns of a table as one line: "Dates" next to "Employer" and "Position and duties". */
function joinTableHeaders(lines: CvLine[]): CvLine[] {
  const rows: CvLine[] = [];
  for (const line of lines) {
    const before = rows.at(-1);
    if (!before || !isLevel(before, line)) rows.push(line);
    else if (LABEL_KEPT_WITH_VALUE.test(before.text)) rows[rows.length - 1] = joinLabel(before, line);
    // A label next to what it is of says no more than that does, and a mark of a list is one of its line.
    else if (FIELD_NAME.test(before.text)) rows[rows.length - 1] = line;
    else if (!/[\p{L}\d]/u.test(before.text)) rows[rows.length - 1] = { ...line, hasListMark: true };
    else if (findRowLabel(before.text) !== undefined && line.cells.every(({ text }) => findRowLabel(text) !== undefined)) {
      const text = `${before.text} ${line.text}`;
      rows[rows.length - 1] = { ...before, text, end: line.end, right: line.right, cells: [...before.cells, ...line.cells] };
    } else rows.push(line);
  }
  return rows;
}

function joinLabel(label: CvLine, line: CvLine): CvLine {
  const [cell] = line.cells;
  const text = `${label.text} ${line.text}`;
  return { ...line, text, left: label.left, cells: cell ? [{ ...cell, text, left: label.left }] : [] };
}

/** "Name" and "Tel" at the left of what somebody is called and reached by. */
function isFieldName({ cells, hasListMark, text }: CvLine): boolean {
  return cells.length === 1 && !hasListMark && (FIELD_NAME.test(text) || LABEL_KEPT_WITH_VALUE.test(text) || findRowLabel(text) !== undefined);
}

/** From the top, and on one level from the left. */
function sortIntoRows(lines: CvLine[]): CvLine[] {
  const rows: CvLine[][] = [];
  for (const line of [...lines].sort((one, other) => measureMiddle(one) - measureMiddle(other))) {
    const row = rows.at(-1);
    const level = row?.[0];
    if (row && level && measureMiddle(line) - measureMiddle(level) < ROW_SHARE * Math.min(line.size, level.size)) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.left - other.left));
}

function isLevel(one: CvLine, other: CvLine): boolean {
  return Math.abs(measureMiddle(one) - measureMiddle(other)) < LEVEL_SHARE * Math.max(one.size, other.size);
}

function measureMiddle({ top, bottom }: CvLine): number {
  return (top + bottom) / 2;
}

export function hasOnlyTime({ text }: CvLine): boolean {
  const found = findDate(text);
  return found !== undefined && text.length - (found.to - found.from) <= MAX_LETTERS_NEXT_TO_DATE;
}

function isCertainHeading(line: CvLine): boolean {
  return line.cells.length === 1 && !line.hasListMark && (classifyHeading(line.text)?.strength ?? 0) >= MIN_HEADING_STRENGTH;
}
