import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle, Turn } from '@sheaf/pdf-text/page/readingFrame';
import type { TagPlace } from '@sheaf/pdf-text/read/pageTags';
import type { Border } from '../model/documentModel.ts';

/** A table as it was found on a page, before its cells become paragraphs. */
export interface TableDraft extends Rectangle {
  page: number;
  /** The edges of its columns from left to right, one more than there are columns. */
  edges: number[];
  rows: { top: number; bottom: number }[];
  cells: CellDraft[];
  /** Rows that are repeated on later pages. */
  headerRows: number;
  isRuled: boolean;
  /** Whether its cells are paragraphs of running text. Titles have rows of their own. */
  isProse?: boolean;
  /** Whether its cells hold titles: alone with what is level with them, or each over what else its cell holds. */
  holdsTitle?: boolean;
  /** Whether each line of its cells is a paragraph, as in an address. */
  hasOwnLines?: boolean;
  /** Whether its tags show rows on the page before, and on the next. */
  isBegun?: boolean;
  continues?: boolean;
  /** Its lines, where it ends with the page and no ruling line shows that it ends there: its columns are those of its rows on the next page. */
  openLines?: Line[];
}

export interface CellDraft extends Rectangle {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  segments: Segment[];
  /** Where its text runs up or down the page: how, and the cell in the reading frame of that text, as its segments are. */
  turned?: { turn: Turn; box: Rectangle };
  /** Tables that lie in it whole. */
  tables?: TableDraft[];
  shading?: string;
  /** What the tags say of its first line, in tables that hold titles. */
  tag?: TagPlace;
  /** Whether its text is set to the right edge of the page's. */
  isFlushRight?: boolean;
  borders: { top?: Border; right?: Border; bottom?: Border; left?: Border };
}

/** Returns where the lines around a table begin and end; its edges are their middles. */
export function measureOuterTop({ top, cells }: TableDraft): number {
  return top - measureWidestBorder(cells.flatMap((cell) => (cell.row === 0 ? (cell.borders.top ?? []) : []))) / 2;
}

export function measureOuterBottom({ bottom, cells, rows }: TableDraft): number {
  return bottom + measureWidestBorder(cells.flatMap((cell) => (cell.row + cell.rowSpan === rows.length ? (cell.borders.bottom ?? []) : []))) / 2;
}

export function measureWidestBorder(borders: Border[]): number {
  return Math.max(0, ...borders.map(({ width }) => width));
}

/** Returns the text of a cell as its lines follow each other. */
export function joinCellText({ segments }: CellDraft): string {
  return segments.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
}
