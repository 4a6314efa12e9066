/**
 * `npm run image -- OUT`: writes the root file system of the image into an empty folder, for the Dockerfile or without a container engine. It has
 * only what the server needs at run time: no npm, no sources of pages, no tests.
 */
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildsFolder, readBuildList } from '../../src/adapters/builtSite.ts';
import { writeStrippedSources } from '../writeStrippedSources.ts';
import { linkIdenticalFiles } from './linkIdenticalFiles.ts';
import { listOwnFiles } from './listOwnFiles.ts';
import { findProductionPackages } from './productionPackages.ts';
import { writeSystemFiles } from './systemFiles.ts';
import { isRun, isUnused } from './unusedFiles.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SERVER = 'api';
const HEALTH = 'api/build/image/checkHealth.ts';
/** Our own sources, which Node runs without a build. */
const OWN_SOURCES = ['api/src', 'api/contract'];

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      resolved: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
    }),
  ),
});

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Name an empty folder for the root file system: npm run image -- OUT');
if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty: name another folder.`);
const app = path.join(out, 'app');

writeSystemFiles(out);
copyOurs(['package.json', 'api/package.json', HEALTH, ...OWN_SOURCES.flatMap(listFiles)]);
copyPackages();
copySite();
writeStrippedSources(app, app);
linkIdenticalFiles(app);

function copyPackages(): void {
  const { packages } = Lock.parse(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));
  for (const place of findProductionPackages(packages, SERVER)) {
    if (place === SERVER) continue;
    if (!existsSync(path.join(ROOT, place))) {
      // Optional native packages for other systems are not installed.
      if (packages[place]?.optional) continue;
      throw new Error(`${place} is not installed: run npm ci first.`);
    }
    if (!place.includes('node_modules/')) {
      copyOurs(listFiles(place));
      linkWorkspace(place);
      continue;
    }
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    for (const file of globSync('**/*', { cwd: path.join(ROOT, place), exclude: ['node_modules'] })) {
      if (!isUnused(name, file)) copy(path.join(place, file));
    }
  }
}

/** Links a workspace in `node_modules`, where Node finds engines by their names. */
function linkWorkspace(place: string): void {
  const { name }: { name: string } = JSON.parse(readFileSync(path.join(ROOT, place, 'package.json'), 'utf8'));
  const link = path.join('node_modules', name);
  mkdirSync(path.dirname(path.join(app, link)), { recursive: true });
  symlinkSync(readlinkSync(path.join(ROOT, link)), path.join(app, link));
}

/** Copies the latest build of the pages without the tools of earlier ones, and the list by which the server finds it. */
function copySite(): void {
  const list = readBuildList();
  if (!list) throw new Error('The pages are not built: run node shell/build/build.ts first.');
  for (const folder of new Set([list.latest, ...list.sites.map((site) => site.folder)]))
    copyOurs(listOwnFiles(path.join(buildsFolder, folder)).map((file) => path.relative(ROOT, path.join(buildsFolder, folder, file))));
  copy(path.join(path.relative(ROOT, buildsFolder), 'current.json'));
}

function copyOurs(files: string[]): void {
  for (const file of files) if (isRun(file) || file === HEALTH) copy(file);
}

function listFiles(folder: string): string[] {
  return globSync(`${folder}/**/*`, { cwd: ROOT });
}

function copy(file: string): void {
  const from = path.join(ROOT, file);
  if (!statSync(from).isFile()) return;
  const to = path.join(app, file);
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
