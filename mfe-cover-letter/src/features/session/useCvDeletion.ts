import { endingIn } from '@sheaf/tool-kit/callFailure';
import { useMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';
import { cvPdfs } from '../../model/cvPdfs';
import type { LetterContext } from '../../model/letterContext';
import { letterActions } from '../../model/letterState';
import { reasonFrom } from '../../model/reason';

/** Returns what deletes the CV and all that was written from it, and reports how that went. */
export function useCvDeletion({ api, shell, dispatch }: LetterContext, cv: ReadCv | null, stopWriting: () => void): () => Promise<void> {
  const { session: words } = useMessages();
  return async () => {
    if (!cv) return;
    try {
      if (!cv.ending) await api.deleteCv(cv.cvId);
    } catch (error) {
      // What the server no longer has is as good as deleted.
      if (!endingIn(reasonFrom(error))) return shell.toast({ title: words.deleteFailed, description: words.deleteFailedText, tone: 'bad' });
    }
    stopWriting();
    cvPdfs.forget(cv.cvId).catch(() => undefined);
    dispatch(letterActions.deleted());
    shell.toast({ title: words.deletedTitle, description: words.deletedText, tone: 'good' });
  };
}
