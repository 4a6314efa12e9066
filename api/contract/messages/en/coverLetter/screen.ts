import { speak } from '../../locale/speak.ts';

const { number } = speak('en');

/** What stands on every step, and beside them. */
export const screen = {
  title: 'Cover Letter Generator',
  lead: 'A letter from what your CV says, with the line each claim rests on.',
  backToTools: 'Back to Tools',

  way: 'Your way to a letter',
  steps: { cv: 'Your CV', job: 'The job', style: 'Style' },
  back: 'Back',
  toJob: 'Continue to the job',
  toStyle: 'Continue to style',
  toLetter: 'Back to your letter',

  /** What a visitor gets, beside the place for the file. */
  beforehand: 'How it writes',
  promises: [
    'Every number, employer and skill in the letter stands in your CV. Whatever does not is marked, and listed before you download.',
    'Words of the job that your CV lacks are shown to you, and never written in.',
    'One page, in seven tones. Each paragraph is yours to change.',
  ],

  /** Who writes, and whether anything leaves the server. */
  staysHere: 'The letter is put together on this server; no AI service is used.',
  staysWithModel: (label: string) => `Letters are written by ${label}, which runs with this server. Nothing is sent anywhere else.`,
  leavesServer: (label: string) => `The text of your CV and what you tell of the job are sent to ${label}, which writes the letter.`,
  /** `time` is "1 hour". */
  keptFor: (time: string) => `The text is kept here for ${time}, the PDF only in this browser.`,

  /** A null is not limited. */
  limits: ({ size, pages }: { size: string | null; pages: number | null }) =>
    [size && `up to ${size}`, pages && `${size ? '' : 'up to '}${number(pages)} pages`].filter(Boolean).join(', ') || 'of any size',

  partMissing: 'This part of the page could not be loaded. Nothing you wrote is lost; check your connection.',
  tryAgain: 'Try again',
};
