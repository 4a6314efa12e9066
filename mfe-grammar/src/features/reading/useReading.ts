import type { GrammarClient } from '@sheaf/api/client/createGrammarCalls';
import { withRemedy } from '@sheaf/tool-kit/callFailure';
import { rejectNoPdf } from '@sheaf/tool-kit/rejectNoPdf';
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
        call: async (listening) => {
          await rejectNoPdf(file, errors);
          return api.extractText(file, { boxes: true, ...(password && { password }) }, listening);
        },
        onRead: (extracted) => {
          dispatch(grammarActions.readingSucceeded(extracted));
          onRead();
        },
        onFail: (error) => dispatch(grammarActions.readingFailed(withRemedy(toReason(error), error, errors))),
      });
    },
    cancel() {
      reading.stop();
      dispatch(grammarActions.readingCancelled());
    },
  };
}
