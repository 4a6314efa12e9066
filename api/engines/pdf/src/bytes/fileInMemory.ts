import { createMemorySource } from './byteSource.ts';
import type { SourceFile } from './engineFiles.ts';

/** A file for an engine whose bytes lie in memory already. */
export function createFileInMemory(name: string, bytes: Uint8Array): SourceFile {
  return { name, ...createMemorySource(bytes), bytes: () => bytes };
}
