import type { Guide } from '../guide';

export const pageFieldGuide = {
  use: ['The place in something with many pages, where one may want to go far at once.'],
  avoid: ['Naming several pages: use Field.', 'Two or three pages: buttons back and on are enough.'],
  do: ['Stand between the buttons that leaf one page back and on.'],
  dont: ['Do not repeat the number beside it.'],
  accessibility: [
    'a number and Enter lead to that page',
    'the arrows up and down lead to the pages beside it',
    'a number that is no page leads to the nearest one, and letters nowhere',
    'it says what it takes, and axe finds nothing',
  ],
} as const satisfies Guide;
