import path from 'node:path';

/** A package in `package-lock.json`, by what its place needs of others. */
export interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockedPackages = Record<string, LockedPackage>;

/** Returns the places of all packages that a workspace needs to run, other workspaces among them, by a `package-lock.json`. */
export function findProductionPackages(packages: LockedPackages, workspace: string): string[] {
  const found = new Set<string>();
  const waiting = [workspace];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const locked = packages[place];
    if (found.has(place) || !locked) continue;
    if (locked.link && locked.resolved !== undefined) {
      waiting.push(locked.resolved);
      continue;
    }
    found.add(place);
    for (const name of neededNames(locked)) {
      const needed = findPlace(packages, name, place);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...found].sort();
}

function neededNames({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Looks where Node would: in the folder of the package that needs it, and in those above. */
function findPlace(packages: LockedPackages, name: string, needing: string): string | undefined {
  for (let folder = needing; ; folder = path.dirname(folder)) {
    const place = path.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.' || folder === '') return undefined;
  }
}
