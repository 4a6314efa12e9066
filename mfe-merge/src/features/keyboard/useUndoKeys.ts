import { type Dispatch, useEffect } from 'react';
import { type MergeAction, redone, undone } from '../../model/mergeState';

/** Ctrl+Z takes the last step back, Ctrl+Shift+Z and Ctrl+Y do it again; ⌘ on a Mac. While typing they belong to the field. */
export function useUndoKeys(isWorking: boolean, dispatch: Dispatch<MergeAction>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (isWorking || event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && (key !== 'y' || event.shiftKey)) return;
      event.preventDefault();
      dispatch(key === 'y' || event.shiftKey ? redone() : undone());
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isWorking, dispatch]);
}

const NOTHING_TO_TYPE = ['checkbox', 'radio', 'file', 'button'];

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOTHING_TO_TYPE.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
