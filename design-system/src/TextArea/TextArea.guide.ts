import type { Guide } from '../guide';

export const textAreaGuide = {
  use: ['Text of more than one line: a question, a pasted passage, the text that is to be checked.'],
  avoid: ['One line, such as a name or a range of pages: use Field.'],
  do: ['Say the limit before it is reached: the count stands below from the start.', 'Keep what was pasted whole and say how much is too much.'],
  dont: ['Do not use the placeholder as a label; it is gone when it is needed.', 'Do not clear it when something failed.'],
  accessibility: [
    'its label names it and pressing the label starts writing',
    'the count is read with the field, not at every letter',
    'what is too much is said politely and makes the field invalid',
    'Tab leaves it, so that nobody is caught in it',
    'axe finds nothing',
  ],
} as const satisfies Guide;
