import type { Readable } from 'node:stream';

/** Reads a pipe piece by piece, never more than is asked for, so that a sender who is too fast has to wait. */
export interface PipeReader {
  /** Exactly so many bytes; nothing when the pipe ended before. */
  exactly(length: number): Promise<Buffer | undefined>;
  /** What there is, at most so much; nothing when the pipe ended. */
  some(most: number): Promise<Buffer | undefined>;
}

export function pipeReader(pipe: Readable): PipeReader {
  let wake: () => void = () => undefined;
  for (const event of ['readable', 'end', 'close']) pipe.on(event, () => wake());
  const change = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });

  async function next(wanted: () => number): Promise<Buffer | undefined> {
    for (;;) {
      const chunk: Buffer | null = pipe.read(wanted());
      if (chunk) return chunk;
      if (pipe.readableEnded || pipe.destroyed) return undefined;
      await change();
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
