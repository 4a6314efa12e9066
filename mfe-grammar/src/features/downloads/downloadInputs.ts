import type { AnnotationLoss } from '@sheaf/annotate/annotateOnDevice';
import type { Correction } from '@sheaf/api/contract/grammar';

/** One finding and what became of it. Offsets count UTF-16 units of the checked text; findings are sorted and never overlap. */
export interface DecidedCorrection {
  offset: number;
  length: number;
  /** What is there: `text.slice(offset, offset + length)`. */
  original: string;
  /** What takes its place; null for what stays as it is and is only remarked upon. */
  replacement: string | null;
  type: Correction['type'];
  /** What a reader of the file sees, in the language of the page: "Spelling: “recieve” is usually written “receive”." */
  comment: string;
}

/** A part of a page in `BOX_UNITS` of its width and height as it is shown, from its top left. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One finding where it is in the PDF. */
export interface PdfMark {
  /** From 1. */
  page: number;
  /** One for each line it is on, at least one. */
  boxes: PageBox[];
  type: Correction['type'];
  /** As of `DecidedCorrection`. */
  comment: string;
}

/** What the Word file is made of. Its words are in the language of the page; the text is in English. */
export interface CorrectedDocxInput {
  text: string;
  /** Those that were ignored are not among them. */
  corrections: readonly DecidedCorrection[];
  /** Who made the changes, as Word shows it: "Sheaf". */
  author: string;
  date: Date;
}

/** `buildCorrectedDocx(input)` in `correctedDocx.ts`: a document with a real tracked change for each replacement and a comment for each finding. */
export type CorrectedDocx = (input: CorrectedDocxInput) => Promise<Blob>;

export interface AnnotatedPdfInput {
  pdf: Uint8Array<ArrayBuffer>;
  /** For a protected file; a file that cannot be written with it is refused by throwing. */
  password: string;
  marks: readonly PdfMark[];
  author: string;
  date: Date;
}

/** `buildAnnotatedPdf(input)` in `annotatedPdf.ts`: the same file with a highlight and its comment for each mark, and what it lost where it had to be rewritten. */
export type AnnotatedPdf = (input: AnnotatedPdfInput) => Promise<{ file: Blob; lost: AnnotationLoss[] }>;
