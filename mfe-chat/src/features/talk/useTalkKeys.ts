import { isTyping } from '@sheaf/tool-kit/isTyping';
import { type RefObject, useEffect, useRef } from 'react';
import { findPendingExchange, type Talk } from '../../model/talk';

interface TalkKeys {
  talk: Talk;
  field: RefObject<HTMLTextAreaElement | null>;
  onStop: () => void;
}

const HANDLES_OWN_KEYS = '[role=dialog], [role=menu]';

/** Binds keys: Escape stops an answer, and a slash focuses the question unless the visitor is typing. */
export function useTalkKeys(keys: TalkKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { talk, field, onStop } = latest.current;
      const isElsewhere = event.target instanceof Element && event.target.closest(HANDLES_OWN_KEYS) !== null;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere) return;
      if (event.key === 'Escape' && findPendingExchange(talk)) onStop();
      else if (event.key === '/' && !isTyping(event.target)) {
        event.preventDefault();
        field.current?.focus();
      }
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
