import { formatFileSize } from '@sheaf/design-system';
import { markRepeat } from '@sheaf/tool-kit/markRepeat';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import type { MergeMessages } from '../messages';
import type { Announcement, AnnouncementWords, MergeState } from './emptyMerge';
import { formatReason } from './reason';

/** Returns what screen readers announce of the screen as it is now. */
export function buildAnnouncement(
  { progress, announcement, past, future }: Pick<MergeState, 'progress' | 'announcement' | 'past' | 'future'>,
  words: MergeMessages,
): string {
  if (progress.step === 'merged') {
    const { report, pdf } = progress;
    return words.announcements.merged({ pages: words.countPages(report.pages), size: formatFileSize(pdf.size, words.locale) });
  }
  if (!announcement) return '';
  const sentence = formatAnnouncement(announcement, words);
  return markRepeat(sentence, (past.length - future.length) % 2 === 0);
}

function formatAnnouncement(announcement: Announcement, words: MergeMessages): string {
  switch (announcement.says) {
    case 'done':
      return formatMessage(words.steps, announcement.step);
    case 'undone':
    case 'redone':
      return words.announcements[announcement.says](formatMessage(words.steps, announcement.step));
    case 'unreadable':
      return formatReason(announcement.reason, words);
    default:
      return formatMessage<AnnouncementWords>(words.announcements, announcement);
  }
}
