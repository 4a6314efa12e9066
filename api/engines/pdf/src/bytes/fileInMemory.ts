import { createMemorySource } from './byteSource.ts';
import type { SourceFile } from './engineFiles.ts';

/** Creates an input file for an engine from bytes in memory. */
export function createFileInMemory(name: string, bytes: Uint8Array): SourceFile {
  return { name, ...createMemorySource(bytes), bytes: () => bytes };
}
