import { wasCancelled } from '@sheaf/api/client';
import type { JobProgress } from '@sheaf/api/contract/progress';
import { useEffect, useRef, useState } from 'react';
import { type ReadingNews, type ReadingProgress, readingBegins, readingGoesOn } from './readingProgress';

/** What a call is given that uploads something and has it read. */
interface Listening {
  signal: AbortSignal;
  onUpload: (share: number) => void;
  onProgress: (progress: JobProgress) => void;
}

/** One file or text on its way. Nothing of it is heard any more once it was stopped. */
interface Reading<Read> {
  /** In bytes. */
  size: number;
  call: (listening: Listening) => Promise<Read>;
  onRead: (read: Read) => void;
  onFail: (error: unknown) => void;
}

/** Has one thing read at a time, and tells how far that is. Another one, or leaving the screen, stops it. */
export function useOneReading() {
  const [progress, setProgress] = useState<ReadingProgress>(() => readingBegins({ size: 0 }));
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function read<Read>({ size, call, onRead, onFail }: Reading<Read>, { signal }: AbortController) {
    const hear = (news: ReadingNews) => !signal.aborted && setProgress((before) => readingGoesOn(before, news, { size }));
    setProgress(readingBegins({ size }));
    try {
      const found = await call({
        signal,
        onUpload: (share) => hear({ of: 'upload', share }),
        onProgress: (told) => hear({ of: 'work', progress: told }),
      });
      if (!signal.aborted) onRead(found);
    } catch (error) {
      if (!signal.aborted && !wasCancelled(error)) onFail(error);
    }
  }

  return {
    progress,
    start<Read>(reading: Reading<Read>) {
      running.current?.abort();
      running.current = new AbortController();
      void read(reading, running.current);
    },
    stop() {
      running.current?.abort();
    },
  };
}
