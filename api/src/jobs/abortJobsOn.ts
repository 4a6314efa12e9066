import type { JobRunner } from '../ports.ts';
import { createRestartRefusal } from '../refusal.ts';

/** Returns a runner that stops its jobs when the signal is aborted, and refuses them with a time to come again. */
export function abortJobsOn(jobs: JobRunner, forcedStop: AbortSignal): JobRunner {
  return {
    async run(job, hooks) {
      try {
        return await jobs.run(job, { ...hooks, signal: AbortSignal.any([hooks.signal, forcedStop]) });
      } catch (error) {
        if (forcedStop.aborted && !hooks.signal.aborted) throw createRestartRefusal();
        throw error;
      }
    },
    get isReady() {
      return jobs.isReady;
    },
    close: () => jobs.close(),
  };
}
