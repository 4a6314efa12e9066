import { aiCoverLetterGenerator } from './aiCoverLetterGenerator.ts';
import { coverLetter } from './coverLetter.ts';
import { pageNotFound } from './facts.ts';
import { whatMachinesRead } from './whatMachinesRead.ts';

export const coverLetterPages = {
  pages: { 'cover-letter': coverLetter, 'ai-cover-letter-generator': aiCoverLetterGenerator, 'what-machines-read': whatMachinesRead },
  pageNotFound,
};
