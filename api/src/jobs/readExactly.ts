import type { Readable } from 'node:stream';

/** Reads `length` bytes from a paused stream and leaves the rest in it. */
export async function readExactly(stream: Readable, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const chunk: Buffer | null = stream.read(Math.min(stream.readableLength, length - filled)) ?? stream.read();
    if (chunk === null) {
      await readable(stream);
      continue;
    }
    const wanted = chunk.subarray(0, length - filled);
    bytes.set(wanted, filled);
    filled += wanted.length;
    if (wanted.length < chunk.length) stream.unshift(chunk.subarray(wanted.length));
  }
  return bytes;
}

function readable(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    if (stream.readableEnded || stream.destroyed) return reject(new Error('The pipe ended before the file did.'));
    const settle = (error?: Error) => {
      stream.off('readable', onReadable).off('end', onEnd).off('error', settle);
      if (error) reject(error);
      else resolve();
    };
    const onReadable = () => settle();
    const onEnd = () => settle(new Error('The pipe ended before the file did.'));
    stream.on('readable', onReadable).on('end', onEnd).on('error', settle);
  });
}
