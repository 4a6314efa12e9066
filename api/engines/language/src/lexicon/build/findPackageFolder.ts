import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Finds the folder of an installed package, also of one that does not export its package.json. */
export function findPackageFolder(name: string): string {
  const folder = (resolve.paths(name) ?? []).map((modules) => join(modules, name)).find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return folder;
}
