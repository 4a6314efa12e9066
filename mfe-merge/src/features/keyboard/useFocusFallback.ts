import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page when the focused element goes away, as a file or a page does by undo.
 * Otherwise it would fall to the top of the page, and keyboard users would begin anew.
 */
export function useFocusFallback(part: RefObject<HTMLElement | null>, findNextFocus: (part: HTMLElement) => HTMLElement | null): void {
  const isInside = useRef(false);

  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      isInside.current = target instanceof Node && part.current?.contains(target) === true;
    }
    // Pressing on nothing in particular is leaving, too.
    function handlePress() {
      isInside.current = part.current?.contains(document.activeElement) === true;
    }
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('pointerup', handlePress);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('pointerup', handlePress);
    };
  }, [part]);

  useLayoutEffect(() => {
    if (!isInside.current || !part.current) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) findNextFocus(part.current)?.focus({ preventScroll: true });
  });
}
