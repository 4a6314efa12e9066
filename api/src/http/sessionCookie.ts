import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';

const COOKIE = 'sheaf';
const ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Gives each browser a name of its own, signed, so that it can own sessions. It says nothing about the visitor and goes when the browser closes.
 */
export const sessionCookie: Middleware = async (ctx, next) => {
  const given = ctx.cookies.get(COOKIE, { signed: true });
  ctx.state.owner = given && ID.test(given) ? given : issue(ctx);
  await next();
};

function issue(ctx: Context): string {
  const owner = randomBytes(16).toString('base64url');
  ctx.cookies.set(COOKIE, owner, { signed: true, httpOnly: true, sameSite: 'lax', secure: ctx.secure, overwrite: true });
  return owner;
}
