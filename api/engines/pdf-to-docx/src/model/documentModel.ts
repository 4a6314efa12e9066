import type { MathNode } from './math.ts';

/**
 * A document as a person would write it: paragraphs, headings, lists, tables, notes. It is independent of PDF and Word. All lengths are in points.
 */
export interface DocumentModel {
  sections: Section[];
  /** In the order of their marks. */
  footnotes: Footnote[];
  /** Each list of the document; items name theirs. */
  lists: ListStyle[];
  pictures: Map<string, PictureData>;
  /** What readers wrote about its words, which name it. */
  comments?: Comment[];
  title?: string;
  author?: string;
  /** ISO 639-1. */
  language?: string;
  /** What most of the text is set in. */
  body: { font: string; size: number };
}

export interface Footnote {
  id: number;
  blocks: Paragraph[];
  /** How far from the left edge of the text it was. */
  left?: number;
  /** What marked it in the PDF: a number, a letter or a sign such as `*`. */
  mark?: string;
}

/** What a reader wrote beside the text. */
export interface Comment {
  id: string;
  text: string;
  author: string;
  /** ISO 8601. */
  date?: string;
}

/** A page and its margins, in points. */
export interface Paper {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** How far running headers begin from the top edge and footers end from the bottom edge, where that is known. */
  headerDistance?: number;
  footerDistance?: number;
  /** The frame around its pages. */
  border?: PageBorder;
}

/** The frame around a page, and how far its outer edge is from that of the paper. */
export interface PageBorder {
  width: number;
  color: string;
  style: 'single' | 'double' | 'thickThin' | 'thinThick';
  distance: { top: number; right: number; bottom: number; left: number };
}

/** A stretch of pages, or of one page, with one paper and one number of columns. */
export interface Section {
  start: 'nextPage' | 'continuous';
  paper: Paper;
  columns: { count: number; gap: number };
  blocks: Block[];
  /** Running headers and footers. Of a first page that differs, its own; one that is left out there is as on the other pages, an empty one is none. */
  header?: Paragraph[];
  footer?: Paragraph[];
  firstHeader?: Paragraph[];
  firstFooter?: Paragraph[];
  /** Those of left pages, where they differ from the right ones. */
  evenHeader?: Paragraph[];
  evenFooter?: Paragraph[];
  /** The number its first page shows, where that is not simply the next. */
  firstPageNumber?: number;
  numberFormat?: 'decimal' | 'lowerRoman' | 'upperRoman';
}

export type Block = Paragraph | Table;

export interface Paragraph {
  kind: 'paragraph';
  role: ParagraphRole;
  align: 'left' | 'center' | 'right' | 'justify';
  isRightToLeft: boolean;
  /** From the edges of its column or cell; a negative first line hangs. */
  indent: { left: number; right: number; firstLine: number };
  /** Not known of one at the top of a page or a column: there it has as much as others of its kind. */
  spaceBefore: number | undefined;
  spaceAfter: number;
  /** Share of the letters' height from line to line, 1 for single. */
  lineHeight: number;
  beginsPage: boolean;
  /** Begins the next column, since the one before ended early. */
  beginsColumn?: true;
  /** Stands on one page with what follows it. */
  keepsNext?: boolean;
  inlines: Inline[];
  /** Where links of the document lead to. */
  bookmark?: string;
  shading?: string;
  /** Lines over and under it from its left indent to its right one, and beside it. Paragraphs that join have all of them alike: they are in one box. */
  borders?: {
    above?: ParagraphBorder;
    below?: ParagraphBorder;
    left?: ParagraphBorder;
    right?: ParagraphBorder;
    joins?: { above: boolean; below: boolean };
  };
  /** Where its tabs lead to, from the left edge of its column or cell. */
  tabs?: TabStop[];
  /** Set on the first and the last entry of a table of contents that Word can build from headings down to a level. */
  contents?: { begins?: true; ends?: true; levels: number };
  /** Where it is kept on the page, of pages that keep their look. */
  frame?: Frame;
  /** The page it was on, from 1. */
  page: number;
  /** The pages that it ran on to, with the share of its letters that was before each. */
  runsOver?: { page: number; share: number }[];
  /** 0 to 1: how sure the engine is of what it made of this. */
  confidence: number;
}

