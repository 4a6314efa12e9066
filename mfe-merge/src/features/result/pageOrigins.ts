import type { MergeReport } from '@sheaf/api/contract/merge';
import type { MergeMessages } from '../../messages';

type MergedFile = MergeReport['files'][number];

/** Where a file's pages lie, in words. With pages taken alternately or moved about they do not lie together. */
export function formatPlace(file: MergedFile, words: MergeMessages['result']): string {
  if (file.pages === 0) return words.noPages;
  if (!liesTogether(file)) return words.someOfPages(file);
  return file.from === file.to ? words.onePage(file.from) : words.pages(file);
}

/** The files whose pages lie together, as stretches of the result. */
export function splitByFile(files: readonly MergedFile[]): MergedFile[] {
  return files.filter((file) => file.pages > 0 && liesTogether(file));
}

/** What can be said of one page for certain: that a file begins there, or that it is from one. A page between files is from none. */
export function formatOrigin(page: number, files: readonly MergedFile[], words: MergeMessages['result']): string {
  const first = files.find((file) => file.pages > 0 && file.from === page);
  if (first) return words.startOf(first.name);
  const around = splitByFile(files).find((file) => file.from <= page && page <= file.to);
  return around ? words.from(around.name) : '';
}

function liesTogether({ pages, from, to }: Omit<MergedFile, 'name'>): boolean {
  return pages === to - from + 1;
}
