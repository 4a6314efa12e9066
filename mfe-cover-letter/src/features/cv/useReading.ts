import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { cvFrom, type ReadCv } from '../../model/cv';
import type { LetterApi } from '../../model/letterApi';
import { type LetterAction, letterActions } from '../../model/letterState';
import { type Reason, reasonFrom } from '../../model/reason';

interface ReadingEnds {
  onRead: (cv: ReadCv) => void;
  onFail: (reason: Reason, isFile: boolean) => void;
}

/** Has one CV read at a time, a file or pasted text, and reports how far that is. Another one, or leaving the screen, stops it. */
export function useReading(api: LetterApi, dispatch: Dispatch<LetterAction>, { onRead, onFail }: ReadingEnds) {
  const reading = useOneReading();
  return {
    progress: reading.progress,
    start(given: File | string, password = '') {
      const file = typeof given === 'string' ? null : given;
      dispatch(letterActions.readingStarted(file));
      reading.start({
        size: file?.size ?? 0,
        call: (listening) => api.extractCv(given, password ? { password } : undefined, listening),
        onRead: (extract) => {
          const cv = cvFrom(extract, file && { file, password, isLocked: false });
          dispatch(letterActions.cvRead(cv));
          onRead(cv);
        },
        onFail: (error) => {
          const reason = reasonFrom(error);
          dispatch(letterActions.readingFailed(reason));
          onFail(reason, file !== null);
        },
      });
    },
    cancel() {
      reading.stop();
      dispatch(letterActions.readingCancelled());
    },
  };
}
