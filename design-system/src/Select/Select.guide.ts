import type { Guide } from '../guide';

export const selectGuide = {
  use: ['One of five or more, or of long names.'],
  avoid: ['Two to four short ones: use SegmentedControl.', 'Things to do: use Menu.'],
  do: ['Say in the hint what the present choice means.'],
  dont: ['Do not put nothing as the first option unless nothing is a choice.'],
  accessibility: [
    'it is chosen from by its label',
    'the present choice is explained with it, and axe finds nothing',
    'what is wrong with a choice is said with it',
  ],
} as const satisfies Guide;
