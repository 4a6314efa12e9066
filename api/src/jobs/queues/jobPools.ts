import type { JobRunner } from '../../ports.ts';
import { engines } from '../engines.ts';
import type { Queue } from '../queue.ts';
import type { JobPool } from './jobPool.ts';

interface JobPoolsOptions {
  /** Starts the pool of a queue. */
  createPool(queue: Queue): JobPool;
  /** Queues whose first worker starts at once, one after the other so that the first is soon ready. Other pools start with their first job. */
  startNow: readonly Queue[];
}

/** Creates a runner that sends each job to the pool of its engine's queue. */
export function createJobPools({ createPool, startNow }: JobPoolsOptions): JobRunner {
  const pools = new Map<Queue, JobPool>();
  let isClosed = false;
  void startAll();

  async function startAll(): Promise<void> {
    for (const queue of startNow) {
      if (isClosed) return;
      await findPool(queue).warmUp();
    }
  }

  function findPool(queue: Queue): JobPool {
    const pool = pools.get(queue) ?? createPool(queue);
    pools.set(queue, pool);
    return pool;
  }

  return {
    run: (job, hooks) => findPool(engines[job.engine].queue).run(job, hooks),
    get isReady() {
      return [...pools.values()].every((pool) => pool.isReady);
    },
    async close() {
      isClosed = true;
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
