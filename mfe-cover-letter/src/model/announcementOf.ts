import { inWords } from '@sheaf/tool-kit/messageDescriptor';
import type { LetterMessages } from '../messages';
import type { LetterState } from './letterState';

/** What listeners hear of the screen as it is now. */
export function announcementOf({ announcement }: LetterState, { announcements }: LetterMessages): string {
  if (!announcement) return '';
  // The same words twice are read out once: a space nobody hears makes them others.
  return inWords(announcements, announcement.fact) + (announcement.at % 2 === 1 ? '\u00A0' : '');
}
