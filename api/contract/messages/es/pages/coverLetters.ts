import type { CoverLetterPages } from '../../pages/coverLetters.ts';
import { aiCoverLetterGenerator } from './aiCoverLetterGenerator.ts';
import { coverLetter } from './coverLetter.ts';

export const coverLetterPages: CoverLetterPages = { 'cover-letter': coverLetter, 'ai-cover-letter-generator': aiCoverLetterGenerator };
