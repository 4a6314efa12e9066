import type { PreviewParagraph, PreviewPiece } from '@sheaf/api/contract/convertPreview';

type Stop = NonNullable<PreviewParagraph['tabs']>[number];

/** What is between two tabs, and where the tab before it leads to; nothing before the first, or where no stop is left. */
export interface TabbedPart {
  stop?: Stop;
  pieces: PreviewPiece[];
}

/** A line as it was ended by hand, in the parts that its tabs make. */
export type TabbedLine = TabbedPart[];

/** Letters are this share of their size wide; little, since a stop that is taken too early is nearer to the truth than one that is left out. */
const LETTER_WIDTH = 0.4;

/** Splits a paragraph into lines and finds the tab stop of each tab: the next one behind its text. */
export function splitTabbedLines({
  pieces,
  tabs = [],
  isRightToLeft,
  left = 0,
  right = 0,
  firstLine = 0,
}: Pick<PreviewParagraph, 'pieces' | 'tabs' | 'isRightToLeft' | 'left' | 'right' | 'firstLine'>): TabbedLine[] {
  const start = isRightToLeft ? right : left;
  return endedLines(pieces).map((line, index) => {
    let reached = start + (index === 0 ? firstLine : 0);
    return splitAtTabs(line).map((part, nth): TabbedPart => {
      const stop = nth === 0 ? undefined : tabs.find(({ at }) => at > reached + 1);
      const width = measureWidth(part);
      if (!stop) reached += width;
      else if (stop.align === 'left') reached = stop.at + width;
      else reached = stop.at + (stop.align === 'center' ? width / 2 : 0);
      return { ...(stop && { stop }), pieces: part };
    });
  });
}

function endedLines(pieces: readonly PreviewPiece[]): PreviewPiece[][] {
  const lines: PreviewPiece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
}

function splitAtTabs(line: readonly PreviewPiece[]): PreviewPiece[][] {
  const parts: PreviewPiece[][] = [[]];
  for (const piece of line) {
    if (piece.kind === 'tab') parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

function measureWidth(pieces: readonly PreviewPiece[]): number {
  return pieces.reduce((sum, piece) => {
    if (piece.kind === 'text') return sum + LETTER_WIDTH * piece.size * piece.text.length;
    return piece.kind === 'picture' ? sum + piece.width : sum;
  }, 0);
}
