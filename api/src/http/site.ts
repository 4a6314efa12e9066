import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { pagePolicy, workerPolicy } from './pagePolicy.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
// Hashed names and versioned remotes never change their bytes.
const NEVER_CHANGES = /^\/(assets|remotes)\//;

/**
 * Serves the built shell and remotes from `folder` exactly as a static host would: a file, else the `index.html` of a folder of that name,
 * else `404.html` with status 404. Adds the caching and security headers a static host is configured with.
 */
export function site(folder: string): Middleware {
  const policy = policyFromRemotes(path.join(folder, 'remotes.json'));

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    ctx.set({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin', 'Cross-Origin-Opener-Policy': 'same-origin' });

    const file = fileFor(folder, ctx.path);
    if (file === undefined) {
      ctx.status = 404;
      return sendPage(ctx, '404.html');
    }
    if (file.endsWith('.html')) return sendPage(ctx, file);
    if (file.endsWith('.js')) ctx.set('Content-Security-Policy', workerPolicy());
    ctx.vary('Accept-Encoding');
    await send(ctx, file, { root: folder, ...(NEVER_CHANGES.test(ctx.path) ? { maxage: YEAR_MS, immutable: true } : { setHeaders: alwaysAsk }) });
    answerUnchanged(ctx);
  };

  async function sendPage(ctx: Context, file: string): Promise<void> {
    ctx.set('Content-Security-Policy', policy());
    const { status } = ctx;
    ctx.vary('Accept-Encoding');
    await send(ctx, file, { root: folder, setHeaders: alwaysAsk });
    if (status === 404 && file === '404.html') ctx.status = 404;
    else answerUnchanged(ctx);
  }
}

/** Sends no body to a browser that already holds these bytes. */
function answerUnchanged(ctx: Context): void {
  if (!ctx.fresh) return;
  ctx.status = 304;
  ctx.body = null;
}

/** Browsers and proxies keep these but ask each time whether they changed. */
function alwaysAsk(response: { setHeader(name: string, value: string): void }): void {
  response.setHeader('Cache-Control', 'no-cache');
}

/** The file inside the site that answers a path, or nothing. koa-send refuses any path that leaves the folder. */
function fileFor(folder: string, requested: string): string | undefined {
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

/** The page policy, derived anew whenever remotes.json is edited, since a tool may move to another origin. */
function policyFromRemotes(file: string): () => string {
  let readAt = -1;
  let policy = pagePolicy([]);
  return () => {
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changedAt !== readAt) {
      readAt = changedAt;
      const origins = changedAt ? remoteOrigins(readFileSync(file, 'utf8')) : [];
      if (origins) policy = pagePolicy(origins);
    }
    return policy;
  };
}

/** The other origins a registry names, or nothing when it cannot be read: it may be caught in the middle of an edit. */
function remoteOrigins(remotesJson: string): string[] | undefined {
  try {
    const addresses: unknown[] = Object.values(JSON.parse(remotesJson));
    const origins = addresses.flatMap((address) => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []));
    return [...new Set(origins)];
  } catch {
    return undefined;
  }
}
