import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { crc32, deflateSync, gunzip, inflateRawSync } from 'node:zlib';
import type { Platform } from './platform.ts';

const MICROSECONDS_PER_MS = 1000;

/** Node by its own modules. */
export const platform: Platform = {
  crc32: (bytes) => crc32(bytes),
  deflate: (bytes) => deflateSync(bytes),
  inflateRaw: (bytes) => inflateRawSync(bytes),
  gunzip: (bytes) => promisify(gunzip)(bytes),
  async readDataFile(location) {
    // Most jobs read no data file, and a command's start is felt.
    const { readFile } = await import('node:fs/promises');
    try {
      return await readFile(location);
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  },
  findPackageFile: (name, from) => createRequire(from).resolve(name),
  processorMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS_PER_MS;
  },
};
