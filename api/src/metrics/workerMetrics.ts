import { Counter, Gauge, Histogram } from 'prom-client';
import type { Queue } from '../jobs/queue.ts';
import type { WorkerSlots } from '../jobs/queues/workerSlots.ts';
import { createEndCounter, createRegistry, SECONDS } from './createMetrics.ts';

export type WorkerMetrics = ReturnType<typeof createWorkerMetrics>;

/** Creates the metrics of a worker. Their names differ from those of servers, so that no job is counted twice. */
export function createWorkerMetrics(version: string) {
  const registry = createRegistry(version);
  const registers = [registry];
  return {
    registry,
    endedProcesses: createEndCounter(registry),
    jobs: new Counter({
      name: 'sheaf_worker_jobs_total',
      help: 'Attempts at jobs that are over in this worker, by how they ended.',
      labelNames: ['queue', 'engine', 'outcome'],
      registers,
    }),
    runSeconds: new Histogram({
      name: 'sheaf_worker_run_seconds',
      help: 'Seconds that this worker spent on an attempt at a job.',
      labelNames: ['queue'],
      buckets: SECONDS,
      registers,
    }),
    runningJobs: new Gauge({ name: 'sheaf_worker_jobs_running', help: 'Jobs that this worker is on.', labelNames: ['queue'], registers }),
  };
}

/** Returns workers whose jobs are counted. */
export function watchSlots(slots: WorkerSlots, queue: Queue, { jobs, runSeconds, runningJobs }: WorkerMetrics): WorkerSlots {
  return {
    firstReady: slots.firstReady,
    get canServe() {
      return slots.canServe;
    },
    async run(job) {
      runningJobs.inc({ queue });
      const endTimer = runSeconds.startTimer({ queue });
      let outcome = 'internal';
      try {
        const ended = await slots.run(job);
        outcome = ended.state;
        return ended;
      } finally {
        endTimer();
        runningJobs.dec({ queue });
        jobs.inc({ queue, engine: job.engine, outcome });
      }
    },
    waitForRoom: slots.waitForRoom,
    close: slots.close,
  };
}
