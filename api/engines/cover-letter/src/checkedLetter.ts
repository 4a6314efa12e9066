import type { Assignment, Evidence, WrittenParagraph } from './assignment.ts';
import type { LetterPlan } from './letter/letterPlan.ts';

/** A statement of a letter, and what it stands on. Its text is a stretch of its paragraph. */
export interface LetterClaim {
  text: string;
  supported: boolean;
  /** The CV or its profile, the job, or what the visitor wrote; null for what none of them says. */
  source: 'cv' | 'job' | 'you' | null;
  /** The words of that source. */
  quote?: string | undefined;
  page?: number | undefined;
}

export interface LetterKeywords {
  /** 0 to 100; null without a description of the job, or with one that asks for nothing we know. */
  score: number | null;
  matched: string[];
  missing: string[];
  /** Those of `missing` without which an application may not be read. */
  missingRequired?: string[] | undefined;
  /** Where each of `matched` is said: in the CV, or in what the visitor wrote. */
  matchedIn?: { term: string; source: 'cv' | 'you'; quote: string; page?: number | undefined }[] | undefined;
}

/** Asks for a letter of the built-in writer. */
export interface WriteLetterRequest {
  assignment: Assignment;
  /** The letter as it stands and the one paragraph of it that is to be worded anew. */
  again?: { paragraphs: WrittenParagraph[]; id: string } | undefined;
}

/** Asks what the statements of a letter stand on, whoever wrote it. */
export interface CheckLetterRequest {
  evidence: Evidence;
  paragraphs: WrittenParagraph[];
}

/** A letter with what it stands on. */
export interface CheckedLetter {
  paragraphs: (WrittenParagraph & { claims: LetterClaim[] })[];
  keywords: LetterKeywords;
  cliches: string[];
}

/** A letter of the built-in writer, and the plan it follows, which another writer may follow as well. */
export interface WrittenLetter extends CheckedLetter {
  /** The CV has next to nothing to tell for this job. */
  hasLittleEvidence: boolean;
  plan: LetterPlan;
  /** What the CV or the job says to machines that read it; none of it counts. */
  orders: string[];
}
