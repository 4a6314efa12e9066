import { wasCancelled } from '@sheaf/api/client/apiError';
import { useEffect, useRef } from 'react';

interface Call<Result> {
  call: (signal: AbortSignal) => Promise<Result>;
  onDone: (result: Result) => void;
  onFail: (error: unknown) => void;
}

/** Runs one call at a time. Another start, or leaving the screen, stops it; of a stopped call nothing more is heard. */
export function useOneCall() {
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  return {
    start<Result>(call: Call<Result>): void {
      running.current?.abort();
      running.current = new AbortController();
      void run(call, running.current.signal);
    },
    stop() {
      running.current?.abort();
    },
  };
}

async function run<Result>({ call, onDone, onFail }: Call<Result>, signal: AbortSignal): Promise<void> {
  try {
    const result = await call(signal);
    if (!signal.aborted) onDone(result);
  } catch (error) {
    if (!signal.aborted && !wasCancelled(error)) onFail(error);
  }
}
