import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { Content, OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { OUTPUT } from './frames.ts';
import { RangeCache } from './rangeCache.ts';
import { copy, read, truncate, write } from './workerSide.ts';

const MB = 1024 * 1024;
/** Files up to this total size are read whole, which is faster. Larger ones are read in ranges. */
const EAGER_READ_BYTES = 16 * MB;
/** An output up to this size is kept in memory as well, since it is read again. */
const BUFFERED_OUTPUT_BYTES = 16 * MB;
/** An engine that cannot work on ranges may have a file of this size whole. */
const MAX_BUFFERED_BYTES = 100 * MB;
/** A merge seldom adds more than this to its files. */
const SPARE_BYTES = 256 * 1024;

/** Returns the files and the output of one job. Their bytes stay with the server, but the engine uses them like local files. */
export function createRemoteFiles(sent: { name: string; bytes: number }[]): { files: SourceFile[]; output: OutputFile } {
  const cache = new RangeCache(read);
  let remainingEagerBytes = EAGER_READ_BYTES;
  const files = sent.map(({ name, bytes: length }, fileIndex): SourceFile => {
    const isEager = length <= remainingEagerBytes;
    if (isEager) remainingEagerBytes -= length;
    return Object.assign(isEager ? createEagerContent(fileIndex, length) : createRangedContent(cache, fileIndex, length), { name });
  });
  const expected = sent.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES);
  return { files, output: createRemoteOutput(files, Math.min(expected, BUFFERED_OUTPUT_BYTES)) };
}

/** Returns content that is read in one piece at its first use. */
function createEagerContent(fileIndex: number, length: number): Content {
  let bytes: Uint8Array | undefined;
  const loadAll = () => {
    bytes ??= readAll(fileIndex, length);
    return bytes;
  };
  return {
    length,
    get whole() {
      return loadAll();
    },
    readInto(target, offset) {
      const part = loadAll().subarray(offset, offset + target.length);
      target.set(part);
      return part.length;
    },
    bytes: loadAll,
  };
}

function createRangedContent(cache: RangeCache, fileIndex: number, length: number): Content {
  return {
    length,
    readInto: (target, offset) => cache.readInto(fileIndex, length, target, offset),
    bytes() {
      if (length > MAX_BUFFERED_BYTES) throw new RangeError('The file is too large to be held whole.');
      return readAll(fileIndex, length);
    },
  };
}

function readAll(fileIndex: number, length: number): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(length);
  read(fileIndex, bytes, 0);
  return bytes;
}

function createRemoteOutput(files: SourceFile[], expectedBytes: number): OutputFile {
  const fileIndexes = new Map<ByteSource, number>(files.map((file, fileIndex) => [file, fileIndex]));
  let length = 0;
  let buffered: MemorySink | undefined = new MemorySink(expectedBytes);

  function count(bytes: number): void {
    length += bytes;
    if (length > BUFFERED_OUTPUT_BYTES) buffered = undefined;
  }

  return {
    write(bytes) {
      count(bytes.length);
      buffered?.write(bytes);
      write(bytes);
    },
    copy(source, offset, size) {
      const fileIndex = fileIndexes.get(source);
      if (fileIndex === undefined) return false;
      count(size);
      // Copied bytes never pass through this process, so it cannot keep them.
      buffered = undefined;
      copy(fileIndex, offset, size);
      return true;
    },
    written() {
      const bytes = buffered?.bytes();
      const content = createRangedContent(new RangeCache(read), OUTPUT, length);
      return bytes ? { ...content, whole: bytes, bytes: () => bytes } : content;
    },
    startOver() {
      length = 0;
      buffered = new MemorySink(expectedBytes);
      truncate();
    },
  };
}
