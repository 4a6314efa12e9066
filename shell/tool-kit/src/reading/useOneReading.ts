import type { JobProgress } from '@sheaf/api/contract/progress';
import { useState } from 'react';
import { useOneCall } from '../calls/useOneCall';
import { advanceReadingProgress, type ReadingEvent, type ReadingProgress, startReadingProgress } from './readingProgress';

/** What a call is given that uploads something and has it read. */
interface Listening {
  signal: AbortSignal;
  onUpload: (share: number) => void;
  onProgress: (progress: JobProgress) => void;
}

/** One file or text on its way. Nothing of it is reported any more once it was stopped. */
interface Reading<Read> {
  /** In bytes. */
  size: number;
  call: (listening: Listening) => Promise<Read>;
  onRead: (read: Read) => void;
  onFail: (error: unknown) => void;
}

/** Has one thing read at a time, and reports how far that is. Another one, or leaving the screen, stops it. */
export function useOneReading() {
  const [progress, setProgress] = useState<ReadingProgress>(() => startReadingProgress({ size: 0 }));
  const run = useOneCall();

  return {
    progress,
    start<Read>({ size, call, onRead, onFail }: Reading<Read>): void {
      setProgress(startReadingProgress({ size }));
      run.start({
        call(signal) {
          const handleEvent = (event: ReadingEvent) => !signal.aborted && setProgress((before) => advanceReadingProgress(before, event, { size }));
          return call({
            signal,
            onUpload: (share) => handleEvent({ of: 'upload', share }),
            onProgress: (progress) => handleEvent({ of: 'work', progress }),
          });
        },
        onDone: onRead,
        onFail,
      });
    },
    stop: run.stop,
  };
}
