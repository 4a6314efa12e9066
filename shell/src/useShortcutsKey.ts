import { isTyping } from '@sheaf/tool-kit/isTyping';
import { useEffect } from 'react';
import { dialogOpened, useShellDispatch, useShellState } from './store';

/** Binds `?` to the list of shortcuts, unless a dialog is open or the visitor is typing. */
export function useShortcutsKey(): void {
  const dispatch = useShellDispatch();
  const isFree = useShellState(({ dialog }) => dialog.open === 'none');

  useEffect(() => {
    if (!isFree) return;
    function handleKey(event: KeyboardEvent) {
      const isOurs = event.key === '?' && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isOurs || isTyping(event.target)) return;
      event.preventDefault();
      dispatch(dialogOpened({ open: 'shortcuts' }));
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isFree, dispatch]);
}
