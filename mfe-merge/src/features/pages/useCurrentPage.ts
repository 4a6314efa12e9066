import { useLayoutEffect, useRef, useState } from 'react';
import type { ArrangedPage } from '../../model/arrangedPage';

/** Tracks the current page of the grid, and restores its focus when it is rendered in another row. */
export function useCurrentPage(pages: readonly ArrangedPage[]) {
  const place = useRef<HTMLElement>(null);
  // The index is needed when the page is gone, for example after an undo.
  const [last, setLast] = useState({ key: '', index: 0 });
  const isFocusWanted = useRef(false);
  const current = pages.find(({ key }) => key === last.key) ?? pages[Math.min(last.index, pages.length - 1)];

  // A page that moves to another row is mounted again, so its focus must be restored.
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

  function requestFocus() {
    isFocusWanted.current = true;
  }

  return {
    /** The ref of the element around the grid. */
    place,
    current,
    setCurrent,
    /** Makes a page the current one and gives it the focus. */
    focusPage(key: string) {
      setCurrent(key);
      requestFocus();
    },
    /** Gives the focus to the current page as soon as it is rendered. */
    requestFocus,
    /** Cancels the pending focus if the visitor has moved it. */
    releaseFocus() {
      isFocusWanted.current = false;
    },
  };
}
