import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Middleware } from 'koa';
import { onResponseClose } from '../onResponseClose.ts';
import { getConnectionKey, readSendQueues, type SendQueues } from '../sendQueues.ts';

const CHECK_EVERY_MS = 1000;
/** Slower than the slowest mobile network, faster than a connection that only holds disk space. */
const MIN_BYTES = 2048;
const PATIENCE_CHECKS = 10;
/** Without the kernel's queues, a slow phone looks like a stopped one while megabytes drain. */
const BLIND_PATIENCE_CHECKS = 60;

export interface SlowDownloadSettings {
  /** Calls `check` every so many milliseconds until what it returns is called. */
  every(milliseconds: number, check: () => void): () => void;
  sendQueues(): Promise<SendQueues | undefined>;
}

/** The measured progress of one answer. */
interface Watched {
  response: ServerResponse;
  /** The bytes that were sent to the kernel, and that the visitor had received, at the last sufficient progress. */
  sent: number | undefined;
  received: number | undefined;
  quietChecks: number;
}

const systemSettings: SlowDownloadSettings = {
  every(milliseconds, check) {
    const timer = setInterval(check, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
  sendQueues: readSendQueues,
};

/** Closes a connection that receives less than 2 KB in ten seconds. Its answer occupies shared disk space. */
export function rejectSlowDownload({ every, sendQueues }: SlowDownloadSettings = systemSettings): Middleware {
  const watched = new Set<Watched>();
  let stop: (() => void) | undefined;
  let isReading = false;

  function check(): void {
    const stalled = [...watched].filter(isStalled);
    if (stalled.length === 0 || isReading) return;
    isReading = true;
    void sendQueues().then((queues) => {
      isReading = false;
      for (const each of stalled) cutWhenStopped(each, queues);
    });
  }

  return async (ctx, next) => {
    const each: Watched = { response: ctx.res, sent: undefined, received: undefined, quietChecks: 0 };
    watched.add(each);
    stop ??= every(CHECK_EVERY_MS, check);
    onResponseClose(ctx, () => {
      watched.delete(each);
      if (watched.size > 0) return;
      stop?.();
      stop = undefined;
    });
    await next();
  };
}

/** Returns whether an answer waits and the kernel takes nothing more of it. */
function isStalled(each: Watched): boolean {
  const { response } = each;
  const { socket } = response;
  // An answer behind another one on the same connection is sent later.
  if (!response.headersSent || !socket) return false;
  const sent = countSentToKernel(socket);
  const isWaiting = response.writableLength > 0 || socket.writableLength > 0;
  if (isWaiting && each.sent !== undefined && sent - each.sent < MIN_BYTES) return true;
  each.sent = sent;
  each.received = undefined;
  each.quietChecks = 0;
  return false;
}

/** Cuts an answer off when the visitor receives too little. The kernel buffers megabytes, so what the visitor received counts. */
function cutWhenStopped(each: Watched, queues: SendQueues | undefined): void {
  const { socket } = each.response;
  if (!socket) return;
  each.quietChecks += 1;
  const queued = queues?.get(getConnectionKey(socket));
  if (queued !== undefined) {
    const received = countSentToKernel(socket) - queued;
    if (each.received !== undefined && received - each.received >= MIN_BYTES) each.quietChecks = 0;
    if (each.received === undefined || each.quietChecks === 0) each.received = received;
  }
  if (each.quietChecks >= (queued === undefined ? BLIND_PATIENCE_CHECKS : PATIENCE_CHECKS)) cutOff(socket);
}

/** A reset also frees the kernel's buffer. The system refuses a reset when the visitor has already closed the connection. */
function cutOff(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

/** Counts the bytes that were sent to the kernel. Node's socket counts all, and its handle those that still wait. */
function countSentToKernel(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle === 'object' && handle !== null && 'bytesWritten' in handle && 'writeQueueSize' in handle)
    return Number(handle.bytesWritten) - Number(handle.writeQueueSize);
  return socket.bytesWritten - socket.writableLength;
}
