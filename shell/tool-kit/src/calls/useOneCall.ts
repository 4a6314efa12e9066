import { wasCancelled } from '@sheaf/api/client/apiError';
import { useEffect, useRef } from 'react';

interface Call<Result> {
  call: (signal: AbortSignal) => Promise<Result>;
  onDone: (result: Result) => void;
  onFail: (error: unknown) => void;
}

/** Presses on one button within this time count as one. */
const REPEATED_PRESS_MS = 1000;

/**
 * Runs one call at a time. Another start, or leaving the screen, aborts it, and an aborted call reports nothing. With `press`, starts shortly after a
 * running one count as the same press and start nothing.
 */
export function useOneCall(startedBy: 'event' | 'press' = 'event') {
  const running = useRef<AbortController>(null);
  const startedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => () => running.current?.abort(), []);

  return {
    start<Result>(call: Call<Result>): void {
      const now = performance.now();
      const isRunning = running.current !== null && !running.current.signal.aborted;
      if (startedBy === 'press' && isRunning && now - startedAt.current < REPEATED_PRESS_MS) return;
      startedAt.current = now;
      running.current?.abort();
      running.current = new AbortController();
      const current = running.current;
      void run(call, current.signal).finally(() => {
        if (running.current === current) running.current = null;
      });
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
