import { MemorySink } from './byteSink.ts';
import type { OutputFile } from './engineFiles.ts';
import { createFileInMemory } from './fileInMemory.ts';

/** Takes what an engine writes into memory. */
export function createOutputInMemory(): OutputFile {
  let sink = new MemorySink();
  return {
    write: (bytes) => sink.write(bytes),
    written: () => createFileInMemory('', sink.bytes()),
    startOver() {
      sink = new MemorySink();
    },
  };
}
