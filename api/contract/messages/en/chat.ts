import type { Locale } from '../locale/locales.ts';
import { speak } from '../locale/speak.ts';
import { announcements } from './chat/announcements.ts';
import { documents } from './chat/documents.ts';
import { exported } from './chat/exported.ts';
import { screen } from './chat/screen.ts';
import { session } from './chat/session.ts';
import { shortcuts } from './chat/shortcuts.ts';
import { talk } from './chat/talk.ts';
import { upload } from './chat/upload.ts';
import { viewer } from './chat/viewer.ts';

const { number } = speak('en');

/** What the chat tool says. `<mark>` is drawn: as the highlighter or in bold. */
export const chat = {
  /** The language of all this, for what writes numbers with units. */
  locale: 'en' as Locale,
  number,
  screen,
  upload,
  talk,
  documents,
  viewer,
  session,
  exported,
  shortcuts,
  announcements,
};

export type ChatMessages = typeof chat;
