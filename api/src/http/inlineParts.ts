import { createHash } from 'node:crypto';
import type { InlineParts } from './pagePolicy.ts';

const SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** The hashes of the scripts and styles that stand in one of our own pages. Data in a script element is never run, so it needs none. */
export function inlinePartsOf(html: string): InlineParts {
  return { scripts: hashesOf(SCRIPT, html), styles: hashesOf(STYLE, html) };
}

function hashesOf(pattern: RegExp, html: string): string[] {
  const hashes = [...html.matchAll(pattern)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}
