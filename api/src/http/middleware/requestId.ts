import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

/** Gives each request an id, so that the log shows what a visitor reports. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};
