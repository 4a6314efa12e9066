import type { CvProfile } from '../cv/cvProfile.ts';
import type { LetterLength, LetterTone, ParagraphKind, WrittenLanguage } from './letterKinds.ts';

/** The job somebody applies for, as they entered it. */
export interface Job {
  title: string;
  company: string;
  /** As it was advertised; empty when it was not given. */
  description: string;
  /** Empty when unknown. */
  hiringManager: string;
}

/** All evidence that a letter may use. */
export interface Evidence {
  profile: CvProfile;
  cvText: string;
  /** Where each page is in `cvText`; empty for text that was pasted. */
  pages: { page: number; start: number; end: number }[];
  job: Job;
  /** What the visitor wants to add to the CV; empty when nothing. */
  highlights: string;
}

/** What a letter shall be. */
export interface LetterSpec extends Evidence {
  tone: LetterTone;
  length: LetterLength;
  /** Another one gives another wording; the same one the same letter. */
  seed: number;
  /** English by default. Spanish needs a CV in Spanish. */
  language?: WrittenLanguage | undefined;
  /** What the visitor asked to have mentioned before all else, and what to leave out. */
  mention?: string[] | undefined;
  without?: string[] | undefined;
}

/** A paragraph as it was written, before its claims are looked up. */
export interface WrittenParagraph {
  id: string;
  kind: ParagraphKind;
  text: string;
}
