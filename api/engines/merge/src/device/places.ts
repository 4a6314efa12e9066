import { createBlobSources, FileUnreadable, INSPECTION_LIMITS, MERGING_LIMITS } from '@sheaf/pdf/bytes/blobSource';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { DevicePlace } from './deviceEngine.ts';

/** Workers can read files at once; the types of a page do not know it. */
declare const FileReaderSync: new () => { readAsArrayBuffer(part: Blob): ArrayBuffer };

/** A worker of its own: files are read part by part while the engine asks for them, and whoever ends the worker ends the work. */
export const workerPlace: DevicePlace = {
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
export function createPagePlace(signal: AbortSignal): DevicePlace {
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
