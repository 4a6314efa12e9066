import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

function formatPlace({ page, quote, file }: { page: number; quote: string; file?: string | undefined }): string {
  return `${file === undefined ? 'Page' : `${file}, page`} ${number(page)}: “${quote}”`;
}

/** The conversation as a file. */
export const exported = {
  menu: 'Export',
  asMarkdown: 'Export as Markdown',
  markdownHint: 'Text with headings, for notes and wikis.',
  asPdf: 'Export as PDF',
  pdfHint: 'To print, to keep or to send.',
  failedTitle: 'Export failed',
  failedText: 'This file could not be made. The conversation itself is still here.',

  /** What stands in the file. */
  title: (name: string) => `Questions about ${name}`,
  facts: ({ pages, questions, date }: { pages: number; questions: number; date: string }) =>
    `${plural(pages, { one: '# page', other: '# pages' })}, ${plural(questions, { one: '# question', other: '# questions' })}, ${date}`,
  summary: 'Summary',
  sources: 'Passages',
  source: ({ id, ...passage }: { id: number; page: number; quote: string; file?: string | undefined }) => `[${number(id)}] ${formatPlace(passage)}`,
  closest: (passage: { page: number; quote: string; file?: string | undefined }) => formatPlace(passage),
  page: ({ page, pages }: { page: number; pages: number }) => `${number(page)} of ${number(pages)}`,
  madeWith: (service: string) => `Made with ${service}. Every quoted passage was found on the page it names.`,
  /** The end of the file's name. */
  fileName: (name: string) => `${name}-chat`,
};
