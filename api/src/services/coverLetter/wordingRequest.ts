import type { Assignment } from '@sheaf/cover-letter/assignment';
import type { LetterVersion } from './keptCv.ts';

/** What a letter, or one paragraph of it, shall be. */
export interface WordingRequest {
  assignment: Assignment;
  /** ISO 639-1. */
  language: string;
  /** What the visitor wants of this wording; empty when nothing. */
  instruction: string;
  /** The wording before this one. */
  last?: LetterVersion;
  /** Of the one paragraph that is to be worded anew. */
  id?: string | undefined;
}
