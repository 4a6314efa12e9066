import type { LandingPoint } from '../../landingWords.ts';

/** What is the same on both pages about cover letters. */

export const action = 'Write a cover letter';

export const steps: LandingPoint[] = [
  { title: 'Give your CV', text: 'Open it as a PDF or paste its text. You see what was understood, and can correct it.' },
  { title: 'Describe the job', text: 'The title and the company are enough; with the job description the letter comes closer to the point.' },
  { title: 'Edit and download', text: 'Pick one of seven tones, change any paragraph, and save the letter as PDF, Word or plain text.' },
];
