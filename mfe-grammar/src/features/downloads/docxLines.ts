import type { DecidedCorrection } from './downloadInputs';

/** A part of a line: unchanged text, or a finding with its original and its replacement. */
export type Piece = { kind: 'text'; text: string } | Finding;

interface Finding {
  kind: 'finding';
  /** Its number among all findings, from 0. */
  finding: number;
  /** What is there. */
  text: string;
  /** What comes in its place; null when it stays. */
  replacement: string | null;
  /** False for the first lines of a finding that goes on in the next one. */
  isEnd: boolean;
}

export interface Line {
  pieces: Piece[];
  /** Whether an empty line comes after it, as between paragraphs. */
  isFollowedByGap: boolean;
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** Splits a text with its findings into lines; empty lines become gaps. Of a finding over several lines, the first has the replacement. */
export function buildDocxLines(text: string, corrections: readonly DecidedCorrection[]): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  const endLine = () => {
    const last = lines.at(-1);
    if (pieces.every((piece) => piece.text.trim() === '' && piece.kind === 'text')) {
      if (last) last.isFollowedByGap = true;
    } else lines.push({ pieces, isFollowedByGap: false });
    pieces = [];
  };
  const put = (stretch: string, buildPiece: (part: string, at: number, parts: number) => Piece) => {
    const parts = stretch.split(LINE_END);
    parts.forEach((part, at) => {
      if (at > 0) endLine();
      const piece = buildPiece(part, at, parts.length);
      if (part !== '' || piece.kind === 'finding') pieces.push(piece);
    });
  };

  let at = 0;
  corrections.forEach(({ offset, length, replacement }, finding) => {
    put(text.slice(at, offset), asText);
    put(text.slice(offset, offset + length), (part, index, parts) => ({
      kind: 'finding',
      finding,
      text: part,
      replacement: index === 0 || replacement === null ? replacement : '',
      isEnd: index === parts - 1,
    }));
    at = offset + length;
  });
  put(text.slice(at), asText);
  endLine();
  return lines;
}

function asText(text: string): Piece {
  return { kind: 'text', text };
}
