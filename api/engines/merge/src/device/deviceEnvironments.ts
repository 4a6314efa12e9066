import { createBlobSources, FileUnreadable, INSPECTION_LIMITS, MERGING_LIMITS } from '@sheaf/pdf/bytes/blobSource';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { DeviceEnvironment } from './deviceEngine.ts';

/** Workers can read files at once; the types of a page do not know it. */
declare const FileReaderSync: new () => { readAsArrayBuffer(part: Blob): ArrayBuffer };

/** Runs the engine in a worker of its own. Files are read in parts on demand, and terminating the worker stops the work. */
export const workerEnvironment: DeviceEnvironment = {
  async open(files, purpose) {
    const reader = new FileReaderSync();
    const open = createBlobSources(
      (part) => new Uint8Array(reader.readAsArrayBuffer(part)),
      purpose === 'merging' ? MERGING_LIMITS : INSPECTION_LIMITS,
    );
    return files.map((file) => open(file));
  },
  now: () => new Date(),
  pause: async () => undefined,
};

/** Runs the engine in the page itself, for browsers and tests without workers. Reads whole files into memory first. */
export function createPageEnvironment(signal: AbortSignal): DeviceEnvironment {
  return {
    async open(files) {
      const sources = [];
      for (const file of files) sources.push(createMemorySource(new Uint8Array(await readContent(file))));
      return sources;
    },
    now: () => new Date(),
    async pause() {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    },
  };
}

async function readContent(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    throw new FileUnreadable(file, error);
  }
}
