import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nameStripped } from '@sheaf/platform/command/strippedSources';

const SOURCES = ['api/src/**/*.ts', 'api/contract/**/*.ts', 'api/engines/*/src/**/*.ts'];
const NOT_LOADED = /\.(?:test|d)\.ts$|node_modules/;
/** Where sandboxed workers look, from the root of the repository or of an image. They may read it and write nothing. */
const FOLDER = 'node_modules/.cache/sheaf-sources';

/** Writes the sources of one root without their types to the folder of another, and removes what no source is any more. */
export function writeStrippedSources(from: string, to: string): void {
  const folder = path.join(to, FOLDER);
  mkdirSync(folder, { recursive: true });
  const leftovers = new Set(globSync('*', { cwd: folder }));
  for (const file of globSync(SOURCES, { cwd: from })) {
    if (NOT_LOADED.test(file)) continue;
    const source = readFileSync(path.join(from, file));
    const name = nameStripped(source);
    if (!leftovers.delete(name) && !existsSync(path.join(folder, name)))
      writeAtomically(path.join(folder, name), stripTypeScriptTypes(source.toString()));
  }
  for (const name of leftovers) rmSync(path.join(folder, name));
}

/** Writes a file that a worker which starts in the meantime sees whole or not at all. */
function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
