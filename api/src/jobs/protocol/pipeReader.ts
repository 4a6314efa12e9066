import type { Readable } from 'node:stream';

/** Reads a pipe piece by piece and only on demand, so that a fast sender has to wait. */
export interface PipeReader {
  /** Reads exactly `length` bytes. Returns undefined when the pipe ended before. */
  exactly(length: number): Promise<Buffer | undefined>;
  /** Reads the available bytes, up to a limit. Returns undefined when the pipe ended. */
  some(most: number): Promise<Buffer | undefined>;
}

/** Creates a reader that takes bytes from a pipe as they are wanted. */
export function createPipeReader(pipe: Readable): PipeReader {
  let wake: () => void = () => undefined;
  for (const event of ['readable', 'end', 'close']) pipe.on(event, () => wake());
  const waitForChange = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });

  async function next(wanted: () => number): Promise<Buffer | undefined> {
    for (;;) {
      const chunk: Buffer | null = pipe.read(wanted());
      if (chunk) return chunk;
      if (pipe.readableEnded || pipe.destroyed) return undefined;
      await waitForChange();
    }
  }

  return {
    async exactly(length) {
      if (length === 0) return Buffer.alloc(0);
      const bytes = await next(() => length);
      return bytes?.length === length ? bytes : undefined;
    },
    some: (most) => next(() => Math.min(most, pipe.readableLength)),
  };
}
