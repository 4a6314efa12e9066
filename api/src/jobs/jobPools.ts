import type { JobRunner } from '../ports.ts';
import type { Department } from './departments.ts';
import { engines } from './engines.ts';

interface JobPoolsOptions {
  /** Starts the pool of a department. */
  poolOf(department: Department): JobRunner;
  /** Those that start at once; the others do when their first job comes. */
  startNow: readonly Department[];
}

/** Sends each job to the pool of the department that its engine belongs to. */
export function createJobPools({ poolOf, startNow }: JobPoolsOptions): JobRunner {
  const pools = new Map(startNow.map((department) => [department, poolOf(department)]));

  function poolFor(department: Department): JobRunner {
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
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
