import type { JobRunner } from '../../ports.ts';
import { engines } from '../engines.ts';
import type { Department } from '../queue.ts';
import type { JobPool } from './jobPool.ts';

interface JobPoolsOptions {
  /** Starts the pool of a department. */
  poolOf(department: Department): JobPool;
  /** Those that start by themselves, one after the other so that the first is soon ready; the others do when their first job comes. */
  startNow: readonly Department[];
}

/** Sends each job to the pool of the department that its engine belongs to. */
export function createJobPools({ poolOf, startNow }: JobPoolsOptions): JobRunner {
  const pools = new Map<Department, JobPool>();
  let isClosed = false;
  void startAll();

  async function startAll(): Promise<void> {
    for (const department of startNow) {
      if (isClosed) return;
      await poolFor(department).firstReady;
    }
  }

  function poolFor(department: Department): JobPool {
    const pool = pools.get(department) ?? poolOf(department);
    pools.set(department, pool);
    return pool;
  }

  return {
    run: (job, hooks) => poolFor(engines[job.engine].department).run(job, hooks),
    get isReady() {
      return [...pools.values()].every((pool) => pool.isReady);
    },
    async close() {
      isClosed = true;
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
