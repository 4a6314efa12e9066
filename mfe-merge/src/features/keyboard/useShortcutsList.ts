import type { Shell } from '@sheaf/tool-contract';
import { useEffect } from 'react';
import { useMessages } from '../../messages';

/** Puts the keys of this screen on the list that `?` shows. */
export function useShortcutsList(shell: Shell): void {
  const { shortcuts: words } = useMessages();

  useEffect(() => {
    const ofSteps = [
      { keys: ['Ctrl', 'Z'], does: words.undo },
      { keys: ['Ctrl', 'Shift', 'Z'], does: words.redo },
    ];
    const ofPages = [
      { keys: ['Space'], does: words.select },
      { keys: ['Ctrl', '→'], does: words.move },
      { keys: ['R'], does: words.turn },
      { keys: ['D'], does: words.duplicate },
      { keys: ['Delete'], does: words.remove },
      { keys: ['Enter'], does: words.look },
    ];
    return shell.offerShortcuts?.([
      { title: words.title, shortcuts: ofSteps },
      { title: words.pagesTitle, shortcuts: ofPages },
    ]);
  }, [shell, words]);
}
