import type { Guide } from '../guide';

export const buttonGuide = {
  use: ['Something that is done here: merge, copy, download.'],
  avoid: ['A way to another page: use LinkButton.', 'An icon without words: use IconButton.', 'Several things to do behind one button: use Menu.'],
  do: ['Say on it what will happen: "Merge 3 files".', 'One accent button a screen.'],
  dont: ['Do not write "OK", "Submit" or "Click here".', 'Do not disable it without saying near it what is missing.'],
  accessibility: ['it is pressed by pointer and by keyboard', 'one that is disabled does nothing', 'axe finds nothing'],
} as const satisfies Guide;
