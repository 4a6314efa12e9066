import type { Guide } from '../guide';

export const resultCardGuide = {
  use: ['A file that was made for the visitor, with its download.'],
  avoid: ['A result that is not there yet: use EmptyState.', 'Something that went wrong: use Banner.'],
  do: ['Put the download first among what can be done.', 'Say where the work was done.'],
  dont: ['Do not repeat the name of the file in what follows.'],
  accessibility: ['its name takes the focus when it arrives', 'axe finds nothing'],
} as const satisfies Guide;
