import { engines } from '../jobs/engines.ts';
import type { JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { Metrics } from './createMetrics.ts';

/** Returns a runner that counts the jobs of another: how they end, how long they wait and run, and how many do so now. */
export function watchJobs(jobs: JobRunner, metrics: Metrics): JobRunner {
  return {
    async run(job, hooks) {
      const { queue } = engines[job.engine];
      const watch = watchJob(metrics, queue);
      try {
        const result = await jobs.run(job, {
          ...hooks,
          onProgress(progress) {
            if (progress.stage === 'waiting') watch.beginWaiting();
            else if (progress.stage !== 'over') watch.beginRunning();
            hooks.onProgress?.(progress);
          },
        });
        metrics.jobs.inc({ queue, engine: job.engine, outcome: 'done' });
        return result;
      } catch (error) {
        metrics.jobs.inc({ queue, engine: job.engine, outcome: nameOutcome(error, hooks.signal) });
        throw error;
      } finally {
        watch.end();
      }
    },
    get isReady() {
      return jobs.isReady;
    },
    close: () => jobs.close(),
  };
}

/** Follows one job, which runs at once unless it is said to wait. */
function watchJob({ waitingJobs, runningJobs, waitSeconds, runSeconds }: Metrics, queue: string) {
  let state: 'running' | 'waiting' | 'over' = 'running';
  let since = performance.now();
  runningJobs.inc({ queue });

  /** Ends a state and returns how many seconds it took. */
  function leave(): number {
    const seconds = (performance.now() - since) / 1000;
    since = performance.now();
    (state === 'waiting' ? waitingJobs : runningJobs).dec({ queue });
    return seconds;
  }

  return {
    beginWaiting() {
      if (state !== 'running') return;
      leave();
      state = 'waiting';
      waitingJobs.inc({ queue });
    },
    beginRunning() {
      if (state !== 'waiting') return;
      waitSeconds.observe({ queue }, leave());
      state = 'running';
      runningJobs.inc({ queue });
    },
    end() {
      const wasRunning = state === 'running';
      const seconds = leave();
      (wasRunning ? runSeconds : waitSeconds).observe({ queue }, seconds);
      state = 'over';
    },
  };
}

function nameOutcome(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'cancelled';
  return error instanceof Refusal ? error.code : 'internal';
}
