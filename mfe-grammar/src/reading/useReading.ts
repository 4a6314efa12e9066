import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import { type ReadingNews, type ReadingProgress, readingBegins, readingGoesOn } from '@sheaf/shell/tool-contract/readingProgress';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { GrammarAction } from '../state/grammarState';
import { type Reason, reasonFrom } from '../state/reason';

interface ReadingEnds {
  onRead: () => void;
  onFail: (reason: Reason) => void;
}

const NO_FILE = { size: 0 };

/** Reads one PDF at a time, and tells how far that is. Another file, or leaving the screen, stops it. */
export function useReading(api: ApiClient, dispatch: Dispatch<GrammarAction>, { onRead, onFail }: ReadingEnds) {
  const [progress, setProgress] = useState<ReadingProgress>(() => readingBegins(NO_FILE));
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File, password: string, { signal }: AbortController) {
    const hear = (news: ReadingNews) => !signal.aborted && setProgress((before) => readingGoesOn(before, news, file));
    setProgress(readingBegins(file));
    dispatch({ type: 'readingStarted', file, password });
    try {
      const extracted = await api.extractText(
        file,
        { boxes: true, ...(password && { password }) },
        {
          signal,
          onUpload: (share) => hear({ of: 'upload', share }),
          onProgress: (told) => hear({ of: 'work', progress: told }),
        },
      );
      if (signal.aborted) return;
      dispatch({ type: 'readingSucceeded', extracted });
      onRead();
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      dispatch({ type: 'readingFailed', reason });
      onFail(reason);
    }
  }

  return {
    progress,
    start(file: File, password = '') {
      running.current?.abort();
      running.current = new AbortController();
      void read(file, password, running.current);
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: 'readingCancelled' });
    },
  };
}