/** A place on a page, from its top left. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ParagraphBorder extends Border {
  /** Between the line and the text, in points. */
  gap: number;
  dash?: 'dotted' | 'dashed';
}

export interface TabStop {
  at: number;
  align: 'left' | 'center' | 'right';
  leader?: 'dot';
}

export type ParagraphRole =
  | { type: 'body' }
  | { type: 'title' }
  | { type: 'heading'; level: number; number?: ListPlace }
  | ({ type: 'listItem' } & ListPlace);

/** Where Word counts a paragraph: the list, and the level of it, from 0. */
export interface ListPlace {
  list: number;
  level: number;
}

/** Returns the place in a list that counts a paragraph, where one does. */
export function getListPlace(role: ParagraphRole): ListPlace | undefined {
  if (role.type === 'listItem') return role;
  return role.type === 'heading' ? role.number : undefined;
}

export type Inline =
  | { kind: 'text'; text: string; style: TextStyle; link?: Link }
  | PictureInline
  | { kind: 'footnote'; id: number }
  | { kind: 'pageNumber'; style: TextStyle }
  | { kind: 'pageCount'; style: TextStyle }
  | (FormControl & { style: TextStyle })
  | { kind: 'tab' }
  | { kind: 'lineBreak' };

/** A check box, a text field, or a drop-down list where there are options. */
export type FormControl = { kind: 'checkBox'; isChecked: boolean } | { kind: 'field'; value: string; options?: string[] };

export interface PictureInline {
  kind: 'picture';
  picture: string;
  width: number;
  height: number;
  description?: string;
  /** What is written in its place: a formula that can be changed. */
  math?: MathNode[];
  link?: Link;
  /** Where on the page it lies behind the text; left out, it is in its line. */
  behind?: { left: number; top: number };
  /** Where the text of its paragraph flows around it. */
  float?: FloatPlace;
}

/** Something at the left or right edge of a column that text flows around: how far below the paragraph that follows it begins, and the gap it keeps. */
export interface FloatPlace {
  side: 'left' | 'right';
  below: number;
  gap: number;
}

export type Link = { to: 'address'; address: string } | { to: 'bookmark'; bookmark: string };

export interface TextStyle {
  font: string;
  size: number;
  /** Six hexadecimal digits. */
  color: string;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
  highlight?: string;
  /** The colour painted behind letters too light for white paper, as six hexadecimal digits. */
  background?: string;
  /** The comment on it. */
  comment?: string;
  script: 'normal' | 'super' | 'sub';
  isRightToLeft: boolean;
  /** Added behind each of its letters, in points. */
  spacing?: number;
}

/** A list as Word numbers it: one format for each level. */
export interface ListStyle {
  levels: {
    format: 'bullet' | 'decimal' | 'circledDecimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman';
    text: string;
    start: number;
    left: number;
    hanging: number;
    /** The level of the headings that this counts, all of which Word is to number by it. */
    heading?: number;
  }[];
}

export interface Table {
  kind: 'table';
  columns: number[];
  rows: TableRow[];
  /** So many rows are repeated on every page. */
  headerRows: number;
  align: 'left' | 'center' | 'right';
  indent: number;
  /** Between the edges of each cell and what is in it. */
  padding: { top: number; right: number; bottom: number; left: number };
  isRightToLeft: boolean;
  /** Where the text that follows flows around it. */
  float?: FloatPlace;
  page: number;
  confidence: number;
}

export interface TableRow {
  cells: TableCell[];
  height?: number;
}

export interface TableCell {
  columnSpan: number;
  rowSpan: number;
  blocks: Block[];
  shading?: string;
  /** What is free beside its text, where that is not what the table leaves free in all of its cells. */
  sidePadding?: { left: number; right: number };
  borders: { top?: Border; right?: Border; bottom?: Border; left?: Border };
  verticalAlign: 'top' | 'middle' | 'bottom';
  /** Where its text is turned: down begins at the top right, up at the foot of the left. */
  runs?: 'up' | 'down';
}

export interface Border {
  width: number;
  color: string;
}

export interface PictureData {
  format: 'jpg' | 'png';
  bytes: Uint8Array;
}
