/** The options of a merge, each with its words in the list and, where it has any, in the summary of what is not as usual. */
export const options = {
  title: 'Options',
  asUsual: 'as usual',

  findingTheWay: 'Finding the way',
  bookmarks: 'Bookmarks',
  outline: {
    'per-file-nested': 'One per file, its own beneath',
    keep: 'Only those of the files',
    'per-file': 'One per file, nothing beneath',
    none: 'None',
  },
  pageNumbers: 'Page numbers in PDF readers',
  pageLabels: { keep: 'As in each file (i, ii, 1, 2 …)', renumber: 'From 1 to the end' },
  documentTitle: 'Title of the document',
  titlePlaceholder: 'that of the first file',
  contentsPage: 'Contents page',
  contentsPageHint: 'A first page that lists the files; each line leads to its file.',

  pagesAndContents: 'Pages and contents',
  orderOfPages: 'Order of pages',
  interleave: {
    none: 'One file after the other',
    alternate: 'Alternating: fronts, then backs',
    'alternate-reverse': 'Alternating, backs reversed',
  },
  alternateHint: 'A page of each file in turn, for scans of fronts and backs.',
  alternateReverseHint: 'For backs that were scanned from the last sheet to the first.',
  arrangedByHand: 'You have arranged the pages by hand.',
  formFields: 'Form fields',
  forms: { rename: 'Keep all, rename clashes', share: 'Same name, one field', flatten: 'Turn into plain drawings' },
  padEven: 'Blank page after odd counts',
  padEvenHint: 'Printed on both sides, every file starts on a new sheet.',
  attachments: 'Keep attached files',

  summary: {
    title: (title: string) => `“${title}”`,
    outline: {
      'per-file-nested': 'Bookmarks per file',
      keep: 'Only the files’ own bookmarks',
      'per-file': 'One bookmark per file',
      none: 'No bookmarks',
    },
    contentsPage: 'Contents page',
    pageLabels: { keep: 'Numbers kept', renumber: 'Numbered from 1' },
    interleave: { none: 'One after the other', alternate: 'Pages alternating', 'alternate-reverse': 'Pages alternating, backs reversed' },
    padEven: 'Blank pages for two-sided print',
    forms: { rename: 'Fields renamed', share: 'Fields of one name become one', flatten: 'Fields become drawings' },
    noAttachments: 'No attachments',
  },
};
