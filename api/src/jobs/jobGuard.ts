const WATCH_EVERY_MS = 250;
/** A cancelled job that has not stopped by then is stopped with its process. */
const CANCEL_PATIENCE_MS = 150;

export interface JobLimits {
  wallSeconds: number;
  cpuSeconds: number;
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

/** Watches a running job's time and its visitor. Call what it gives when the job is over. */
export function guardJob({ wallSeconds, cpuSeconds }: JobLimits, signal: AbortSignal, job: Guarded): () => void {
  const cpuAtStart = job.cpuSeconds();
  const wall = setTimeout(() => job.breakOff('wall time'), wallSeconds * 1000);
  const watch = setInterval(() => {
    if (job.cpuSeconds() - cpuAtStart > cpuSeconds) job.breakOff('processor time');
  }, WATCH_EVERY_MS);
  let patience: NodeJS.Timeout | undefined;
  const handleAbort = () => {
    job.cancel();
    patience = setTimeout(() => job.breakOff('cancelled'), CANCEL_PATIENCE_MS);
  };
  if (signal.aborted) handleAbort();
  else signal.addEventListener('abort', handleAbort, { once: true });

  return () => {
    clearTimeout(wall);
    clearInterval(watch);
    clearTimeout(patience);
    signal.removeEventListener('abort', handleAbort);
  };
}
