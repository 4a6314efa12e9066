import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import { Refusal } from '../../refusal.ts';

/** Notes whom a proxy says that it let in, as a hash: visitors of one office are then told apart, and no log or store has their names. */
export function noteSignIn(header: string): Middleware {
  return (ctx, next) => {
    const user = ctx.get(header);
    if (user !== '') ctx.state.signedInAs = createHash('sha256').update(user).digest('base64url');
    return next();
  };
}

/** Refuses calls that came past the proxy which lets people in. */
export const requireSignIn: Middleware = async (ctx, next) => {
  if (ctx.state.signedInAs === undefined) throw new Refusal('sign_in_required');
  await next();
};
