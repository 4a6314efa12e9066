import type { ExtractedText } from '../../../contract/grammar.ts';
import type { ReadingWarningMessages } from '../../../contract/messages/readingWarnings.ts';
import type { DocumentText } from './documentText.ts';

type Told = DocumentText['warnings'][number];

/** A warning of the reader in the words of a language, about a file by its name. */
export function readingWarning({ code, pages, detail = '' }: Told, file: string, words: ReadingWarningMessages): ExtractedText['warnings'][number] {
  return { code, file, text: words[code]({ file, pages: { count: pages.length, named: ranges(pages) }, detail }) };
}

/** "2-4, 7" */
function ranges(pages: number[]): string {
  const found: [number, number][] = [];
  for (const page of pages) {
    const last = found.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else found.push([page, page]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
