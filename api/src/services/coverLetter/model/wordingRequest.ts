import type { LetterSpec } from '@sheaf/cover-letter/types/letterSpec';
import type { LetterParagraph } from '../../../../contract/coverLetter.ts';

/** The request for the wording of a letter, or of one paragraph of it. */
export interface WordingRequest {
  spec: LetterSpec;
  /** ISO 639-1. */
  language: string;
  /** What the visitor wants of this wording; empty when nothing. */
  instruction: string;
  /** The wording before this one. */
  last?: { language: string; paragraphs: LetterParagraph[] };
  /** Of the one paragraph that is to be worded anew. */
  id?: string | undefined;
}
