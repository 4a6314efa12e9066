import type { Guide } from '../guide';

export const disclosureGuide = {
  use: ['Options that most visitors never change.'],
  avoid: ['Several questions: use Accordion.', 'Anything that has to be seen before a button is pressed.'],
  do: ['Say in its note what was changed inside.'],
  dont: ['Do not open and close it by script.'],
  accessibility: ['what is inside is hidden until its heading is pressed, and its note is read all the time'],
} as const satisfies Guide;
