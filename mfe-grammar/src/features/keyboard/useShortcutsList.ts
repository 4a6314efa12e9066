import type { Shell } from '@sheaf/tool-contract';
import { useEffect } from 'react';
import { useMessages } from '../../messages';

/** Puts the keys of this screen on the list that `?` shows. */
export function useShortcutsList(shell: Shell): void {
  const { shortcuts: words } = useMessages();

  useEffect(() => {
    const shortcuts = [
      { keys: ['J'], does: words.next },
      { keys: ['K'], does: words.previous },
      { keys: ['A'], does: words.accept },
      { keys: ['R'], does: words.reject },
      { keys: ['U'], does: words.undo },
      { keys: ['Ctrl', 'Shift', 'Z'], does: words.redo },
    ];
    return shell.offerShortcuts?.([{ title: words.title, shortcuts }]);
  }, [shell, words]);
}
