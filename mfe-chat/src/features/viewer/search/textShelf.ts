import type { DocumentPages, TextPiece } from '@sheaf/tool-kit/documentPages';

/** Reads the text of a page. */
export type ReadText = (page: number, distance: () => number, signal: AbortSignal) => Promise<TextPiece[]>;

const KEPT_PAGES = 40;

/** Caches the text of the last pages, so that scrolling back does not read them again. */
export function createTextShelf(pages: DocumentPages): ReadText {
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
