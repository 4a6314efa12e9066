import { platform } from '@sheaf/platform/platform';

const CHECK_INTERVAL_MS = 500;
/** A process that uses less than this between two checks is waiting. Even on a busy machine a working process uses more. */
const IDLE_MS = 2;
const MOST_IDLE_CHECKS = 20;

/** A limit on work. Its signal aborts when the limit is reached; `release` stops the checks. */
export interface WorkLimit {
  signal: AbortSignal;
  release(): void;
}

/**
 * Limits work to `mostMs` milliseconds of processor time, and to ten seconds of waiting in a row.
 * Processor time, unlike wall-clock time, gives the same result on idle and busy machines.
 */
export function limitWork(mostMs: number, processorMs: () => number = platform.processorMs): WorkLimit {
  const limit = new AbortController();
  const start = processorMs();
  let last = start;
  let idleChecks = 0;
  const checking = setInterval(() => {
    const now = processorMs();
    idleChecks = now - last < IDLE_MS ? idleChecks + 1 : 0;
    last = now;
    if (now - start < mostMs && idleChecks < MOST_IDLE_CHECKS) return;
    clearInterval(checking);
    limit.abort();
  }, CHECK_INTERVAL_MS);
  return { signal: limit.signal, release: () => clearInterval(checking) };
}
