import type { ByteSource } from './bytes/byteSource.ts';
import type { OutlineChoice } from './catalog/outlines.ts';

/** One file to merge. */
export interface MergeInput {
  name: string;
  source: ByteSource;
  password?: string | undefined;
  /** The pages to take, such as `1-3, 5, 8-`; all when empty. */
  range?: string | undefined;
  /** Turns the pages clockwise, on top of the rotation they have. */
  rotate?: 0 | 90 | 180 | 270 | undefined;
}

/** How the inputs are put together. Every choice has a default. */
export interface MergeChoices {
  outline?: OutlineChoice | undefined;
  /** What happens to form fields of the same name: the later one gets another, they become one field, or all fields become drawings. */
  forms?: 'rename' | 'share' | 'flatten' | undefined;
  interleave?: 'none' | 'alternate' | 'alternate-reverse' | undefined;
  /** Adds a blank page to every file with an odd number of pages, for printing on both sides. */
  padEven?: boolean | undefined;
  attachments?: boolean | undefined;
  pageLabels?: 'keep' | 'renumber' | undefined;
  title?: string | undefined;
  contentsPage?: boolean | undefined;
  /** Refuses more pages than this. */
  maxPages?: number | undefined;
}

export interface MergeWarning {
  code: string;
  file: string;
  text: string;
}

export interface MergeResult {
  pages: number;
  bytes: number;
  files: { name: string; pages: number; from: number; to: number }[];
  renamedDestinations: number;
  renamedFields: number;
  warnings: MergeWarning[];
}
