import { aiCoverLetterGenerator } from './aiCoverLetterGenerator.ts';
import { coverLetter } from './coverLetter.ts';

export const coverLetterPages = { 'cover-letter': coverLetter, 'ai-cover-letter-generator': aiCoverLetterGenerator };
