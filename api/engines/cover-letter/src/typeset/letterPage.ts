import type { LetterPaper, LetterTemplate } from '../types/letterKinds.ts';

/** Who writes, as the head of the letter tells it. What is not known is left out. */
export interface Sender {
  name?: string | undefined;
  headline?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  links?: string[] | undefined;
}

/** Whom the letter is sent to. */
export interface Recipient {
  name?: string | undefined;
  company?: string | undefined;
}

/** A letter as it is put on paper: its text as the visitor left it, paragraphs parted by empty lines, and what is above it. */
export interface LetterToPlace {
  coverLetter: string;
  template: LetterTemplate;
  paper: LetterPaper;
  sender?: Sender | undefined;
  recipient?: Recipient | undefined;
  /** As in 2026-11-22; no date stands on the letter without it. */
  date?: string | undefined;
  /** Of the letter, as in `en` or `pt-BR`: how its date is written. */
  language?: string | undefined;
}
