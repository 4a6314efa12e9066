import type { Guide } from '../guide';

export const progressDialogGuide = {
  use: ['Work of more than a moment that the rest of the page has to wait for.'],
  avoid: ['Work that leaves the page usable: use Progress.'],
  do: ['Say what is happening now, in the visitor’s words.', 'Let it be stopped.'],
  dont: ['Do not open it for less than a second of work.'],
  accessibility: [
    'it says what is happening',
    'those who listen hear of changes now and then, not of every one',
    'Cancel and Escape stop the work',
    'the focus goes back to the button that started the work',
    'axe finds nothing',
  ],
} as const satisfies Guide;
