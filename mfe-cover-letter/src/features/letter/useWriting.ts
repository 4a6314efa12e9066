import type { CoverLetter, LetterAgain } from '@sheaf/api/contract/coverLetter';
import { useOneCall } from '@sheaf/tool-kit/useOneCall';
import type { Dispatch } from 'react';
import type { ReadCv } from '../../model/cv';
import { findField } from '../../model/job';
import type { LetterApi } from '../../model/letterApi';
import { type LetterAction, type LetterState, letterActions, type Wording } from '../../model/letterState';
import { type Reason, toReason } from '../../model/reason';

interface WritingEnds {
  onWritten: (wording: Wording) => void;
  onFail: (reason: Reason, wording: Wording) => void;
}

/** Has one letter written at a time, or another wording of it. Leaving the screen stops it. */
export function useWriting(api: LetterApi, dispatch: Dispatch<LetterAction>, { onWritten, onFail }: WritingEnds) {
  const run = useOneCall('press');

  function write(wording: Wording, call: (signal: AbortSignal) => Promise<CoverLetter>) {
    dispatch(letterActions.writingStarted(wording));
    run.start({
      call,
      onDone(answer) {
        dispatch(letterActions.written(answer));
        onWritten(wording);
      },
      onFail(error) {
        const reason = toReason(error);
        const field = findField(reason);
        dispatch(letterActions.writingFailed({ reason, problems: field && reason.sentence ? { [field]: reason.sentence } : {} }));
        onFail(reason, wording);
      },
    });
  }

  return {
    start({ job, style }: LetterState, { cvId, profile }: ReadCv, findLanguage: () => Promise<string>) {
      const request = {
        cvId,
        profile,
        jobTitle: job.title.trim(),
        companyName: job.company.trim(),
        jobDescription: job.description.trim() || undefined,
        hiringManager: job.manager.trim() || undefined,
        highlights: job.highlights.trim() || undefined,
        ...style,
      };
      write('letter', async (signal) => api.generateLetter({ ...request, language: await findLanguage() }, { signal }));
    },
    rewrite(wording: Exclude<Wording, 'letter'>, rewrite: LetterAgain) {
      write(wording, (signal) => api.regenerateLetter(rewrite, { signal }));
    },
    stop: run.stop,
    cancel() {
      run.stop();
      dispatch(letterActions.writingCancelled());
    },
  };
}
