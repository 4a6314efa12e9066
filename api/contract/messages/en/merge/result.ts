import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

/** What became of a merge. */
export const result = {
  waiting: 'Your merged PDF',
  afterFailure: 'It will appear here as soon as a merge succeeds.',
  chooseFiles: (least: number) => `It will appear here. Choose at least ${least} files to begin.`,
  addFiles: (missing: number) => `It will appear here. Add ${missing === 1 ? 'one more file' : `${missing} more files`} to begin.`,
  /** `files` is "3 files". */
  ready: ({ files, size }: { files: string; size: string }) => `${files}, ${size} together, ready to become one.`,

  preview: 'Preview',
  place: ({ page, pages }: { page: number; pages: number }) => `Page ${number(page)} of ${number(pages)}`,
  picture: (place: string) => `${place}, a picture`,
  page: 'Page',
  pageInWords: ({ page, origin }: { page: number; origin: string }) => (origin ? `${page}, ${origin}` : `${page}`),
  previousPage: 'Previous page',
  nextPage: 'Next page',
  startOf: (name: string) => `Start of ${name}`,
  from: (name: string) => `From ${name}`,

  fromFiles: (count: number) => plural(count, { one: 'From # file', other: 'From # files' }),
  noPages: 'no pages',
  onePage: (page: number) => `page ${page}`,
  pages: ({ from, to }: { from: number; to: number }) => `pages ${from}–${to}`,
  someOfPages: ({ pages, from, to }: { pages: number; from: number; to: number }) => `${pages} of the pages ${from}–${to}`,

  note: 'Note:',
  pagesCounted: (pages: number) =>
    plural(pages, { one: '<mark># page</mark> counted in the finished file', other: '<mark># pages</mark> counted in the finished file' }),
  bookmarksOfFiles: (count: number) =>
    plural(count, { one: '<mark># bookmark</mark>, one for each file', other: '<mark># bookmarks</mark>, one for each file' }),
  bookmarks: (count: number) =>
    plural(count, { one: '<mark># bookmark</mark>, one group per file', other: '<mark># bookmarks</mark>, one group per file' }),
  links: ({ total, working }: { total: number; working: number }) => {
    const all = plural(total, { one: '# link', other: '# links' });
    const formatDeadLinks = (count: number) => `${count === 1 ? 'leads' : 'lead'} nowhere`;
    if (working === 0) return `<mark>${all}</mark> ${formatDeadLinks(total)}`;
    const lead = working === 1 ? 'leads where it did' : 'lead where they did';
    const dead = total - working;
    return `<mark>${total === 1 ? all : `${number(working)} of ${all}`}</mark> ${lead}${dead === 0 ? '' : `, ${number(dead)} ${formatDeadLinks(dead)}`}`;
  },
  fields: ({ total, renamed }: { total: number; renamed: number }) =>
    `<mark>${plural(total, { one: '# form field', other: '# form fields' })}</mark> kept${renamed === 0 ? '' : `, ${number(renamed)} renamed`}`,
  attachments: (count: number) => plural(count, { one: '<mark># attachment</mark> kept', other: '<mark># attachments</mark> kept' }),

  fileName: 'File name',
  savedAs: (fileName: string) => `Saved as "${fileName}": not every system can save the name you typed.`,
  download: (fileName: string) => `Download ${fileName}`,

  addMore: 'Add more files to it',
  addMoreHint: 'It becomes the first of the next merge.',
  continueWith: 'Continue with this file',
  tools: {
    convert: { label: 'Turn it into Word', description: 'A document you can edit.' },
    chat: { label: 'Ask it questions', description: 'Each answer with its place in the text.' },
    grammar: { label: 'Check its grammar', description: 'Mistakes marked and explained.' },
    'cover-letter': { label: 'Write a cover letter from it', description: 'When the file is your CV.' },
  },

  mergedHere: 'Merged on this device. Nothing was uploaded.',
  mergedOnServer: 'Merged on the server for you alone. Nothing was stored.',
};
