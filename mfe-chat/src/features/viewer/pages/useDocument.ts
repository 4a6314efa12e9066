import { type DocumentPages, findReason, type NotShown, type PageSize } from '@sheaf/tool-kit/documentPages';
import { useEffect, useState } from 'react';

export type ShownDocument =
  | { step: 'opening' }
  | { step: 'failed'; reason: NotShown }
  /** Heights of the pages as wide as one; those not known yet are as the first. */
  | { step: 'open'; aspects: readonly number[] };

// The first pages are wanted at once, the others when there is time.
const FIRST_SIZES = 8;
const MORE_SIZES = 250;

/** Opens a document, and learns one after the other how large its pages are. */
export function useDocument(pages: DocumentPages | null): ShownDocument {
  const [shown, setShown] = useState<ShownDocument>({ step: 'opening' });

  useEffect(() => {
    if (!pages) return setShown({ step: 'failed', reason: 'no-reader' });
    const leaving = new AbortController();
    const { signal } = leaving;
    setShown({ step: 'opening' });

    async function open(document: DocumentPages): Promise<void> {
      const count = await document.count();
      let known: PageSize[] = [];
      while (known.length < count && !signal.aborted) {
        const more = await document.sizes(known.length + 1, known.length === 0 ? FIRST_SIZES : MORE_SIZES, signal);
        if (more.length === 0 || signal.aborted) break;
        known = [...known, ...more];
        const aspects = known.map(measureAspect);
        const assumed = aspects[0] ?? 1;
        setShown({ step: 'open', aspects: Array.from({ length: count }, (_, index) => aspects[index] ?? assumed) });
      }
    }

    open(pages).catch((cause: unknown) => {
      // Pages that were shown stay, whatever the size of the others.
      if (!signal.aborted) setShown((last) => (last.step === 'open' ? last : { step: 'failed', reason: findReason(cause) }));
    });
    return () => leaving.abort();
  }, [pages]);

  return shown;
}

// A page of a thousand times its width would leave no room for the others.
const [FLATTEST, LONGEST] = [1 / 20, 20];

function measureAspect({ width, height }: PageSize): number {
  return Math.min(LONGEST, Math.max(FLATTEST, height / width)) || 1;
}
