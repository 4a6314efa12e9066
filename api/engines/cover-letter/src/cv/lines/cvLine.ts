import type { TextSpan } from '../text/textSpan.ts';

/** Where a word begins, in the text and on the page. */
export interface WordPosition {
  start: number;
  left: number;
  /** Where the word before it ends. */
  after: number;
}

/** A line of print of a CV. Places are in points from the top left of its page; of pasted text, in letters and lines. */
export interface CvLine extends TextSpan {
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The height of its letters, in points. */
  size: number;
  /** What a wide gap parts: a title and its date, a label and what it says. */
  cells: (TextSpan & { left: number; right: number; size: number; words?: WordPosition[] })[];
  /** How far to the right its text could have gone on; of pasted text nobody knows. */
  rightLimit?: number;
  /** Which paragraph of the document it belongs to, as the shared reader made them. */
  paragraph: number;
  /** Whether the shared reader saw a row of a table in it. */
  isTableRow?: boolean;
  /** Larger or bolder than the text, as the shared reader saw. */
  isEmphasized: boolean;
  /** It begins with a sign of a list, which its text does not hold. */
  hasListMark: boolean;
  /** A part of the page that is read before or after what is next to it. */
  column: number;
}

/** No CV has more lines, nor longer ones; whoever sends more gets these read, in time that they set. */
export const MAX_LINES = 4000;
export const MAX_LINE_LETTERS = 600;

/** A sign of a list before a text; a dash only with a space after it. */
const MARK = /^(?:[•◦‣▪▫■□●○◆◇►▶➢➤✓✔❖·∙⁃§¤\uf0b7\uf0a7«¢©]\s*|[–—*»>o-]\s+)(?=\S)/u;

/** Returns how much of a line is the sign of its list. */
export function measureListMark(text: string): number {
  return MARK.exec(text)?.[0].length ?? 0;
}

/** Returns how far to the right the lines of each column reach. */
export function measureColumnEdges(lines: CvLine[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { column, right } of lines) edges.set(column, Math.max(edges.get(column) ?? 0, right));
  return edges;
}
