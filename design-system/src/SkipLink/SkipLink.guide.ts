import type { Guide } from '../guide';

export const skipLinkGuide = {
  use: ['Once, as the first thing of every page.'],
  avoid: ['Any other way within a page: use a plain link.'],
  do: ['Let it lead to the main part, which takes the focus.'],
  dont: ['Do not hide it from the keyboard.'],
  accessibility: ['it is the first stop of the Tab key and leads to the content', 'axe finds nothing'],
} as const satisfies Guide;
