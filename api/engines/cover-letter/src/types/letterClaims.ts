/** A statement of a letter, and its evidence. Its text is a stretch of its paragraph. */
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
