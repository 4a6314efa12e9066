import type { RouteStep } from '../addRoute.ts';

/** Keeps an answer out of every cache. `private` is for files that older proxies keep in spite of that. */
export function noStore(directives: 'no-store' | 'private, no-store' = 'no-store'): RouteStep {
  return async (ctx, next) => {
    ctx.set('Cache-Control', directives);
    await next();
  };
}
