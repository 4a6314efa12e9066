import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { onResponseClose } from './onResponseClose.ts';

/** Something is sent this often, so that nothing on the way takes the connection for a dead one. */
const HEARTBEAT_MS = 15_000;

interface NamedEvent {
  event: string;
  data: unknown;
}

/** Whether the caller wants an answer as server-sent events. */
export function wantsEvents(ctx: Context): boolean {
  return ctx.get('Accept').includes('text/event-stream');
}

/**
 * Answers a call with the events of its work, every one of them, as they come. It is for short answers: what a slow reader has not taken yet waits
 * in memory. `work` never rejects.
 */
export function answerInEvents(ctx: Context, work: (tell: (event: NamedEvent) => void) => Promise<void>): void {
  const body = new PassThrough();
  // nginx would keep the events until it has a page full of them.
  ctx.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  ctx.type = 'text/event-stream';
  ctx.body = body;
  // The headers go out with the first bytes.
  body.write(': one moment\n\n');
  const send = (text: string) => {
    if (!body.writableEnded && !body.destroyed) body.write(text);
  };
  const beating = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
  onResponseClose(ctx, () => {
    clearInterval(beating);
    body.destroy();
  });
  void work(({ event, data }) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)).finally(() => body.end());
}
