import { createHash } from 'node:crypto';
import type { InlineParts } from './pagePolicy.ts';

const SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const PRERENDERED_MANIFEST = /"prerenderedManifest":("[^"]*")/;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** Returns the hashes of the inline scripts and styles of one of our own pages. Data in a script element never runs, so it needs none. */
export function listInlineParts(html: string): InlineParts {
  return { scripts: hashInlineParts(SCRIPT, html), styles: hashInlineParts(STYLE, html) };
}

/** Returns the address of the tool whose part is prerendered into one of our own pages, as noted in the page's own data. */
export function readPrerenderedManifest(html: string): string | undefined {
  const address = PRERENDERED_MANIFEST.exec(html)?.[1];
  return address && JSON.parse(address);
}

function hashInlineParts(pattern: RegExp, html: string): string[] {
  const hashes = [...html.matchAll(pattern)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}
