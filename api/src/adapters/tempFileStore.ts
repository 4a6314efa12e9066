import { randomUUID } from 'node:crypto';
import { closeSync, constants, ftruncate, openSync, read, unlinkSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { FileOwner, TempFile, TempFileStore } from '../ports.ts';
import { createByteBudget } from './byteBudget.ts';

const READ_BYTES = 256 * 1024;
const writeAt = promisify(write);
const readAt = promisify(read);
const truncateTo = promisify(ftruncate);

interface TempFileStoreSettings {
  maxBytes: number;
  /** What one request may hold even where it is more than the share of a visitor: its input and its result. */
  largestRequestBytes?: number;
  folder?: string;
}

/** Counts the bytes of one file. `reserve` may refuse them. */
interface ByteCount {
  reserve(bytes: number): void;
  release(bytes: number): void;
}

/** Creates a store that answers `busy` before the disk is full, and limits the share of one visitor. */
export function createTempFileStore({ maxBytes, largestRequestBytes, folder = tmpdir() }: TempFileStoreSettings): TempFileStore {
  const budget = createByteBudget(maxBytes, largestRequestBytes);
  return {
    create: (owner?: FileOwner) =>
      openTempFile(folder, { reserve: (bytes) => budget.reserve(bytes, owner), release: (bytes) => budget.release(bytes, owner) }),
    get bytesInUse() {
      return budget.bytesInUse;
    },
  };
}

function openTempFile(folder: string, count: ByteCount): TempFile {
  const descriptor = openNameless(folder);
  let size = 0;
  const { runWhileOpen, close } = guardDescriptor(descriptor, () => count.release(size));

  function range(position: number, length: number): Promise<Buffer> {
    return runWhileOpen(async () => {
      const { buffer, bytesRead } = await readAt(descriptor, Buffer.allocUnsafe(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    });
  }

  async function* readPieces(): AsyncGenerator<Buffer> {
    for (let position = 0; position < size; ) {
      const bytes = await range(position, READ_BYTES);
      position += bytes.length;
      yield bytes;
    }
  }

  return {
    get size() {
      return size;
    },
    async write(chunk) {
      await runWhileOpen(async () => {
        count.reserve(chunk.length);
        size += chunk.length;
        const position = size - chunk.length;
        for (let done = 0; done < chunk.length; ) {
          const { bytesWritten } = await writeAt(descriptor, chunk, done, chunk.length - done, position + done);
          done += bytesWritten;
        }
      });
    },
    start: (length) => range(0, length),
    range,
    async truncate() {
      await runWhileOpen(() => {
        count.release(size);
        size = 0;
        return truncateTo(descriptor, 0);
      });
    },
    stream: () => Readable.from(readPieces(), { objectMode: false }),
    close,
  };
}

/** Delays the close of a descriptor while an operation runs: the system could give the number to another file meanwhile. */
function guardDescriptor(descriptor: number, onClose: () => void) {
  let isClosed = false;
  let closeWhenIdle = false;
  let operations = 0;

  async function runWhileOpen<Result>(operation: () => Promise<Result>): Promise<Result> {
    if (isClosed || closeWhenIdle) throw new Error('The temporary file is closed.');
    operations += 1;
    try {
      return await operation();
    } finally {
      operations -= 1;
      if (closeWhenIdle && operations === 0) closeNow();
    }
  }

  function closeNow(): void {
    isClosed = true;
    closeSync(descriptor);
    onClose();
  }

  function close(): void {
    if (isClosed || closeWhenIdle) return;
    if (operations === 0) closeNow();
    else closeWhenIdle = true;
  }

  return { runWhileOpen, close };
}

/** Opens a new file and removes its name at once, before a byte is in it. */
function openNameless(folder: string): number {
  const name = path.join(folder, `sheaf-${randomUUID()}`);
  const descriptor = openSync(name, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600);
  unlinkSync(name);
  return descriptor;
}
