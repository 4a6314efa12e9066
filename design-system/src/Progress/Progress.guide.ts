import type { Guide } from '../guide';

export const progressGuide = {
  use: ['Work of more than a second that leaves the rest of the page usable: reading a file, recognising a page.'],
  avoid: [
    'Work that stands before everything else: use ProgressDialog.',
    'Steps the visitor takes: use Stepper.',
    'A place that fills in less than a second: use Skeleton.',
  ],
  do: ['Give the real share as soon as it is known.', 'Say beside it what is happening now, in the visitor’s words.'],
  dont: ['Do not invent a share: a bar without one says that work goes on.', 'Do not let it go back.'],
  accessibility: [
    'the bar is named by the words above it',
    'a known share is said as a percentage in the page’s language',
    'an unknown share claims no figure',
    'the figure beside it is for the eye alone',
    'axe finds nothing',
  ],
} as const satisfies Guide;
