import type { Shell } from '@sheaf/tool-contract';
import { useEffect } from 'react';
import { useMessages } from '../../messages';

/** Puts the keys of the conversation on the list that `?` shows, while there is one. */
export function useShortcutsList(shell: Shell, isTalking: boolean): void {
  const { shortcuts: words } = useMessages();

  useEffect(() => {
    if (!isTalking) return undefined;
    const shortcuts = [
      { keys: [words.enter], does: words.send },
      { keys: ['Shift', words.enter], does: words.newLine },
      { keys: ['Esc'], does: words.stop },
      { keys: ['/'], does: words.toField },
    ];
    return shell.offerShortcuts?.([{ title: words.title, shortcuts }]);
  }, [shell, words, isTalking]);
}
