import type { Guide } from '../guide';

export const menuGuide = {
  use: ['Three or more things to do that belong to one button.'],
  avoid: ['One of several values: use Select.', 'Ways to pages: use links.'],
  do: ['Say what they have in common on the button.'],
  dont: ['Do not put the primary action into it.', 'Do not put menus into menus.'],
  accessibility: [
    'it is opened, walked through and left with the keyboard, which then has its button again',
    'what is not possible now is not done',
    'an icon alone still says what it opens, and axe finds nothing',
  ],
} as const satisfies Guide;
