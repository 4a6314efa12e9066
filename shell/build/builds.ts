import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { listBuildsInUse, readBuildList } from '../../api/src/adapters/builtSite.ts';
import { findNote } from './earlierFiles.ts';

/** A server that has just read the list may not have noted yet what it serves. */
const YOUNG_MS = 10 * 60 * 1000;

/** Makes an empty folder for a new build, named by the time. */
export function createBuildFolder(builds: string, now: Date): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const folder = path.join(builds, `${time}-${randomBytes(3).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Puts a copy of a build where hosts are given it from. A reader finds the copy of before or this one, whole. */
export function publish(build: string, published: string): void {
  const next = `${build}-to-publish`;
  const before = `${build}-published-before`;
  cpSync(build, next, { recursive: true });
  if (existsSync(published)) renameSync(published, before);
  renameSync(next, published);
  rmSync(before, { recursive: true, force: true });
}

/** Removes builds that no new server will take and that none serves. */
export function pruneBuilds(builds: string, now: number): void {
  const list = readBuildList(builds);
  const kept = new Set([...(list?.sites.map(({ folder }) => folder) ?? []), list?.latest, ...listBuildsInUse(builds, now)]);
  for (const entry of readdirSync(builds, { withFileTypes: true })) {
    const folder = path.join(builds, entry.name);
    if (!entry.isDirectory() || entry.name.startsWith('.') || kept.has(entry.name) || now - statSync(folder).mtimeMs < YOUNG_MS) continue;
    rmSync(folder, { recursive: true, force: true });
    rmSync(findNote(folder), { force: true });
  }
}
