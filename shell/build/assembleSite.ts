import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_LOCALE, everyLocale, locales, pathInLocale } from '../../api/contract/messages/locales.ts';
import { type PageWords, pagesIn } from '../src/pages.ts';
import { addressOf, remotes, root, siteFolder } from './apps.ts';

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest|txt|xml)$/;
// Below this a compressed copy saves no packet.
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Turns the built apps into one folder that any static host can serve: the shell at the root with one HTML file a route, every remote under
 * its version, and remotes.json, the only file a team edits to ship a tool.
 */
export async function assembleSite(): Promise<void> {
  cpSync(path.join(root, 'shell/public'), siteFolder, { recursive: true });
  placeRemotes();
  await writePages();
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

async function writePages(): Promise<void> {
  const template = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  for (const locale of everyLocale) {
    const inLanguage = template.replace('<html lang="en">', `<html lang="${locale}" dir="${locales[locale].direction}">`);
    const { pages, notFound } = await pagesIn(locale);
    for (const page of pages) writePage(pathInLocale(page.path, locale), withHead(inLanguage, page));
    if (locale === DEFAULT_LOCALE) writeFileSync(path.join(siteFolder, '404.html'), withHead(inLanguage, notFound));
  }

  function writePage(route: string, html: string): void {
    const folder = path.join(siteFolder, route);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), html);
  }

  function withHead(html: string, { title, description }: PageWords): string {
    const head = `<title>${escapeHtml(title)}</title>\n    <meta name="description" content="${escapeHtml(description)}">`;
    return html.replace(/<title>[^<]*<\/title>(\s*<meta name="description"[^>]*>)?/, () => head);
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
