import type { TempFile } from '../../ports.ts';
import { OUTPUT } from './frames.ts';

const PIECE_BYTES = 256 * 1024;

/** The bytes of one job: of its files, and of its output. A file index is as in a frame. The caller checks that a range exists. */
export interface JobBytes {
  /** Returns the size of a file, or of the output so far. Returns undefined for a file that was not sent. */
  getSize(fileIndex: number): number | undefined;
  read(fileIndex: number, offset: number, length: number): AsyncIterable<Uint8Array>;
  /** Appends to the output. */
  write(bytes: Uint8Array): Promise<void>;
  /** Appends a range of a file to the output. */
  copy(fileIndex: number, offset: number, length: number): Promise<void>;
  /** Empties the output. */
  truncate(): Promise<void>;
}

/** Returns the bytes of a job whose files are on this machine. */
export function openJobBytes(files: readonly TempFile[], output: TempFile): JobBytes {
  const find = (fileIndex: number) => (fileIndex === OUTPUT ? output : files[fileIndex]);

  async function* read(fileIndex: number, offset: number, length: number): AsyncGenerator<Buffer> {
    const file = find(fileIndex);
    for (let done = 0; file && done < length; ) {
      const piece = await file.range(offset + done, Math.min(PIECE_BYTES, length - done));
      if (piece.length === 0) return;
      done += piece.length;
      yield piece;
    }
  }

  return {
    getSize: (fileIndex) => find(fileIndex)?.size,
    read,
    write: (bytes) => output.write(bytes),
    async copy(fileIndex, offset, length) {
      for await (const piece of read(fileIndex, offset, length)) await output.write(piece);
    },
    truncate: () => output.truncate(),
  };
}

/**
 * Lets a worker bring a job to its end by itself once nobody wants it: from then on it reads zeros, and what it writes is dropped. It reads in
 * a way that blocks its process, so without an answer it would have to be killed, and to start another takes seconds.
 */
export function feedCancelledJob(bytes: JobBytes, signal: AbortSignal): JobBytes {
  let outputBytes = 0;
  const runUnlessUnwanted = async (act: () => Promise<void>) => {
    if (signal.aborted) return;
    await act().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };

  async function* read(fileIndex: number, offset: number, length: number): AsyncGenerator<Uint8Array> {
    let remaining = length;
    try {
      if (!signal.aborted) {
        for await (const piece of bytes.read(fileIndex, offset, length)) {
          remaining -= piece.length;
          yield piece;
        }
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    for (; signal.aborted && remaining > 0; remaining -= PIECE_BYTES) yield new Uint8Array(Math.min(PIECE_BYTES, remaining));
  }

  return {
    getSize: (fileIndex) => (fileIndex === OUTPUT ? outputBytes : bytes.getSize(fileIndex)),
    read,
    write(piece) {
      outputBytes += piece.length;
      return runUnlessUnwanted(() => bytes.write(piece));
    },
    copy(fileIndex, offset, length) {
      outputBytes += length;
      return runUnlessUnwanted(() => bytes.copy(fileIndex, offset, length));
    },
    truncate() {
      outputBytes = 0;
      return runUnlessUnwanted(() => bytes.truncate());
    },
  };
}
