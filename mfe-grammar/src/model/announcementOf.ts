import { markRepeat } from '@sheaf/tool-kit/markRepeat';
import { inWords } from '@sheaf/tool-kit/messageDescriptor';
import type { GrammarMessages } from '../messages';
import type { GrammarState } from './emptyGrammar';

/** What listeners hear of the screen as it is now. */
export function announcementOf(
  { announcement, past, future }: Pick<GrammarState, 'announcement' | 'past' | 'future'>,
  words: GrammarMessages,
): string {
  if (!announcement) return '';
  switch (announcement.says) {
    case 'did':
      return markRepeat(inWords(words.steps, announcement.step), (past.length - future.length) % 2 === 0);
    case 'undid':
      return words.walks.undone(inWords(words.steps, announcement.step));
    case 'redid':
      return words.walks.redone(inWords(words.steps, announcement.step));
    default:
      return inWords(words.announcements, announcement);
  }
}
