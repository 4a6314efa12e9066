import { cutLine } from '../lines/cutLine.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { hasOnlyTime, isFieldLabel } from '../lines/rowsAcrossColumns.ts';
import { cutSpan } from '../text/textSpan.ts';
import { classifyHeading, type HeadingKind } from '../words/classifyHeading.ts';
import { findDate } from '../words/findDates.ts';

/** In points. */
const SAME_LEFT = 3;
const MIN_LABELS = 5;
const MIN_HEADINGS = 3;
const MIN_KNOWN = 2;
const MAX_LABEL_WORDS = 4;
const MAX_LABEL_LETTERS = 30;
/** Of all lines below the first label, so many are a label with its text, or text at the same edge. */
const MIN_ALIGNED_SHARE = 0.8;
const MIN_HEADING_STRENGTH = 2;

/** What begins at a label next to its text: a section, or a job at its time. */
export interface ColumnHeading extends Pick<HeadingKind, 'kind' | 'kinds'> {
  rest?: CvLine;
  label?: CvLine;
  isUnknown?: boolean;
  isTimeLabel?: boolean;
}

/**
 * Finds the sections of a page whose headings are in a column at the left, each next to its text, as in a form: "Skills | Sibelius, arranging".
 * Times of jobs may be in the same column.
 */
export function findHeadingColumn(lines: CvLine[]): Map<CvLine, ColumnHeading> {
  const labelled = lines.filter(isLabelled);
  const edge = findMostFrequent(labelled.map(({ cells: [, text] }) => text?.left ?? 0));
  const left = findMostFrequent(labelled.map((line) => line.left));
  const inColumn = labelled.filter((line) => isNear(line.left, left) && isNear(line.cells[1]?.left ?? 0, edge));
  const labels = inColumn.map(({ cells: [label] }) => label?.text ?? '');
  const headings = labels.filter((label) => !findDate(label) && !isFieldLabel(label));
  const knownHeadings = headings.filter((label) => (classifyHeading(label)?.strength ?? 0) >= MIN_HEADING_STRENGTH);
  const isRepeated = new Set(headings).size < headings.length;
  const from = lines.indexOf(inColumn[0] as CvLine);
  const below = lines.slice(Math.max(from, 0));
  const alignedCount = below.filter((line) => inColumn.includes(line) || isNear(line.left, edge)).length;
  if (
    inColumn.length < MIN_LABELS ||
    headings.length < MIN_HEADINGS ||
    knownHeadings.length < MIN_KNOWN ||
    isRepeated ||
    alignedCount < MIN_ALIGNED_SHARE * below.length
  )
    return new Map();
  const headingRows = inColumn.map((line) => [line, readLabelledLine(line)] as const);
  return new Map(headingRows.flatMap(([line, found]) => (found ? [[line, found]] : [])));
}

/** Returns what begins at a label; nothing at a label of a form. */
function readLabelledLine(line: CvLine): ColumnHeading | undefined {
  const [label, text] = line.cells;
  if (!label || !text || isFieldLabel(label.text)) return undefined;
  if (hasOnlyTime({ ...line, text: label.text })) return { kind: 'experience', kinds: ['experience'], isTimeLabel: true };
  const rest = cutLine(line, text.start - line.start);
  const heading = { ...line, ...cutSpan(line, 0, label.end - line.start), right: label.right, cells: [label] };
  const { kind, kinds } = classifyHeading(label.text) ?? { kind: 'other' as const, kinds: [], isUnknown: true };
  return { kind, kinds, label: heading, rest, ...(kinds.length === 0 && { isUnknown: true }) };
}

function isLabelled({ cells, hasListMark }: CvLine): boolean {
  const [label] = cells;
  return (
    cells.length >= 2 &&
    !hasListMark &&
    label !== undefined &&
    label.text.length <= MAX_LABEL_LETTERS &&
    label.text.split(' ').length <= MAX_LABEL_WORDS &&
    /^[\p{Lu}\d]/u.test(label.text)
  );
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_LEFT;
}

function findMostFrequent(values: readonly number[]): number {
  const counts = values.map((value) => values.filter((other) => isNear(value, other)).length);
  return values[counts.indexOf(Math.max(...counts))] ?? 0;
}
