import type { DocumentText } from '@sheaf/pdf-text/documentText';
import type { ExtractedText } from '../../../contract/grammar.ts';
import type { ReadingWarningMessages } from '../../../contract/messages/readingWarnings.ts';

type ReadingWarning = DocumentText['warnings'][number];

/** Writes a warning of the reader in one language, with the name of the file. */
export function phraseReadingWarning(
  { code, pages, detail = '' }: ReadingWarning,
  file: string,
  words: ReadingWarningMessages,
): ExtractedText['warnings'][number] {
  return { code, file, text: words[code]({ file, pages: { count: pages.length, named: joinRanges(pages) }, detail }) };
}

/** "2-4, 7" */
function joinRanges(pages: number[]): string {
  const found: [number, number][] = [];
  for (const page of pages) {
    const last = found.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else found.push([page, page]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
