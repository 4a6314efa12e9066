import type { CallContext, JobHooks } from '../../ports.ts';
import type { RouteStep } from '../addRoute.ts';
import { readLanguage } from '../language.ts';
import { readCallHooks } from '../readCallHooks.ts';

/** Puts the context of the call into `ctx.state.job`: the visitor, the abort signal and the progress topic. */
export function attachJob(): RouteStep<{ job: CallContext; onProgress?: JobHooks['onProgress'] }> {
  return async (ctx, next) => {
    const { onProgress } = ctx.state;
    ctx.state.job = { ...readCallHooks(ctx), locale: readLanguage(ctx), ...(onProgress && { onProgress }) };
    await next();
  };
}
