import { useLayoutEffect, useRef, useState } from 'react';
import type { ArrangedPage } from '../../model/arrangedPage';

/** Knows which page of the grid is current, and returns the focus to it when it is drawn anew in another row. */
export function useCurrentPage(pages: readonly ArrangedPage[]) {
  const place = useRef<HTMLElement>(null);
  // The index is for when the page itself is gone, as an undo may take it.
  const [last, setLast] = useState({ key: '', index: 0 });
  const isFocusWanted = useRef(false);
  const current = pages.find(({ key }) => key === last.key) ?? pages[Math.min(last.index, pages.length - 1)];

  // A page that moves to another row is drawn anew there; the focus goes with it.
  useLayoutEffect(() => {
    if (!isFocusWanted.current || !current) return;
    isFocusWanted.current = false;
    const cell = place.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(current.key)}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
  });

  function setCurrent(key: string) {
    const index = pages.findIndex((page) => page.key === key);
    setLast({ key, index: Math.max(0, index) });
  }

  function keepFocus() {
    isFocusWanted.current = true;
  }

  return {
    /** Around the grid. */
    place,
    current,
    setCurrent,
    /** Makes a page the current one and gives it the focus. */
    focusPage(key: string) {
      setCurrent(key);
      keepFocus();
    },
    /** Gives the focus to the current page as soon as it is drawn. */
    keepFocus,
    /** Leaves the focus where the visitor has put it meanwhile. */
    releaseFocus() {
      isFocusWanted.current = false;
    },
  };
}
