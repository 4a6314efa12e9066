import { inWords } from '@sheaf/tool-kit/messageDescriptor';
import type { ChatMessages } from '../messages';
import type { ChatState } from './chatState';
import { talkOf } from './chatState';

/** What listeners hear of the screen as it is now. */
export function announcementOf({ announcement, stage }: ChatState, { announcements }: ChatMessages): string {
  if (!announcement) return '';
  // The same words twice are read out once: a space nobody hears makes them others with each question.
  const isOdd = (talkOf(stage)?.exchanges.length ?? 0) % 2 === 1;
  return inWords(announcements, announcement) + (isOdd ? '\u00A0' : '');
}
