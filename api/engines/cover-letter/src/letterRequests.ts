import type { LetterPlan } from './plan/letterPlan.ts';
import type { LetterClaim, LetterKeywords } from './types/letterClaims.ts';
import type { WrittenLanguage } from './types/letterKinds.ts';
import type { Evidence, LetterSpec, WrittenParagraph } from './types/letterSpec.ts';

/** Asks for a letter of the built-in writer. */
export interface WriteLetterRequest {
  spec: LetterSpec;
  /** The letter, and the one paragraph of it that is to be rewritten. */
  rewrite?: { paragraphs: WrittenParagraph[]; id: string } | undefined;
}

/** Asks for the evidence of the statements of a letter, whoever wrote it. */
export interface CheckLetterRequest {
  evidence: Evidence;
  paragraphs: WrittenParagraph[];
}

/** A letter with its evidence. */
export interface CheckedLetter {
  paragraphs: (WrittenParagraph & { claims: LetterClaim[] })[];
  keywords: LetterKeywords;
  cliches: string[];
}

/** A letter of the built-in writer, and the plan it follows, which another writer may follow as well. */
export interface WrittenLetter extends CheckedLetter {
  /** The CV has next to nothing to tell for this job. */
  hasLittleEvidence: boolean;
  language: WrittenLanguage;
  /** The CV is in another language than the letter, so its sentences are left out. */
  omitsCvSentences: boolean;
  plan: LetterPlan;
  /** What the CV or the job says to machines that read it; none of it counts. */
  instructions: string[];
}
