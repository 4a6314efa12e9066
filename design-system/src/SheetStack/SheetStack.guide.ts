import type { Guide } from '../guide';

export const sheetStackGuide = {
  use: ['The product in one picture, at the top of a page about a tool.'],
  avoid: ['A result: show the visitor’s own pages.'],
  do: ['One a page.'],
  dont: ['Do not say with it what the words beside it do not say.'],
  accessibility: ['it is a picture for the eye alone'],
} as const satisfies Guide;
