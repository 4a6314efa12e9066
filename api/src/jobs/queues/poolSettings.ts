import { type Department, terms } from '../queue.ts';
import { boxOf } from '../sandbox/sandbox.ts';
import type { JobPoolOptions } from './jobPool.ts';

const BOX_LIFETIME_CPU_SECONDS = 120;

interface Wanted {
  workers: number;
  wallSeconds: number;
  cpuSeconds: number;
  /** Where data lies that the department needs beside its program. */
  readable?: string[];
}

/** The part of a pool's options that differs between departments: what is wanted of all of them, within the terms of each. */
export function workOf(department: Department, wanted: Wanted) {
  const { workers, renewals, maxIdleBytes, cpuSeconds: leastCpuSeconds } = terms[department];
  const cpuSeconds = Math.max(wanted.cpuSeconds, leastCpuSeconds);
  const lifetimeCpuSeconds = Math.max(BOX_LIFETIME_CPU_SECONDS, 2 * cpuSeconds * (1 + renewals));
  return {
    box: boxOf({ lifetimeCpuSeconds }, { department, readable: wanted.readable ?? [] }),
    workers: workers(wanted.workers),
    wallSeconds: wanted.wallSeconds,
    cpuSeconds,
    renewals,
    lifetimeCpuSeconds,
    maxIdleBytes,
  } satisfies Partial<JobPoolOptions>;
}
