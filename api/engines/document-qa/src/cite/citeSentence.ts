import type { ChatIndex } from '../types/chatIndex.ts';
import type { Citation } from '../types/citation.ts';
import { skipListMarker } from './skipListMarker.ts';

const SCORE_DECIMALS = 1000;

/** Returns a sentence as it is shown: literally, with its place on the page it begins on. */
export function citeSentence(index: ChatIndex, { sentence, score }: { sentence: number; score: number }, id: number): Citation {
  const { page, ...span } = index.sentences[sentence] ?? { start: 0, end: 0, page: 1 };
  const { start, end } = skipListMarker(index.text, span);
  const rects = index
    .listBoxes(start, end)
    .filter((box) => box.page === page)
    .map(({ x, y, w, h }) => ({ x, y, w, h }));
  return {
    id,
    page,
    quote: index.text.slice(start, end),
    rects,
    score: Math.round(Math.min(1, Math.max(0, score)) * SCORE_DECIMALS) / SCORE_DECIMALS,
    source: index.pages[page - 1]?.source === 'ocr' ? 'ocr' : 'text',
  };
}
