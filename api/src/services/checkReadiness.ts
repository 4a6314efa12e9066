import type { ReadyAnswer } from '../../contract/health.ts';

/** The parts that a server needs for its work. */
export interface Readiness {
  isStopping: boolean;
  jobs: boolean;
  /** Absent when no Redis is configured. */
  redis?: boolean;
}

/** Returns whether the server can do its work, so that a load balancer sends it visitors. */
export function checkReadiness({ isStopping, ...parts }: Readiness): ReadyAnswer {
  const isReady = Object.values(parts).every((part) => part !== false);
  return { status: isStopping ? 'stopping' : isReady ? 'ready' : 'not ready', ...parts };
}
