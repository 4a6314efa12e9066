import type { Context, Middleware } from 'koa';
import { routes } from '../../../contract/routes.ts';
import { Refusal } from '../../refusal.ts';

/** Balancers and containers ask a server itself for these, without the path that visitors see. */
const WITHOUT_BASE: ReadonlySet<string> = new Set([routes.live.path, routes.ready.path]);

/** Takes the path that the site is served under off each address, so that nothing else has to know it. */
export function removeBasePath(basePath: string): Middleware {
  return async (ctx, next) => {
    if (WITHOUT_BASE.has(ctx.path)) return next();
    if (ctx.path.startsWith(`${basePath}/`)) ctx.path = ctx.path.slice(basePath.length);
    else if (ctx.path === basePath && isReading(ctx)) {
      // Addresses relative to the front page, and the scope of its service worker, need the slash.
      ctx.status = 308;
      return ctx.redirect(`${basePath}/${ctx.search}`);
    } else ctx.state.isOutsideBase = true;
    await next();
  };
}

/** Refuses addresses that are not under the path of the site. */
export const refuseOutsideBase: Middleware = async (ctx, next) => {
  if (ctx.state.isOutsideBase) throw new Refusal('not_found');
  await next();
};

function isReading({ method }: Context): boolean {
  return method === 'GET' || method === 'HEAD';
}
