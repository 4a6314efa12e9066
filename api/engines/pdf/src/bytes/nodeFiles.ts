import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { ByteSink } from './byteSink.ts';
import type { ByteSource } from './byteSource.ts';

/** Opens a file on disk as a source until `close`. Reads up to `maxBytesInMemory` at once, larger files through a window. */
export function openFileSource(path: string, maxBytesInMemory: number): ByteSource & { close(): void } {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  const readInto = (target: Uint8Array, offset: number): number => {
    let done = 0;
    while (done < target.length) {
      const count = readSync(descriptor, target, done, target.length - done, offset + done);
      if (count === 0) break;
      done += count;
    }
    return done;
  };
  const close = (): void => closeSync(descriptor);
  if (size > maxBytesInMemory) return { length: size, readInto, close };
  const whole: Uint8Array = Buffer.allocUnsafeSlow(size);
  return { length: size, whole: whole.subarray(0, readInto(whole, 0)), readInto, close };
}

/** Writes to a file. */
export class FileSink implements ByteSink {
  readonly #descriptor: number;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'w');
  }

  write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) done += writeSync(this.#descriptor, bytes, done, bytes.length - done);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
