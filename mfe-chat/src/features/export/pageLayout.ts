import type { Part } from './conversation';
import { measureWidth } from './winAnsi';

/** One line on a page, in points from the top left; `y` is its baseline. */
export interface PlacedLine {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
  isQuiet: boolean;
  /** The line of a passage, which has the highlighter's stroke at its side. */
  isPassage: boolean;
}

interface TextStyle {
  size: number;
  isBold?: boolean;
  isQuiet?: boolean;
  indent?: number;
  above: number;
  isPassage?: boolean;
}

export const PAPER = { width: 595.28, height: 841.89 } as const;
export const MARGIN = 64;
const LEADING = 1.42;

const styles: Record<Part['kind'], TextStyle> = {
  title: { size: 20, isBold: true, above: 0 },
  heading: { size: 12.5, isBold: true, above: 24 },
  label: { size: 9.5, isBold: true, isQuiet: true, above: 12 },
  paragraph: { size: 10.5, above: 7 },
  item: { size: 10.5, indent: 16, above: 4 },
  passage: { size: 10, indent: 14, above: 6, isPassage: true },
  small: { size: 9, isQuiet: true, above: 8 },
};

/** Lines that must not be left behind at the foot of a page: what they name begins on the next. */
const STAYS_WITH_NEXT = new Set<Part['kind']>(['heading', 'label']);

/** Sets the parts line by line on as many pages as they need. */
export function layOut(parts: readonly Part[]): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]];
  let y = MARGIN;
  for (const part of parts) {
    const { size, isBold = false, isQuiet = false, isPassage = false, indent = 0, above } = styles[part.kind];
    const lines = wrapText(part.text, PAPER.width - 2 * MARGIN - indent, size, isBold);
    const height = size * LEADING;
    y += above;
    const needed = STAYS_WITH_NEXT.has(part.kind) ? height * (lines.length + 2) : height;
    if (y + needed > PAPER.height - MARGIN) {
      pages.push([]);
      y = MARGIN;
    }
    for (const [index, text] of lines.entries()) {
      if (y + height > PAPER.height - MARGIN) {
        pages.push([]);
        y = MARGIN;
      }
      y += height;
      const style = { y, size, isBold, isQuiet, isPassage };
      if (part.kind === 'item' && index === 0) pages.at(-1)?.push({ ...style, text: part.sign, x: MARGIN });
      pages.at(-1)?.push({ ...style, text, x: MARGIN + indent });
    }
  }
  return pages;
}

/** Wraps a text into lines no wider than `width`, in points. Breaks single words that are wider. */
export function wrapText(text: string, width: number, size: number, isBold: boolean): string[] {
  const fits = (line: string) => measureWidth(line, size, isBold) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const sign of word) {
        if (!fits(line + sign) && line !== '') {
          lines.push(line);
          line = '';
        }
        line += sign;
      }
    }
    return line === '' ? lines : [...lines, line];
  });
}
