import { speak } from '../../locale/speak.ts';

const { number } = speak('en');

/** The job, and how the letter shall sound. */
export const job = {
  title: 'Job title',
  company: 'Company',
  manager: 'Who reads it',
  managerHint: 'A name, if you know one. Without it the letter begins “Dear Hiring Manager,”.',
  description: 'Job description',
  descriptionHint: 'Paste the advertisement: the letter then answers what it asks for.',
  highlights: 'What the letter should mention',
  highlightsHint: 'Anything true that your CV does not say. The letter may use it as your word.',
  optional: 'optional',

  /** "220 to 320 words". */
  lengthHint: ({ min, max }: { min: number; max: number }) => `${number(min)} to ${number(max)} words, always on one page`,
  language: 'Language of the letter',
  onlyEnglish: 'The letter will be in English: it can be in Spanish only from a CV in Spanish, or by an AI service.',
  jobInAnother: ({ job, letter }: { job: string; letter: string }) =>
    `The job description seems to be in ${job}, and the letter will be in ${letter}. Fewer of its words can be compared with your CV.`,
  cvInAnother: ({ cv, letter }: { cv: string; letter: string }) =>
    `Your CV seems to be in ${cv}, and the letter will be in ${letter}. Check how what was taken from your CV reads in it.`,
  write: 'Write my letter',
  writeAgain: 'Write it again',
  writing: 'Writing your letter...',
  writingWorks: 'Choosing what of your CV answers this job, and checking every claim',
  failedTitle: 'Letter not written',
  failedText: 'Failed to write your letter. Please try again.',
  nothingLost: 'Everything you typed is still here.',
  doneTitle: 'Your letter is ready',
  doneText: 'Check each claim, then download it.',
  /** In short, on the step where it is written. */
  summary: ({ title, company }: { title: string; company: string }) => `${title} at ${company}`,
};
