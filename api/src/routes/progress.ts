import type Router from '@koa/router';
import { JobId } from '../../contract/progress.ts';
import { routes } from '../../contract/routes.ts';
import type { OpenEventStream } from '../http/eventStreams.ts';
import { jobTopic } from '../http/jobTopic.ts';
import type { ProgressStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';

/** Tells a caller how far a job of its own is, from wherever it stands until it is over. Asking before the job began is as good as asking later. */
export function progressRoute(router: Router, board: ProgressStore, openEventStream: OpenEventStream): void {
  router.get(routes.jobProgress.path, (ctx) => {
    const { data: jobId } = JobId.safeParse(ctx.params.jobId);
    if (jobId === undefined) throw new Refusal('not_found');
    const topic = jobTopic(ctx, jobId);
    openEventStream(ctx, (stream) =>
      board.watch(topic, (progress) => {
        stream.send(progress);
        if (progress.stage === 'over') stream.end();
      }),
    );
  });
}
