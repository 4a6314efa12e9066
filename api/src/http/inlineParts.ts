import { createHash } from 'node:crypto';
import type { InlineParts } from './pagePolicy.ts';

const SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const DRAWN_BY = /"drawnBy":("[^"]*")/;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** Returns the hashes of the inline scripts and styles of one of our own pages. Data in a script element never runs, so it needs none. */
export function listInlineParts(html: string): InlineParts {
  return { scripts: hashInlineParts(SCRIPT, html), styles: hashInlineParts(STYLE, html) };
}

/** Returns the address of the tool whose part is drawn into one of our own pages. Pages write it into the data they carry. */
export function readDrawingBuild(html: string): string | undefined {
  const address = DRAWN_BY.exec(html)?.[1];
  return address && JSON.parse(address);
}

function hashInlineParts(pattern: RegExp, html: string): string[] {
  const hashes = [...html.matchAll(pattern)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}
