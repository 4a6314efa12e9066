import type { DocumentPages, TextPiece } from '@sheaf/tool-kit/documentPages';

/** The text of pages, kept while they are near: scrolling back and forth asks for it once. */
export type TextOfPage = (page: number, distance: () => number, signal: AbortSignal) => Promise<TextPiece[]>;

const KEPT_PAGES = 40;

export function createTextShelf(pages: DocumentPages): TextOfPage {
  const kept = new Map<number, TextPiece[]>();
  return async (page, distance, signal) => {
    const pieces = kept.get(page) ?? (await pages.text(page, distance, signal));
    // Set anew, it is the last to go.
    kept.delete(page);
    kept.set(page, pieces);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_PAGES) break;
      kept.delete(oldest);
    }
    return pieces;
  };
}
