const WATCH_EVERY_MS = 250;
/** A cancelled job that has not stopped by then is stopped with its process. */
const CANCEL_PATIENCE_MS = 150;

/** A document of two thousand pages takes steps of a few milliseconds: only one that comes when so much of the time is used up is counted. */
const WORTH_RENEWING = 0.25;

export interface JobLimits {
  wallSeconds: number;
  cpuSeconds: number;
  /** How often a job that gets on may have its time anew. */
  renewals: number;
  outputBytes: number;
}

interface Guarded {
  /** Processor time of the process so far. */
  cpuSeconds(): number;
  /** Asks the job to stop. */
  cancel(): void;
  /** Stops it with its process. */
  breakOff(reason: string): void;
}

interface Guard {
  /** Gives the job its time anew, as often as its limits allow. */
  renew(): void;
  /** Call it when the job is over. */
  release(): void;
}

/** Watches a running job's time and its visitor. */
export function guardJob({ wallSeconds, cpuSeconds, renewals }: JobLimits, signal: AbortSignal, job: Guarded): Guard {
  let left = renewals;
  let cpuAtStart = job.cpuSeconds();
  let begunAt = Date.now();
  const wall = setTimeout(() => job.breakOff('wall time'), wallSeconds * 1000);
  const watch = setInterval(() => {
    if (job.cpuSeconds() - cpuAtStart > cpuSeconds) job.breakOff('processor time');
  }, WATCH_EVERY_MS);
  let patience: NodeJS.Timeout | undefined;
  const hasUsed = (share: number) => job.cpuSeconds() - cpuAtStart > share * cpuSeconds || Date.now() - begunAt > share * wallSeconds * 1000;
  const handleAbort = () => {
    job.cancel();
    patience = setTimeout(() => job.breakOff('cancelled'), CANCEL_PATIENCE_MS);
  };
  if (signal.aborted) handleAbort();
  else signal.addEventListener('abort', handleAbort, { once: true });

  return {
    renew() {
      if (left === 0 || !hasUsed(WORTH_RENEWING)) return;
      left -= 1;
      begunAt = Date.now();
      cpuAtStart = job.cpuSeconds();
      wall.refresh();
    },
    release() {
      clearTimeout(wall);
      clearInterval(watch);
      clearTimeout(patience);
      signal.removeEventListener('abort', handleAbort);
    },
  };
}
