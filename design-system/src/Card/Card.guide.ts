import type { Guide } from '../guide';

export const cardGuide = {
  use: ['What belongs together: the work, its result, one reason.'],
  avoid: ['A single line of text.', 'A card inside a card.'],
  do: ['Give it a tab in the colour of its tool where several tools are shown.'],
  dont: ['Do not make a whole card a button that holds other buttons.'],
  accessibility: ['it adds nothing to what is heard, and its coloured tab is for the eye alone'],
} as const satisfies Guide;
