import type { Context } from 'koa';
import type { FileOwner, JobHooks } from '../ports.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { clientAddress } from './clientAddress.ts';
import { identifyCaller } from './middleware/sessionCookie.ts';

const owners = new WeakMap<object, FileOwner>();

/** Returns who a call's temporary files are counted for: the address, so that new cookies gain nothing, and the browser, so that new addresses gain nothing. */
export function fileOwner(ctx: Context): FileOwner {
  const known = owners.get(ctx.req);
  if (known) return known;
  const owner: FileOwner = { names: [...new Set([`address:${clientAddress(ctx)}`, identifyCaller(ctx)])] };
  owners.set(ctx.req, owner);
  return owner;
}

/** Returns what a job needs to know of the call it works for. */
export function callHooks(ctx: Context): Pick<JobHooks, 'visitor' | 'signal' | 'fileOwner'> {
  return { visitor: clientAddress(ctx), signal: abortOnDisconnect(ctx), fileOwner: fileOwner(ctx) };
}
