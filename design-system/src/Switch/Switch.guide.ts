import type { Guide } from '../guide';

export const switchGuide = {
  use: ['Something that is on or off, at once.'],
  avoid: ['A choice that counts only when a form is sent: use a checkbox.', 'Two ways that are both something: use SegmentedControl.'],
  do: ['Name what is on, not the switch: "Merge on this device".'],
  dont: ['Do not ask back after it was switched.'],
  accessibility: [
    'its label and the space bar switch it',
    'it says whether it is on and what that does, and axe finds nothing',
    'one that is disabled stays as it is',
  ],
} as const satisfies Guide;
