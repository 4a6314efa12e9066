import type Router from '@koa/router';
import { optionsProblem } from '../../contract/optionsProblem.ts';
import { MergeOptions, type MergeReport, MIN_MERGE_FILES, PDF_FILE_TYPE } from '../../contract/pdf.ts';
import { routes } from '../../contract/routes.ts';
import { callHooks } from '../http/callHooks.ts';
import type { ReportProgress } from '../http/middleware/reportProgress.ts';
import type { WithUpload } from '../http/middleware/upload.ts';
import { parseOptions } from '../http/parseOptions.ts';
import { sendResult } from '../http/sendResult.ts';
import type { JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';

export interface MergeDependencies {
  jobs: JobRunner;
  withUpload: WithUpload;
  reportProgress: ReportProgress;
  limits: { maxPages: number; mergeFreeFiles: number };
}

export function mergeRoute(router: Router, { jobs, withUpload, reportProgress, limits }: MergeDependencies): void {
  router.post(routes.mergePdfs.path, async (ctx) => {
    const { report, output } = await reportProgress(ctx, async (onProgress) => {
      return withUpload(ctx, 'files', async ({ files, fields }) => {
        const options = mergeOptionsIn(fields.get('options'), files.length);
        if (files.length < MIN_MERGE_FILES) throw new Refusal('not_enough_files');
        if (limits.mergeFreeFiles > 0 && files.length > limits.mergeFreeFiles) {
          throw new Refusal('merge_limit_reached', { limit: limits.mergeFreeFiles });
        }
        const job = { engine: 'merge' as const, files, options: { options, maxPages: limits.maxPages } };
        return jobs.run(job, { ...callHooks(ctx), onProgress });
      });
    });
    ctx.set('X-Page-Count', String(report.pages));
    sendResult(ctx, { name: 'merged.pdf', type: PDF_FILE_TYPE, report: report satisfies MergeReport, output });
  });
}

function mergeOptionsIn(field: string | undefined, fileCount: number): MergeOptions {
  const options = parseOptions(field, MergeOptions);
  const reason = optionsProblem(options, fileCount);
  if (reason) throw new Refusal('invalid_options', { reason });
  return options;
}
