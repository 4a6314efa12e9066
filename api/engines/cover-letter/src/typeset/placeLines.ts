import { getFace } from './faces/face.ts';
import type { LetterLine } from './letterLayout.ts';
import type { SetLine } from './setText.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  /** From one line to the next. */
  pitch: number;
  align?: 'left' | 'center' | 'right';
}

/** Places lines in their box on the first page. */
export function placeLines(lines: SetLine[], { left, right, top, pitch, align = 'left' }: Box): LetterLine[] {
  return lines.map((line, index) => {
    const freeWidth = right - left - line.width;
    const x = left + (align === 'left' ? 0 : align === 'center' ? freeWidth / 2 : freeWidth);
    return placeLine(line, x, top + index * pitch, pitch, 0);
  });
}

/** Returns a line whose capitals stand in the middle of its pitch. */
export function placeLine({ runs, endsWord }: SetLine, x: number, top: number, pitch: number, page: number): LetterLine {
  const [first] = runs;
  const capitals = first ? (getFace(first.face).capHeight * first.size) / 1000 : 0;
  return { page, y: top + (pitch + capitals) / 2, runs: runs.map((run) => ({ ...run, x: run.x + x })), endsWord };
}
