/** What engines need of the machine they run on: Node on a server, a browser on a visitor's device. */
export interface Platform {
  /** Returns the CRC-32 of bytes, as ZIP and PNG have it. */
  crc32(bytes: Uint8Array): number;
  /** Compresses to the zlib format. */
  deflate(bytes: Uint8Array): Uint8Array;
  /** Undoes deflate compression without a header, as in ZIP. Throws when the data are damaged. */
  inflateRaw(bytes: Uint8Array): Uint8Array;
  /** Unpacks a gzip file. Throws when it is damaged. */
  gunzip(bytes: Uint8Array): Promise<Uint8Array>;
  /** Reads a data file from a path or an address; nothing where there is none. */
  readDataFile(location: string): Promise<Uint8Array | undefined>;
  /** Finds a file of a package as the module at `from` (its `import.meta.url`) has it installed. */
  findPackageFile(name: string, from: string): string;
  /** Returns the processor time used so far, in milliseconds. Browsers hide it, so there it is the elapsed time. */
  processorMs(): number;
}
