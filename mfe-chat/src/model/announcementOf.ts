import { markRepeat } from '@sheaf/tool-kit/markRepeat';
import { inWords } from '@sheaf/tool-kit/messageDescriptor';
import type { ChatMessages } from '../messages';
import type { ChatState } from './chatState';
import { talkOf } from './chatState';

/** What listeners hear of the screen as it is now. */
export function announcementOf({ announcement, stage }: ChatState, { announcements }: ChatMessages): string {
  if (!announcement) return '';
  const isOdd = (talkOf(stage)?.exchanges.length ?? 0) % 2 === 1;
  return markRepeat(inWords(announcements, announcement), isOdd);
}
