import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** What the keys of a menu do: from the entry at a place, among so many, to which. */
const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * How a menu of links behaves: it opens on a press or an arrow, follows the arrows and first letters, and closes on Escape, on a choice and when
 * the visitor turns elsewhere. These lines stand in the place of a library that every page would load for its one menu.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isByKeyboard = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen || !sheet.current) return;
    keepInView(sheet.current);
    (isByKeyboard.current ? findEntries(sheet.current)[0] : sheet.current)?.focus({ preventScroll: true });
  }, [isOpen]);

  useCloseOnPressOutside(isOpen, [button, sheet], () => setIsOpen(false));

  function open(byKeyboard: boolean) {
    isByKeyboard.current = byKeyboard;
    setIsOpen(true);
  }

  /** The focus goes back to where it came from; a page that opens now takes it from there. */
  function close() {
    button.current?.focus({ preventScroll: true });
    setIsOpen(false);
  }

  return {
    isOpen,
    close,
    buttonProps: {
      ref: button,
      id,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      // A press of Enter or Space is a click without a pointer's count.
      onClick: ({ detail }: MouseEvent) => (isOpen ? close() : open(detail === 0)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      },
    } as const,
    sheetProps: {
      ref: sheet,
      role: 'menu',
      tabIndex: -1,
      'aria-labelledby': id,
      onKeyDown: (event: KeyboardEvent) => (event.key === 'Escape' ? close() : focusByKey(event)),
      // Tab goes on behind the menu, as if it had not been there.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
    } as const,
  };
}

/** Closes the menu on a press outside it. */
function useCloseOnPressOutside(isOpen: boolean, parts: readonly RefObject<HTMLElement | null>[], close: () => void): void {
  const latest = useRef({ parts, close });
  latest.current = { parts, close };
  useEffect(() => {
    if (!isOpen) return;
    function handlePress({ target }: PointerEvent) {
      const isInside = target instanceof Node && latest.current.parts.some((part) => part.current?.contains(target));
      if (!isInside) latest.current.close();
    }
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);
}

/** Moves the focus to another entry, by an arrow or by its first letter. */
function focusByKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const entries = findEntries(event.currentTarget);
  const place = entries.findIndex((entry) => entry.matches(':focus'));
  const next = STEPS[event.key]?.(place, entries.length) ?? findByLetter(event.key, entries, place);
  if (next < 0) return;
  event.preventDefault();
  entries[next]?.focus();
}

function findEntries(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** Finds the next entry that begins with the letter, wrapping around. Returns -1 if there is none. */
function findByLetter(key: string, entries: readonly HTMLElement[], place: number): number {
  if (key.length !== 1 || key === ' ') return -1;
  const turned = [...entries.slice(place + 1), ...entries.slice(0, place + 1)];
  const found = turned.find((entry) => entry.textContent?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
  return found ? entries.indexOf(found) : -1;
}

/** A sheet that hangs from a button near the right edge is moved to the left as far as it has to be. The body alone leaves out the room for a scrollbar. */
function keepInView(sheet: HTMLElement): void {
  const page = document.body.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(sheet).scrollMarginInlineEnd) || 0;
  sheet.style.maxWidth = `${page.width - 2 * margin}px`;
  sheet.style.left = `${Math.min(0, page.right - margin - sheet.getBoundingClientRect().right)}px`;
}
