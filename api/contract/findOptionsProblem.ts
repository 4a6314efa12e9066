import type { MergeOptions } from './merge.ts';
import { choicesReplacedByPages } from './mergeChoices.ts';
import type { Phrase } from './phrases.ts';

/** The choices that an explicit list of pages replaces. */
const REPLACED_BY_PAGES = ['order', 'ranges', 'rotate', ...choicesReplacedByPages] as const;

/** Returns why options do not fit their files, as the end of a sentence; undefined when they fit. Server, device and fake API share it. */
export function findOptionsProblem(options: MergeOptions, fileCount: number): Phrase | undefined {
  const { order, ranges, rotate, passwords, pages } = options;
  for (const [name, list] of Object.entries({ order, ranges, rotate, passwords })) {
    if (list && list.length !== fileCount) return { phrase: 'one_for_each_file', of: name };
  }
  if (order && new Set(order).size !== fileCount) return { phrase: 'each_file_once', of: 'order' };
  if (order?.some((index) => index >= fileCount)) return { phrase: 'file_not_sent', of: 'order' };
  const replaced = pages && REPLACED_BY_PAGES.find((name) => options[name] !== undefined);
  if (replaced) return { phrase: 'replaced_by_pages', of: replaced };
  if (pages?.some(({ file }) => file >= fileCount)) return { phrase: 'file_not_sent', of: 'pages' };
  return undefined;
}
