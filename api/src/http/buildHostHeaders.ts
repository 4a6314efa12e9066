import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listInlineParts } from './inlineParts.ts';
import { buildPagePolicy, buildWorkerPolicy } from './pagePolicy.ts';
import {
  ALWAYS_REVALIDATED,
  CACHED_FOR_A_YEAR,
  FOLDERS_THAT_NEVER_CHANGE,
  listRegisteredAddresses,
  listRemoteOrigins,
  ON_EVERY_ANSWER,
} from './siteHeaders.ts';

const PAGE = 'index.html';

/**
 * Builds a `_headers` file, which Netlify and Cloudflare Pages read, so that a static host sends the headers of our own server.
 * Such hosts join the rules for one address. Two policies would allow only what both allow, so no address has two.
 * The addresses are those of the site under `basePath`.
 */
export function buildHostHeaders(folder: string, basePath = ''): string {
  const buildPathRule = (address: string, headers: Record<string, string>) => buildRule(basePath + address, headers);
  const origins = listRemoteOrigins(listRegisteredAddresses(readFileSync(path.join(folder, 'remotes.json'), 'utf8')) ?? []);
  const pages = listPages(folder).flatMap(({ address, file }) => {
    const policy = buildPagePolicy(origins, listInlineParts(readFileSync(file, 'utf8')));
    const headers = { 'Content-Security-Policy': policy, 'Cache-Control': ALWAYS_REVALIDATED };
    return (address === '/' ? [address] : [address, `${address}/`]).map((form) => buildPathRule(form, headers));
  });
  const worker = { 'Content-Security-Policy': buildWorkerPolicy() };
  return [
    buildPathRule('/*', ON_EVERY_ANSWER),
    ...pages,
    // A policy has no effect on the fonts and pictures in these folders.
    ...FOLDERS_THAT_NEVER_CHANGE.map((unchanging) => buildPathRule(`${unchanging}*`, { ...worker, 'Cache-Control': CACHED_FOR_A_YEAR })),
    buildPathRule('/service-worker.js', { ...worker, 'Cache-Control': ALWAYS_REVALIDATED }),
    buildPathRule('/remotes.json', { 'Cache-Control': ALWAYS_REVALIDATED }),
  ].join('\n');
}

function listPages(folder: string): { address: string; file: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === PAGE)
    .sort()
    .map((file) => ({ address: `/${path.dirname(file).replace(/^\.$/, '').replaceAll(path.sep, '/')}`, file: path.join(folder, file) }));
}

function buildRule(address: string, headers: Record<string, string>): string {
  return `${[address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`;
}
