import type { ServerConfig } from '@sheaf/api/contract/config';
import { formatFileSize } from '@sheaf/design-system';
import type { MergeMessages } from '../messages';
import { buildRefusalReason, formatReason, type Reason } from './reason';

export type MergeLimits = ServerConfig['limits'];

/** Returns the refusal for more files than are free, or null. Merges on the device count too. */
export function findFreeLimitRefusal(fileCount: number, { mergeFreeFiles }: MergeLimits): Reason | null {
  return isOver(fileCount, mergeFreeFiles) ? buildRefusalReason('merge_limit_reached', { limit: mergeFreeFiles }) : null;
}

/** Returns why the server would reject these files, in its own words, or null. Checking here saves a long upload. */
export function findServerLimitRefusal(files: readonly File[], pages: number, limits: MergeLimits, words: MergeMessages): string | null {
  const { maxFiles, maxFileBytes, maxTotalBytes, maxPages } = limits;
  const inSize = (bytes: number) => formatFileSize(bytes, words.locale);
  const tooLarge = files.find(({ size }) => isOver(size, maxFileBytes));
  if (tooLarge) {
    const { name, size } = tooLarge;
    return formatReason(buildRefusalReason('file_too_large', { file: name, size: inSize(size), limit: inSize(maxFileBytes) }), words);
  }
  if (isOver(sumBytes(files), maxTotalBytes)) return formatReason(buildRefusalReason('upload_too_large', { limit: inSize(maxTotalBytes) }), words);
  if (isOver(files.length, maxFiles)) return words.refusals.tooManyFiles({ count: files.length, limit: maxFiles });
  if (isOver(pages, maxPages)) return formatReason(buildRefusalReason('too_many_pages', { pages, limit: maxPages }), words);
  return null;
}

/** Formats the limits that are set: "up to 50 files, 300 MB together". */
export function formatLimits({ maxFiles, maxTotalBytes }: MergeLimits, { screen, locale }: MergeMessages): string {
  return screen.limits({ files: maxFiles || null, size: maxTotalBytes > 0 ? formatFileSize(maxTotalBytes, locale) : null });
}

/** Sums the sizes of files in bytes. */
export function sumBytes(files: readonly Pick<File, 'size'>[]): number {
  return files.reduce((sum, file) => sum + file.size, 0);
}

/** Returns whether a value exceeds a limit, where 0 means no limit. */
function isOver(value: number, limit: number): boolean {
  return limit > 0 && value > limit;
}
