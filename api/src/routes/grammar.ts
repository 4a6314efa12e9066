import type Router from '@koa/router';
import { countWords } from '@sheaf/language/tokens/countWords';
import { type ExtractedText, GrammarRequest, type GrammarResult, MAX_GRAMMAR_WORDS, ReadingOptions } from '../../contract/grammar.ts';
import { readingWords } from '../../contract/messages/serverMessages.ts';
import { routes } from '../../contract/routes.ts';
import { callHooks } from '../http/callHooks.ts';
import { languageOf } from '../http/language.ts';
import type { ReportProgress } from '../http/middleware/reportProgress.ts';
import type { WithUpload } from '../http/middleware/upload.ts';
import { parseOptions } from '../http/parseOptions.ts';
import { readJsonBody } from '../http/readJsonBody.ts';
import type { JobHooks } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { ReadDocument } from '../services/createReader.ts';
import { buildExtractedText } from '../services/reading/buildExtractedText.ts';

/** So many words of twenty bytes each, twice what English has, and what JSON adds. */
const MAX_BODY_BYTES = 24 * MAX_GRAMMAR_WORDS;

export interface GrammarDependencies {
  withUpload: WithUpload;
  read: ReadDocument;
  check(request: GrammarRequest, hooks: JobHooks): Promise<GrammarResult>;
  reportProgress: ReportProgress;
  limits: { grammarFreeWords: number };
}

export function grammarRoute(router: Router, { withUpload, read, check, reportProgress, limits }: GrammarDependencies): void {
  router.post(routes.extractText.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await reportProgress(ctx, async (onProgress): Promise<ExtractedText> => {
      return withUpload(ctx, 'file', async ({ files, fields }) => {
        const options = parseOptions(fields.get('options'), ReadingOptions);
        const [file] = files;
        if (!file) throw new Refusal('invalid_upload');
        const document = await read(file, options, { ...callHooks(ctx), onProgress });
        return buildExtractedText(document, file.name, { boxes: options.boxes ?? false, words: readingWords[languageOf(ctx)] });
      });
    });
  });

  router.post(routes.checkGrammar.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await reportProgress(ctx, async (onProgress) => {
      const request = await readJsonBody(ctx, GrammarRequest, MAX_BODY_BYTES);
      const words = countWords(request.text);
      if (words > MAX_GRAMMAR_WORDS) throw new Refusal('text_too_long', { words, limit: MAX_GRAMMAR_WORDS });
      const wordLimit = smallerLimit(request.wordLimit ?? 0, limits.grammarFreeWords);
      return check({ ...request, wordLimit }, { ...callHooks(ctx), onProgress });
    });
  });
}

/** 0 means that there is no limit. */
function smallerLimit(wanted: number, free: number): number {
  return wanted === 0 || free === 0 ? wanted + free : Math.min(wanted, free);
}
