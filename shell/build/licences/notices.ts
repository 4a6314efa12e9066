import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBuiltRemote, readJson, remotes, root } from '../apps.ts';
import { buildPackageNotice } from './buildPackageNotice.ts';
import { type BundledWork, bundledWorks, packagesInData } from './bundledWorks.ts';
import { harperLibraries } from './harperLibraries.ts';
import { type LockFile, listDependencies, readLockFile } from './lockFile.ts';
import type { Notice } from './notice.ts';
import { isPermissive } from './permissive.ts';

/** Works whose licence asks for more than notices, and why that is met: unchanged, on the server alone, with the place of their source. */
const TOLERATED = new Set(['Rust libraries in Harper (MPL-2.0)', 'Spanish dictionary (dictionary-es, RLA-ES)']);

/** Webpack's names for modules that it makes itself. */
const isGenerated = (folder: string) => path.basename(folder).startsWith('.');

/** Returns the folders of all packages with code or data in the files of the site, as the builds noted them. A tool that was not built is not in it. */
export function listServedPackages(): string[] {
  const lists = ['shell', ...remotes.filter(findBuiltRemote)].flatMap((app) => {
    const folder = path.join(root, app, 'dist-node/packages');
    if (!existsSync(folder)) throw new Error(`The build of ${app} has not noted its packages. Run npm run build.`);
    return readdirSync(folder).map((file): string[] => readJson(path.join(folder, file)));
  });
  return [...new Set(lists.flat())].filter((folder) => !isGenerated(folder)).sort();
}

/** Returns every notice that goes with the site: of its scripts and styles, of the server, and of the data of its engines. */
export function collectNotices(served: readonly string[], lock: LockFile = readLockFile()): Notice[] {
  const ofServer = listDependencies('api', lock).filter((folder) => !served.includes(folder) && !lock[folder]?.link);
  const notices = [
    ...served.map((folder) => buildPackageNotice(folder, 'browser', lock)),
    ...ofServer.map((folder) => buildPackageNotice(folder, 'server', lock)),
    ...packagesInData.map((name) => buildPackageNotice(`node_modules/${name}`, 'data', lock)),
    ...[...bundledWorks, ...harperLibraries].map(buildBundledNotice),
  ];
  const refused = notices.filter(({ name, licence }) => !isPermissive(licence) && !TOLERATED.has(name));
  if (refused.length > 0) {
    throw new Error(`Not on the list of permissive licences: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`);
  }
  return notices.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function buildBundledNotice({ texts, ...work }: BundledWork): Notice {
  return { ...work, text: texts.map((file) => readFileSync(path.join(root, file), 'utf8').trim()).join('\n\n') };
}
