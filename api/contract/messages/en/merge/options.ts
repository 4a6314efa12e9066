import type { MergeChoiceMessages } from '../../../mergeChoices.ts';

const choices: MergeChoiceMessages = {
  outline: {
    label: 'Bookmarks',
    values: {
      'per-file-nested': 'One per file, its own beneath',
      keep: 'Only those of the files',
      'per-file': 'One per file, nothing beneath',
      none: 'None',
    },
    summary: {
      keep: 'Only the files’ own bookmarks',
      'per-file': 'One bookmark per file',
      none: 'No bookmarks',
    },
    usual: 'Bookmarks for each file',
    step: 'bookmarks changed',
  },
  pageLabels: {
    label: 'Page numbers in PDF readers',
    values: { keep: 'As in each file (i, ii, 1, 2 …)', renumber: 'From 1 to the end' },
    summary: { renumber: 'Numbered from 1' },
    step: 'page numbers changed',
  },
  title: {
    label: 'Title of the document',
    placeholder: 'that of the first file',
    summary: (title: string) => `“${title}”`,
    step: 'title changed',
  },
  contentsPage: {
    label: 'Contents page',
    hint: 'A first page that lists the files; each line leads to its file.',
    summary: 'Contents page',
    step: { on: 'contents page added', off: 'contents page left out' },
  },
  interleave: {
    label: 'Order of pages',
    values: {
      none: 'One file after the other',
      alternate: 'Alternating: fronts, then backs',
      'alternate-reverse': 'Alternating, backs reversed',
    },
    hints: {
      alternate: 'A page of each file in turn, for scans of fronts and backs.',
      'alternate-reverse': 'For backs that were scanned from the last sheet to the first.',
    },
    summary: { alternate: 'Pages alternating', 'alternate-reverse': 'Pages alternating, backs reversed' },
    usual: 'One file after the other',
    step: 'order of pages changed',
  },
  forms: {
    label: 'Form fields',
    values: { rename: 'Keep all, rename clashes', share: 'Same name, one field', flatten: 'Turn into plain drawings' },
    summary: { share: 'Fields of one name become one', flatten: 'Fields become drawings' },
    step: 'form fields changed',
  },
  padEven: {
    label: 'Blank page after odd counts',
    hint: 'Printed on both sides, every file starts on a new sheet.',
    summary: 'Blank pages for two-sided print',
    step: { on: 'blank pages added', off: 'blank pages left out' },
  },
  attachments: {
    label: 'Keep attached files',
    summary: 'No attachments',
    step: { on: 'attachments kept', off: 'attachments left out' },
  },
};

/** The options of a merge, each with its words in the list and in the summary. */
export const options = {
  title: 'Options',
  arrangedByHand: 'You have arranged the pages by hand.',
  groups: { findingTheWay: 'Finding the way', pagesAndContents: 'Pages and contents' },

  choices,
};
