import { isAboutFile, isUnsent, withRemedy } from '@sheaf/tool-kit/callFailure';
import { sendChecked } from '@sheaf/tool-kit/sendChecked';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { buildReadCv, type ReadCv } from '../../model/cv';
import type { LetterApi } from '../../model/letterApi';
import { type LetterAction, letterActions } from '../../model/letterState';
import { toReason } from '../../model/reason';

interface ReadingEnds {
  onRead: (cv: ReadCv) => void;
}

/** Has one CV read at a time, a file or pasted text, and reports how far that is. Another one, or leaving the screen, stops it. */
export function useReading(api: LetterApi, dispatch: Dispatch<LetterAction>, { onRead }: ReadingEnds) {
  const reading = useOneReading();
  const { errors } = useMessages();
  return {
    progress: reading.progress,
    start(source: File | string, password = '') {
      const file = typeof source === 'string' ? null : source;
      dispatch(letterActions.readingStarted(file));
      reading.start({
        size: file?.size ?? 0,
        call: (listening) => {
          const send = (hooks: typeof listening) => api.extractCv(source, password ? { password } : undefined, hooks);
          return file ? sendChecked({ file, password }, { listening, errors }, send) : send(listening);
        },
        onRead: (extract) => {
          const cv = buildReadCv(extract, file && { file, password, isLocked: false });
          dispatch(letterActions.cvRead(cv));
          onRead(cv);
        },
        onFail: (error) =>
          dispatch(
            letterActions.readingFailed({
              reason: withRemedy(toReason(error), error, errors),
              isUnsent: isUnsent(error),
              canRetry: !isAboutFile(error),
            }),
          ),
      });
    },
    cancel() {
      reading.stop();
      dispatch(letterActions.readingCancelled());
    },
  };
}
