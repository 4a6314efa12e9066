import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { listInlineParts, readPrerenderedManifest } from '../inlineParts.ts';
import { buildPagePolicy, buildWorkerPolicy } from '../pagePolicy.ts';
import {
  ALWAYS_REVALIDATED,
  CACHED_FOR_A_YEAR,
  isNamedByBytes,
  listRegisteredAddresses,
  listRemoteOrigins,
  ON_EVERY_ANSWER,
  removeTool,
} from '../siteHeaders.ts';

/**
 * Serves the built shell and remotes from `folder` exactly as a static host would: a file, else the `index.html` of a folder of that name,
 * else `404.html` with status 404. Adds the caching and security headers a static host is configured with.
 */
export function staticSite(folder: string): Middleware {
  // Read anew whenever remotes.json is edited, since a tool may move to another address.
  const registry = followFile(
    path.join(folder, 'remotes.json'),
    (bytes, before?: string[]) => listRegisteredAddresses(bytes.toString()) ?? before ?? [],
  );
  const pages = followFiles(folder, (bytes) => ({
    inline: listInlineParts(bytes.toString()),
    prerenderedManifest: readPrerenderedManifest(bytes.toString()),
  }));
  const tags = followFiles(folder, (bytes) => `W/"${createHash('sha256').update(bytes).digest('base64url')}"`);

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    ctx.set(ON_EVERY_ANSWER);

    const file = findFile(folder, ctx.path);
    if (file === undefined) {
      await sendPage(ctx, findNotFoundPage(folder, ctx.path));
      ctx.status = 404;
      return;
    }
    if (file.endsWith('.html')) {
      await sendPage(ctx, file);
      return answerUnchanged(ctx);
    }
    if (file.endsWith('.js')) ctx.set('Content-Security-Policy', buildWorkerPolicy());
    ctx.vary('Accept-Encoding');
    await sendFile(ctx, file, isNamedByBytes(ctx.path));
    answerUnchanged(ctx);
  };

  async function sendPage(ctx: Context, requested: string): Promise<void> {
    const { file, inline } = serveCurrent(requested);
    ctx.set('Content-Security-Policy', buildPagePolicy(listRemoteOrigins(registry()), inline));
    ctx.vary('Accept-Encoding');
    await sendFile(ctx, file, false);
  }

  /** Chooses the page without the tool when a newer version of the tool was deployed since the page was prerendered. */
  function serveCurrent(page: string) {
    const current = pages(page);
    const other = removeTool(page);
    const isOlder = current.prerenderedManifest !== undefined && !registry().includes(current.prerenderedManifest);
    return isOlder && isFileInside(folder, other) ? { file: other, inline: pages(other).inline } : { file: page, inline: current.inline };
  }

  async function sendFile(ctx: Context, file: string, isImmutable: boolean): Promise<void> {
    // The time of a file does not distinguish one that was put back from the newer one it replaces.
    if (!isImmutable) ctx.set('ETag', tags(file));
    await send(ctx, file, { root: folder, setHeaders: createCacheRule(isImmutable ? CACHED_FOR_A_YEAR : ALWAYS_REVALIDATED) });
    // Nobody asks again for what never changes, and a page has some twenty such files.
    if (isImmutable) ctx.remove('Last-Modified');
  }
}

/** Sends no body to a browser that already holds these bytes. */
function answerUnchanged(ctx: Context): void {
  if (!ctx.fresh) return;
  ctx.status = 304;
  ctx.body = null;
}

function createCacheRule(rule: string) {
  return (response: { setHeader(name: string, value: string): void }) => response.setHeader('Cache-Control', rule);
}

/** The file inside the site that answers a path, or nothing. koa-send refuses any path that leaves the folder. */
function findFile(folder: string, requested: string): string | undefined {
  const candidates = requested === '/' ? ['index.html'] : [requested, `${requested.replace(/\/$/, '')}/index.html`];
  return candidates.find((candidate) => isFileInside(folder, candidate));
}

function isFileInside(folder: string, candidate: string): boolean {
  const decoded = decodePath(candidate);
  if (decoded === undefined || decoded.includes('\0') || decoded.split(/[\\/]/).some((part) => part.startsWith('.'))) return false;
  const file = path.join(folder, decoded);
  return file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile();
}

function decodePath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // A malformed escape names no file.
    return undefined;
  }
}

/** The 404 page of the language that the address is in, as far as its first part names one. */
function findNotFoundPage(folder: string, requested: string): string {
  const language = requested.split('/')[1];
  const inLanguage = `/${language}/404.html`;
  return language && isFileInside(folder, inLanguage) ? inLanguage : '404.html';
}

/** Returns what `read` makes of each file of the site, and makes it anew when the file has changed. */
function followFiles<Result>(folder: string, read: (bytes: Buffer) => Result): (file: string) => Result {
  const followed = new Map<string, () => Result>();
  return (file) => {
    const fullPath = path.join(folder, decodePath(file) ?? file);
    const follow = followed.get(fullPath) ?? followFile(fullPath, read);
    followed.set(fullPath, follow);
    return follow();
  };
}

/** Returns what `read` makes of a file, and makes it anew when the file has changed. One that is not there reads as empty. */
function followFile<Result>(file: string, read: (bytes: Buffer, before?: Result) => Result): () => Result {
  let known: { version: string; result: Result } | undefined;
  return () => {
    const stats = existsSync(file) ? statSync(file) : undefined;
    const version = stats ? [stats.mtimeMs, stats.size, stats.ino].join() : '';
    if (known?.version !== version) known = { version, result: read(stats ? readFileSync(file) : Buffer.alloc(0), known?.result) };
    return known.result;
  };
}
