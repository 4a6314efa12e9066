import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson, root } from './apps.ts';

/** What is read here of the list that module federation writes of each build. */
interface Manifest {
  shared: { assets: { js: { sync: string[] } } }[];
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

/** A script that runs with the first interaction. */
export interface Preload {
  /** Inside the site. */
  address: string;
  /** The first script is a module; the others are not. */
  isModule: boolean;
  /** The hash that the browser checks a tool's script against. */
  integrity?: string;
  /** Whether it is fetched while the page waits for its visitor. */
  isAhead?: boolean;
}

/** The page whose scripts are listed. */
export interface PreloadingPage {
  main: string;
  /** The parts of the shell in files of their own: the front page, the words of a language. */
  parts: readonly string[];
  /** The tool prerendered into it: where its build is in the site, and which part of it. */
  tool?: { folder: string; part: 'Tool' | 'Landing' };
}

/** Lists all scripts that run with the first interaction on a page, in the order in which they are asked for. */
export function listPreloads(site: string, { main, parts, tool }: PreloadingPage): Preload[] {
  const template = readFileSync(path.join(root, 'shell/dist-node/page.html'), 'utf8');
  const links = [...template.matchAll(/<link rel="prefetch" data-part="([^"]+)" href="([^"]+)"/g)];
  const ofPage = links.filter(([, part = '']) => part === 'page' || parts.includes(part)).map(([, , file = '']) => file);
  const shell: Manifest = readJson(path.join(site, 'mf-manifest.json'));
  // The libraries that the tools share come with the shell; of one that is two names for one file, both are listed.
  const shared = shell.shared.flatMap(({ assets }) => assets.js.sync.slice(0, 1)).map((file) => `/${file}`);
  const ofShell = [...new Set([...shared, ...ofPage])].filter((address) => address !== main);
  const files = [
    { address: main, isModule: true },
    ...ofShell.map((address) => ({ address, isModule: false })),
    ...(tool ? listToolFiles(site, tool) : []),
  ];
  const missing = files.filter(({ address }) => !existsSync(path.join(site, address)));
  if (missing.length > 0) throw new Error(`The site has no ${missing.map(({ address }) => address).join(', ')}.`);
  return files;
}

function listToolFiles(site: string, { folder, part }: NonNullable<PreloadingPage['tool']>): Preload[] {
  const manifest: Manifest = readJson(path.join(site, folder, 'mf-manifest.json'));
  const ofPart = manifest.exposes.filter(({ name }) => name === part).flatMap(({ assets }) => assets.js.sync);
  return ['remoteEntry.js', ...ofPart].map((file) => {
    const hash = createHash('sha256').update(readFileSync(path.join(site, folder, file)));
    return { address: folder + file, isModule: false, integrity: `sha256-${hash.digest('base64')}` };
  });
}

/** Of each file, how many bytes come over the wire. */
const compressedSizes = new Map<string, number>();

/** Marks preloads to fetch early, the largest first, up to `mostBytes` compressed bytes in all. */
export function markAhead(preloads: readonly Preload[], site: string, mostBytes: number): Preload[] {
  const marked = new Set<string>();
  let remainingBytes = mostBytes;
  const sized = preloads.map(({ address }) => ({ address, bytes: measureCompressed(path.join(site, address)) }));
  for (const { address, bytes } of sized.toSorted((one, other) => other.bytes - one.bytes)) {
    if (bytes > remainingBytes) continue;
    remainingBytes -= bytes;
    marked.add(address);
  }
  return preloads.map((preload) => ({ ...preload, isAhead: marked.has(preload.address) }));
}

function measureCompressed(file: string): number {
  const cached = compressedSizes.get(file);
  if (cached !== undefined) return cached;
  const bytes = brotliCompressSync(readFileSync(file)).length;
  compressedSizes.set(file, bytes);
  return bytes;
}

/** Renders the link that preloads a script. Its attributes must match the later request, or the script would be fetched twice. */
export function renderPreload({ address, isModule, integrity, isAhead }: Preload, basePath: string): string {
  const ahead = isAhead ? ' data-ahead' : '';
  if (isModule) return `<link rel="modulepreload" href="${basePath}${address}"${ahead}>`;
  const checked = integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : '';
  return `<link rel="preload" as="script" href="${basePath}${address}"${checked}${ahead}>`;
}
