import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { sessionOwner } from '../../adapters/sessionOwner.ts';
import { clientAddress } from '../clientAddress.ts';

/** There are at most 4,096 names, since the cookie library remembers every name it was asked for. */
const COOKIE = /(?:^|;\s*)(sheaf-[a-f\d]{3})=/g;
const NAME = /^[A-Za-z0-9_-]{22}$/;
const SETTINGS = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

/**
 * Gives each browser a signed name, so that it can own sessions. The name says nothing about the visitor and ends with the browser.
 * Concurrent calls of a first visit get a name each. Their cookies have different names, since the last
 * one would otherwise take the sessions of the others away. Other programs on this host do not get them when the site has a path of its own.
 */
export function sessionCookie(basePath: string): Middleware {
  return async (ctx, next) => {
    const given = readNames(ctx);
    ctx.state.owner = sessionOwner(given.length > 0 ? given : [issueName(ctx, basePath || '/')], clientAddress(ctx));
    await next();
  };
}

/** Identifies a caller: a browser by its cookie, and a program without one by its address. */
export function identifyCaller(ctx: Context): string {
  // Browsers send their oldest cookie first, so a new one changes nothing.
  const [name] = readNames(ctx);
  return name === undefined ? `address:${clientAddress(ctx)}` : `browser:${name}`;
}

function readNames(ctx: Context): string[] {
  return readCookies(ctx).flatMap((cookie) => {
    const name = ctx.cookies.get(cookie, { signed: true });
    return name && NAME.test(name) ? [name] : [];
  });
}

function readCookies(ctx: Context): string[] {
  return [...ctx.get('Cookie').matchAll(COOKIE)].map(([, cookie = '']) => cookie);
}

function issueName(ctx: Context, path: string): string {
  const settings = { ...SETTINGS, path, secure: ctx.secure };
  // Cookies that no secret of ours has signed are deleted.
  for (const cookie of readCookies(ctx)) ctx.cookies.set(cookie, null, settings);
  const name = randomBytes(16).toString('base64url');
  ctx.cookies.set(`sheaf-${randomBytes(2).toString('hex').slice(1)}`, name, settings);
  return name;
}
