import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

/** Names each request, so that what a visitor reports can be found in the log. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};
