import type { LetterFormat, LetterPaper, LetterTemplate } from '../types/letterKinds.ts';

/** A letter that is to be written as a file. */
export interface ExportLetterRequest {
  /** As the visitor left it, paragraphs parted by empty lines. */
  coverLetter: string;
  format: LetterFormat;
  template: LetterTemplate;
  paper: LetterPaper;
  /** Of the text, as in `en` or `pt-BR`. */
  language: string;
  /** What the document is called, as `letterTitle` makes it. */
  title: string;
  /** Left out when the sender is unknown: the letter then has no header. */
  sender?:
    | {
        name?: string | undefined;
        headline?: string | undefined;
        email?: string | undefined;
        phone?: string | undefined;
        location?: string | undefined;
        links?: string[] | undefined;
      }
    | undefined;
  recipient?: { name?: string | undefined; company?: string | undefined } | undefined;
  /** As in 2026-11-22; no date stands on the letter without it. */
  date?: string | undefined;
}

/** Told when the file is written; the file itself is the output. */
export interface ExportLetterReport {
  /** Of a PDF as it was written, of a Word file as it was laid out; 1 of plain text. */
  pages: number;
  /** Of the text, in points; 0 where the format has none. */
  fontSize: number;
  /** Characters that none of the embedded fonts has, and that are therefore not drawn. Only PDF has any. */
  missing: string[];
}
