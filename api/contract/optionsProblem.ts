import type { MergeOptions } from './pdf.ts';

/** What an explicit list of pages takes the place of. */
const REPLACED_BY_PAGES = ['order', 'ranges', 'rotate', 'interleave', 'padEven'] as const;

/** Why options do not fit the files they come with, as the end of a sentence; nothing when they do. The same on a server, on a device and in the fake API. */
export function optionsProblem(options: MergeOptions, fileCount: number): string | undefined {
  const { order, ranges, rotate, passwords, pages } = options;
  for (const [name, list] of Object.entries({ order, ranges, rotate, passwords })) {
    if (list && list.length !== fileCount) return `${name} must have one entry for each file`;
  }
  if (order && new Set(order).size !== fileCount) return 'order must name each file once';
  if (order?.some((index) => index >= fileCount)) return 'order names a file that was not sent';
  const replaced = pages && REPLACED_BY_PAGES.find((name) => options[name] !== undefined);
  if (replaced) return `pages takes the place of ${replaced}, so only one of them can be given`;
  if (pages?.some(({ file }) => file >= fileCount)) return 'pages names a file that was not sent';
  return undefined;
}
