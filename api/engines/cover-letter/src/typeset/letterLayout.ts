import type { FaceName } from './faces/face.ts';

/** What a stretch of the letter is. The name is its heading. */
export type BlockRole = 'name' | 'headline' | 'contact' | 'date' | 'recipient' | 'paragraph' | 'listItem';

/** A letter on paper. All places are in points from the top left of their page. */
export interface LetterLayout {
  width: number;
  height: number;
  pageCount: number;
  /** Whether it stands on one page, at a size that can be read. */
  fits: boolean;
  /** Of the text, in points. */
  fontSize: number;
  /** How much room the letter has around and between its lines, from 0 to 1. */
  air: number;
  /** In the order they are read. */
  blocks: LetterBlock[];
  /** What is drawn next to the text. */
  marks: LetterMark[];
  /** Characters that no font has, and that are therefore not on the page. */
  missing: string[];
}

export interface LetterBlock {
  role: BlockRole;
  lines: LetterLine[];
}

export interface LetterLine {
  /** From 0. */
  page: number;
  /** Of the baseline. */
  y: number;
  runs: LetterRun[];
  /** Whether a space parts its last word from what follows, rather than a hyphen. */
  endsWord: boolean;
}

/** A stretch of a line in one font and colour. */
export interface LetterRun {
  text: string;
  face: FaceName;
  size: number;
  color: string;
  x: number;
  width: number;
  /** How far each character moves on, in thousandths of the size. */
  advances: number[];
  href?: string | undefined;
  /** The mark before an item of a list, rather than its text. */
  isLabel?: boolean | undefined;
}

/** A filled rectangle, or the number of a page that is not the only one. */
export type LetterMark =
  | { kind: 'rule'; page: number; x: number; y: number; width: number; height: number; color: string }
  | { kind: 'number'; page: number; line: LetterLine };
