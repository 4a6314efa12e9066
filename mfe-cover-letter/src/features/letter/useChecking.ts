import { useOneCall } from '@sheaf/tool-kit/useOneCall';
import type { Dispatch } from 'react';
import { assignFindings } from '../../model/grammarFindings';
import { currentVersion, joinText, type Letter } from '../../model/letter';
import type { LetterApi } from '../../model/letterApi';
import { type LetterAction, letterActions } from '../../model/letterState';
import { type Reason, toReason } from '../../model/reason';

/** Has the grammar of the letter checked. Leaving the screen stops it. */
export function useChecking(api: LetterApi, dispatch: Dispatch<LetterAction>, onFail: (reason: Reason) => void) {
  const run = useOneCall();

  return {
    start(letter: Letter) {
      const version = currentVersion(letter);
      dispatch(letterActions.checkStarted());
      run.start({
        call: (signal) => api.checkGrammar({ text: joinText(version) }, { signal }),
        onDone({ corrections }) {
          dispatch(letterActions.checked({ findings: assignFindings(corrections, version.paragraphs), of: version.paragraphs }));
        },
        onFail(error) {
          const reason = toReason(error);
          dispatch(letterActions.checkFailed(reason));
          onFail(reason);
        },
      });
    },
  };
}
