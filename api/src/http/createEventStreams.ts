import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';
import { clientAddress } from './clientAddress.ts';
import { onResponseClose } from './onResponseClose.ts';

/** An `EventSource` waits this long before it connects again. */
const RETRY_MS = 3000;
const BUSY_SECONDS = 5;

export interface EventStreamSettings {
  maxOpen: number;
  maxOpenPerVisitor: number;
  /** A comment is sent at this interval, so that no proxy closes the connection. */
  heartbeatMs: number;
  /** A stream without an event for this long is closed. */
  maxQuietMs: number;
  /** Aborted when the server stops: it ends all streams, and every new one at once. */
  stopping: AbortSignal;
}

export interface EventStream {
  /** Sends one event. For a slow reader the latest event replaces those that were not sent yet. */
  send(event: unknown): void;
  end(): void;
}

/** Answers a call with server-sent events, or refuses it when too many streams are open. `begin` starts the sender and returns how to stop it. */
export type OpenEventStream = (ctx: Context, begin: (stream: EventStream) => () => void) => void;

/** Returns a function that opens streams within shared limits, and throws `busy` beyond them. */
export function createEventStreams({ stopping, ...settings }: EventStreamSettings): OpenEventStream {
  const acquireSlot = createSlots(settings);

  return (ctx, begin) => {
    const releaseSlot = acquireSlot(clientAddress(ctx));
    const body = new PassThrough();
    // Without this header, nginx buffers the events.
    ctx.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    ctx.type = 'text/event-stream';
    ctx.body = body;
    // The headers go out with the first bytes.
    body.write(`retry: ${RETRY_MS}\n\n`);

    let unsent: string | undefined;
    const sendUnsent = () => {
      if (unsent !== undefined) body.write(unsent);
      unsent = undefined;
    };
    const end = () => {
      sendUnsent();
      body.end();
    };
    body.on('drain', sendUnsent);
    const beating = setInterval(() => {
      if (!body.writableEnded && !body.writableNeedDrain) body.write(': still here\n\n');
    }, settings.heartbeatMs);
    const quiet = setTimeout(end, settings.maxQuietMs);
    const stop = begin({
      end,
      send(event) {
        if (body.writableEnded) return;
        quiet.refresh();
        unsent = `data: ${JSON.stringify(event)}\n\n`;
        if (!body.writableNeedDrain) sendUnsent();
      },
    });
    stopping.addEventListener('abort', end);
    if (stopping.aborted) end();
    body.once('close', () => {
      clearInterval(beating);
      clearTimeout(quiet);
      stopping.removeEventListener('abort', end);
      stop();
      releaseSlot();
    });
    onResponseClose(ctx, () => body.destroy());
  };
}

/** Returns a function that reserves a stream and returns its release. It throws `busy` when none is left. */
function createSlots({ maxOpen, maxOpenPerVisitor }: Pick<EventStreamSettings, 'maxOpen' | 'maxOpenPerVisitor'>) {
  const openByVisitor = new Map<string, number>();
  let open = 0;
  return (visitor: string): (() => void) => {
    const openOfVisitor = openByVisitor.get(visitor) ?? 0;
    if (open >= maxOpen || openOfVisitor >= maxOpenPerVisitor) throw new Refusal('busy', { seconds: BUSY_SECONDS });
    open += 1;
    openByVisitor.set(visitor, openOfVisitor + 1);
    return () => {
      open -= 1;
      const stillOpen = (openByVisitor.get(visitor) ?? 1) - 1;
      if (stillOpen === 0) openByVisitor.delete(visitor);
      else openByVisitor.set(visitor, stillOpen);
    };
  };
}
