import { formatUploadLimits, type UploadLimits } from '@sheaf/tool-kit/uploadLimits';
import type { ConvertMessages } from '../messages';

/** Formats the limits, such as "up to 100 MB, 2,000 pages", and how many pages are free. */
export function formatLimits(limits: UploadLimits, words: ConvertMessages): string {
  const sentence = formatUploadLimits(limits, words);
  return limits.convertFreePages > 0 ? `${sentence}; ${words.screen.freePages(limits.convertFreePages)}` : sentence;
}
