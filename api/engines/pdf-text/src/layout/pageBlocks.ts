import type { Turn } from '../page/readingFrame.ts';
import type { Block } from './blocks.ts';

/** Paragraphs of a page, or parts of them, in reading order. */
export interface PageBlocks {
  /** From 1. */
  page: number;
  width: number;
  height: number;
  source: 'text' | 'ocr' | 'none';
  confidence?: number;
  blocks: PlacedBlock[];
  paginationArtifacts: string[];
}

/** A block with the direction its text is read in. */
export interface PlacedBlock extends Block {
  turn: Turn;
  /** Which of the cells beside each other it is in: none is read on in another. */
  cell?: number;
  /** Holds no words and yet is part of what is stated around it, as a formula is: no sentence goes on beyond it as if it were not there. */
  isPartOfText?: boolean;
}
