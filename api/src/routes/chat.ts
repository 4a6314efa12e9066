import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { AskedQuestion, type ChatEvent, ChatUploadOptions, MAX_MESSAGE_LENGTH } from '../../contract/chat.ts';
import { errorWords } from '../../contract/messages/serverMessages.ts';
import { routes } from '../../contract/routes.ts';
import { callHooks } from '../http/callHooks.ts';
import { answerInEvents, wantsEvents } from '../http/eventAnswer.ts';
import { languageOf } from '../http/language.ts';
import type { ReportProgress } from '../http/middleware/reportProgress.ts';
import type { WithUpload } from '../http/middleware/upload.ts';
import { parseOptions } from '../http/parseOptions.ts';
import { readJsonBody } from '../http/readJsonBody.ts';
import { Refusal } from '../refusal.ts';
import type { Asking, ChatService } from '../services/chat/createChatService.ts';

/** A message too long is refused with its length; JSON may write each letter as six. */
const MAX_BODY_BYTES = 64 * MAX_MESSAGE_LENGTH;

export interface ChatDependencies {
  chat: ChatService;
  withUpload: WithUpload;
  reportProgress: ReportProgress;
  log: Logger;
}

export function chatRoute(router: Router, { chat, withUpload, reportProgress, log }: ChatDependencies): void {
  router.post(routes.uploadForChat.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await reportProgress(ctx, async (onProgress) => {
      return withUpload(ctx, 'file', async ({ files, fields }) => {
        const options = parseOptions(fields.get('options'), ChatUploadOptions);
        const [file] = files;
        if (!file) throw new Refusal('invalid_upload');
        return chat.upload(ctx.state.owner, file, options, { ...askingOf(ctx), onProgress });
      });
    });
  });

  router.post(routes.sendChatMessage.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const asking = askingOf(ctx);
    const question = await chat.take(ctx.state.owner, await readJsonBody(ctx, AskedQuestion, MAX_BODY_BYTES));
    if (!wantsEvents(ctx)) {
      ctx.body = await question.answer(asking);
      return;
    }
    answerInEvents(ctx, async (tell: (event: ChatEvent) => void) => {
      try {
        tell({ event: 'done', data: await question.answer({ ...asking, onEvent: tell }) });
      } catch (error) {
        if (!asking.signal.aborted) tell({ event: 'error', data: refusalFor(error, ctx, log) });
      }
    });
  });

  router.get(routes.chatHistory.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await chat.history(ctx.state.owner, ctx.params.sessionId ?? '');
  });

  router.delete(routes.deleteChat.path, async (ctx) => {
    await chat.remove(ctx.state.owner, ctx.params.sessionId ?? '');
    ctx.status = 204;
  });
}

function askingOf(ctx: Context): Asking {
  return { ...callHooks(ctx), locale: languageOf(ctx) };
}

/** What `errorHandler` answers, for an answer that has begun. */
function refusalFor(error: unknown, ctx: Context, log: Logger) {
  const refusal = error instanceof Refusal ? error : new Refusal('internal');
  if (refusal !== error) log.error({ err: error, requestId: ctx.state.requestId }, 'An answer failed.');
  const { code, status } = refusal;
  return { code, status, text: refusal.sentenceIn(errorWords[languageOf(ctx)]) };
}
