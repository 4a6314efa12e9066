import type { DocumentPages, TextPiece } from '@sheaf/tool-kit/documentPages';

/** Reads the text of a page. */
export type ReadText = (page: number, distance: () => number, signal: AbortSignal) => Promise<TextPiece[]>;

const CACHED_PAGES = 40;

/** Caches the text of the last pages, so that scrolling back does not read them again. */
export function createTextCache(pages: DocumentPages): ReadText {
  const cached = new Map<number, TextPiece[]>();
  return async (page, distance, signal) => {
    const pieces = cached.get(page) ?? (await pages.text(page, distance, signal));
    // Set anew, it is the last to go.
    cached.delete(page);
    cached.set(page, pieces);
    for (const oldest of cached.keys()) {
      if (cached.size <= CACHED_PAGES) break;
      cached.delete(oldest);
    }
    return pieces;
  };
}
