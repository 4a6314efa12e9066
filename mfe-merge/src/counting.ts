/** "1 page", "1,204 pages". */
export function countPages(count: number): string {
  return counted(count, 'page');
}

/** "1 file", "3 files". */
export function countFiles(count: number): string {
  return counted(count, 'file');
}

/** "1 bookmark", "41 bookmarks": any noun whose plural ends in s. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
