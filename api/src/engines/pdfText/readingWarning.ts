import type { ExtractedText } from '../../../contract/grammar.ts';
import type { DocumentText, ReadingWarningCode } from './documentText.ts';

type Told = DocumentText['warnings'][number];

const sentences: Record<ReadingWarningCode, (told: { file: string; pages: string; detail: string }) => string> = {
  ocr_language_missing: ({ file, pages, detail }) => `Text in pictures cannot be recognised here in ${detail} (${file}, ${pages}).`,
  ocr_unavailable: ({ file, pages }) => `Text in pictures cannot be recognised here, so ${pages} of ${file} could not be read.`,
  ocr_partial: ({ file, pages }) => `${file} has more scanned pages than are read at one time. Left out: ${pages}.`,
  ocr_hard_page: ({ file, pages }) => `Some of ${file} was hard to read (${pages}). Compare the text with the original.`,
  hidden_text: ({ file, pages }) => `${file} holds text that nobody can see (${pages}). It was left out.`,
};

/** A warning of the reader in English, about a file by its name. */
export function readingWarning({ code, pages, detail = '' }: Told, file: string): ExtractedText['warnings'][number] {
  return { code, file, text: sentences[code]({ file, pages: pagesInWords(pages), detail }) };
}

/** Pages as a reader names them: "page 3" or "pages 2-4, 7". */
function pagesInWords(pages: number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const named = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
  return pages.length === 1 ? `page ${named}` : `pages ${named}`;
}
