import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages';

/** Ctrl and Enter convert, wherever the focus is on the screen; the list that `?` shows says so. */
export function useShortcuts(shell: Shell, onConvert: () => void): void {
  const { shortcuts: words } = useMessages();
  const convert = useRef(onConvert);
  convert.current = onConvert;

  useEffect(
    () => shell.offerShortcuts?.([{ title: words.title, shortcuts: [{ keys: ['Ctrl', words.enter], does: words.convert }] }]),
    [shell, words],
  );

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      convert.current();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
