const CHECK_INTERVAL_MS = 250;
/** A cancelled job that has not stopped after this time is killed with its worker. To start another worker takes longer, on a busy machine seconds. */
const CANCEL_PATIENCE_MS = 700;
/** A long document takes many steps of milliseconds. A step extends the time only when this share of it is used. */
const MIN_USED_SHARE = 0.25;

export interface JobLimits {
  wallSeconds: number;
  cpuSeconds: number;
  /** How often progress restarts the time limit of a job. */
  maxExtensions: number;
  outputBytes: number;
}

interface GuardedJob {
  /** Returns the processor time of the worker so far. */
  cpuSeconds(): number;
  /** Asks the job to stop. */
  cancel(): void;
  /** Stops the job with its worker. */
  kill(reason: string): void;
}

interface Guard {
  /** Restarts the time limit of the job, as often as its limits allow. */
  extend(): void;
  /** Ends the watch when the job is over. */
  release(): void;
}

/** Watches the time of a running job, and whether its visitor has left. */
export function guardJob({ wallSeconds, cpuSeconds, maxExtensions }: JobLimits, signal: AbortSignal, job: GuardedJob): Guard {
  let extensionsLeft = maxExtensions;
  let cpuAtStart = job.cpuSeconds();
  let startedAt = Date.now();
  const wall = setTimeout(() => job.kill('wall time'), wallSeconds * 1000);
  const check = setInterval(() => {
    if (job.cpuSeconds() - cpuAtStart > cpuSeconds) job.kill('processor time');
  }, CHECK_INTERVAL_MS);
  let patience: NodeJS.Timeout | undefined;
  const hasUsed = (share: number) => job.cpuSeconds() - cpuAtStart > share * cpuSeconds || Date.now() - startedAt > share * wallSeconds * 1000;
  const handleAbort = () => {
    job.cancel();
    patience = setTimeout(() => job.kill('cancelled'), CANCEL_PATIENCE_MS);
  };
  if (signal.aborted) handleAbort();
  else signal.addEventListener('abort', handleAbort, { once: true });

  return {
    extend() {
      if (extensionsLeft === 0 || !hasUsed(MIN_USED_SHARE)) return;
      extensionsLeft -= 1;
      startedAt = Date.now();
      cpuAtStart = job.cpuSeconds();
      wall.refresh();
    },
    release() {
      clearTimeout(wall);
      clearInterval(check);
      clearTimeout(patience);
      signal.removeEventListener('abort', handleAbort);
    },
  };
}
