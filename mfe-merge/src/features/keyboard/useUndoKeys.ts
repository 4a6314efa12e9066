import { isTyping } from '@sheaf/tool-kit/isTyping';
import { type Dispatch, useEffect } from 'react';
import { type MergeAction, redone, undone } from '../../model/mergeState';

/** Binds Ctrl+Z to undo, Ctrl+Shift+Z and Ctrl+Y to redo; ⌘ on a Mac. Text fields keep their own undo. */
export function useUndoKeys(isWorking: boolean, dispatch: Dispatch<MergeAction>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (isWorking || event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || hasOwnUndo(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && (key !== 'y' || event.shiftKey)) return;
      event.preventDefault();
      dispatch(key === 'y' || event.shiftKey ? redone() : undone());
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isWorking, dispatch]);
}

/** Returns whether an element has an undo of its own, which a select does not. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return isTyping(target) && !(target instanceof HTMLSelectElement);
}
