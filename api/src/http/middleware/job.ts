import type { CallContext, JobHooks } from '../../ports.ts';
import type { RouteStep } from '../addRoute.ts';
import { callHooks } from '../callHooks.ts';
import { readLanguage } from '../language.ts';

/** Puts the context of the call into `ctx.state.job`: the visitor, the abort signal and the progress topic. */
export function job(): RouteStep<{ job: CallContext; onProgress?: JobHooks['onProgress'] }> {
  return async (ctx, next) => {
    const { onProgress } = ctx.state;
    ctx.state.job = { ...callHooks(ctx), locale: readLanguage(ctx), ...(onProgress && { onProgress }) };
    await next();
  };
}
