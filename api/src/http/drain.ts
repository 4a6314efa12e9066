import type { Context } from 'koa';

const DRAIN_MS = 2000;
/** After an answer to half a request the rest may still come for this long before the connection is cut. */
const LINGER_MS = 30_000;

/**
 * Reads and drops the rest of a request before it is answered early. Closing a connection with unread bytes makes the sender
 * lose the answer, so the server reads on for a limited time.
 */
export async function drain({ req, socket }: Pick<Context, 'req' | 'socket'>): Promise<void> {
  if (req.complete || req.destroyed || !hasBody(req)) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(settle, DRAIN_MS);
    function settle(): void {
      clearTimeout(timer);
      req.off('end', settle).off('close', settle).off('error', settle);
      resolve();
    }
    req.on('end', settle).on('close', settle).on('error', settle);
    req.resume();
  });
  if (!req.complete && !socket.destroyed) {
    const cut = setTimeout(() => req.complete || socket.destroy(), LINGER_MS);
    cut.unref();
    socket.once('close', () => clearTimeout(cut));
  }
}

function hasBody({ headers }: Context['req']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
