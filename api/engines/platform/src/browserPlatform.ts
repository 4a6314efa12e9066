import { inflateSync, zlibSync } from 'fflate';
import type { Platform } from './platform.ts';

/** The polynomial of ISO 3309, its bits in reverse. */
const CRC_POLYNOMIAL = 0xedb88320;
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ CRC_POLYNOMIAL : rest >>> 1;
  return rest;
});
const NOT_FOUND = 404;

/** A browser, a worker of one among them. */
export const platform: Platform = {
  crc32(bytes) {
    let crc = 0xffffffff;
    for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
    return (crc ^ 0xffffffff) >>> 0;
  },
  deflate: (bytes) => zlibSync(bytes),
  inflateRaw: (bytes) => inflateSync(bytes),
  async gunzip(bytes) {
    const unpacked = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  },
  async readDataFile(location) {
    const response = await fetch(location);
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw new Error(`${location} could not be loaded (${response.status}).`);
    return new Uint8Array(await response.arrayBuffer());
  },
  findPackageFile: (name, from) => new URL(name, from).href,
  processorMs: () => performance.now(),
};
