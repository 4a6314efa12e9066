import type { ChatIndex } from '../types/chatIndex.ts';
import type { Citation } from '../types/citation.ts';
import type { TextSpan } from '../types/textSpan.ts';
import { skipListMark } from './skipListMark.ts';

/** A quote that stands in the document, in its own words. */
export type VerifiedQuote = Pick<Citation, 'page' | 'quote' | 'rects' | 'source'>;

/** Returns a stretch of the document as it is cited: its words, the page it begins on, and where it stands there. */
export function citeStretch(index: ChatIndex, stretch: TextSpan): VerifiedQuote {
  const { start, end } = skipListMark(index.text, stretch);
  const boxes = index.listBoxes(start, end);
  const page = boxes[0]?.page ?? pageAt(index, start);
  return {
    page,
    quote: index.text.slice(start, end).replace(/\s+/g, ' ').trim(),
    rects: boxes.filter((box) => box.page === page).map(({ x, y, w, h }) => ({ x, y, w, h })),
    source: index.pages[page - 1]?.source === 'ocr' ? 'ocr' : 'text',
  };
}

function pageAt({ pages }: ChatIndex, start: number): number {
  return pages.find((page) => page.start <= start && start < page.end)?.page ?? 1;
}
