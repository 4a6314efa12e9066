import { crc32 } from 'node:zlib';
import { buildDirectoryEnd, buildFileHeaders, MAX_ZIP_BYTES, MAX_ZIP_FILES, STORED } from './zipRecords.ts';

/** A file that is read from its first byte, as often as asked. */
export interface ZipSource {
  readonly size: number;
  stream(): AsyncIterable<Uint8Array>;
}

/** An archive is larger than the format can say. */
export class ZipFullError extends Error {
  constructor() {
    super('The archive cannot hold so much.');
    this.name = 'ZipFullError';
  }
}

/** Writes a ZIP archive piece by piece, so that no file of it is held in memory. Files are kept as they are, since Word files are compressed already. */
export function createZipWriter(write: (bytes: Uint8Array) => Promise<void>) {
  const directory: Uint8Array[] = [];
  let at = 0;

  async function append(bytes: Uint8Array): Promise<void> {
    await write(bytes);
    at += bytes.length;
  }

  return {
    /** Adds a file, which nobody changes meanwhile. */
    async add(name: string, { size, stream }: ZipSource): Promise<void> {
      let crc = 0;
      for await (const chunk of stream()) crc = crc32(chunk, crc);
      const { local, entry } = buildFileHeaders({ name, method: STORED, crc, packedBytes: size, bytes: size }, at);
      if (directory.length >= MAX_ZIP_FILES || at + local.length + size > MAX_ZIP_BYTES) throw new ZipFullError();
      directory.push(entry);
      await append(local);
      for await (const chunk of stream()) await append(chunk);
    },
    /** Writes the directory, which ends the archive. */
    async end(): Promise<void> {
      const entries = Buffer.concat(directory);
      const start = at;
      await append(entries);
      await append(buildDirectoryEnd(directory.length, entries.length, start));
    },
  };
}
