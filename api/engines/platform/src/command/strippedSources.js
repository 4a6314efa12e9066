/** JavaScript, as it loads before any TypeScript can. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Loads TypeScript sources from a folder where their types were stripped before, since to strip them takes most of the start of a process.
 * A source that is not there is stripped by Node.
 * @param {string} folder
 */
export function loadStrippedSources(folder) {
  if (!existsSync(folder)) return;
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.ts')) return next(url, context);
      const stripped = path.join(folder, nameStripped(readFileSync(fileURLToPath(url))));
      return existsSync(stripped) ? { format: 'module', source: readFileSync(stripped), shortCircuit: true } : next(url, context);
    },
  });
}

/**
 * Names what a source is without its types by all its bytes, so that a source that has changed is never taken for what it was.
 * @param {Uint8Array} source
 */
export function nameStripped(source) {
  return `${hash('sha256', source)}.js`;
}
