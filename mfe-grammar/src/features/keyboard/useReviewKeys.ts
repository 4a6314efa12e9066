import { isTyping } from '@sheaf/tool-kit/isTyping';
import { type Dispatch, useEffect, useRef } from 'react';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';

/** What holds the findings: letters mean something only while the focus is in it, so that nobody who dictates sets them off elsewhere. */
export const REVIEW_ATTRIBUTE = 'data-review';

/** Binds keys: J and K move between findings, A accepts, R ignores, U or Ctrl+Z undoes. Text fields keep them. */
export function useReviewKeys(state: GrammarState, dispatch: Dispatch<GrammarAction>): void {
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const action = findAction(event, latest.current);
      if (!action) return;
      event.preventDefault();
      dispatch(action);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch]);
}

function findAction(event: KeyboardEvent, { review, current, checking }: GrammarState): GrammarAction | null {
  if (!review || checking.step === 'checking' || event.defaultPrevented || event.altKey || isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return findUndoAction(key, event.shiftKey);
  if (event.shiftKey || !(event.target instanceof Element) || !event.target.closest(`[${REVIEW_ATTRIBUTE}]`)) return null;
  switch (key) {
    case 'j':
      return grammarActions.steppedOn(1);
    case 'k':
      return grammarActions.steppedOn(-1);
    case 'a':
      return current === null ? null : grammarActions.accepted({ id: current });
    case 'r':
      return current === null ? null : grammarActions.ignored(current);
    case 'u':
      return grammarActions.undone();
    default:
      return null;
  }
}

function findUndoAction(key: string, hasShift: boolean): GrammarAction | null {
  if (key === 'y' && !hasShift) return grammarActions.redone();
  if (key !== 'z') return null;
  return hasShift ? grammarActions.redone() : grammarActions.undone();
}
