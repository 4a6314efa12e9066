import { markRepeat } from '@sheaf/tool-kit/markRepeat';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import type { GrammarMessages } from '../messages';
import type { GrammarState } from './emptyGrammar';

/** Returns what screen readers announce of the screen as it is now. */
export function buildAnnouncement(
  { announcement, past, future }: Pick<GrammarState, 'announcement' | 'past' | 'future'>,
  words: GrammarMessages,
): string {
  if (!announcement) return '';
  switch (announcement.says) {
    case 'did':
      return markRepeat(formatMessage(words.steps, announcement.step), (past.length - future.length) % 2 === 0);
    case 'undid':
      return words.walks.undone(formatMessage(words.steps, announcement.step));
    case 'redid':
      return words.walks.redone(formatMessage(words.steps, announcement.step));
    default:
      return formatMessage(words.announcements, announcement);
  }
}
