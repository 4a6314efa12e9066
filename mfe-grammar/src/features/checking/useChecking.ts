import type { GrammarClient } from '@sheaf/api/client/createGrammarCalls';
import type { GrammarResult } from '@sheaf/api/contract/grammar';
import type { JobProgress } from '@sheaf/api/contract/progress';
import { useOneCall } from '@sheaf/tool-kit/useOneCall';
import { type Dispatch, useState } from 'react';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { type Reason, toReason } from '../../model/reason';

interface CheckEnds {
  onChecked: (result: GrammarResult) => void;
  onFail: (reason: Reason) => void;
}

/** Checks one text at a time, and reports what the server last said of it. Leaving the screen stops it. */
export function useChecking(api: GrammarClient, dispatch: Dispatch<GrammarAction>, { onChecked, onFail }: CheckEnds) {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const run = useOneCall('press');

  return {
    progress,
    start({ text, settings, ignoredWords }: GrammarState) {
      setProgress(null);
      dispatch(grammarActions.checkStarted());
      const request = { text, ...settings, ignoreWords: [...ignoredWords] };
      run.start({
        call: (signal) => api.checkGrammar(request, { signal, onProgress: (news) => !signal.aborted && setProgress(news) }),
        onDone(result) {
          dispatch(grammarActions.checkSucceeded({ text, settings, result }));
          onChecked(result);
        },
        onFail(error) {
          const reason = toReason(error);
          dispatch(grammarActions.checkFailed(reason));
          onFail(reason);
        },
      });
    },
    cancel() {
      run.stop();
      dispatch(grammarActions.checkCancelled());
    },
  };
}
