import type { TextPiece } from '@sheaf/tool-kit/documentPages';
import { startTransition, useEffect, useState } from 'react';
import type { ReadText } from '../search/textCache';

const NONE: readonly TextPiece[] = [];

/** Returns the text of one page once it is read; empty if it cannot be read. */
export function usePageText(readText: ReadText, page: number, distance: () => number): readonly TextPiece[] {
  const [pieces, setPieces] = useState(NONE);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    readText(page, distance, signal).then(
      (read) => {
        // Words can wait for a frame: nobody selects while a page flies by.
        if (!signal.aborted) startTransition(() => setPieces(read));
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [readText, page, distance]);

  return pieces;
}
