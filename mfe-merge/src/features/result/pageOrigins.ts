import type { MergeReport } from '@sheaf/api/contract/merge';
import type { MergeMessages } from '../../messages';

type MergedFile = MergeReport['files'][number];

/** Formats where a file's pages are in the result. Interleaved or moved pages are not contiguous. */
export function formatPlace(file: MergedFile, words: MergeMessages['result']): string {
  if (file.pages === 0) return words.noPages;
  if (!isContiguous(file)) return words.someOfPages(file);
  return file.from === file.to ? words.onePage(file.from) : words.pages(file);
}

/** Lists the files whose pages are contiguous in the result. */
export function splitByFile(files: readonly MergedFile[]): MergedFile[] {
  return files.filter((file) => file.pages > 0 && isContiguous(file));
}

/** Formats the origin of a page: the file that starts there or contains it; empty where that is uncertain. */
export function formatOrigin(page: number, files: readonly MergedFile[], words: MergeMessages['result']): string {
  const first = files.find((file) => file.pages > 0 && file.from === page);
  if (first) return words.startOf(first.name);
  const around = splitByFile(files).find((file) => file.from <= page && page <= file.to);
  return around ? words.from(around.name) : '';
}

function isContiguous({ pages, from, to }: Omit<MergedFile, 'name'>): boolean {
  return pages === to - from + 1;
}
