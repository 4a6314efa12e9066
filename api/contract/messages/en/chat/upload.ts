import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('en');

/** A PDF on its way to being asked. */
export const upload = {
  title: 'Analyzing your document...',
  uploading: (total: string) => `Uploading ${total}`,
  uploadingPart: ({ sent, total }: { sent: string; total: string }) => `Uploading ${sent} of ${total}`,
  waitingForServer: 'Waiting for the server',
  waitingForPlace: 'Waiting for a free place',
  readingFile: 'Reading the pages',
  recognising: ({ page, pages }: { page: number; pages: number }) => `Recognising text: page ${number(page)} of ${number(pages)}`,

  doneTitle: 'PDF uploaded successfully!',
  doneText: 'You can now ask questions about your document.',
  /** Found by this device, before anything was uploaded. */
  unusableTitle: (count: number) => (count === 1 ? 'This file cannot be read' : `${number(count)} files cannot be read`),
  failedTitle: 'Upload failed',
  failedText: 'Failed to upload PDF. Please try again.',

  password: 'Password',
  passwordFor: (name: string) => ` for ${name}`,
  passwordHint: 'Used to read this file, and never stored.',
  open: 'Open',

  /** "12 pages · 4,310 words". */
  facts: ({ pages, words }: { pages: number; words: number | null }) =>
    [plural(pages, { one: '# page', other: '# pages' }), words !== null && plural(words, { one: '# word', other: '# words' })]
      .filter(Boolean)
      .join(' · '),
  /** Pages that were read by text recognition: `sure` is the least sure of them, in percent. */
  scanned: ({ pages, sure }: { pages: readonly number[]; sure: number }) => {
    const named = pages.length <= FEW ? list(pages.map(number)) : null;
    const which =
      pages.length === 1
        ? `Page ${number(pages[0] ?? 0)} is a picture and was`
        : `${named ? `Pages ${named}` : `${number(pages.length)} pages`} are pictures and were`;
    return `${which} read by text recognition, ${number(sure)}% sure${pages.length === 1 ? '' : ' at the least'}. Compare quotes with the page.`;
  },
};

/** As many pages are named one by one. */
const FEW = 5;
