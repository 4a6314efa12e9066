import type { Middleware } from 'koa';
import { createRestartRefusal } from '../../refusal.ts';

/** Refuses requests that are not answered when the signal is aborted, such as a slow upload. */
export function refuseWhenStopping(forcedStop: AbortSignal): Middleware {
  return async (_, next) => {
    const stopped = Promise.withResolvers<never>();
    const refuse = () => stopped.reject(createRestartRefusal());
    forcedStop.addEventListener('abort', refuse, { once: true });
    try {
      if (forcedStop.aborted) refuse();
      await Promise.race([next(), stopped.promise]);
    } finally {
      forcedStop.removeEventListener('abort', refuse);
    }
  };
}
