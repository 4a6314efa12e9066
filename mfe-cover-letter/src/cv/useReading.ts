import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import { type ReadingNews, type ReadingProgress, readingBegins, readingGoesOn } from '@sheaf/shell/tool-contract/readingProgress';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { cvFrom, type ReadCv } from '../state/cv';
import type { LetterAction } from '../state/letterState';
import { type Reason, reasonFrom } from '../state/reason';

interface ReadingEnds {
  /** How long the server keeps what it read, in milliseconds. */
  keptForMs: number;
  onRead: (cv: ReadCv) => void;
  onFail: (reason: Reason, isFile: boolean) => void;
}

/** Has one CV read at a time, a file or pasted text, and tells how far that is. Another one, or leaving the screen, stops it. */
export function useReading(api: ApiClient, dispatch: Dispatch<LetterAction>, { keptForMs, onRead, onFail }: ReadingEnds) {
  const [progress, setProgress] = useState<ReadingProgress>(() => readingBegins({ size: 0 }));
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function read(given: File | string, password: string, { signal }: AbortController) {
    const file = typeof given === 'string' ? null : given;
    const size = { size: file?.size ?? 0 };
    const hear = (news: ReadingNews) => !signal.aborted && setProgress((before) => readingGoesOn(before, news, size));
    setProgress(readingBegins(size));
    dispatch({ type: 'readingStarted', file });
    try {
      const extract = await api.extractCv(given, password ? { password } : undefined, {
        signal,
        onUpload: (share) => hear({ of: 'upload', share }),
        onProgress: (told) => hear({ of: 'work', progress: told }),
      });
      if (signal.aborted) return;
      const cv = cvFrom(extract, file && { file, password, isLocked: false }, Date.now() + keptForMs);
      dispatch({ type: 'cvRead', cv });
      onRead(cv);
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      dispatch({ type: 'readingFailed', reason });
      onFail(reason, file !== null);
    }
  }

  return {
    progress,
    start(given: File | string, password = '') {
      running.current?.abort();
      running.current = new AbortController();
      void read(given, password, running.current);
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: 'readingCancelled' });
    },
  };
}
