import type { Shell } from '@sheaf/tool-contract';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages';

/** Binds Ctrl+Enter on the whole screen to convert, and lists it among the shortcuts that `?` shows. */
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
