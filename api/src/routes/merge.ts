import type Router from '@koa/router';
import { MergeOptions, type MergeReport, MIN_MERGE_FILES } from '../../contract/pdf.ts';
import { routes } from '../../contract/routes.ts';
import { optionsProblem } from '../engines/merge/optionsProblem.ts';
import { attachmentHeader } from '../http/fileName.ts';
import { reasonOf } from '../http/jsonBody.ts';
import { resultHeader } from '../http/resultHeader.ts';
import { untilGone } from '../http/untilGone.ts';
import type { ReadUpload } from '../http/uploads.ts';
import { visitorOf } from '../http/visitor.ts';
import { whenOver } from '../http/whenOver.ts';
import type { JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';

export interface MergeDependencies {
  jobs: JobRunner;
  readUpload: ReadUpload;
  limits: { maxPages: number; mergeFreeFiles: number };
}

export function mergeRoute(router: Router, { jobs, readUpload, limits }: MergeDependencies): void {
  router.post(routes.mergePdfs.path, async (ctx) => {
    const { files, fields } = await readUpload(ctx, 'files');
    const options = mergeOptionsIn(fields.get('options'), files.length);
    if (files.length < MIN_MERGE_FILES) throw new Refusal('not_enough_files');
    if (limits.mergeFreeFiles > 0 && files.length > limits.mergeFreeFiles) {
      throw new Refusal('merge_limit_reached', { limit: limits.mergeFreeFiles });
    }
    const job = { engine: 'merge' as const, files, options: { options, maxPages: limits.maxPages } };
    const { report, output } = await jobs.run(job, { visitor: visitorOf(ctx), signal: untilGone(ctx) });
    whenOver(ctx, output.close);
    ctx.set({
      'Content-Disposition': attachmentHeader('merged.pdf'),
      'X-Page-Count': String(report.pages),
      'X-Result': resultHeader(report satisfies MergeReport),
      'Cache-Control': 'no-store',
    });
    ctx.type = 'application/pdf';
    ctx.length = output.size;
    ctx.body = output.stream();
  });
}

function mergeOptionsIn(field: string | undefined, fileCount: number): MergeOptions {
  const options = parsedOptions(field);
  const reason = optionsProblem(options, fileCount);
  if (reason !== undefined) throw new Refusal('invalid_options', { reason });
  return options;
}

function parsedOptions(field: string | undefined): MergeOptions {
  if (field === undefined) return {};
  const parsed = MergeOptions.safeParse(jsonIn(field));
  if (!parsed.success) throw new Refusal('invalid_options', { reason: reasonOf(parsed.error) });
  return parsed.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_options', { reason: 'they are not valid JSON' });
  }
}
