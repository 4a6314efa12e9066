import type { Guide } from '../guide';

export const emptyStateGuide = {
  use: ['A place where a result will be, or where nothing was found.'],
  avoid: ['A place that is being filled now: use Skeleton or Progress.', 'Something that went wrong with one file: use Banner.'],
  do: ['Say what will come, and how to get there.'],
  dont: ['Do not only say that there is nothing.'],
  accessibility: ['its words and its way on are read in the order they stand', 'axe finds nothing'],
} as const satisfies Guide;
