import { buildChoiceSchemas } from '../../../contract/choiceSchemas.ts';
import { CvProfile, LetterParagraph } from '../../../contract/coverLetter.ts';
import { letterStyleChoices } from '../../../contract/letterChoices.ts';
import * as z from '../../../contract/schema.ts';
import { CvReading } from '../../jobs/cvJobs.ts';

/** More than anyone writes in an hour; the oldest letters are dropped first. */
const MAX_LETTERS = 12;
const MAX_VERSIONS = 20;

/** A letter as it was asked for. */
export const CleanLetterRequest = z.object({
  job: z.object({ title: z.string(), company: z.string(), description: z.string(), hiringManager: z.string() }),
  /** The visitor's corrections, in place of what was read. */
  profile: z.optional(CvProfile),
  highlights: z.string(),
  /** ISO 639-1 of the language it was asked for in. */
  language: z.string(),
});
export type CleanLetterRequest = z.infer<typeof CleanLetterRequest>;

/** One wording of a letter. */
export const LetterVersion = z.object({
  /** From 1. */
  version: z.int(),
  ...buildChoiceSchemas(letterStyleChoices),
  paragraphs: z.array(LetterParagraph),
  /** In which language it is, which need not be the one that was asked for. */
  language: z.string(),
});
export type LetterVersion = z.infer<typeof LetterVersion>;

const StoredLetter = z.object({ number: z.int(), asked: CleanLetterRequest, versions: z.array(LetterVersion) });
export type StoredLetter = z.infer<typeof StoredLetter>;

const { text, pages } = CvReading.shape;

/** All that is kept of a CV and its letters: one session, so that nothing of it can outlive another part, nor its deletion. */
export const StoredCv = z.object({
  /** Of the server that keeps it: another may not understand it. */
  version: z.string(),
  cv: z.object({ text, pages, profile: CvProfile }),
  letters: z.array(StoredLetter),
  /** How many letters there have been. */
  written: z.int(),
});
export type StoredCv = z.infer<typeof StoredCv>;

/** Returns the CV with one more letter. */
export function withLetter(stored: StoredCv, request: CleanLetterRequest, first: LetterVersion): { stored: StoredCv; letter: StoredLetter } {
  const letter = { number: stored.written + 1, asked: request, versions: [first] };
  return { letter, stored: { ...stored, written: letter.number, letters: [...stored.letters, letter].slice(-MAX_LETTERS) } };
}

/** Returns the CV with one more wording of a letter. */
export function withVersion(stored: StoredCv, number: number, next: LetterVersion): StoredCv {
  const letters = stored.letters.map((letter) =>
    letter.number === number ? { ...letter, versions: [...letter.versions, next].slice(-MAX_VERSIONS) } : letter,
  );
  return { ...stored, letters };
}
