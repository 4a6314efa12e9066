import type { Rotation } from './chosenFile';

/** One page of an arrangement made page by page. */
export interface ArrangedPage {
  /** Distinguishes a page from its duplicate. */
  key: string;
  fileId: number;
  /** Counted from 1. */
  page: number;
  rotate: Rotation;
}
