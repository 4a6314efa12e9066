import type { PageMode } from '../model/pageMode.ts';

/** A line over, under or beside a paragraph, `gap` points from its text. */
export interface PreviewRule {
  width: number;
  color: string;
  gap: number;
}

/** Where a picture is in the PDF, in shares of its page. */
export interface PictureSource {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture or a table that text flows around: at which edge, how far below the paragraph begins, and the gap it keeps. */
export interface PreviewFloat {
  side: 'left' | 'right';
  below: number;
  gap: number;
}

interface PreviewText {
  kind: 'text';
  text: string;
  size: number;
  font?: 'serif' | 'mono';
  color?: string;
  highlight?: string;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  isStruck?: boolean;
  script?: 'super' | 'sub';
}

export type PreviewInline =
  | PreviewText
  | { kind: 'picture'; width: number; height: number; from?: PictureSource; float?: PreviewFloat }
  | { kind: 'tab' }
  | { kind: 'break' };

/** A block that a visitor can correct: its place among those that begin on the page, from 0, and how its text begins. */
export interface PreviewPlace {
  block: number;
  begins: string;
}

/** A paragraph as it is shown. Lengths are in points; what is as usual is left out. */
export interface PreviewParagraph {
  kind: 'paragraph';
  place?: PreviewPlace;
  role: 'body' | 'title' | 'heading' | 'listItem';
  /** Of a heading, from 1; of an item of a list, from 0. */
  level?: number;
  /** The bullet or number of an item. */
  mark?: string;
  align?: 'center' | 'right' | 'justify';
  isRightToLeft?: boolean;
  left?: number;
  right?: number;
  firstLine?: number;
  before?: number;
  after?: number;
  /** From line to line, as a multiple of its letters' size. */
  lineHeight?: number;
  /** Where each tab leads to, from the left edge of the column. */
  tabs?: { at: number; align: 'left' | 'center' | 'right'; leader?: 'dot' }[];
  ruleAbove?: PreviewRule;
  ruleBelow?: PreviewRule;
  ruleLeft?: PreviewRule;
  ruleRight?: PreviewRule;
  /** Whether it is in one box with the paragraphs above and below it. */
  joins?: { above: boolean; below: boolean };
  shading?: string;
  /** It goes on at the top of the next page, so its last line here is a full one. */
  goesOn?: boolean;
  pieces: PreviewInline[];
}

interface PreviewCell {
  columnSpan?: number;
  rowSpan?: number;
  shading?: string;
  hasBorders?: boolean;
  borders?: { [Side in 'top' | 'right' | 'bottom' | 'left']?: { width: number; color: string } };
  /** The direction of turned text. */
  runs?: 'up' | 'down';
  paragraphs: PreviewParagraph[];
}

export interface PreviewTable {
  kind: 'table';
  place?: PreviewPlace;
  /** The first cell of each row is at the right. */
  isRightToLeft?: boolean;
  columns: number[];
  float?: PreviewFloat;
  /** A row has a height where its text alone would not make it as high. */
  rows: { height?: number; cells: PreviewCell[] }[];
}

/** A running header or footer, `from` points from the edge of the page. */
export interface PreviewRunning {
  from: number;
  paragraphs: PreviewParagraph[];
}

export interface PreviewPage {
  page: number;
  mode: PageMode;
  width: number;
  height: number;
  margins: { top: number; right: number; bottom: number; left: number };
  head?: PreviewRunning;
  foot?: PreviewRunning;
  /** From the top, each with its number of columns. A page that keeps its look has none. */
  parts: { columns: number; gap: number; blocks: (PreviewParagraph | PreviewTable)[] }[];
  notes?: PreviewParagraph[];
  /** The column of the last part that each note is below, from 0. */
  noteColumns?: number[];
}

/** What a Word document holds of each page of its PDF, to be shown beside that page. */
export interface DocumentPreview {
  pages: PreviewPage[];
}
