import type { ServerResponse } from 'node:http';

const cleanups = new WeakMap<ServerResponse, (() => void)[]>();

/** Runs `cleanup` when the answer is sent or the visitor has left. Runs it at once when that has happened already. */
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
