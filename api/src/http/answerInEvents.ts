import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { onResponseClose } from './onResponseClose.ts';

/** A comment is sent at this interval, so that no proxy closes the connection. */
const HEARTBEAT_MS = 15_000;

interface NamedEvent {
  event: string;
  data: unknown;
}

/** Returns whether the caller wants the answer as server-sent events. */
export function acceptsEventStream(ctx: Context): boolean {
  return ctx.get('Accept').includes('text/event-stream');
}

/**
 * Answers a call with every event of its work, as it comes. It is meant for short answers: events that a slow reader
 * has not taken yet wait in memory. `work` never rejects.
 */
export function answerInEvents(ctx: Context, work: (send: (event: NamedEvent) => void) => Promise<void>): void {
  const body = new PassThrough();
  // Without this header, nginx buffers the events.
  ctx.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  ctx.type = 'text/event-stream';
  ctx.body = body;
  // The headers go out with the first bytes.
  body.write(': one moment\n\n');
  const send = (text: string) => {
    if (!body.writableEnded && !body.destroyed) body.write(text);
  };
  const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
  onResponseClose(ctx, () => {
    clearInterval(heartbeat);
    body.destroy();
  });
  void work(({ event, data }) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)).finally(() => body.end());
}
