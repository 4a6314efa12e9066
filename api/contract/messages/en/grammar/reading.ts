import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

/** A PDF on its way to being a text. */
export const reading = {
  title: 'Extracting text from PDF...',
  uploading: (total: string) => `Uploading ${total}`,
  uploadingPart: ({ sent, total }: { sent: string; total: string }) => `Uploading ${sent} of ${total}`,
  waitingForServer: 'Waiting for the server',
  waitingForPlace: 'Waiting for a free place',
  readingFile: 'Reading the pages',
  recognising: ({ page, pages }: { page: number; pages: number }) => `Recognising text: page ${number(page)} of ${number(pages)}`,

  readTitle: 'Text extracted successfully!',
  readText: 'You can now edit the text and check it.',
  /** Found by this device, before anything was uploaded. */
  unusableTitle: 'This file cannot be read',
  failedTitle: 'Extraction failed',
  failedText: 'Failed to extract text from PDF. Please try again.',
  dismiss: 'Dismiss',

  /** Beside the name of the file. */
  facts: ({ pages, words }: { pages: number; words: number }) =>
    `${plural(pages, { one: '# page', other: '# pages' })} · ${plural(words, { one: '# word', other: '# words' })}`,
  scanned: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${number(pages[0] ?? 0)} is a picture and was read by text recognition. Give it a second look.`
      : `${number(pages.length)} pages are pictures and were read by text recognition. Give them a second look.`,

  password: 'Password',
  passwordFor: (name: string) => ` for ${name}`,
  passwordHint: 'Used to read this file, and never stored.',
  open: 'Open',
};
