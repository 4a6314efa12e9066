import { type LetterAgain, type LetterExport, type LetterRequest, letterLimits } from './coverLetter.ts';
import type { Phrase, PhraseName } from './phrases.ts';

/** Why a letter cannot be asked for so, as the code of a refusal with its details. */
export type LetterProblem =
  | { code: 'cv_missing' | 'cv_too_short' | 'job_title_missing' | 'company_missing'; details?: undefined }
  | { code: 'job_description_too_long'; details: { limit: number } }
  | { code: 'field_too_long'; details: { field: Phrase; limit: number } };

/** Returns what is wrong with the text of a CV, or undefined. */
export function findCvTextProblem(text: string): LetterProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return { code: 'cv_missing' };
  if (length < letterLimits.minCvText) return { code: 'cv_too_short' };
  return findTooLong('cv_text', text, letterLimits.maxCvText);
}

/** Returns what is wrong with the CV of a request for a letter. Does not check that a CV of this id exists. */
export function findLetterCvProblem({ cvId, cvText = '' }: Pick<LetterRequest, 'cvId' | 'cvText'>): LetterProblem | undefined {
  return cvId ? undefined : findCvTextProblem(cvText);
}

/** Returns the first problem of a request for a letter, in the order of the form. Does not check the CV. */
export function findLetterProblem(request: Omit<LetterRequest, 'cvId' | 'cvText'>): LetterProblem | undefined {
  const { jobTitle, companyName, jobDescription = '', hiringManager, highlights } = request;
  const limits = letterLimits;
  if (jobTitle.trim().length < limits.minJobTitle) return { code: 'job_title_missing' };
  const title = findTooLong('job_title', jobTitle, limits.maxJobTitle);
  if (title) return title;
  if (companyName.trim() === '') return { code: 'company_missing' };
  const company = findTooLong('company_name', companyName, limits.maxCompanyName);
  if (company) return company;
  if (jobDescription.trim().length > limits.maxJobDescription) {
    return { code: 'job_description_too_long', details: { limit: limits.maxJobDescription } };
  }
  return findTooLong('hiring_manager', hiringManager, limits.maxHiringManager) ?? findTooLong('highlights', highlights, limits.maxHighlights);
}

/** Returns what is wrong with a request for another wording, or undefined. */
export function findLetterAgainProblem({ instruction }: LetterAgain): LetterProblem | undefined {
  return findTooLong('instruction', instruction, letterLimits.maxInstruction);
}

/** Returns what is wrong with a letter to export, or undefined. */
export function findLetterExportProblem({ coverLetter }: LetterExport): LetterProblem | undefined {
  return findTooLong('letter', coverLetter, letterLimits.maxLetter);
}

function findTooLong(phrase: PhraseName, text = '', limit: number): LetterProblem | undefined {
  return text.trim().length > limit ? { code: 'field_too_long', details: { field: { phrase }, limit } } : undefined;
}
