import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import type { CoverLetter, LetterAgain } from '@sheaf/api/contract/coverLetter';
import { type Dispatch, useEffect, useRef } from 'react';
import type { ReadCv } from '../../model/cv';
import { fieldOf } from '../../model/job';
import { type LetterAction, type LetterState, letterActions, type Wording } from '../../model/letterState';
import { type Reason, reasonFrom } from '../../model/reason';

interface WritingEnds {
  onWritten: (what: Wording) => void;
  onFail: (reason: Reason, what: Wording) => void;
}

/** Has one letter written at a time, or another wording of it. Leaving the screen stops it. */
export function useWriting(api: ApiClient, dispatch: Dispatch<LetterAction>, { onWritten, onFail }: WritingEnds) {
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function write(what: Wording, ask: (signal: AbortSignal) => Promise<CoverLetter>) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    dispatch(letterActions.writingStarted(what));
    try {
      const answer = await ask(signal);
      if (signal.aborted) return;
      dispatch(letterActions.written(answer));
      onWritten(what);
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      const field = fieldOf(reason);
      dispatch(letterActions.writingFailed({ reason, problems: field && reason.sentence ? { [field]: reason.sentence } : {} }));
      onFail(reason, what);
    }
  }

  return {
    start({ job, style }: LetterState, { cvId, profile }: ReadCv, language: string) {
      const request = {
        cvId,
        profile,
        jobTitle: job.title.trim(),
        companyName: job.company.trim(),
        jobDescription: job.description.trim() || undefined,
        hiringManager: job.manager.trim() || undefined,
        highlights: job.highlights.trim() || undefined,
        tone: style.tone,
        length: style.length,
        language,
      };
      void write('letter', (signal) => api.generateLetter(request, { signal }));
    },
    again(what: Exclude<Wording, 'letter'>, again: LetterAgain) {
      void write(what, (signal) => api.regenerateLetter(again, { signal }));
    },
    stop() {
      running.current?.abort();
    },
    cancel() {
      running.current?.abort();
      dispatch(letterActions.writingCancelled());
    },
  };
}
