import type { Shell } from '@sheaf/tool-contract';
import { type Dispatch, useEffect } from 'react';
import { useMessages } from '../../messages';
import { type LetterAction, letterActions } from '../../model/letterState';

/** Puts the keys of the editor on the list that `?` shows, and acts on them; without a letter there are none. */
export function useShortcutsList(shell: Shell, dispatch: Dispatch<LetterAction> | null): void {
  const { letter: words } = useMessages();

  useEffect(() => {
    if (!dispatch) return undefined;
    function handleKey(event: KeyboardEvent) {
      if (!dispatch || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
      // In other fields the browser undoes what was typed there.
      if (isInAnotherField(event.target)) return;
      event.preventDefault();
      dispatch(event.shiftKey ? letterActions.redone() : letterActions.undone());
    }
    document.addEventListener('keydown', handleKey);
    const removeShortcuts = shell.offerShortcuts?.([
      {
        title: words.sheet,
        shortcuts: [
          { keys: ['Ctrl', 'Z'], does: words.undo },
          { keys: ['Ctrl', 'Shift', 'Z'], does: words.redo },
        ],
      },
    ]);
    return () => {
      document.removeEventListener('keydown', handleKey);
      removeShortcuts?.();
    };
  }, [shell, words, dispatch]);
}

function isInAnotherField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select') && !target.closest('[data-letter]');
}
