import { type ByteSource, createMemorySource } from './byteSource.ts';

/** Reads a part of a file at once, as only a worker can. */
export type ReadNow = (part: Blob) => Uint8Array;

/** A file could be read when it was chosen and cannot any more: it was changed, moved or deleted. */
export class FileUnreadable extends Error {
  readonly file: Blob;
  constructor(file: Blob, cause: unknown) {
    super('A file can no longer be read.', { cause });
    this.file = file;
  }
}

/** How much of the files may be in memory. */
export interface MemoryLimits {
  /** The largest file that is read whole, which is fastest, and how much such files may be together. */
  wholeFileBytes: number;
  wholeTotalBytes: number;
  /** Of larger files blocks are kept, the last used ones, since a read through the browser costs ten times what its bytes cost. 0: none. */
  blockBytes: number;
  blocks: number;
}

const MB = 1024 * 1024;

/** For a merge: files of usual size whole, of larger ones blocks. */
export const MERGING_LIMITS: MemoryLimits = { wholeFileBytes: 64 * MB, wholeTotalBytes: 128 * MB, blockBytes: MB, blocks: 32 };
/** For the inspection of a file, which reads small ranges all over it. */
export const INSPECTION_LIMITS: MemoryLimits = { wholeFileBytes: 4 * MB, wholeTotalBytes: 4 * MB, blockBytes: 0, blocks: 0 };

/** Opens files as sources that together stay within the means. */
export function createBlobSources(readNow: ReadNow, limits: MemoryLimits): (file: Blob) => ByteSource {
  let bytesInMemory = 0;
  const blocks = new Map<string, Uint8Array>();
  let opened = 0;

  function read(file: Blob, start: number, end: number): Uint8Array {
    try {
      return readNow(file.slice(start, end));
    } catch (error) {
      throw new FileUnreadable(file, error);
    }
  }

  function readBlock(file: Blob, number: number, index: number): Uint8Array {
    const key = `${number} ${index}`;
    const block = blocks.get(key) ?? read(file, index * limits.blockBytes, (index + 1) * limits.blockBytes);
    blocks.delete(key);
    blocks.set(key, block);
    for (const oldest of blocks.keys()) {
      if (blocks.size <= limits.blocks) break;
      blocks.delete(oldest);
    }
    return block;
  }

  return (file) => {
    const number = opened++;
    const length = file.size;
    if (length <= limits.wholeFileBytes && bytesInMemory + length <= limits.wholeTotalBytes) {
      bytesInMemory += length;
      return createMemorySource(read(file, 0, length));
    }
    return {
      length,
      readInto(target, offset) {
        const end = Math.min(length, offset + target.length);
        for (let at = offset; at < end; ) {
          const inBlocks = limits.blockBytes > 0;
          const index = inBlocks ? Math.floor(at / limits.blockBytes) : 0;
          const start = inBlocks ? index * limits.blockBytes : at;
          const block = inBlocks ? readBlock(file, number, index) : read(file, at, end);
          const part = block.subarray(at - start, end - start);
          if (part.length === 0) return at - offset;
          target.set(part, at - offset);
          at += part.length;
        }
        return Math.max(0, end - offset);
      },
    };
  };
}
