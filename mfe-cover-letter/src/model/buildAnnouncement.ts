import { markRepeat } from '@sheaf/tool-kit/markRepeat';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import type { LetterMessages } from '../messages';
import type { LetterState } from './letterState';

/** Returns what screen readers announce of the screen as it is now. */
export function buildAnnouncement({ announcement }: LetterState, { announcements }: LetterMessages): string {
  if (!announcement) return '';
  return markRepeat(formatMessage(announcements, announcement.fact), announcement.at % 2 === 1);
}
