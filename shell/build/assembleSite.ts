import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hostHeaders } from '../../api/src/http/hostHeaders.ts';
import { addressOf, manifestOf, remotes, root, siteFolder } from './apps.ts';
import { destinationOfThisBuild } from './destination.ts';
import { drawPages } from './drawPages.ts';

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest|txt|xml|ttf)$/;
// Below this a compressed copy saves no packet.
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Turns the built apps into one folder that any static host can serve: the shell at the root with one HTML file a route, every remote under
 * its version, and remotes.json, the only file a team edits to ship a tool.
 */
export async function assembleSite(): Promise<void> {
  cpSync(path.join(root, 'shell/public'), siteFolder, { recursive: true });
  cpSync(path.join(root, 'shell/dist-node/serviceWorker.js'), path.join(siteFolder, 'service-worker.js'));
  placeRemotes();
  await drawPages(destinationOfThisBuild());
  writeFileSync(path.join(siteFolder, '_headers'), hostHeaders(siteFolder));
  compressFiles(siteFolder);
}

function placeRemotes(): void {
  rmSync(path.join(siteFolder, 'remotes'), { recursive: true, force: true });
  const addresses: Record<string, string> = {};
  for (const remote of remotes) {
    const built = path.join(root, remote, 'dist');
    if (!existsSync(path.join(built, 'mf-manifest.json'))) continue;
    cpSync(built, path.join(siteFolder, addressOf(remote)), { recursive: true });
    addresses[remote] = manifestOf(remote);
  }
  writeFileSync(path.join(siteFolder, 'remotes.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}

function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || entry.name === 'remotes.json') continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  }
}
