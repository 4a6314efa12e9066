import type { PlacedBlock } from '@sheaf/pdf-text/layout/pageBlocks';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Ruling } from '../read/drawing.ts';
import type { PlacedPicture } from '../read/pictures.ts';
import type { TableDraft } from '../tables/tableDraft.ts';
import type { Float } from './floats.ts';
import type { Band, SideColumns } from './pageBands.ts';

/** Pictures that are beside each other. */
export interface PictureRow extends Rectangle {
  pictures: PlacedPicture[];
  /** The number of the formula that they show. */
  number?: Segment;
}

/** Something of a page in its reading order: lines of text, a table, or pictures. */
export interface FlowBlock extends PlacedBlock {
  /** The column it is in. */
  frame: { left: number; right: number };
  /** How many columns are beside each other where it is, and how far apart. */
  columns: { count: number; gap: number };
  /** The column of unlike width that it is in, counted from the left. */
  side?: { columns: SideColumns; cell: number };
  /** Begins its column, since the one before ended early. */
  beginsColumn?: true;
  table?: TableDraft;
  pictures?: PictureRow;
  /** Where the text that follows flows around the table or picture. */
  float?: Float;
  /** Lines drawn over and under its text. */
  rulingAbove?: Ruling;
  rulingBelow?: Ruling;
  /** Lines drawn beside its text, and in a box how far those over and under all of it are from it. */
  sides?: { left: Ruling; right?: Ruling; box?: { above: number; below: number }; joins: { above: boolean; below: boolean } };
  /** The colour of the background it is on. */
  background?: string;
}

export interface PageFlow {
  page: number;
  width: number;
  height: number;
  blocks: FlowBlock[];
  /** How the page ends. */
  lastBand?: Band | undefined;
}
