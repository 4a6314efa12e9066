import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import type { LetterAgain, LetterExport, LetterRequest } from '../../../contract/coverLetter.ts';
import { findLetterAgainProblem, findLetterExportProblem, findLetterProblem, type LetterProblem } from '../../../contract/findLetterProblem.ts';
import { Refusal } from '../../refusal.ts';
import { cleanLine, cleanText } from './plainText.ts';
import type { CleanLetterRequest } from './storedCv.ts';

/** Cleans the request for a letter; refuses one that has a problem. */
export function cleanLetterRequest(request: LetterRequest): CleanLetterRequest {
  const plain = {
    ...request,
    jobTitle: cleanLine(request.jobTitle),
    companyName: cleanLine(request.companyName),
    hiringManager: cleanLine(request.hiringManager ?? ''),
  };
  refuse(findLetterProblem(plain));
  const { jobTitle: title, companyName: company, hiringManager, profile } = plain;
  return {
    job: { title, company, hiringManager, description: cleanText(request.jobDescription ?? '') },
    ...(profile && { profile }),
    highlights: cleanText(request.highlights ?? ''),
    language: readLanguage(request.language ?? guessJobLanguage(request.jobDescription)),
  };
}

/** Returns the instruction for the next wording; refuses one that is too long. */
export function cleanInstruction(again: LetterAgain): string {
  refuse(findLetterAgainProblem(again));
  return cleanLine(again.instruction ?? '');
}

/** Returns the cleaned text of a letter to export; refuses an empty or too long one. */
export function readExportedText(letter: LetterExport): string {
  refuse(findLetterExportProblem(letter));
  const text = cleanText(letter.coverLetter);
  if (text === '') throw new Refusal('invalid_request', { reason: { phrase: 'not_right', of: 'coverLetter' } });
  return text;
}

/** Throws the refusal for a problem, if there is one. */
export function refuse(problem: LetterProblem | undefined): void {
  if (problem) throw Refusal.withDetails(problem.code, problem.details);
}

/** Returns the language of an advertisement that the built-in writer writes in, for who asked for none. */
function guessJobLanguage(description = ''): string {
  return guessLanguage(description) === 'es' ? 'es' : 'en';
}

/** Returns the language of a code such as `de` or `de-AT`; English for an invalid one. */
function readLanguage(code = ''): string {
  return /^([a-z]{2})(?:-[a-z\d]{2,8}){0,3}$/i.exec(code.trim())?.[1]?.toLowerCase() ?? 'en';
}
