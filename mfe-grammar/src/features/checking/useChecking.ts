import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import type { GrammarResult } from '@sheaf/api/contract/grammar';
import type { JobProgress } from '@sheaf/api/contract/progress';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { type Reason, reasonFrom } from '../../model/reason';

interface CheckEnds {
  onChecked: (result: GrammarResult) => void;
  onFail: (reason: Reason) => void;
}

/** Checks one text at a time, and tells what the server last said of it. Leaving the screen stops it. */
export function useChecking(api: ApiClient, dispatch: Dispatch<GrammarAction>, { onChecked, onFail }: CheckEnds) {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function check({ text, settings, ignoredWords }: GrammarState, { signal }: AbortController) {
    setProgress(null);
    dispatch(grammarActions.checkStarted());
    try {
      const { preset, dialect } = settings;
      const request = { text, preset, language: dialect, ignoreWords: [...ignoredWords] };
      const result = await api.checkGrammar(request, { signal, onProgress: (told) => !signal.aborted && setProgress(told) });
      if (signal.aborted) return;
      dispatch(grammarActions.checkSucceeded({ text, settings, result }));
      onChecked(result);
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      dispatch(grammarActions.checkFailed(reason));
      onFail(reason);
    }
  }

  return {
    progress,
    start(state: GrammarState) {
      running.current?.abort();
      running.current = new AbortController();
      void check(state, running.current);
    },
    cancel() {
      running.current?.abort();
      dispatch(grammarActions.checkCancelled());
    },
  };
}
