import type Router from '@koa/router';
import type { Context } from 'koa';
import { WORD_AND_PREVIEW_TYPE } from '../../contract/convertPreview.ts';
import { readingWords } from '../../contract/messages/serverMessages.ts';
import { ConvertOptions, type ConvertReport, WORD_FILE_TYPE } from '../../contract/pdf.ts';
import { routes } from '../../contract/routes.ts';
import { callHooks } from '../http/callHooks.ts';
import { languageOf } from '../http/language.ts';
import type { ReportProgress } from '../http/middleware/reportProgress.ts';
import type { WithUpload } from '../http/middleware/upload.ts';
import { parseOptions } from '../http/parseOptions.ts';
import { sendResult } from '../http/sendResult.ts';
import type { JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { wordReadingWarning } from '../services/reading/wordReadingWarning.ts';

export interface ConvertDependencies {
  jobs: JobRunner;
  withUpload: WithUpload;
  reportProgress: ReportProgress;
  limits: { maxPages: number; convertFreePages: number };
  /** A folder with the data of more languages than English. */
  ocrDataFolder: string | undefined;
}

export function convertRoute(router: Router, { jobs, withUpload, reportProgress, limits, ocrDataFolder }: ConvertDependencies): void {
  router.post(routes.convertPdf.path, async (ctx) => {
    const { name, report, output } = await reportProgress(ctx, async (onProgress) => {
      return withUpload(ctx, 'file', async ({ files, fields }) => {
        const options = parseOptions(fields.get('options'), ConvertOptions);
        const [file] = files;
        if (!file) throw new Refusal('invalid_upload');
        const { maxPages, convertFreePages: freePages } = limits;
        const job = {
          engine: 'convertPdf' as const,
          files: [file],
          options: { options, maxPages, freePages, withPreview: wantsPreview(ctx), ...(ocrDataFolder && { ocrDataFolder }) },
        };
        const done = await jobs.run(job, { ...callHooks(ctx), onProgress });
        return { name: file.name, ...done };
      });
    });
    const words = readingWords[languageOf(ctx)];
    const warnings: ConvertReport['warnings'] = report.warnings.map((warning) => wordReadingWarning(warning, name, words));
    const ocrPages = report.ocrPages.map(({ page, confidence }) => ({ page, confidence: Math.round(confidence) }));
    const told: ConvertReport = { ...report, ocrPages, warnings };
    const type = report.previewBytes === undefined ? WORD_FILE_TYPE : WORD_AND_PREVIEW_TYPE;
    sendResult(ctx, { name: wordNameOf(name), type, report: told, output });
  });
}

/** Only who names the type of both is meant: everybody else gets the Word file alone. */
function wantsPreview(ctx: Context): boolean {
  return ctx.get('Accept').includes(WORD_AND_PREVIEW_TYPE);
}

function wordNameOf(name: string): string {
  return `${name.replace(/\.pdf$/i, '')}.docx`;
}
