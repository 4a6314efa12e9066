import type { GrammarClient } from '@sheaf/api/client/createGrammarCalls';
import { isAboutFile, isUnsent, withRemedy } from '@sheaf/tool-kit/callFailure';
import { sendChecked } from '@sheaf/tool-kit/sendChecked';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { toReason } from '../../model/reason';

interface ReadingEnds {
  onRead: () => void;
}

/** Reads one PDF at a time, and reports how far that is. Another file, or leaving the screen, stops it. */
export function useReading(api: GrammarClient, dispatch: Dispatch<GrammarAction>, { onRead }: ReadingEnds) {
  const reading = useOneReading();
  const { errors } = useMessages();
  return {
    progress: reading.progress,
    start(file: File, password = '') {
      dispatch(grammarActions.readingStarted({ file, password }));
      reading.start({
        size: file.size,
        call: (listening) =>
          sendChecked({ file, password }, { listening, errors }, (hooks) =>
            api.extractText(file, { boxes: true, ...(password && { password }) }, hooks),
          ),
        onRead: (extracted) => {
          dispatch(grammarActions.readingSucceeded(extracted));
          onRead();
        },
        onFail: (error) =>
          dispatch(
            grammarActions.readingFailed({
              reason: withRemedy(toReason(error), error, errors),
              isUnsent: isUnsent(error),
              canRetry: !isAboutFile(error),
            }),
          ),
      });
    },
    cancel() {
      reading.stop();
      dispatch(grammarActions.readingCancelled());
    },
  };
}
