import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { ERROR_FILE_HEADER } from '../../../contract/progress.ts';
import { Refusal } from '../../refusal.ts';
import { type DescribedRefusal, describeRefusal } from '../describeRefusal.ts';
import { drain } from '../drain.ts';
import { readLanguage } from '../language.ts';

/**
 * Turns what was thrown into an answer. A refusal becomes its sentence in the language of the request. Anything else is a
 * bug: it is logged whole, and the visitor gets a general message. `application/problem+json` follows RFC 9457.
 */
export function errorHandler(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 405 || ctx.status === 501) throw new Refusal('method_not_allowed');
      if (ctx.status === 404 && ctx.body === undefined) throw new Refusal('not_found');
    } catch (error) {
      // Nobody is there to read an answer.
      if (isDisconnected(ctx)) return;
      const refusal = describeRefusal(ctx, error, log, 'A request failed.');
      // A browser that is still sending reads the answer only when it is through, or when the server goes on listening.
      await drain(ctx);
      writeRefusal(ctx, refusal);
    }
  };
}

function isDisconnected(ctx: Context): boolean {
  return ctx.req.socket.destroyed || ctx.res.destroyed;
}

function writeRefusal(ctx: Context, { code, status, details, fileIndex, sentence }: DescribedRefusal): void {
  ctx.status = status;
  ctx.set('X-Error-Code', code);
  if (fileIndex !== undefined) ctx.set(ERROR_FILE_HEADER, String(fileIndex));
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Language', readLanguage(ctx));
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
