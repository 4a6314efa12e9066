import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { MAX_MESSAGE_LENGTH } from '../../contract/chat.ts';
import { addRoute } from '../http/addRoute.ts';
import { attachJob } from '../http/middleware/attachJob.ts';
import { noStore } from '../http/middleware/noStore.ts';
import { requireFile } from '../http/middleware/requireFile.ts';
import { validate, validateBody } from '../http/middleware/validate.ts';
import { sendChatAnswer } from '../http/sendChatAnswer.ts';
import type { RouteDependencies } from './routeDependencies.ts';

/** JSON may write each letter as six bytes. A message that is too long is refused with its length and not for its bytes. */
const maxBytes = 64 * MAX_MESSAGE_LENGTH;

/** Adds the routes of conversations. */
export function addChatRoutes(router: Router, { services: { chat }, reportProgress, upload, log }: RouteDependencies): void {
  const uploading = [noStore(), reportProgress(), upload('file'), validate(calls.uploadForChat.request.options), requireFile(), attachJob()] as const;
  addRoute(router, 'uploadForChat', uploading, async (ctx) => {
    ctx.body = await chat.upload(ctx.state.owner, ctx.state.file, ctx.state.options, ctx.state.job);
  });

  const asking = [noStore(), attachJob(), validateBody(calls.sendChatMessage.request.body, { maxBytes })] as const;
  addRoute(router, 'sendChatMessage', asking, async (ctx) => {
    const question = await chat.accept(ctx.state.owner, ctx.state.body);
    await sendChatAnswer(ctx, { signal: ctx.state.job.signal, log }, (onEvent) => question.answer({ ...ctx.state.job, ...(onEvent && { onEvent }) }));
  });

  addRoute(router, 'chatHistory', [noStore()], async (ctx) => {
    ctx.body = await chat.history(ctx.state.owner, ctx.params.sessionId ?? '');
  });

  addRoute(router, 'removeChatDocument', [], async (ctx) => {
    await chat.removeDocument(ctx.state.owner, ctx.params.sessionId ?? '', Number(ctx.params.number));
    ctx.status = 204;
  });

  addRoute(router, 'deleteChat', [], async (ctx) => {
    await chat.remove(ctx.state.owner, ctx.params.sessionId ?? '');
    ctx.status = 204;
  });
}
