/**
 * What a visitor says of a block that was read wrong. `heading` and `text` say what a paragraph is, `table` that paragraphs are the rows of one, `joined`
 * that they are one paragraph, and `parted` that a new one begins at a word. `text` of a table says that it is none.
 */
export type CorrectedAs = 'heading' | 'text' | 'table' | 'joined' | 'parted';

/** One correction of the blocks of a page. They are made one after the other, each in the document that those before it left. */
export interface Correction {
  /** The page that the block begins on, from 1. */
  page: number;
  /** Its place among the blocks that begin on that page, from 0. */
  block: number;
  /** How its text begins, without spaces: where another text is found there, nothing is corrected. */
  begins: string;
  as: CorrectedAs;
  /** So many blocks from this one on; one where it is left out, and two to be joined. */
  count?: number | undefined;
  /** The word that begins the new paragraph, from 0. */
  word?: number | undefined;
}

/** How many letters of a block are compared. */
const COMPARED = 24;

/** Returns the letters that a text begins with, as corrections name them. */
export function readBeginning(text: string): string {
  return [...text.replace(/\s+/gu, '').slice(0, 4 * COMPARED)].slice(0, COMPARED).join('');
}
