import { type SavedWork, useSavedWork } from '@sheaf/tool-kit/useSavedWork';
import type { LetterContext } from '../../model/letterContext';
import { letterSaver } from '../../model/letterSaver';
import { isBlank, type LetterState, letterActions, type RestoredLetter } from '../../model/letterState';

/** Brings back what was typed and written in this tab, and keeps it. */
export function useSavedLetter({ shell, dispatch }: Pick<LetterContext, 'shell' | 'dispatch'>, state: LetterState, onOver: () => void): SavedWork {
  function handleRestore(found: RestoredLetter) {
    dispatch(letterActions.restored(found));
    if (found.isOver) onOver();
  }

  return useSavedWork(letterSaver, { shell, state, isBlank: isBlank(state), onRestore: handleRestore });
}
