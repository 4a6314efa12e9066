import type { Locale } from '../locale/locales.ts';
import { speak } from '../locale/speak.ts';
import { announcements } from './coverLetter/announcements.ts';
import { cv } from './coverLetter/cv.ts';
import { download } from './coverLetter/download.ts';
import { job } from './coverLetter/job.ts';
import { letter } from './coverLetter/letter.ts';
import { machine } from './coverLetter/machine.ts';
import { panels } from './coverLetter/panels.ts';
import { profile } from './coverLetter/profile.ts';
import { screen } from './coverLetter/screen.ts';
import { session } from './coverLetter/session.ts';

const { number } = speak('en');

/** What the cover letter tool says. `<mark>` is drawn: as the highlighter or in bold. */
export const coverLetter = {
  /** The language of all this, for what writes numbers with units. */
  locale: 'en' as Locale,
  number,
  screen,
  cv,
  profile,
  job,
  letter,
  machine,
  panels,
  download,
  session,
  announcements,
};

export type CoverLetterMessages = typeof coverLetter;
