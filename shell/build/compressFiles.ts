import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest|txt|xml|ttf)$/;
/** Read and changed by hand, so a compressed copy beside it would be out of date. */
const CHANGED_BY_HAND = 'remotes.json';
// Below this a compressed copy saves no packet.
const MIN_COMPRESSED_BYTES = 1024;

/** Writes a Brotli copy beside every file that is worth it and has none. */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || entry.name === CHANGED_BY_HAND) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (existsSync(`${file}.br`)) continue;
    const bytes = readFileSync(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  }
}
