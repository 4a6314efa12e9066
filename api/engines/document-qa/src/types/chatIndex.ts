import type { DocumentText, Paragraph } from '@sheaf/pdf-text/documentText';

/** A sentence, a heading, a list item or a row of a table: the smallest thing that is quoted. */
export interface Sentence {
  /** Offsets in `ChatIndex.text`. */
  start: number;
  end: number;
  /** The page it begins on, from 1. */
  page: number;
  /** Its place in `ChatIndex.paragraphs`. */
  paragraph: number;
}

export type IndexedPage = Omit<DocumentText['pages'][number], 'words' | 'paginationArtifacts'>;

/** A document made ready for questions: all that is kept of it for the hour, and all an answer is made from. */
export interface ChatIndex {
  text: string;
  /** ISO 639-1, or `und`. */
  language: string;
  pages: IndexedPage[];
  paragraphs: Paragraph[];
  /** In the order of the text. */
  sentences: Sentence[];
  /** Returns one box for each line of a span of text, as fractions of the page that is shown. */
  listBoxes(start: number, end: number): { page: number; x: number; y: number; w: number; h: number }[];
}
