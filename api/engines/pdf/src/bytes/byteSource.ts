/** Where the bytes of one input come from: memory, a file read by position, or slices of a Blob. Reading is synchronous everywhere. */
export interface ByteSource {
  readonly length: number;
  /** The whole content, when it is already in memory. */
  readonly whole?: Uint8Array;
  /** Fills `target` with the bytes from `offset` on and says how many there were. */
  readInto(target: Uint8Array, offset: number): number;
}

/** Creates a source over bytes in memory. */
export function createMemorySource(bytes: Uint8Array): ByteSource {
  return {
    length: bytes.length,
    whole: bytes,
    readInto(target, offset) {
      const part = bytes.subarray(offset, offset + target.length);
      target.set(part);
      return part.length;
    },
  };
}
