import type { Guide } from '../guide';

export const stepperGuide = {
  use: ['Three to five steps that follow each other, so that somebody knows how much is still to come.'],
  avoid: ['Work whose share is known: use Progress.', 'Views to switch between: use Tabs.'],
  do: ['Name a step by what the visitor does: "Add your CV", "Choose a tone".'],
  dont: ['Do not count steps that most visitors skip.', 'Do not use it for a single step and a result.'],
  accessibility: [
    'it is a list that says what its steps lead to',
    'every step says its place and how many there are',
    'the step at work is said to be the current one, and steps behind it to be done',
    'the signs are for the eye alone',
    'axe finds nothing',
  ],
} as const satisfies Guide;
