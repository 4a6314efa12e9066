import path from 'node:path';
import { readJson, root } from '../apps.ts';

/** What is read here of one package in the lock file. */
export interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  /** Where it comes from; of a link, the folder of the workspace. */
  resolved?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
}

/** The packages of package-lock.json by their folders, `node_modules/react` for one. */
export type LockFile = Record<string, LockedPackage>;

/** Reads the packages of package-lock.json. */
export function readLockFile(): LockFile {
  const { packages }: { packages: LockFile } = readJson(path.join(root, 'package-lock.json'));
  return packages;
}

/**
 * Returns the folders of what a package needs to run, found as Node finds them: in its own node_modules, then further up. Links to workspaces are
 * followed. `direct` leaves out what those need in turn.
 */
export function listDependencies(folder: string, lock: LockFile, depth: 'all' | 'direct' = 'all'): string[] {
  const found = new Set<string>();
  const open = [folder];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const name of Object.keys(lock[from]?.dependencies ?? {})) {
      const place = listPlacesFrom(from, name).find((candidate) => candidate in lock);
      if (place === undefined) throw new Error(`package-lock.json has no "${name}" for "${from}". Run npm install.`);
      if (found.has(place)) continue;
      found.add(place);
      const target = lock[place];
      if (depth === 'all') open.push((target?.link && target.resolved) || place);
    }
  }
  return [...found];
}

function listPlacesFrom(folder: string, name: string): string[] {
  const parts = folder.split('/');
  const places: string[] = [];
  for (let length = parts.length; length > 0; length--) {
    if (parts[length - 1] !== 'node_modules') places.push([...parts.slice(0, length), 'node_modules', name].join('/'));
  }
  return [...places, `node_modules/${name}`];
}
