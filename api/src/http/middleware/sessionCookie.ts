import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { sessionOwner } from '../../adapters/sessionOwner.ts';
import { clientAddress } from '../clientAddress.ts';

/** Of no more than 4,096 kinds: the library that reads cookies remembers every kind it was ever asked for. */
const COOKIE = /(?:^|;\s*)(sheaf-[a-f\d]{3})=/g;
const NAME = /^[A-Za-z0-9_-]{22}$/;
const SETTINGS = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

/**
 * Gives each browser a name of its own, signed, so that it can own sessions. It says nothing about the visitor and goes when the browser closes.
 * Several calls of a first visit may be under way at one time, from two tabs even, and each is given a name: they come in cookies of different
 * names, or the last to arrive would take away what belongs to the others.
 */
export const sessionCookie: Middleware = async (ctx, next) => {
  const given = givenNames(ctx);
  ctx.state.owner = sessionOwner(given.length > 0 ? given : [issue(ctx)], clientAddress(ctx));
  await next();
};

/** Who calls: the browser by its cookie, and a program that brought none by its address. */
export function identifyCaller(ctx: Context): string {
  // Browsers send the cookie first that they have had longest, so that one which has just come changes nothing.
  const [name] = givenNames(ctx);
  return name === undefined ? `address:${clientAddress(ctx)}` : `browser:${name}`;
}

function givenNames(ctx: Context): string[] {
  return cookiesIn(ctx).flatMap((cookie) => {
    const name = ctx.cookies.get(cookie, { signed: true });
    return name && NAME.test(name) ? [name] : [];
  });
}

function cookiesIn(ctx: Context): string[] {
  return [...ctx.get('Cookie').matchAll(COOKIE)].map(([, cookie = '']) => cookie);
}

function issue(ctx: Context): string {
  const settings = { ...SETTINGS, secure: ctx.secure };
  // Of another secret, or of nobody: what means nothing is not kept either.
  for (const cookie of cookiesIn(ctx)) ctx.cookies.set(cookie, null, settings);
  const name = randomBytes(16).toString('base64url');
  ctx.cookies.set(`sheaf-${randomBytes(2).toString('hex').slice(1)}`, name, settings);
  return name;
}
