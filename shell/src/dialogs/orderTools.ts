import type { Tool } from '../tools';

/** Orders the tools by the number of PDFs: tools for several files come first for several, and last for one. */
export function orderTools(all: readonly Tool[], fileCount: number): readonly Tool[] {
  if (fileCount === 0) return all;
  const forSeveral = all.filter(({ takesSeveral }) => takesSeveral);
  const forOne = all.filter(({ takesSeveral }) => !takesSeveral);
  return fileCount > 1 ? [...forSeveral, ...forOne] : [...forOne, ...forSeveral];
}
