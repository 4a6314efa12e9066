/** A box on a page, in fractions of the page as it is shown (its crop box, turned as the page asks), from its top left. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A run of visible characters between spaces. Offsets count UTF-16 units of `DocumentText.text`; a word divided over two lines has a box on each. */
export interface Word {
  start: number;
  end: number;
  boxes: Box[];
  /** 0 to 100, of words that were recognised in a picture. */
  confidence?: number;
}

export type ParagraphKind = 'heading' | 'text' | 'listItem' | 'tableRow' | 'note';

/** A paragraph as its author meant it: over line ends, columns and pages. Two line feeds separate paragraphs, and one separates the items of a list and the rows of a table. */
export interface Paragraph {
  start: number;
  end: number;
  kind: ParagraphKind;
  /** The page it begins on, from 1. */
  page: number;
}

export interface PageText {
  /** From 1. */
  page: number;
  /** Where its text is in `DocumentText.text`; a paragraph that runs on over the page end belongs to both pages, each with its part. */
  start: number;
  end: number;
  /** In points, as the page is shown. */
  width: number;
  height: number;
  source: 'text' | 'ocr' | 'none';
  /** Mean confidence of the recognised words, 0 to 100. */
  confidence?: number;
  words: Word[];
  /** Running headers, footers and page numbers, left out of the text. */
  paginationArtifacts: string[];
}

export const readingWarningCodes = [
  /** A scan in a language whose data is not here. */
  'ocr_language_missing',
  'ocr_unavailable',
  /** Only the first pages were recognised. */
  'ocr_partial',
  /** A page was recognised badly, or took too long. */
  'ocr_hard_page',
  /** Text that nobody can see was left out: invisible, off the page or too small. */
  'hidden_text',
  /** Pages with little running text kept their look, as requested. */
  'kept_look',
  /** Pages that only the second reader could read. */
  'second_reader',
  /** What a file lost that had to be rewritten; these name no pages. */
  'active_content_removed',
  'links_removed',
  'signature_removed',
  'xfa_dropped',
  'xfa_dynamic',
] as const;
export type ReadingWarningCode = (typeof readingWarningCodes)[number];

/** The text of a PDF as the reader returns it. */
export interface DocumentText {
  text: string;
  pages: PageText[];
  paragraphs: Paragraph[];
  /** ISO 639-1 of the language most of it is in, or `und`. */
  language: string;
  wordCount: number;
  warnings: { code: ReadingWarningCode; pages: number[]; detail?: string }[];
}
