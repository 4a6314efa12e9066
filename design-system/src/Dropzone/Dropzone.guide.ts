import type { Guide } from '../guide';

export const dropzoneGuide = {
  use: ['The place where PDFs come in: dropped, chosen or pasted, one or many.'],
  avoid: ['Files that are there already: list them with FileRow.'],
  do: ['Say the limits below it before anybody reaches them.', 'Make it small once files are there.'],
  dont: ['Do not offer a second button that does the same.', 'Do not refuse a file without saying why.'],
  accessibility: [
    'it is one button, which the keyboard opens',
    'what was added and what was not is said politely',
    'the button that removes a file names it',
    'one that is disabled takes nothing',
    'axe finds nothing',
  ],
} as const satisfies Guide;
