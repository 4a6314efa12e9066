import type { ServerConfig } from '../../../config.ts';
import type { LandingPoint, LandingQuestion } from '../../landingWords.ts';
import { retention } from './facts.ts';

/** What is the same on both pages about cover letters. */

export const action = 'Write a cover letter';

export const steps: LandingPoint[] = [
  { title: 'Give your CV', text: 'Open it as a PDF or paste its text. You see what was understood, and can correct it.' },
  { title: 'Describe the job', text: 'The title and the company are enough; with the job description the letter comes closer to the point.' },
  { title: 'Edit and download', text: 'Pick one of seven tones, change any paragraph, and save the letter as PDF, Word or plain text.' },
];

export const privacy = (server: ServerConfig): LandingQuestion => ({
  question: 'What happens to my CV?',
  answer: `Its text is kept for ${retention(server)} so that you can work on the letter, then deleted. “Delete now” ends it sooner. The PDF itself stays in your own browser, for an hour.`,
});
