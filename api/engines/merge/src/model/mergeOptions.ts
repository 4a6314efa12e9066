import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { PageOrderChoices } from './pageOrder.ts';

/** Degrees, clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** One file to merge. */
export interface MergeInput {
  name: string;
  source: ByteSource;
  password?: string | undefined;
  /** The pages to take, such as `1-3, 5, 8-`; all when empty. */
  range?: string | undefined;
  /** Turns the pages clockwise, on top of the rotation they have. */
  rotate?: Rotation | undefined;
}

/** What the bookmarks of the merged file are: one per file with its own beneath, all as they were, one per file, or none. */
export type OutlineChoice = 'per-file-nested' | 'keep' | 'per-file' | 'none';

/** One page of an arrangement made page by page. */
export interface ArrangedPage {
  /** Which input it is from, counted from 0. */
  file: number;
  /** Its number in that input, counted from 1. */
  page: number;
  /** Turns it clockwise, on top of the rotation it has. */
  rotate?: Rotation | undefined;
}

/** How the inputs are put together. Every choice has a default. */
export interface MergeChoices extends PageOrderChoices {
  /**
   * Exactly the pages of the result, in their order; a page may stand there twice. Ranges and rotations of the inputs, `interleave` and
   * `padEven` mean nothing then. An input none of whose pages is there gives nothing at all to the result.
   */
  pages?: ArrangedPage[] | undefined;
  outline?: OutlineChoice | undefined;
  /** What happens to form fields of the same name: the later one gets another, they become one field, or all fields become drawings. */
  forms?: 'rename' | 'share' | 'flatten' | undefined;
  attachments?: boolean | undefined;
  pageLabels?: 'keep' | 'renumber' | undefined;
  title?: string | undefined;
  contentsPage?: boolean | undefined;
  /** Refuses more pages than this. */
  maxPages?: number | undefined;
}

/** The choices of a merge as a request states them: options of single files are lists parallel to the files. */
export interface MergeOptions extends Omit<MergeChoices, 'maxPages'> {
  /** Which file stands at each place of the merged one, counted from 0. */
  order?: number[] | undefined;
  ranges?: (string | null)[] | undefined;
  rotate?: Rotation[] | undefined;
  passwords?: (string | null)[] | undefined;
}

export interface MergeWarning {
  code: string;
  file: string;
  text: string;
}

/** What a merge does not take over, each with a warning of its own. */
export type DroppedThing =
  | 'actions'
  | 'links'
  | 'targets'
  | 'signature'
  | 'xfa'
  | 'dynamic form'
  | 'cover'
  | 'claims'
  | 'invoice'
  | 'values'
  | 'drawings'
  | 'spelling'
  | 'bookmarks';

/** What a visitor is warned about, file by file; `mergeWarnings` has the words, which a browser does not load with the engine. */
export interface FileNotes {
  name: string;
  wasRepaired: boolean;
  dropped: ReadonlySet<DroppedThing>;
}

/** The result of a merge, without texts. */
export interface MergedFile {
  pages: number;
  bytes: number;
  /**
   * In the order of their first pages; those without pages last. `from` and `to` are the first and the last page of the result that is
   * of this file, 0 when none is. Pages of other files stand in between when `pages` is less than that stretch is long.
   */
  files: { name: string; pages: number; from: number; to: number }[];
  renamedDestinations: number;
  renamedFields: number;
  notes: FileNotes[];
}

/** A merged file with the texts of its warnings. */
export interface MergeResult extends MergedFile {
  warnings: MergeWarning[];
}
