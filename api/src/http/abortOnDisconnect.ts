import type { Context } from 'koa';
import { onResponseClose } from './onResponseClose.ts';

/** Returns a signal that is aborted when the visitor leaves before the answer is complete. */
export function abortOnDisconnect({ res }: Pick<Context, 'res'>): AbortSignal {
  const disconnected = new AbortController();
  if (res.destroyed) disconnected.abort();
  onResponseClose({ res }, () => {
    if (!res.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
