import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('en');

/** The CV, from the file to what was read from it. */
export const cv = {
  source: 'How you give your CV',
  asFile: 'PDF file',
  asText: 'Paste its text',
  drop: 'Drop your CV here',
  dropAnother: 'Drop another CV',
  text: 'The text of your CV',
  textHint: 'Copy it from Word, LinkedIn or wherever it is: 200 characters at least.',
  read: 'Read my CV',

  reading: 'Reading your CV...',
  uploading: (total: string) => `Uploading ${total}`,
  uploadingPart: ({ sent, total }: { sent: string; total: string }) => `Uploading ${sent} of ${total}`,
  waitingForServer: 'Waiting for the server',
  waitingForPlace: 'Waiting for a free place',
  readingFile: 'Reading the pages',
  recognising: ({ page, pages }: { page: number; pages: number }) => `Recognising text: page ${number(page)} of ${number(pages)}`,

  /** Found by this device, before anything was uploaded. */
  unusableTitle: 'This file cannot be read',
  failedTitle: 'Upload failed',
  failedText: 'Failed to read your CV. Please try again.',
  textFailedTitle: 'CV not read',

  password: 'Password',
  passwordFor: (name: string) => ` for ${name}`,
  passwordHint: 'Used to read this file, and never stored.',
  open: 'Open',

  /** "2 pages · 431 words". */
  facts: ({ pages, words }: { pages: number; words: number }) =>
    [pages > 0 && plural(pages, { one: '# page', other: '# pages' }), plural(words, { one: '# word', other: '# words' })].filter(Boolean).join(' · '),
  pastedText: 'The text you pasted',
  /** Pages that were read by text recognition. */
  scanned: (pages: readonly number[]) =>
    `${pages.length === 1 ? 'Page' : 'Pages'} ${list(pages.map(number))} ${
      pages.length === 1 ? 'is a picture and was' : 'are pictures and were'
    } read by text recognition. Compare names and numbers with the page.`,

  pageTitle: 'Where it stands',
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${number(page)} of ${number(pages)}`,
  picture: ({ page, name }: { page: number; name: string }) => `Page ${number(page)} of ${name}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageHint: 'Choose the eye beside a value to see its line here.',
  noPage: 'The page cannot be shown',
  noPageText: 'This browser no longer has your CV. Its text is still here.',
  pageLocked: (name: string) => `${name} is protected`,
};
