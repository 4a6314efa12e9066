import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { errorWords } from '../../../contract/messages/serverMessages.ts';
import { ERROR_FILE_HEADER } from '../../../contract/progress.ts';
import { Refusal } from '../../refusal.ts';
import { drain } from '../drain.ts';
import { languageOf } from '../language.ts';

/**
 * Turns what was thrown into an answer. A refusal becomes its sentence in the language the request asks for. Anything else is a fault of ours: it is logged whole, and the visitor
 * learns no more than that. The wish for `application/problem+json` is met as RFC 9457 has it.
 */
export function errorHandler(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 405 || ctx.status === 501) throw new Refusal('method_not_allowed');
      if (ctx.status === 404 && ctx.body === undefined) throw new Refusal('not_found');
    } catch (error) {
      // Nobody is there to read an answer.
      if (hasLeft(ctx)) return;
      const refusal = error instanceof Refusal ? error : new Refusal('internal');
      if (refusal !== error) log.error({ err: error, requestId: ctx.state.requestId }, 'A request failed.');
      // A browser that is still sending reads the answer only when it is through, or when the server goes on listening.
      await drain(ctx);
      write(ctx, refusal);
    }
  };
}

function hasLeft(ctx: Context): boolean {
  return ctx.req.socket.destroyed || ctx.res.destroyed;
}

function write(ctx: Context, refusal: Refusal): void {
  const { code, status, details, fileIndex } = refusal;
  const language = languageOf(ctx);
  const sentence = refusal.sentenceIn(errorWords[language]);
  ctx.status = status;
  ctx.set('X-Error-Code', code);
  if (fileIndex !== undefined) ctx.set(ERROR_FILE_HEADER, String(fileIndex));
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Language', language);
  ctx.vary('Accept, Accept-Language');
  if (status === 429 || status === 503) ctx.set('Retry-After', String(Math.max(1, Number(details?.seconds) || 1)));
  if (ctx.headers.accept?.includes('application/problem+json')) {
    const instance = `urn:uuid:${ctx.state.requestId}`;
    ctx.body = JSON.stringify({ type: `urn:sheaf:${code}`, title: sentence, status, code, fileIndex, instance });
    ctx.type = 'application/problem+json';
  } else {
    ctx.body = sentence;
    ctx.type = 'text/plain; charset=utf-8';
  }
}
