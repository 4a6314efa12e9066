import type { ChatMessages } from '../en/chat.ts';
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

const { number } = speak('es');

export const chat: ChatMessages = {
  locale: 'es',
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
