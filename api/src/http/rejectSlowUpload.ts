import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';

const CHECK_EVERY_MS = 10_000;
/** Slower than the slowest mobile network, faster than a connection that only occupies the server. */
const MIN_BYTES_PER_CHECK = 2048;

/** Waits for what reads the body of a request. Rejects when the body stalls or comes in too slowly. */
export async function rejectSlowUpload<Result>({ req }: Pick<Context, 'req'>, reading: Promise<Result>): Promise<Result> {
  const { socket } = req;
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    let before = socket.bytesRead;
    timer = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (!req.complete && arrived < MIN_BYTES_PER_CHECK) reject(new Refusal('upload_too_slow'));
    }, CHECK_EVERY_MS);
  });
  try {
    return await Promise.race([reading, stalled]);
  } finally {
    clearInterval(timer);
  }
}
