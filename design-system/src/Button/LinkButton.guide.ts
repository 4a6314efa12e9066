import type { Guide } from '../guide';

export const linkButtonGuide = {
  use: ['A way to another page that should be as easy to find as a button.'],
  avoid: ['Something that is done here: use Button.', 'A way within a sentence: use a plain link.'],
  do: ['Say where it leads.'],
  dont: ['Do not give it an onClick that does the work of a button.'],
  accessibility: ['a way to another page stays a link with its address'],
} as const satisfies Guide;
