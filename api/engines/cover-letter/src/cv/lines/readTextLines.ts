import { cutPiece, type Piece, splitPiece } from '../text/piece.ts';
import { type CvLine, MAX_LINE_LETTERS, MAX_LINES, markLength } from './cvLine.ts';

const CELL_GAP = /\t+| {3,}/g;
/** So much room parts lines, whatever it was meant for. */
const WIDE_GAP = /[^\S\n]{24,}/g;

/** Returns the lines of a text that was pasted: its rows are their height, its letters their width. */
export function readTextLines(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let start = 0;
  let paragraph = 0;
  for (const [row, raw] of text.split('\n').entries()) {
    const pieces = raw.trim() === '' ? [] : splitPiece({ start, end: start + raw.length, text: raw }, WIDE_GAP).flatMap(shortPieces);
    if (pieces.length === 0) paragraph += 1;
    const indent = Math.min(raw.search(/\S/), MAX_LINE_LETTERS) / 2;
    for (const piece of pieces) lines.push(lineOf(piece, row, { indent, paragraph }));
    if (lines.length >= MAX_LINES) return lines.slice(0, MAX_LINES);
    start += raw.length + 1;
  }
  return lines;
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

function lineOf(piece: Piece, row: number, { indent: left, paragraph }: { indent: number; paragraph: number }): CvLine {
  const mark = markLength(piece.text);
  const line = cutPiece(piece, mark);
  const cells = splitPiece(line, CELL_GAP).map((cell) => {
    const from = cell.start === line.start ? left : left + cell.start - line.start;
    return { ...cell, left: from, right: from + cell.text.length, size: 1 };
  });
  const place = { left, right: left + line.text.length, top: row, bottom: row + 1, size: 1 };
  return { ...line, ...place, page: 1, cells, paragraph, isStandingOut: false, hasMark: mark > 0, column: 1 };
}
