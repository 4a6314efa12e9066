import type { Guide } from '../guide';

export const chipGuide = {
  use: ['Several small things that were chosen or found: keywords of a job, page ranges.', 'As ToggleChip: filters that are each on or off.'],
  avoid: ['A state of something else: use Badge.', 'One of several: use SegmentedControl or Select.', 'Something to do: use Button.'],
  do: ['Put several into a list, so that their number is said.', 'Keep each to one or two words.'],
  dont: ['Do not make a chip that is both switched and removed.'],
  accessibility: [
    'the button that removes it says what it removes',
    'a toggle says whether it is on, and Enter and the space bar switch it',
    'the sign of a toggle that is on is for the eye alone',
    'a toggle that cannot be changed now is not reached',
    'axe finds nothing',
  ],
} as const satisfies Guide;
