import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const MANIFEST = 'mf-manifest.json';

/** What is read here of the list that module federation writes of each build. */
interface Manifest {
  exposes: { assets: Assets }[];
  shared: { assets: Assets }[];
}
interface Assets {
  js: { sync: string[]; async: string[] };
}

/**
 * Moves the files that webpack wrote for a tool into a folder inside, named by the tool's version and the SHA-256 of its manifest. The manifest
 * states the integrity of each script that it names and one hash over all files, so that the name changes with any byte. Returns the name.
 */
export function nameByContent(output: string, version: string): string {
  const files = listFiles(output).filter((file) => file !== MANIFEST);
  const contents = createHash('sha256');
  for (const file of files) contents.update(`${file}\0${hashFile(path.join(output, file)).toString('hex')}\n`);

  const manifest = JSON.parse(readFileSync(path.join(output, MANIFEST), 'utf8'));
  // The federation runtime fetches these by the manifest; the entry states the integrity of what it fetches itself.
  const scripts = files.filter((file) => file === manifest.metaData.remoteEntry.name || listNamedFiles(manifest).has(file));
  manifest.metaData.integrity = Object.fromEntries(scripts.map((file) => [file, `sha256-${hashFile(path.join(output, file)).toString('base64')}`]));
  manifest.metaData.contents = `sha256-${contents.digest('base64')}`;
  writeFileSync(path.join(output, MANIFEST), JSON.stringify(manifest));

  const name = `${version}-${hashFile(path.join(output, MANIFEST)).toString('hex')}`;
  const folder = path.join(output, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const entry of readdirSync(output)) if (entry !== name) renameSync(path.join(output, entry), path.join(folder, entry));
  return name;
}

/** Returns the name of the folder that the latest build of a tool made, or nothing when there is none. */
export function findBuildName(output: string): string | undefined {
  const names = existsSync(output) ? readdirSync(output).filter((name) => existsSync(path.join(output, name, MANIFEST))) : [];
  if (names.length > 1) throw new Error(`${output} holds more than one build: ${names.join(', ')}.`);
  return names[0];
}

/** Lists the files of a folder by their addresses inside it, in an order that no file system changes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

function listNamedFiles({ exposes, shared }: Manifest): Set<string> {
  return new Set([...exposes, ...shared].flatMap(({ assets: { js } }) => [...js.sync, ...js.async]));
}

function hashFile(file: string): Buffer {
  return createHash('sha256').update(readFileSync(file)).digest();
}
