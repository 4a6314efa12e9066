import type { Context, Middleware } from 'koa';
import { Refusal } from '../../refusal.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses calls that another website makes a visitor's browser send. */
export const sameOrigin: Middleware = async (ctx, next) => {
  if (!READING.has(ctx.method) && isForeign(ctx)) throw new Refusal('foreign_origin');
  await next();
};

function isForeign(ctx: Context): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site !== 'same-origin' && site !== 'none';
  // Older browsers send only the origin, and programs send neither.
  const origin = ctx.get('Origin');
  return origin !== '' && (!URL.canParse(origin) || new URL(origin).host !== ctx.host);
}
