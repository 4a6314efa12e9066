import type { SourceFile } from './engine.ts';
import { memorySource } from './merge/raw/bytes/byteSource.ts';

/** A file for an engine whose bytes lie in memory already. */
export function fileInMemory(name: string, bytes: Uint8Array): SourceFile {
  return { name, ...memorySource(bytes), bytes: () => bytes };
}
