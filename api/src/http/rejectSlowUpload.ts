import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';

const CHECK_EVERY_MS = 10_000;
/** Slower than the slowest mobile network, faster than a connection that is kept open to hold a place. */
const MIN_BYTES_PER_CHECK = 2048;

/** Waits for something that reads the request's body, unless the body stalls, or comes in so slowly that it only holds a place. */
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
