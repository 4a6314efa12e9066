import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { ZIP_FILE_TYPE } from '../../contract/convertAll.ts';
import { addRoute } from '../http/addRoute.ts';
import { attachJob } from '../http/middleware/attachJob.ts';
import { noStore } from '../http/middleware/noStore.ts';
import { validate } from '../http/middleware/validate.ts';
import { sendResult } from '../http/sendResult.ts';
import type { RouteDependencies } from './routeDependencies.ts';

/** Adds the route that converts several files into one ZIP file. */
export function addConvertAllRoute(router: Router, { services: { convertAll }, reportProgress, upload }: RouteDependencies): void {
  const steps = [reportProgress(), upload('files', 'convert'), validate(calls.convertAll.request.options), noStore(), attachJob()] as const;
  addRoute(router, 'convertAll', steps, async (ctx) => {
    const { report, output } = await convertAll(ctx.state.files, ctx.state.options, ctx.state.job);
    sendResult(ctx, 'convertAll', { name: 'converted.zip', type: ZIP_FILE_TYPE, report, output });
  });
}
