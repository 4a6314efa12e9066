import type { Guide } from '../guide';

export const fileRowGuide = {
  use: ['One chosen file of a list.'],
  avoid: ['A file in a layout of its own: take FileWords alone.'],
  do: ['Say what is known of the file before anybody asks: pages, size.', 'Say what is wrong with a file on its own row.'],
  dont: ['Do not put more than three controls on it.'],
  accessibility: ['the button that removes it names the file', 'a long name keeps its end in sight and is read whole', 'axe finds nothing'],
} as const satisfies Guide;
