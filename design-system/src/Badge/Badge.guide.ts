import type { Guide } from '../guide';

export const badgeGuide = {
  use: ['One word on a file, a row or a tab: "Signed", "Scanned", "12".'],
  avoid: ['Something that is pressed or removed: use Chip.', 'A sentence about what happened: use Banner.'],
  do: ['Say the state in a word; the colour repeats it.'],
  dont: ['Do not tell states apart by colour alone.', 'Do not use more than two on one row.'],
  accessibility: ['it is read as words in the place where it stands', 'its icon is for the eye alone', 'axe finds nothing'],
} as const satisfies Guide;
