import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { Content, OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { OUTPUT } from './frames.ts';
import { RangeCache } from './rangeCache.ts';
import { ask, copy, startOver, write } from './workerSide.ts';

const MB = 1024 * 1024;
/** Files are read whole, which is faster, up to so many bytes together; larger ones in ranges. */
const WHOLE_BYTES = 16 * MB;
/** An output up to this size is kept in memory as well, since it is going to be read again. */
const KEPT_OUTPUT_BYTES = 16 * MB;
/** An engine that cannot work on ranges may have a file of this size whole. */
const MAX_WHOLE_BYTES = 100 * MB;
/** What a merge adds to its files, most often. */
const SPARE_BYTES = 256 * 1024;

/** The files and the output of one job. Their bytes stay with the server; an engine in the boxed process reaches them as if they were here. */
export function remoteFiles(given: { name: string; bytes: number }[]): { files: SourceFile[]; output: OutputFile } {
  const cache = new RangeCache(ask);
  let wholeBytes = WHOLE_BYTES;
  const files = given.map(({ name, bytes: length }, place): SourceFile => {
    const isWhole = length <= wholeBytes;
    if (isWhole) wholeBytes -= length;
    return Object.assign(isWhole ? wholeContent(place, length) : rangedContent(cache, place, length), { name });
  });
  const expected = given.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES);
  return { files, output: remoteOutput(files, Math.min(expected, KEPT_OUTPUT_BYTES)) };
}

/** Content that comes in one piece when it is first wanted. */
function wholeContent(place: number, length: number): Content {
  let bytes: Uint8Array | undefined;
  const whole = () => {
    bytes ??= read(place, length);
    return bytes;
  };
  return {
    length,
    get whole() {
      return whole();
    },
    readInto(target, offset) {
      const part = whole().subarray(offset, offset + target.length);
      target.set(part);
      return part.length;
    },
    bytes: whole,
  };
}

function rangedContent(cache: RangeCache, place: number, length: number): Content {
  return {
    length,
    readInto: (target, offset) => cache.readInto(place, length, target, offset),
    bytes() {
      if (length > MAX_WHOLE_BYTES) throw new RangeError('The file is too large to be held whole.');
      return read(place, length);
    },
  };
}

function read(place: number, length: number): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(length);
  ask(place, bytes, 0);
  return bytes;
}

function remoteOutput(files: SourceFile[], expectedBytes: number): OutputFile {
  const places = new Map<ByteSource, number>(files.map((file, place) => [file, place]));
  let length = 0;
  let kept: MemorySink | undefined = new MemorySink(expectedBytes);

  function count(bytes: number): void {
    length += bytes;
    if (length > KEPT_OUTPUT_BYTES) kept = undefined;
  }

  return {
    write(bytes) {
      count(bytes.length);
      kept?.write(bytes);
      write(bytes);
    },
    copy(source, offset, size) {
      const place = places.get(source);
      if (place === undefined) return false;
      count(size);
      // What the process never saw it cannot keep.
      kept = undefined;
      copy(place, offset, size);
      return true;
    },
    written() {
      const bytes = kept?.bytes();
      const content = rangedContent(new RangeCache(ask), OUTPUT, length);
      return bytes ? { ...content, whole: bytes, bytes: () => bytes } : content;
    },
    startOver() {
      length = 0;
      kept = new MemorySink(expectedBytes);
      startOver();
    },
  };
}
