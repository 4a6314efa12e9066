import type { Guide } from '../guide';

export const skeletonGuide = {
  use: ['A place that is filled within a second or two by something of known size: a page’s picture, a row, a few lines.'],
  avoid: ['Work that takes longer or can be stopped: use Progress.', 'A place that stays empty until somebody acts: use EmptyState.'],
  do: ['Give it the size of what will come.'],
  dont: ['Do not draw a whole screen of them: show the words that are already known.'],
  accessibility: [
    'it says once what is awaited',
    'its shapes are for the eye alone',
    'it stands still for a visitor who asked for no motion',
    'axe finds nothing',
  ],
} as const satisfies Guide;
