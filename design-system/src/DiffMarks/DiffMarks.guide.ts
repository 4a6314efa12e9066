import type { Guide } from '../guide';

export const diffMarksGuide = {
  use: ['A text beside its corrections, where one has to see what was changed and to what.'],
  avoid: ['Words that are proven or cited: use Mark.', 'A list of changes one by one: write original and correction in a row each.'],
  do: ['Mark whole words, even where one letter was changed.', 'Keep the deleted words: they are the reason for the new ones.'],
  dont: ['Do not mark a sentence that was rewritten whole; show both.'],
  accessibility: [
    'what came is an insertion and what went a deletion, to those who listen as well',
    'words say what was inserted, deleted, and replaced by what',
    'copying the text takes none of those words along',
    'axe finds nothing',
  ],
} as const satisfies Guide;
