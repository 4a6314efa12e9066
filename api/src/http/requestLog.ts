import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { routes } from '../../contract/routes.ts';
import { whenOver } from './whenOver.ts';

/** One line for each request: the route, never the address with what is in it, and nothing of names or contents. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    whenOver(ctx, () => {
      const { status } = ctx;
      const line = {
        requestId: ctx.state.requestId,
        method: ctx.method,
        route: routeOf(ctx.path),
        status,
        code: ctx.response.get('X-Error-Code') || undefined,
        milliseconds: Math.round(performance.now() - startedAt),
        wasAborted: !ctx.res.writableFinished || undefined,
      };
      if (ctx.path.startsWith('/api/health/')) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    await next();
  };
}

const knownPaths = Object.values(routes).map(({ path }) => ({ path, pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`) }));

function routeOf(path: string): string {
  return knownPaths.find(({ pattern }) => pattern.test(path))?.path ?? (path.startsWith('/api/') ? '/api/…' : '/…');
}
