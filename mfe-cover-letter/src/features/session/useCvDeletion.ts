import { findEnding } from '@sheaf/tool-kit/callFailure';
import { useMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';
import type { LetterContext } from '../../model/letterContext';
import { letterActions } from '../../model/letterState';
import { toReason } from '../../model/reason';

/** Returns a function that deletes the CV and its letters, and shows the result in a toast. */
export function useCvDeletion({ api, shell, dispatch }: LetterContext, cv: ReadCv | null, stopWriting: () => void): () => Promise<void> {
  const { session: words } = useMessages();
  return async () => {
    if (!cv) return;
    try {
      if (!cv.ending) await api.deleteCv(cv.cvId);
    } catch (error) {
      // A CV that the server no longer has counts as deleted.
      if (!findEnding(toReason(error))) return shell.toast({ title: words.deleteFailed, description: words.deleteFailedText, tone: 'bad' });
    }
    stopWriting();
    dispatch(letterActions.deleted());
    shell.toast({ title: words.deletedTitle, description: words.deletedText, tone: 'good' });
  };
}
