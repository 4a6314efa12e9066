import type { ChatIndex } from '../types/chatIndex.ts';
import type { Citation } from '../types/citation.ts';
import type { TextSpan } from '../types/textSpan.ts';
import { skipListMarker } from './skipListMarker.ts';

/** A quote in the words of the document. */
export type VerifiedQuote = Pick<Citation, 'page' | 'quote' | 'rects' | 'source'>;

/** Cites a span of the document: its words, the page it begins on, and its boxes there. */
export function citeSpan(index: ChatIndex, span: TextSpan): VerifiedQuote {
  const { start, end } = skipListMarker(index.text, span);
  const boxes = index.listBoxes(start, end);
  const page = boxes[0]?.page ?? findPageAt(index, start);
  return {
    page,
    quote: index.text.slice(start, end).replace(/\s+/g, ' ').trim(),
    rects: boxes.filter((box) => box.page === page).map(({ x, y, w, h }) => ({ x, y, w, h })),
    source: index.pages[page - 1]?.source === 'ocr' ? 'ocr' : 'text',
  };
}

function findPageAt({ pages }: ChatIndex, start: number): number {
  return pages.find((page) => page.start <= start && start < page.end)?.page ?? 1;
}
