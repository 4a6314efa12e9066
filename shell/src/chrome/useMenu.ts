import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { useIsHydrated } from '../useIsHydrated';

/** Maps each key to the next index, from the current index and the number of entries. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Controls a menu of links. The browser's own popover opens it before any script has loaded, and closes it on Escape and on a press elsewhere;
 * the hydrated page adds arrow keys and first letters.
 */
export function useMenu(id: string) {
  const isHydrated = useIsHydrated();
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isByKeyboard = useRef(false);

  // Opened before the page was hydrated: the arrows start in it.
  useEffect(() => {
    if (!sheet.current?.checkVisibility?.() || document.activeElement !== button.current) return;
    const isByKeys = button.current?.matches(':focus-visible');
    (isByKeys ? findEntries(sheet.current)[0] : sheet.current)?.focus({ preventScroll: true });
  }, []);

  function open() {
    isByKeyboard.current = true;
    sheet.current?.showPopover();
  }

  /** Closes the menu. The browser then returns the focus to the button, and the opened page moves it on. */
  const close = () => sheet.current?.hidePopover();

  function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open') return;
    (isByKeyboard.current ? findEntries(currentTarget)[0] : currentTarget)?.focus({ preventScroll: true });
  }

  return {
    close,
    buttonProps: {
      ref: button,
      id: buttonId,
      type: 'button',
      popoverTarget: id,
      'aria-haspopup': 'menu',
      // Enter and Space cause a click with `detail` 0.
      onClick: ({ detail }: MouseEvent) => {
        isByKeyboard.current = detail === 0;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      },
    } as const,
    sheetProps: {
      ref: sheet,
      id,
      popover: 'auto',
      role: 'menu',
      tabIndex: -1,
      'aria-labelledby': buttonId,
      onToggle: handleToggle,
      onKeyDown: focusByKey,
      // Tab moves on to what follows the menu.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) close();
      },
    } as const,
    /** Until the arrows work, Tab goes from entry to entry. */
    entryProps: { role: 'menuitem', tabIndex: isHydrated ? -1 : undefined } as const,
  };
}

/** Moves the focus to another entry, by an arrow or by its first letter. */
function focusByKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const entries = findEntries(event.currentTarget);
  const index = entries.findIndex((entry) => entry.matches(':focus'));
  const next = STEPS[event.key]?.(index, entries.length) ?? findByLetter(event.key, entries, index);
  if (next < 0) return;
  event.preventDefault();
  entries[next]?.focus();
}

function findEntries(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** Finds the next entry that begins with the letter, wrapping around. Returns -1 if there is none. */
function findByLetter(key: string, entries: readonly HTMLElement[], index: number): number {
  if (key.length !== 1 || key === ' ') return -1;
  const turned = [...entries.slice(index + 1), ...entries.slice(0, index + 1)];
  const found = turned.find((entry) => entry.textContent?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
  return found ? entries.indexOf(found) : -1;
}
