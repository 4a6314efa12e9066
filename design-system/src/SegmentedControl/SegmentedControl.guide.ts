import type { Guide } from '../guide';

export const segmentedControlGuide = {
  use: ['Two to four ways to see or do one thing.'],
  avoid: ['More than four: use Select.', 'Views with much in them: use Tabs.', 'On or off: use Switch.'],
  do: ['Keep each to one word.'],
  dont: ['Do not let a choice start anything that cannot be taken back.'],
  accessibility: ['the arrow keys choose, and it is one stop on the way through the page', 'it says what is chosen between, and axe finds nothing'],
} as const satisfies Guide;
