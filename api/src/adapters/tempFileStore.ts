import { randomUUID } from 'node:crypto';
import { closeSync, constants, ftruncate, openSync, read, unlinkSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

const BUSY_RETRY_SECONDS = 10;
/** What one visitor may hold with several requests; a single one is bound by the limits of a request alone. */
const VISITOR_SHARE = 1 / 4;
const READ_BYTES = 256 * 1024;
const writeAt = promisify(write);
const readAt = promisify(read);
const truncate = promisify(ftruncate);

/** A temporary file without a name: nobody else can open it, and the system frees it when this process ends, however it ends. */
export interface SpooledFile {
  readonly size: number;
  write(chunk: Uint8Array): Promise<void>;
  /** The first bytes, at most `length`. */
  start(length: number): Promise<Uint8Array>;
  /** At most `length` bytes from `position` on; fewer at the end. */
  range(position: number, length: number): Promise<Buffer>;
  /** Empties the file, so that the next write is its first. */
  startOver(): Promise<void>;
  /** The whole content, from the first byte. */
  stream(): Readable;
  /** Frees the disk space. Safe to call twice, and while a write runs. */
  close(): void;
}

/** Whose temporary files they are: one object for each request, with every name that its visitor is counted by. */
export interface FileOwner {
  readonly names: readonly string[];
}

/** Room on the disk for everything that is on its way through the server at one time. */
export interface Spool {
  create(owner?: FileOwner): SpooledFile;
  /** Bytes held at this moment. */
  readonly bytesHeld: number;
}

interface SpoolSettings {
  maxBytes: number;
  folder?: string;
}

/** A spool that says "busy" instead of filling the disk, and keeps room for others when one visitor asks for a lot. */
export function createSpool({ maxBytes, folder = tmpdir() }: SpoolSettings): Spool {
  const maxVisitorBytes = maxBytes * VISITOR_SHARE;
  const heldByName = new Map<string, number>();
  const heldByRequest = new WeakMap<FileOwner, number>();
  let bytesHeld = 0;

  /** Counts bytes that are about to be written, or refuses them. */
  function take(bytes: number, owner: FileOwner | undefined): void {
    const ownBytes = owner ? (heldByRequest.get(owner) ?? 0) : 0;
    const isGreedy = (name: string) => {
      const held = heldByName.get(name) ?? 0;
      return held > ownBytes && held + bytes > maxVisitorBytes;
    };
    if (owner?.names.some(isGreedy)) throw new Refusal('too_much_at_once', { seconds: BUSY_RETRY_SECONDS });
    if (bytesHeld + bytes > maxBytes) throw new Refusal('busy', { seconds: BUSY_RETRY_SECONDS });
    count(bytes, owner);
  }

  function count(bytes: number, owner: FileOwner | undefined): void {
    bytesHeld += bytes;
    if (!owner) return;
    heldByRequest.set(owner, (heldByRequest.get(owner) ?? 0) + bytes);
    for (const name of owner.names) {
      const held = (heldByName.get(name) ?? 0) + bytes;
      if (held === 0) heldByName.delete(name);
      else heldByName.set(name, held);
    }
  }

  function create(owner?: FileOwner): SpooledFile {
    const descriptor = openNameless(folder);
    let size = 0;
    let isClosed = false;
    let operations = 0;
    let closeWhenIdle = false;

    // A descriptor closed while the system still uses it could be given to another file; the close waits for the operation.
    async function whileOpen<Result>(operation: () => Promise<Result>): Promise<Result> {
      if (isClosed || closeWhenIdle) throw new Error('The spooled file is closed.');
      operations += 1;
      try {
        return await operation();
      } finally {
        operations -= 1;
        if (closeWhenIdle && operations === 0) closeNow();
      }
    }

    function range(position: number, length: number): Promise<Buffer> {
      return whileOpen(async () => {
        const { buffer, bytesRead } = await readAt(descriptor, Buffer.allocUnsafe(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      });
    }

    function closeNow(): void {
      isClosed = true;
      closeSync(descriptor);
      count(-size, owner);
    }

    return {
      get size() {
        return size;
      },
      async write(chunk) {
        take(chunk.length, owner);
        size += chunk.length;
        const position = size - chunk.length;
        await whileOpen(async () => {
          for (let done = 0; done < chunk.length; ) {
            const { bytesWritten } = await writeAt(descriptor, chunk, done, chunk.length - done, position + done);
            done += bytesWritten;
          }
        });
      },
      start: (length) => range(0, length),
      range,
      async startOver() {
        count(-size, owner);
        size = 0;
        await whileOpen(() => truncate(descriptor, 0));
      },
      stream: () =>
        Readable.from(
          (async function* pieces() {
            for (let position = 0; position < size; ) {
              const bytes = await range(position, READ_BYTES);
              position += bytes.length;
              yield bytes;
            }
          })(),
          { objectMode: false },
        ),
      close() {
        if (isClosed || closeWhenIdle) return;
        if (operations === 0) closeNow();
        else closeWhenIdle = true;
      },
    };
  }

  return {
    create,
    get bytesHeld() {
      return bytesHeld;
    },
  };
}

/** Opens a new file and takes its name away at once, before a byte is in it. */
function openNameless(folder: string): number {
  const name = path.join(folder, `sheaf-${randomUUID()}`);
  const descriptor = openSync(name, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600);
  unlinkSync(name);
  return descriptor;
}
