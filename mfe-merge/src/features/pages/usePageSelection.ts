import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { ArrangedPage } from '../../model/arrangedPage';
import { extendSelection, filterExisting, nothingSelected, type Selection, selectOnly, togglePage } from '../../model/selection';

/** Keeps the selected pages. A press with Shift selects a range. Ctrl or touch adds a page. */
export function usePageSelection(pages: readonly ArrangedPage[]) {
  const [chosen, setChosen] = useState<Selection>(nothingSelected);
  const [isLastRefused, setIsLastRefused] = useState(false);
  const isFinger = useRef(false);
  const selection = filterExisting(chosen, pages);

  function select(next: Selection) {
    setIsLastRefused(false);
    setChosen(next);
  }

  return {
    selection,
    select,
    /** The visitor tried to delete all pages, which is refused. */
    isLastRefused,
    refuseLast: () => setIsLastRefused(true),
    /** Returns the pages for a command: the selection, or the focused page outside it. */
    findTarget: (key: string): ReadonlySet<string> => (selection.keys.has(key) ? selection.keys : new Set([key])),
    handlePress(key: string | null, event: MouseEvent) {
      if (key === null) select(nothingSelected);
      else if (event.shiftKey) select(extendSelection(selection, pages, key));
      else select(isFinger.current || addsToSelection(event) ? togglePage(selection, key) : selectOnly(key));
    },
    handlePointerDown({ pointerType }: PointerEvent) {
      // Touch has no Ctrl key, so each tap selects or deselects a page.
      isFinger.current = pointerType === 'touch';
    },
  };
}

/** Returns whether a click adds to the selection: with Ctrl, or on the tick of a page. */
function addsToSelection({ ctrlKey, metaKey, target }: MouseEvent): boolean {
  return ctrlKey || metaKey || (target instanceof Element && target.closest('[data-tick]') !== null);
}
