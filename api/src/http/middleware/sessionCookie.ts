import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { sessionOwner } from '../../adapters/sessionOwner.ts';
import { clientAddress } from '../clientAddress.ts';
import { readCookies, readNames } from '../identifyCaller.ts';

const SETTINGS = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

/**
 * Gives each browser a signed name, so that it can own sessions. The name says nothing about the visitor and ends with the browser.
 * Concurrent calls of a first visit get a name each. Their cookies have different names, since the last
 * one would otherwise take the sessions of the others away. Other programs on this host do not get them when the site has a path of its own.
 */
export function sessionCookie(basePath: string): Middleware {
  return async (ctx, next) => {
    const names = readNames(ctx);
    ctx.state.owner = sessionOwner(names.length > 0 ? names : [issueName(ctx, basePath || '/')], clientAddress(ctx));
    await next();
  };
}

function issueName(ctx: Context, path: string): string {
  const settings = { ...SETTINGS, path, secure: ctx.secure };
  // Cookies that no secret of ours has signed are deleted.
  for (const cookie of readCookies(ctx)) ctx.cookies.set(cookie, null, settings);
  const name = randomBytes(16).toString('base64url');
  ctx.cookies.set(`sheaf-${randomBytes(2).toString('hex').slice(1)}`, name, settings);
  return name;
}
