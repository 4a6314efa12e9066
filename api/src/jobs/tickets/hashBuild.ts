import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = ['package.json', 'src/**/*.{ts,js}', 'contract/**/*.ts', 'engines/*/package.json', 'engines/*/src/**/*.{ts,js,json}'];
const LENGTH = 16;

/** Returns a short hash of the code that servers and workers run. Builds that differ may be incompatible. */
export function hashBuild(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: API })).filter((file) => !/\.test\.ts$|node_modules/.test(file));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(`${API}${file}`));
  return hash.digest('hex').slice(0, LENGTH);
}
