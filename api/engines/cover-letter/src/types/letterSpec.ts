import type { CvProfile } from '../cv/cvProfile.ts';
import type { LetterLength, LetterTone, ParagraphKind, WrittenLanguage } from './letterKinds.ts';

/** The job somebody applies for, as they told it. */
export interface Job {
  title: string;
  company: string;
  /** As it was advertised; empty when it was not given. */
  description: string;
  /** Empty when nobody knows. */
  hiringManager: string;
}

/** All that a letter may stand on. */
export interface Evidence {
  profile: CvProfile;
  cvText: string;
  /** Where each page stands in `cvText`; empty for text that was pasted. */
  pages: { page: number; start: number; end: number }[];
  job: Job;
  /** What the visitor wants said beside the CV; empty when nothing. */
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
  /** What the visitor asked to be told of before all else, and what not to be told of. */
  mention?: string[] | undefined;
  without?: string[] | undefined;
}

/** A paragraph as it was written, before its claims are looked up. */
export interface WrittenParagraph {
  id: string;
  kind: ParagraphKind;
  text: string;
}
