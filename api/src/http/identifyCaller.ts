import type { Context } from 'koa';
import { clientAddress } from './clientAddress.ts';

/** There are at most 4,096 names, since the cookie library remembers every name it was asked for. */
const COOKIE = /(?:^|;\s*)(sheaf-[a-f\d]{3})=/g;
const NAME = /^[A-Za-z0-9_-]{22}$/;

/** Identifies a caller: a browser by its cookie, and a program without one by its address. */
export function identifyCaller(ctx: Context): string {
  // Browsers send their oldest cookie first, so a new one changes nothing.
  const [name] = readNames(ctx);
  return name === undefined ? `address:${clientAddress(ctx)}` : `browser:${name}`;
}

/** Returns the names that the cookies of a request carry and a secret of ours has signed, the oldest first. */
export function readNames(ctx: Context): string[] {
  return readCookies(ctx).flatMap((cookie) => {
    const name = ctx.cookies.get(cookie, { signed: true });
    return name && NAME.test(name) ? [name] : [];
  });
}

/** Lists the names of cookies that may carry a name of a browser. */
export function readCookies(ctx: Context): string[] {
  return [...ctx.get('Cookie').matchAll(COOKIE)].map(([, cookie = '']) => cookie);
}
