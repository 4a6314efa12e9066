import type { Guide } from '../guide';

export const bannerGuide = {
  use: ['What happened, to which file, and what to do, in the place it belongs to.'],
  avoid: ['Something that is over in five seconds: use ToastRegion.', 'What is wrong with one field: give the field an error.'],
  do: ['Name the file.', 'Offer the way out as its action.', 'Let it come into view when it answers what was just done.'],
  dont: ['Do not stack more than two.', 'Do not use bad for what is merely worth knowing.'],
  accessibility: [
    'a refusal interrupts, names the file and says what to do',
    'anything but a refusal waits its turn',
    'its icon is for the eye alone',
    'axe finds nothing',
  ],
} as const satisfies Guide;
