import { useKeptWork } from '@sheaf/tool-kit/useKeptWork';
import type { LetterContext } from '../../model/letterContext';
import { letterKeeping } from '../../model/letterKeeping';
import { isBlank, type LetterState, letterActions, type RestoredLetter } from '../../model/letterState';

/** Brings back what was typed and written in this tab, and keeps it. Returns whether files from elsewhere may be taken now. */
export function useKeptLetter({ shell, dispatch }: Pick<LetterContext, 'shell' | 'dispatch'>, state: LetterState, onOver: () => void): boolean {
  function handleRestore(found: RestoredLetter) {
    dispatch(letterActions.restored(found));
    if (found.isOver) onOver();
  }

  return useKeptWork(letterKeeping, { shell, state, isBlank: isBlank(state), onRestore: handleRestore }).isReady;
}
