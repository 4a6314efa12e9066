import type { Guide } from '../guide';

export const markGuide = {
  use: ['Words that are proven: a cited passage, a matched keyword, the word a headline stands on.'],
  avoid: ['A correction: use DiffMarks.', 'A message from the catalogue with marked words: use Marked.'],
  do: ['Mark few words.'],
  dont: ['Never as decoration alone.'],
  accessibility: ['the marked words stay words in their sentence'],
} as const satisfies Guide;
