import type { Guide } from '../guide';

export const dialogGuide = {
  use: [
    'A question that has to be answered before anything else goes on.',
    'Something to be looked at as large as the screen allows: its size is then the screen.',
  ],
  avoid: ['What can wait: use a Banner or ToastRegion.', 'Work under way: use ProgressDialog.'],
  do: ['Ask the question in its title.', 'Put the primary action first; it stands where the thumb is.'],
  dont: ['Do not open one from another.', 'Do not open it by itself unless the visitor’s own action led to it.'],
  accessibility: [
    'it says what it asks, and starts at the first thing to do',
    'the Tab key stays inside',
    'Escape closes it and returns the focus to where it was',
    'the page behind it is hidden from those who listen',
    'axe finds nothing',
  ],
} as const satisfies Guide;
