import type { Context } from 'koa';
import { onResponseClose } from './onResponseClose.ts';

/** Returns a signal that is aborted when the visitor leaves before the answer is complete. */
export function abortOnDisconnect({ res }: Pick<Context, 'res'>): AbortSignal {
  const gone = new AbortController();
  if (res.destroyed) gone.abort();
  onResponseClose({ res }, () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
}
