import type { Rotation } from './chosenFile';

/** One page of an arrangement made page by page. */
export interface ArrangedPage {
  /** Tells a page and its duplicate apart. */
  key: string;
  fileId: number;
  /** Counted from 1. */
  page: number;
  rotate: Rotation;
}
