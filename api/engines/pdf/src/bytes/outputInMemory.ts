import { MemorySink } from './byteSink.ts';
import type { OutputFile } from './engineFiles.ts';
import { fileInMemory } from './fileInMemory.ts';

/** Takes what an engine writes into memory. */
export function outputInMemory(): OutputFile {
  let sink = new MemorySink();
  return {
    write: (bytes) => sink.write(bytes),
    written: () => fileInMemory('', sink.bytes()),
    startOver() {
      sink = new MemorySink();
    },
  };
}
