const CHECK_INTERVAL_MS = 250;
/**
 * A cancelled job that has used this much more processor time is killed with its worker. The time on the clock is no measure: on a busy machine
 * a job that is about to stop would be killed, and the start of another worker, of up to 3 seconds of processor time, would make the machine busier.
 */
const CANCEL_CPU_SECONDS = 0.7;
/** A cancelled job is killed after this time on the clock in any case, since it may wait for something that never comes. */
const CANCEL_WALL_MS = 5000;
/** The time on the clock where the system does not report processor time. */
const CANCEL_WALL_MS_UNMEASURED = 700;
const CANCEL_CHECK_MS = 100;
/** A job that waited less than this for a processor gets no more time for it. */
const MIN_WAITED_SECONDS = 0.1;
/** A step of progress restarts the time limit only when this share of it is used. A long document has many steps of milliseconds. */
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
  /** Returns how long the worker was ready to run and waited for a processor so far, in seconds. */
  waitedSeconds(): number;
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
  const wall = limitWallTime(wallSeconds, job);
  const check = setInterval(() => {
    if (job.cpuSeconds() - cpuAtStart > cpuSeconds) job.kill('processor time');
  }, CHECK_INTERVAL_MS);
  let stopWatchingCancel: () => void = () => undefined;
  const hasUsed = (share: number) => job.cpuSeconds() - cpuAtStart > share * cpuSeconds || Date.now() - startedAt > share * wallSeconds * 1000;
  const handleAbort = () => {
    job.cancel();
    stopWatchingCancel = killWhenStillRunning(job);
  };
  if (signal.aborted) handleAbort();
  else signal.addEventListener('abort', handleAbort, { once: true });

  return {
    extend() {
      if (extensionsLeft === 0 || !hasUsed(MIN_USED_SHARE)) return;
      extensionsLeft -= 1;
      startedAt = Date.now();
      cpuAtStart = job.cpuSeconds();
      wall.restart();
    },
    release() {
      wall.release();
      clearInterval(check);
      stopWatchingCancel();
      signal.removeEventListener('abort', handleAbort);
    },
  };
}

/**
 * Kills a job after its time on the clock. The time in which it waited for a processor is added, up to the same limit again: a file is not to
 * blame for a busy machine.
 */
function limitWallTime(wallSeconds: number, job: GuardedJob): { restart(): void; release(): void } {
  let spareSeconds = wallSeconds;
  let waitedBefore = job.waitedSeconds();
  let timer = setTimeout(end, wallSeconds * 1000);

  function end(): void {
    const waited = Math.min(job.waitedSeconds() - waitedBefore, spareSeconds);
    if (waited < MIN_WAITED_SECONDS) {
      job.kill('wall time');
      return;
    }
    spareSeconds -= waited;
    waitedBefore = job.waitedSeconds();
    timer = setTimeout(end, waited * 1000);
  }

  return {
    restart() {
      clearTimeout(timer);
      waitedBefore = job.waitedSeconds();
      timer = setTimeout(end, wallSeconds * 1000);
    },
    release: () => clearTimeout(timer),
  };
}

/** Kills a cancelled job that does not stop. Returns a function that ends the watch. */
function killWhenStillRunning(job: GuardedJob): () => void {
  const cpuAtCancel = job.cpuSeconds();
  const kill = () => job.kill('cancelled');
  const patience = setTimeout(kill, cpuAtCancel > 0 ? CANCEL_WALL_MS : CANCEL_WALL_MS_UNMEASURED);
  const check = setInterval(() => {
    if (job.cpuSeconds() - cpuAtCancel > CANCEL_CPU_SECONDS) kill();
  }, CANCEL_CHECK_MS);
  return () => {
    clearTimeout(patience);
    clearInterval(check);
  };
}
