import { cutPiece, type Piece, splitPiece } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import { type CvLine, MAX_LINE_LETTERS, MAX_LINES, measureListMark } from './cvLine.ts';

const CELL_GAP = /\t+| {3,}/g;
/** So much room parts lines, whatever it was meant for. */
const WIDE_GAP = /[^\S\n]{24,}/g;

/** Returns the lines of a text that was pasted: its rows are their height, its letters their width. */
export function readTextLines(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let start = 0;
  let paragraph = 0;
  for (const [row, raw] of text.split('\n').entries()) {
    const pieces = raw.trim() === '' ? [] : splitWide({ start, end: start + raw.length, text: raw }).flatMap(shortPieces);
    if (pieces.length === 0) paragraph += 1;
    const indent = Math.min(raw.search(/\S/), MAX_LINE_LETTERS) / 2;
    for (const piece of pieces) lines.push(buildLine(piece, row, { indent, paragraph }));
    if (lines.length >= MAX_LINES) return lines.slice(0, MAX_LINES);
    start += raw.length + 1;
  }
  return lines;
}

/** Splits a row where much room parts it. A time at the far right stays with its job. */
function splitWide(row: Piece): Piece[] {
  const parts: Piece[] = [];
  for (const part of splitPiece(row, WIDE_GAP)) {
    const before = parts.at(-1);
    const found = findDate(part.text);
    const isTime = found !== undefined && found.kind !== 'single' && part.text.length - (found.to - found.from) <= 2;
    if (before && isTime) parts[parts.length - 1] = cutPiece(row, before.start - row.start, part.end - row.start);
    else parts.push(part);
  }
  return parts;
}

/** A paragraph without a line end, divided between words. */
function shortPieces(piece: Piece): Piece[] {
  const short: Piece[] = [];
  let from = 0;
  while (piece.text.length - from > MAX_LINE_LETTERS) {
    const space = piece.text.lastIndexOf(' ', from + MAX_LINE_LETTERS);
    const to = space > from ? space : from + MAX_LINE_LETTERS;
    short.push(cutPiece(piece, from, to));
    from = to;
  }
  return [...short, cutPiece(piece, from)].filter(({ text }) => text !== '');
}

function buildLine(piece: Piece, row: number, { indent: left, paragraph }: { indent: number; paragraph: number }): CvLine {
  const mark = measureListMark(piece.text);
  const line = cutPiece(piece, mark);
  const cells = splitPiece(line, CELL_GAP).map((cell) => {
    const from = cell.start === line.start ? left : left + cell.start - line.start;
    return { ...cell, left: from, right: from + cell.text.length, size: 1 };
  });
  const place = { left, right: left + line.text.length, top: row, bottom: row + 1, size: 1 };
  return { ...line, ...place, page: 1, cells, paragraph, isStandingOut: false, hasMark: mark > 0, column: 1 };
}
