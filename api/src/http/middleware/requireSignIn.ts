import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import { Refusal } from '../../refusal.ts';

/** Stores the hash of the user that a proxy signed in. Limits then count by person, and no log or store contains names. */
export function noteSignIn(header: string): Middleware {
  return (ctx, next) => {
    const user = ctx.get(header);
    if (user !== '') ctx.state.signedInAs = createHash('sha256').update(user).digest('base64url');
    return next();
  };
}

/** Refuses calls without a user, which bypassed the proxy that signs people in. */
export const requireSignIn: Middleware = async (ctx, next) => {
  if (ctx.state.signedInAs === undefined) throw new Refusal('sign_in_required');
  await next();
};
