import { type LetterAgain, type LetterExport, type LetterRequest, letterLimits } from './coverLetter.ts';
import type { Phrase, PhraseName } from './phrases.ts';

/** Why a letter cannot be asked for so, as the code of a refusal with its details. */
export type LetterProblem =
  | { code: 'cv_missing' | 'cv_too_short' | 'job_title_missing' | 'company_missing'; details?: undefined }
  | { code: 'job_description_too_long'; details: { limit: number } }
  | { code: 'field_too_long'; details: { field: Phrase; limit: number } };

/** What is wrong with the text of a CV. */
export function cvTextProblem(text: string): LetterProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return { code: 'cv_missing' };
  if (length < letterLimits.minCvText) return { code: 'cv_too_short' };
  return tooLong('cv_text', text, letterLimits.maxCvText);
}

/** What is wrong with the CV that a letter shall stand on; whether one of this name is kept is another matter. */
export function letterCvProblem({ cvId, cvText = '' }: Pick<LetterRequest, 'cvId' | 'cvText'>): LetterProblem | undefined {
  return cvId ? undefined : cvTextProblem(cvText);
}

/** What is wrong with the rest of what a letter is asked for with, nearest to the top of the form first. */
export function letterProblem(request: Omit<LetterRequest, 'cvId' | 'cvText'>): LetterProblem | undefined {
  const { jobTitle, companyName, jobDescription = '', hiringManager, highlights } = request;
  const limits = letterLimits;
  if (jobTitle.trim().length < limits.minJobTitle) return { code: 'job_title_missing' };
  const title = tooLong('job_title', jobTitle, limits.maxJobTitle);
  if (title) return title;
  if (companyName.trim() === '') return { code: 'company_missing' };
  const company = tooLong('company_name', companyName, limits.maxCompanyName);
  if (company) return company;
  if (jobDescription.trim().length > limits.maxJobDescription) {
    return { code: 'job_description_too_long', details: { limit: limits.maxJobDescription } };
  }
  return tooLong('hiring_manager', hiringManager, limits.maxHiringManager) ?? tooLong('highlights', highlights, limits.maxHighlights);
}

/** What is wrong with what another wording is asked for with. */
export function letterAgainProblem({ instruction }: LetterAgain): LetterProblem | undefined {
  return tooLong('instruction', instruction, letterLimits.maxInstruction);
}

/** What is wrong with a letter that is to become a file. */
export function letterExportProblem({ coverLetter }: LetterExport): LetterProblem | undefined {
  return tooLong('letter', coverLetter, letterLimits.maxLetter);
}

function tooLong(phrase: PhraseName, text = '', limit: number): LetterProblem | undefined {
  return text.trim().length > limit ? { code: 'field_too_long', details: { field: { phrase }, limit } } : undefined;
}
