import { type RefObject, useRef } from 'react';

/**
 * Returns the focus to where it was before, or to the beginning of the page's content where that is gone. Radix returns it to its own trigger part,
 * and here anything may open a dialog.
 * With a place, the dialog begins at the first button there.
 */
export function useFocusReturn(start?: RefObject<HTMLElement | null>) {
  const openedFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      openedFrom.current = document.activeElement;
      const first = start?.current?.querySelector('button');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // What came of the dialog may have taken the focus already: a result, a field that asks for something.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && openedFrom.current instanceof HTMLElement) (openedFrom.current.isConnected ? openedFrom.current : findContent())?.focus();
    },
  };
}

/** Finds the content that a link at the top of the page skips to. */
function findContent(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main[tabindex]');
}
