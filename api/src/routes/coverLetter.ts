import type Router from '@koa/router';
import type { Context } from 'koa';
import {
  CvOptions,
  LetterAgain,
  LetterExport,
  type LetterExportReport,
  LetterRequest,
  type LetterTones,
  letterLengths,
  letterLimits,
  letterTones,
  wordsOfLength,
} from '../../contract/coverLetter.ts';
import { letterFileTypes } from '../../contract/letterFileTypes.ts';
import { letterAnswerWords } from '../../contract/messages/serverMessages.ts';
import { routes } from '../../contract/routes.ts';
import { callHooks } from '../http/callHooks.ts';
import { languageOf } from '../http/language.ts';
import type { ReportProgress } from '../http/middleware/reportProgress.ts';
import type { WithUpload } from '../http/middleware/upload.ts';
import { parseOptions } from '../http/parseOptions.ts';
import { readJsonBody } from '../http/readJsonBody.ts';
import { sendResult } from '../http/sendResult.ts';
import { Refusal } from '../refusal.ts';
import type { Asking, LetterService } from '../services/coverLetter/createLetterService.ts';

/** What is too long is refused with its limit, not for its bytes; JSON may write each letter as six. */
const MAX_BODY_BYTES = 24 * letterLimits.maxCvText;

export interface CoverLetterDependencies {
  letters: LetterService;
  withUpload: WithUpload;
  reportProgress: ReportProgress;
}

export function coverLetterRoute(router: Router, { letters, withUpload, reportProgress }: CoverLetterDependencies): void {
  router.post(routes.extractCv.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await reportProgress(ctx, async (onProgress) => {
      return withUpload(ctx, 'file', async ({ files, fields }) => {
        const options = parseOptions(fields.get('options'), CvOptions);
        const [file] = files;
        const text = fields.get('text');
        if (!file && text === undefined) throw new Refusal('cv_missing');
        return letters.extract(ctx.state.owner, file ? { file } : { text: text ?? '' }, options, { ...askingOf(ctx), onProgress });
      });
    });
  });

  router.post(routes.generateLetter.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await reportProgress(ctx, async (onProgress) => {
      const request = await readJsonBody(ctx, LetterRequest, MAX_BODY_BYTES);
      return letters.generate(ctx.state.owner, request, { ...askingOf(ctx), onProgress });
    });
  });

  router.post(routes.regenerateLetter.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await reportProgress(ctx, async (onProgress) => {
      const again = await readJsonBody(ctx, LetterAgain, MAX_BODY_BYTES);
      return letters.regenerate(ctx.state.owner, again, { ...askingOf(ctx), onProgress });
    });
  });

  router.post(routes.exportLetter.path, async (ctx) => {
    const { format, filename, report, output } = await reportProgress(ctx, async (onProgress) => {
      const letter = await readJsonBody(ctx, LetterExport, MAX_BODY_BYTES);
      return { format: letter.format, ...(await letters.export(ctx.state.owner, letter, { ...askingOf(ctx), onProgress })) };
    });
    sendResult(ctx, { name: filename, type: letterFileTypes[format], report: report satisfies LetterExportReport, output });
    ctx.set('Cache-Control', 'private, no-store');
  });

  router.get(routes.letterTones.path, (ctx) => {
    const words = letterAnswerWords[languageOf(ctx)];
    ctx.vary('Accept-Language');
    ctx.body = {
      tones: letterTones.map((id) => ({ id, ...words.tones[id] })),
      lengths: letterLengths.map((id) => ({ id, name: words.lengths[id], minWords: wordsOfLength[id].min, maxWords: wordsOfLength[id].max })),
    } satisfies LetterTones;
  });

  router.delete(routes.deleteCv.path, async (ctx) => {
    await letters.remove(ctx.state.owner, ctx.params.cvId ?? '');
    ctx.status = 204;
  });
}

function askingOf(ctx: Context): Asking {
  return { ...callHooks(ctx), locale: languageOf(ctx) };
}
