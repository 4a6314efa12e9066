import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { WORD_AND_PREVIEW_TYPE } from '../../contract/convertPreview.ts';
import { WORD_FILE_TYPE } from '../../contract/fileTypes.ts';
import { addRoute } from '../http/addRoute.ts';
import { attachJob } from '../http/middleware/attachJob.ts';
import { noStore } from '../http/middleware/noStore.ts';
import { requireFile } from '../http/middleware/requireFile.ts';
import { validate } from '../http/middleware/validate.ts';
import { sendResult } from '../http/sendResult.ts';
import type { RouteDependencies } from './routeDependencies.ts';

/** Adds the route of conversions. */
export function addConvertRoute(router: Router, { services: { convertPdf }, reportProgress, upload }: RouteDependencies): void {
  const steps = [reportProgress(), upload('file'), validate(calls.convertPdf.request.options), requireFile(), noStore(), attachJob()] as const;
  addRoute(router, 'convertPdf', steps, async (ctx) => {
    // Only a caller who names this type gets the preview behind the Word file.
    const withPreview = ctx.get('Accept').includes(WORD_AND_PREVIEW_TYPE);
    const converted = await convertPdf(ctx.state.file, ctx.state.options, { ...ctx.state.job, withPreview });
    const type = converted.report.previewBytes === undefined ? WORD_FILE_TYPE : WORD_AND_PREVIEW_TYPE;
    sendResult(ctx, 'convertPdf', { ...converted, type });
  });
}
