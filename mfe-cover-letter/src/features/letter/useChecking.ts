import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import { type Dispatch, useEffect, useRef } from 'react';
import { findingsIn } from '../../model/grammarFindings';
import { type Letter, textOf, versionOf } from '../../model/letter';
import { type LetterAction, letterActions } from '../../model/letterState';
import { type Reason, reasonFrom } from '../../model/reason';

/** Has the grammar of the letter checked. Leaving the screen stops it. */
export function useChecking(api: ApiClient, dispatch: Dispatch<LetterAction>, onFail: (reason: Reason) => void) {
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function check(letter: Letter, { signal }: AbortController) {
    const version = versionOf(letter);
    dispatch(letterActions.checkStarted());
    try {
      const { corrections } = await api.checkGrammar({ text: textOf(version) }, { signal });
      if (!signal.aborted) dispatch(letterActions.checked({ findings: findingsIn(corrections, version.paragraphs), of: version.paragraphs }));
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      dispatch(letterActions.checkFailed(reason));
      onFail(reason);
    }
  }

  return {
    start(letter: Letter) {
      running.current?.abort();
      running.current = new AbortController();
      void check(letter, running.current);
    },
  };
}
