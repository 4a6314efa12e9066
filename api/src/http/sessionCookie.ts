import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { visitorOf } from './visitor.ts';

const COOKIE = 'sheaf';
const ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Gives each browser a name of its own, signed, so that it can own sessions. It says nothing about the visitor and goes when the browser closes.
 */
export const sessionCookie: Middleware = async (ctx, next) => {
  ctx.state.owner = givenCookie(ctx) ?? issue(ctx);
  await next();
};

/** Who calls: the browser by its cookie, and a program that brought none by its address. */
export function callerOf(ctx: Context): string {
  const cookie = givenCookie(ctx);
  return cookie === undefined ? `address:${visitorOf(ctx)}` : `browser:${cookie}`;
}

function givenCookie(ctx: Context): string | undefined {
  const given = ctx.cookies.get(COOKIE, { signed: true });
  return given && ID.test(given) ? given : undefined;
}

function issue(ctx: Context): string {
  const owner = randomBytes(16).toString('base64url');
  ctx.cookies.set(COOKIE, owner, { signed: true, httpOnly: true, sameSite: 'lax', secure: ctx.secure, overwrite: true });
  return owner;
}
