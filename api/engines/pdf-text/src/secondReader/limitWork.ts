import { platform } from '@sheaf/platform/platform';

const CHECK_INTERVAL_MS = 500;
/** Whoever uses less processor time than this between two checks only waits. A process among many others still gets more. */
const IDLE_MS = 2;
const MOST_IDLE_CHECKS = 20;

/** A limit that aborts its signal when it is reached, until it is released. */
export interface WorkLimit {
  signal: AbortSignal;
  release(): void;
}

/**
 * Limits work to so many milliseconds of processor time, and to ten seconds in which nothing is done.
 * By the clock, a page would be read on a quiet machine and left out on a busy one.
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
