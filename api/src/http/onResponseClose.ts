import type { ServerResponse } from 'node:http';

const cleanups = new WeakMap<ServerResponse, (() => void)[]>();

/** Runs `cleanup` once the answer has been sent or the visitor has gone, whichever comes first; now, when that is past. */
export function onResponseClose({ res }: { res: ServerResponse }, cleanup: () => void): void {
  if (res.closed) {
    cleanup();
    return;
  }
  const waiting = cleanups.get(res);
  if (waiting) {
    waiting.push(cleanup);
    return;
  }
  const all = [cleanup];
  cleanups.set(res, all);
  res.once('close', () => {
    for (const each of all) each();
  });
}
