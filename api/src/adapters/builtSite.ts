import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from '../../contract/schema.ts';

/** Every build of the site has a folder of its own here, which nobody changes once it is listed. */
export const buildsFolder = fileURLToPath(new URL('../../../shell/builds', import.meta.url));
/** The latest build once more, as a folder to upload. */
export const publishedSite = fileURLToPath(new URL('../../../shell/dist', import.meta.url));

const LIST = 'current.json';
const IN_USE = '.in-use';
const REFRESH_MS = 60_000;
/** A server on another machine that shares the folder is only known by how lately it said that it is there. */
const IN_USE_FOR_MS = 10 * REFRESH_MS;

/** The builds that new servers take: one for each set of settings that pages were prerendered for. */
const BuildList = z.object({
  /** What all of them were built from. */
  sources: z.string(),
  latest: z.string(),
  sites: z.array(z.object({ settings: z.string(), folder: z.string() })),
});
export type BuildList = z.infer<typeof BuildList>;

/** Returns the list of builds, or nothing when nothing was built yet. */
export function readBuildList(builds = buildsFolder): BuildList | undefined {
  const file = path.join(builds, LIST);
  return existsSync(file) ? BuildList.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Makes other builds the current ones, in one step. */
export function writeBuildList(list: BuildList, builds = buildsFolder): void {
  const draft = path.join(builds, `${LIST}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(list, null, 2)}\n`);
  renameSync(draft, path.join(builds, LIST));
}

/** A build that a server serves. */
export interface ReservedSite {
  folder: string;
  /** Whether its pages were prerendered for the settings of this server. */
  isPrerenderedForSettings: boolean;
  release(): void;
}

/** Takes the current build for these settings, or else the latest, best one for this path. Keeps it from being removed until `release`. */
export function reserveSite(settings: string, basePath: string, builds = buildsFolder): ReservedSite | undefined {
  const list = readBuildList(builds);
  const matching = list?.sites.find((site) => site.settings === settings && existsSync(path.join(builds, site.folder)))?.folder;
  const others = list ? [list.latest, ...list.sites.map(({ folder }) => folder)] : [];
  const name = matching ?? others.find((folder) => readPrerenderedBase(path.join(builds, folder)) === basePath) ?? list?.latest;
  if (name === undefined) return undefined;
  const release = noteUse(builds, name);
  if (existsSync(path.join(builds, name))) return { folder: path.join(builds, name), isPrerenderedForSettings: matching !== undefined, release };
  release();
  return undefined;
}

/** Returns the base path that the pages of a site were prerendered for, such as `/pdf`. Empty without a base path, and without a page. */
export function readPrerenderedBase(folder: string): string {
  const page = path.join(folder, 'index.html');
  const head = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return /<html[^>]* data-base="([^"]*)"/.exec(head)?.[1] ?? '';
}

/** Notes that this process serves a build. Returns how to take the note back. */
function noteUse(builds: string, name: string): () => void {
  const note = path.join(builds, IN_USE, `${name}.${process.pid}`);
  try {
    makeFolder(path.dirname(note));
    writeFileSync(note, '');
  } catch (error) {
    // Where this process may not write, as in a read-only container, nobody removes a build either.
    if (hasCode(error, 'EROFS', 'EACCES', 'EPERM')) return () => undefined;
    throw error;
  }
  const refresh = setInterval(() => existsSync(note) && utimesSync(note, new Date(), new Date()), REFRESH_MS).unref();
  return () => {
    clearInterval(refresh);
    rmSync(note, { force: true });
  };
}

/** Creates a folder, without `recursive`: on a read-only disk Node then reports a missing parent instead of EROFS. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** Returns the names of the builds that some server serves, and forgets servers that are gone. */
export function listBuildsInUse(builds: string, now: number): Set<string> {
  const notes = path.join(builds, IN_USE);
  const inUse = new Set<string>();
  for (const note of existsSync(notes) ? readdirSync(notes) : []) {
    const { name, ext } = path.parse(note);
    const isLate = now - statSync(path.join(notes, note)).mtimeMs > IN_USE_FOR_MS;
    if (isLate && !isRunning(Number(ext.slice(1)))) rmSync(path.join(notes, note), { force: true });
    else inUse.add(name);
  }
  return inUse;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running as well.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
