import type { Middleware } from 'koa';
import { createRestartRefusal } from '../../refusal.ts';

/** Refuses requests that are not answered when the signal is aborted, such as a slow upload. */
export function refuseWhenStopping(givingUp: AbortSignal): Middleware {
  return async (_, next) => {
    const stopped = Promise.withResolvers<never>();
    const refuse = () => stopped.reject(createRestartRefusal());
    givingUp.addEventListener('abort', refuse, { once: true });
    try {
      if (givingUp.aborted) refuse();
      await Promise.race([next(), stopped.promise]);
    } finally {
      givingUp.removeEventListener('abort', refuse);
    }
  };
}
