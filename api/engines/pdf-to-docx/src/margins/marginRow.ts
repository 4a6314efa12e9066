import type { Segment } from '@sheaf/pdf-text/lines/textLine';

/** What is at the top or the foot of a page and was taken from its text. */
export interface MarginRow {
  page: number;
  isHeader: boolean;
  base: number;
  key: string;
  segments: Segment[];
}

export interface PaginationArtifacts {
  rows: MarginRow[];
  pages: { page: number; height: number }[];
}
