import { JobId } from '../../../contract/progress.ts';
import { Refusal } from '../../refusal.ts';
import type { RouteStep } from '../addRoute.ts';
import { buildJobTopic } from '../buildJobTopic.ts';

/** Puts the topic of the caller's own job into `ctx.state.topic`. A job id that is no UUID names nothing. */
export function attachOwnJob(): RouteStep<{ topic: string }> {
  return async (ctx, next) => {
    const { data: jobId } = JobId.safeParse(ctx.params.jobId);
    if (jobId === undefined) throw new Refusal('not_found');
    ctx.state.topic = buildJobTopic(ctx, jobId);
    await next();
  };
}
