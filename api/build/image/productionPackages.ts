import path from 'node:path';

/** An entry of `package-lock.json`, as far as it names the packages that it needs. */
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
    for (const name of listNeededNames(locked)) {
      const needed = findPlace(packages, name, place);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...found].sort();
}

function listNeededNames({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Resolves a package as Node does: in the `node_modules` of the package that needs it, then in those of the folders above. */
function findPlace(packages: LockedPackages, name: string, needing: string): string | undefined {
  for (let folder = needing; ; folder = path.dirname(folder)) {
    const place = path.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.' || folder === '') return undefined;
  }
}
