import type { Guide } from '../guide';

export const tooltipGuide = {
  use: ['The name of a button that is only an icon, its shortcut, or a word on a figure.'],
  avoid: [
    'Anything a visitor has to know: a thumb never sees it. Use a hint below the field, or a Banner.',
    'Links or buttons inside: use Menu or Dialog.',
  ],
  do: ['Keep it to one short line.', 'Give the control its own name as well; the tooltip adds to it.'],
  dont: ['Do not repeat words that are already on the button.', 'Do not put it on text that cannot take the focus.'],
  accessibility: [
    'it is shown when the keyboard reaches its control',
    'its words describe the control',
    'Escape hides it and leaves the focus where it was',
    'it stays while the pointer moves onto it',
    'axe finds nothing',
  ],
} as const satisfies Guide;
