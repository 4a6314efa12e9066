import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { inlinePartsOf } from './inlineParts.ts';
import { type InlineParts, pagePolicy, workerPolicy } from './pagePolicy.ts';
import { ALWAYS_ASKED, FOLDERS_THAT_NEVER_CHANGE, KEPT_FOR_A_YEAR, ON_EVERY_ANSWER, remoteOrigins } from './siteHeaders.ts';

/**
 * Serves the built shell and remotes from `folder` exactly as a static host would: a file, else the `index.html` of a folder of that name,
 * else `404.html` with status 404. Adds the caching and security headers a static host is configured with.
 */
export function site(folder: string): Middleware {
  const originsOfRemotes = originsFrom(path.join(folder, 'remotes.json'));
  const inlineParts = inlinePartsIn(folder);

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    ctx.set(ON_EVERY_ANSWER);

    const file = fileFor(folder, ctx.path);
    if (file === undefined) {
      await sendPage(ctx, notFoundPageFor(folder, ctx.path));
      ctx.status = 404;
      return;
    }
    if (file.endsWith('.html')) {
      await sendPage(ctx, file);
      return answerUnchanged(ctx);
    }
    if (file.endsWith('.js')) ctx.set('Content-Security-Policy', workerPolicy());
    ctx.vary('Accept-Encoding');
    const neverChanges = FOLDERS_THAT_NEVER_CHANGE.some((unchanging) => ctx.path.startsWith(unchanging));
    await send(ctx, file, { root: folder, setHeaders: cachedAs(neverChanges ? KEPT_FOR_A_YEAR : ALWAYS_ASKED) });
    answerUnchanged(ctx);
  };

  async function sendPage(ctx: Context, file: string): Promise<void> {
    ctx.set('Content-Security-Policy', pagePolicy(originsOfRemotes(), inlineParts(file)));
    ctx.vary('Accept-Encoding');
    await send(ctx, file, { root: folder, setHeaders: cachedAs(ALWAYS_ASKED) });
  }
}

/** Sends no body to a browser that already holds these bytes. */
function answerUnchanged(ctx: Context): void {
  if (!ctx.fresh) return;
  ctx.status = 304;
  ctx.body = null;
}

function cachedAs(rule: string) {
  return (response: { setHeader(name: string, value: string): void }) => response.setHeader('Cache-Control', rule);
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

/** The 404 page of the language that the address is in, as far as its first part names one. */
function notFoundPageFor(folder: string, requested: string): string {
  const language = requested.split('/')[1];
  const inLanguage = `/${language}/404.html`;
  return language && isFileInside(folder, inLanguage) ? inLanguage : '404.html';
}

/** What stands in each page itself, read again when the file changes. */
function inlinePartsIn(folder: string): (file: string) => InlineParts {
  const known = new Map<string, { changedAt: number; parts: InlineParts }>();
  return (page) => {
    const file = path.join(folder, decodePath(page) ?? page);
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0;
    const before = known.get(file);
    if (before?.changedAt === changedAt) return before.parts;
    const parts = inlinePartsOf(changedAt ? readFileSync(file, 'utf8') : '');
    known.set(file, { changedAt, parts });
    return parts;
  };
}

/** The origins of the remotes, read anew whenever remotes.json is edited, since a tool may move to another one. */
function originsFrom(file: string): () => string[] {
  let readAt = -1;
  let origins: string[] = [];
  return () => {
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changedAt !== readAt) {
      readAt = changedAt;
      origins = (changedAt ? remoteOrigins(readFileSync(file, 'utf8')) : []) ?? origins;
    }
    return origins;
  };
}
