import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

/** Gives each request an id, so that the log shows what a visitor reports. Scripts and pictures do without: headers are sent uncompressed with each. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  if (ctx.path.startsWith('/api/')) ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};
