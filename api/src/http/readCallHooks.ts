import type { Context } from 'koa';
import type { FileOwner, JobHooks } from '../ports.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { clientAddress } from './clientAddress.ts';
import { identifyCaller } from './identifyCaller.ts';

const owners = new WeakMap<object, FileOwner>();

/** Returns who the temporary files of a call are counted for. Address and browser both count, so a new cookie or a new address gains nothing. */
export function getFileOwner(ctx: Context): FileOwner {
  const known = owners.get(ctx.req);
  if (known) return known;
  const owner: FileOwner = { names: [...new Set([`address:${clientAddress(ctx)}`, identifyCaller(ctx)])] };
  owners.set(ctx.req, owner);
  return owner;
}

/** Returns the context that a job needs from its call. */
export function readCallHooks(ctx: Context): Pick<JobHooks, 'requestId' | 'visitor' | 'signal' | 'fileOwner'> {
  const { requestId } = ctx.state;
  return { ...(requestId && { requestId }), visitor: clientAddress(ctx), signal: abortOnDisconnect(ctx), fileOwner: getFileOwner(ctx) };
}
