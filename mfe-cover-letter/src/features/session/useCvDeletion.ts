import { endingIn } from '@sheaf/tool-kit/callFailure';
import { useMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';
import { cvPdfs } from '../../model/cvPdfs';
import type { LetterContext } from '../../model/letterContext';
import { letterActions } from '../../model/letterState';
import { reasonFrom } from '../../model/reason';

/** Returns a function that deletes the CV and its letters, and reports the result. */
export function useCvDeletion({ api, shell, dispatch }: LetterContext, cv: ReadCv | null, stopWriting: () => void): () => Promise<void> {
  const { session: words } = useMessages();
  return async () => {
    if (!cv) return;
    try {
      if (!cv.ending) await api.deleteCv(cv.cvId);
    } catch (error) {
      // A session that has ended counts as deleted.
      if (!endingIn(reasonFrom(error))) return shell.toast({ title: words.deleteFailed, description: words.deleteFailedText, tone: 'bad' });
    }
    stopWriting();
    cvPdfs.forget(cv.cvId).catch(() => undefined);
    dispatch(letterActions.deleted());
    shell.toast({ title: words.deletedTitle, description: words.deletedText, tone: 'good' });
  };
}
