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
      const packageFolder = listCandidateFolders(from, name).find((candidate) => candidate in lock);
      if (packageFolder === undefined) throw new Error(`package-lock.json has no "${name}" for "${from}". Run npm install.`);
      if (found.has(packageFolder)) continue;
      found.add(packageFolder);
      const target = lock[packageFolder];
      if (depth === 'all') open.push((target?.link && target.resolved) || packageFolder);
    }
  }
  return [...found];
}

function listCandidateFolders(folder: string, name: string): string[] {
  const parts = folder.split('/');
  const folders: string[] = [];
  for (let length = parts.length; length > 0; length--) {
    if (parts[length - 1] !== 'node_modules') folders.push([...parts.slice(0, length), 'node_modules', name].join('/'));
  }
  return [...folders, `node_modules/${name}`];
}
