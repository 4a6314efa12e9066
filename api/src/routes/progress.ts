import type Router from '@koa/router';
import { addRoute } from '../http/addRoute.ts';
import type { OpenEventStream } from '../http/createEventStreams.ts';
import { attachOwnJob } from '../http/middleware/attachOwnJob.ts';
import type { ProgressStore } from '../ports.ts';

/** Streams the progress of the caller's own job until it is over. A caller may ask before the job begins. */
export function addProgressRoute(router: Router, store: ProgressStore, openEventStream: OpenEventStream): void {
  addRoute(router, 'jobProgress', [attachOwnJob()], (ctx) => {
    openEventStream(ctx, (stream) =>
      store.watch(ctx.state.topic, (progress) => {
        stream.send(progress);
        if (progress.stage === 'over') stream.end();
      }),
    );
  });
}
