import { markRepeat } from '@sheaf/tool-kit/markRepeat';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import type { ChatMessages } from '../messages';
import type { ChatState } from './chatState';
import { findTalk } from './chatState';

/** Returns what screen readers announce of the screen as it is now. */
export function buildAnnouncement({ announcement, stage }: ChatState, { announcements }: ChatMessages): string {
  if (!announcement) return '';
  const hasOddLength = (findTalk(stage)?.exchanges.length ?? 0) % 2 === 1;
  return markRepeat(formatMessage(announcements, announcement), hasOddLength);
}
