import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { PDF_FILE_TYPE } from '../../contract/fileTypes.ts';
import { addRoute } from '../http/addRoute.ts';
import { attachJob } from '../http/middleware/attachJob.ts';
import { noStore } from '../http/middleware/noStore.ts';
import { validate } from '../http/middleware/validate.ts';
import { sendResult } from '../http/sendResult.ts';
import type { RouteDependencies } from './routeDependencies.ts';

/** Adds the route of merges. */
export function addMergeRoute(router: Router, { services: { mergePdfs }, reportProgress, upload }: RouteDependencies): void {
  const steps = [reportProgress(), upload('files'), validate(calls.mergePdfs.request.options), noStore(), attachJob()] as const;
  addRoute(router, 'mergePdfs', steps, async (ctx) => {
    const { report, output } = await mergePdfs(ctx.state.files, ctx.state.options, ctx.state.job);
    ctx.set('X-Page-Count', String(report.pages));
    sendResult(ctx, 'mergePdfs', { name: 'merged.pdf', type: PDF_FILE_TYPE, report, output });
  });
}
