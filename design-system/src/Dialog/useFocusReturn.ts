import { useRef } from 'react';

/** Returns the focus to where it was before. Radix returns it to its own trigger part, and here anything may open a dialog. */
export function useFocusReturn() {
  const openedFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      openedFrom.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // What came of the dialog may have taken the focus already: a result, a field that asks for something.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
    },
  };
}
