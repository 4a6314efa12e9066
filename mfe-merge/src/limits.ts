import type { ServerConfig } from '@sheaf/api/contract/config';
import { sentenceOf } from '@sheaf/api/contract/errors';
import { formatFileSize } from '@sheaf/design-system';
import type { MergeRefusal } from './state/mergeRefusal';

export type MergeLimits = ServerConfig['limits'];

/** The refusal for more files than are free here, or null. It holds wherever the merge is done. */
export function freeLimitRefusal(fileCount: number, { mergeFreeFiles }: MergeLimits): MergeRefusal | null {
  if (!isOver(fileCount, mergeFreeFiles)) return null;
  return { code: 'merge_limit_reached', sentence: sentenceOf('merge_limit_reached', { limit: mergeFreeFiles }) };
}

/** Why the server would not take these files, in its own words, or null. Asking here saves a long upload. */
export function overServerLimits(files: readonly File[], pages: number, limits: MergeLimits): string | null {
  const { maxFiles, maxFileBytes, maxTotalBytes, maxPages } = limits;
  const tooLarge = files.find(({ size }) => isOver(size, maxFileBytes));
  if (tooLarge) {
    const { name, size } = tooLarge;
    return sentenceOf('file_too_large', { file: name, size: formatFileSize(size), limit: formatFileSize(maxFileBytes) });
  }
  if (isOver(totalBytes(files), maxTotalBytes)) return sentenceOf('upload_too_large', { limit: formatFileSize(maxTotalBytes) });
  if (isOver(files.length, maxFiles)) return `These are ${files.length} files. The limit here is ${maxFiles}.`;
  if (isOver(pages, maxPages)) return sentenceOf('too_many_pages', { pages, limit: maxPages });
  return null;
}

/** "up to 50 files, 300 MB together", with only the parts that are limited. */
export function limitsInWords({ maxFiles, maxTotalBytes }: MergeLimits): string {
  const parts = [maxFiles > 0 && `${maxFiles} files`, maxTotalBytes > 0 && `${formatFileSize(maxTotalBytes)} together`].filter(Boolean);
  return parts.length > 0 ? `up to ${parts.join(', ')}` : 'any number of files';
}

export function totalBytes(files: readonly File[]): number {
  return files.reduce((sum, file) => sum + file.size, 0);
}

/** A limit of 0 means there is none. */
function isOver(value: number, limit: number): boolean {
  return limit > 0 && value > limit;
}
