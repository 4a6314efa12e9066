import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pages } from '../src/tools.ts';
import { addressOf, remotes, root, siteFolder } from './apps.ts';

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest|txt|xml)$/;
// Below this a compressed copy saves no packet.
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Turns the built apps into one folder that any static host can serve: the shell at the root with one HTML file a route, every remote under
 * its version, and remotes.json, the only file a team edits to ship a tool.
 */
export function assembleSite(): void {
  cpSync(path.join(root, 'shell/public'), siteFolder, { recursive: true });
  placeRemotes();
  writePages();
  compressFiles(siteFolder);
}

function placeRemotes(): void {
  rmSync(path.join(siteFolder, 'remotes'), { recursive: true, force: true });
  const addresses: Record<string, string> = {};
  for (const remote of remotes) {
    const built = path.join(root, remote, 'dist');
    if (!existsSync(path.join(built, 'mf-manifest.json'))) continue;
    cpSync(built, path.join(siteFolder, addressOf(remote)), { recursive: true });
    addresses[remote] = `${addressOf(remote)}mf-manifest.json`;
  }
  writeFileSync(path.join(siteFolder, 'remotes.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}

function writePages(): void {
  const template = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  for (const page of pages) writePage(page.path === '/' ? '' : page.path, page.title, page.description);
  writeFileSync(path.join(siteFolder, '404.html'), withHead('Page Not Found - Sheaf', 'There is no page at this address.'));

  function writePage(route: string, title: string, description: string): void {
    const folder = path.join(siteFolder, route);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), withHead(title, description));
  }

  function withHead(title: string, description: string): string {
    const head = `<title>${escapeHtml(title)}</title>\n    <meta name="description" content="${escapeHtml(description)}">`;
    return template.replace(/<title>[^<]*<\/title>(\s*<meta name="description"[^>]*>)?/, () => head);
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
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
