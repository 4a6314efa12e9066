import { cutSpan, splitSpan, type TextSpan } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import { type CvLine, MAX_LINE_LETTERS, MAX_LINES, measureListMark } from './cvLine.ts';

const CELL_GAP = /\t+| {3,}/g;
/** Two spaces separate cells in the head of a job; behind a mark of a sentence they are a habit. */
const NARROW_CELL_GAP = /\t+| {3,}|(?<![.!?:;,] *) {2}(?! )/g;
const MIN_HEAD_CELLS = 2;
const MAX_HEAD_CELLS = 4;
/** So much room parts lines, whatever it was meant for. */
const WIDE_GAP = /[^\S\n]{24,}/g;

/** Returns the lines of a text that was pasted: its rows are their height, its letters their width. */
export function readTextLines(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let start = 0;
  let paragraph = 0;
  for (const [row, raw] of text.split('\n').entries()) {
    const spans = raw.trim() === '' ? [] : splitAtWideGaps({ start, end: start + raw.length, text: raw }).flatMap(splitLongLine);
    if (spans.length === 0) paragraph += 1;
    const indent = Math.min(raw.search(/\S/), MAX_LINE_LETTERS) / 2;
    for (const span of spans) lines.push(buildLine(span, row, { indent, paragraph }));
    if (lines.length >= MAX_LINES) return lines.slice(0, MAX_LINES);
    start += raw.length + 1;
  }
  return lines;
}

/** Splits a row where much room parts it. A time at the far right stays with its job. */
function splitAtWideGaps(row: TextSpan): TextSpan[] {
  const parts: TextSpan[] = [];
  for (const part of splitSpan(row, WIDE_GAP)) {
    const before = parts.at(-1);
    const found = findDate(part.text);
    const isTime = found !== undefined && found.kind !== 'single' && part.text.length - (found.to - found.from) <= 2;
    if (before && isTime) parts[parts.length - 1] = cutSpan(row, before.start - row.start, part.end - row.start);
    else parts.push(part);
  }
  return parts;
}

/** A paragraph without a line end, divided between words. */
function splitLongLine(span: TextSpan): TextSpan[] {
  const parts: TextSpan[] = [];
  let from = 0;
  while (span.text.length - from > MAX_LINE_LETTERS) {
    const space = span.text.lastIndexOf(' ', from + MAX_LINE_LETTERS);
    const to = space > from ? space : from + MAX_LINE_LETTERS;
    parts.push(cutSpan(span, from, to));
    from = to;
  }
  return [...parts, cutSpan(span, from)].filter(({ text }) => text !== '');
}

function buildLine(span: TextSpan, row: number, { indent: left, paragraph }: { indent: number; paragraph: number }): CvLine {
  const mark = measureListMark(span.text);
  const line = cutSpan(span, mark);
  const cells = splitSpan(line, isHeadWithNarrowGaps(line.text) ? NARROW_CELL_GAP : CELL_GAP).map((cell) => {
    const from = cell.start === line.start ? left : left + cell.start - line.start;
    return { ...cell, left: from, right: from + cell.text.length, size: 1 };
  });
  const place = { left, right: left + line.text.length, top: row, bottom: row + 1, size: 1 };
  return { ...line, ...place, page: 1, cells, paragraph, isEmphasized: false, hasListMark: mark > 0, column: 1 };
}

/** Detects the head of a job with two spaces between its parts, the last or first of them a time: "Head of lighting  Pavilion Playhouse  2018 - 2022". */
function isHeadWithNarrowGaps(text: string): boolean {
  const parts = text.split(NARROW_CELL_GAP);
  if (parts.length < MIN_HEAD_CELLS || parts.length > MAX_HEAD_CELLS) return false;
  return [parts[0], parts.at(-1)].some((part = '') => {
    const found = findDate(part);
    return found !== undefined && found.from === 0 && part.trim().length - found.to <= 1;
  });
}
