import type { Guide } from '../guide';

export const iconButtonGuide = {
  use: ['An action that its place and its icon make plain: close, remove, rotate.'],
  avoid: ['The primary action: use Button, with words.'],
  do: ['Name what it does and to what: "Remove report.pdf".', 'Add a Tooltip where the icon is not one that everybody knows.'],
  dont: ['Do not use one icon for two meanings.'],
  accessibility: ['an icon alone still says what it does, and to what', 'one that can do nothing now is still reached with the keyboard'],
} as const satisfies Guide;
