import type { Guide } from '../guide';

export const accordionGuide = {
  use: ['Questions and answers that are read one at a time, at the end of a page.'],
  avoid: ['One thing that most visitors need not see: use Disclosure.', 'Views of one thing: use Tabs.'],
  do: ['Write the question as a visitor would ask it.', 'Answer in the first sentence.'],
  dont: ['Do not hide a price, a limit or a warning in an answer alone.'],
  accessibility: [
    'an answer is hidden from everybody until its question is pressed',
    'a question is a native summary, so the keyboard, the browser’s search and a page without scripts open it',
    'axe finds nothing',
  ],
} as const satisfies Guide;
