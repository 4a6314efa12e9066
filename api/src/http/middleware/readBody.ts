import type { RouteStep } from '../addRoute.ts';
import { readRawBody } from '../readRawBody.ts';

/** Reads a body of at most `maxBytes` into `ctx.state.bytes`, exactly as it was sent. */
export function readBody({ maxBytes }: { maxBytes: number }): RouteStep<{ bytes: Buffer }> {
  return async (ctx, next) => {
    ctx.state.bytes = await readRawBody(ctx, maxBytes);
    await next();
  };
}
