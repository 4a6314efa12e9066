import type { MergeReport } from '@sheaf/api/contract/merge';
import { usualMergeChoices } from '@sheaf/api/contract/mergeChoices';
import type { MessageDescriptor } from '@sheaf/tool-kit/messageDescriptor';
import type { MergeMessages } from '../messages';
import { type EntryLabel, noHistory, type Undoable } from './history';
import type { MergeRefusal } from './mergeRefusal';
import type { Reason } from './reason';

/** A file that was offered and not taken, with the reason. */
export interface RejectedFile {
  file: File;
  reason: string;
}

/** Those of the catalogue's announcements that follow from what the visitor did, and not from the state as a whole. */
export type AnnouncementWords = Omit<MergeMessages['announcements'], 'undone' | 'redone' | 'merged'>;

/** What screen readers announce: something the screen has a sentence for, a step, or why a file cannot be read. */
export type Announcement =
  | MessageDescriptor<AnnouncementWords>
  | { says: 'done' | 'undone' | 'redone'; step: EntryLabel }
  | { says: 'unreadable'; reason: Reason };

/** Where the work is done. On the device nothing is uploaded. */
export type MergePlace = 'server' | 'device';

export type MergeStep =
  | { step: 'choosing' }
  | { step: 'merging'; place: MergePlace }
  | { step: 'merged'; place: MergePlace; pdf: Blob; report: MergeReport }
  | { step: 'failed'; refusal: MergeRefusal };

export interface MergeState extends Undoable {
  place: MergePlace;
  view: 'files' | 'pages';
  rejected: RejectedFile[];
  /** The names of files that were taken out because they cannot be read. */
  leftOut: string[];
  progress: MergeStep;
  /** Of the result, as typed, without ".pdf": merging again keeps it. */
  name: string;
  /** Said to screen readers when something changes. */
  announcement: Announcement | null;
  nextId: number;
}

/** The screen before the visitor has done anything. */
export const emptyMerge: MergeState = {
  ...noHistory,
  files: [],
  choices: usualMergeChoices,
  pages: null,
  place: 'server',
  view: 'files',
  rejected: [],
  leftOut: [],
  progress: { step: 'choosing' },
  name: 'merged',
  announcement: null,
  nextId: 1,
};
