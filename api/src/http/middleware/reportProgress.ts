import { JOB_ID_HEADER, JobId, type JobProgress } from '../../../contract/progress.ts';
import type { ProgressStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { RouteStep } from '../addRoute.ts';
import { buildJobTopic } from '../buildJobTopic.ts';

/** The latest progress is repeated at this interval. Without it, the job is no longer running. */
const REPEAT_MS = 10_000;

/** Reports the progress of a call that has a job id, from its first byte to its end. */
export type ReportProgress = () => RouteStep<{ onProgress: (progress: JobProgress) => void }>;

/** Returns the middleware for a store. A job id that is no UUID is refused before anything is read. */
export function createProgressReporter(store: ProgressStore): ReportProgress {
  return () => async (ctx, next) => {
    const id = ctx.get(JOB_ID_HEADER);
    if (id === '') {
      ctx.state.onProgress = () => undefined;
      return await next();
    }
    if (!JobId.safeParse(id).success) throw new Refusal('invalid_request', { reason: { phrase: 'not_a_uuid', of: JOB_ID_HEADER } });

    const topic = buildJobTopic(ctx, id);
    let latest: JobProgress = { stage: 'receiving' };
    const report = () => store.report(topic, latest);
    report();
    const repeating = setInterval(report, REPEAT_MS);
    ctx.state.onProgress = (progress) => {
      // The end is reported below, so that a call refused before its job began has one too.
      if (progress.stage === 'over') return;
      latest = progress;
      report();
    };
    try {
      await next();
    } finally {
      clearInterval(repeating);
      store.report(topic, { stage: 'over' });
    }
  };
}
