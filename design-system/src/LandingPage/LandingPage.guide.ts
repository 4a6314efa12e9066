import type { Guide } from '../guide';

export const landingPageGuide = {
  use: ['A page that somebody finds by searching: what the tool does, why, how, for whom.'],
  avoid: ['The tool itself: use ToolPage.'],
  do: ['One action, the same at the top and at the end.', 'Numbers and limits from the server’s answer.'],
  dont: ['Do not claim what the tool does not do today.'],
  accessibility: ['its headings follow each other without a gap', 'the steps are a numbered list', 'axe finds nothing'],
} as const satisfies Guide;
