import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { findRoute } from '../findRoute.ts';
import { onResponseClose } from '../onResponseClose.ts';

const CLIENT_CLOSED_REQUEST = 499;

/** Logs one line for each request. It has the route and no address, and nothing of names or contents. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    onResponseClose(ctx, () => {
      const wasAborted = !ctx.res.writableFinished;
      // The visitor left before a status was set.
      const status = wasAborted && !ctx.res.headersSent ? CLIENT_CLOSED_REQUEST : ctx.status;
      const line = {
        requestId: ctx.state.requestId,
        method: ctx.method,
        route: findRoute(ctx.path),
        status,
        code: ctx.response.get('X-Error-Code') || undefined,
        milliseconds: Math.round(performance.now() - startedAt),
        wasAborted: wasAborted || undefined,
      };
      if (ctx.path.startsWith('/api/health/')) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    await next();
  };
}
