import type { ServerConfig } from '@sheaf/api/contract/config';
import { sentenceOf } from '@sheaf/api/contract/errors';
import { formatFileSize } from '@sheaf/design-system';
import type { MergeRefusal } from './state/mergeRefusal';

export type MergeLimits = ServerConfig['limits'];

/** The refusal the server would give for these files before reading them, or null. Asking here saves a long upload. */
export function limitRefusal(files: readonly File[], limits: MergeLimits): MergeRefusal | null {
  const { maxFiles, maxTotalBytes, mergeFreeFiles } = limits;
  if (isOver(files.length, mergeFreeFiles)) {
    return { code: 'merge_limit_reached', sentence: sentenceOf('merge_limit_reached', { limit: mergeFreeFiles }) };
  }
  if (isOver(files.length, maxFiles)) {
    return { code: 'too_many_files', sentence: sentenceOf('too_many_files', { count: files.length, limit: maxFiles }) };
  }
  const tooLarge = files.map((file) => sizeProblem(file, limits)).find((sentence) => sentence !== null);
  if (tooLarge) return { code: 'file_too_large', sentence: tooLarge };
  if (isOver(totalBytes(files), maxTotalBytes)) {
    return { code: 'upload_too_large', sentence: sentenceOf('upload_too_large', { limit: formatFileSize(maxTotalBytes) }) };
  }
  return null;
}

/** The sentence for one file that is over the limit of a single file, or null. */
export function sizeProblem(file: File, { maxFileBytes }: MergeLimits): string | null {
  if (!isOver(file.size, maxFileBytes)) return null;
  return sentenceOf('file_too_large', { file: file.name, size: formatFileSize(file.size), limit: formatFileSize(maxFileBytes) });
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
