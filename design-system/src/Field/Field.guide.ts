import type { Guide } from '../guide';

export const fieldGuide = {
  use: ['One line: a name, a range of pages, a password.'],
  avoid: ['Several lines: use TextArea.', 'One of a few known values: use Select or SegmentedControl.'],
  do: ['Keep the label in sight; say in the hint what may be written.', 'Say what is wrong and how to mend it.'],
  dont: ['Do not use the placeholder as a label.', 'Do not say that something is wrong before it can be known.'],
  accessibility: [
    'it is reached by pressing its label',
    'it says what it takes, and what is wrong with it first',
    'an error that comes while writing is said politely',
    'what always follows is shown and said',
    'a password can be looked at, and the button says which it will do',
    'one that must be filled says so to the eye and to those who listen, once to each',
    'axe finds nothing',
  ],
} as const satisfies Guide;
