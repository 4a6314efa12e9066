import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { PDF_FILE_TYPE } from '../../contract/fileTypes.ts';
import { addRoute } from '../http/addRoute.ts';
import { attachJob } from '../http/middleware/attachJob.ts';
import { noStore } from '../http/middleware/noStore.ts';
import { requireFile } from '../http/middleware/requireFile.ts';
import { validate } from '../http/middleware/validate.ts';
import { sendResult } from '../http/sendResult.ts';
import type { RouteDependencies } from './routeDependencies.ts';

/** Adds the route that makes scans searchable. */
export function addSearchableRoute(router: Router, { services: { makeSearchable }, reportProgress, upload }: RouteDependencies): void {
  const steps = [reportProgress(), upload('file'), validate(calls.makeSearchable.request.options), requireFile(), noStore(), attachJob()] as const;
  addRoute(router, 'makeSearchable', steps, async (ctx) => {
    const searchable = await makeSearchable(ctx.state.file, ctx.state.options, ctx.state.job);
    sendResult(ctx, 'makeSearchable', { ...searchable, type: PDF_FILE_TYPE });
  });
}
