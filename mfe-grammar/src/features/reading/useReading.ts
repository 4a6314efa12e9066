import type { GrammarClient } from '@sheaf/api/client/grammarCalls';
import { useOneReading } from '@sheaf/tool-kit/useOneReading';
import type { Dispatch } from 'react';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { type Reason, reasonFrom } from '../../model/reason';

interface ReadingEnds {
  onRead: () => void;
  onFail: (reason: Reason) => void;
}

/** Reads one PDF at a time, and reports how far that is. Another file, or leaving the screen, stops it. */
export function useReading(api: GrammarClient, dispatch: Dispatch<GrammarAction>, { onRead, onFail }: ReadingEnds) {
  const reading = useOneReading();
  return {
    progress: reading.progress,
    start(file: File, password = '') {
      dispatch(grammarActions.readingStarted({ file, password }));
      reading.start({
        size: file.size,
        call: (listening) => api.extractText(file, { boxes: true, ...(password && { password }) }, listening),
        onRead: (extracted) => {
          dispatch(grammarActions.readingSucceeded(extracted));
          onRead();
        },
        onFail: (error) => {
          const reason = reasonFrom(error);
          dispatch(grammarActions.readingFailed(reason));
          onFail(reason);
        },
      });
    },
    cancel() {
      reading.stop();
      dispatch(grammarActions.readingCancelled());
    },
  };
}
