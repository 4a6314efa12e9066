import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.ts';
import type { PageParts } from './buildPageDocument.ts';

/** Reads what every page of one build loads. */
export function readPageParts(): PageParts {
  const template = readFileSync(path.join(root, 'shell/dist-node/page.html'), 'utf8');
  const main = /<script[^>]* src="([^"]+)"/.exec(template)?.[1];
  if (!main) throw new Error('The page built by webpack names no script.');
  const readLonePart = (name: string) => readFileSync(path.join(root, `shell/dist-node/${name}.js`), 'utf8');
  return { main, boot: readLonePart('boot'), fetchAhead: readLonePart('fetchAhead') };
}
