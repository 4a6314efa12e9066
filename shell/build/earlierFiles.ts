import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS_THAT_NEVER_CHANGE } from '../../api/src/http/siteHeaders.ts';
import { listFiles } from './nameByContent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A tab that was opened a day ago still finds what it has not loaded yet. */
const SAVED_FOR_MS = DAY_MS;
/** The oldest build is deleted above this number, so that many builds do not fill the disk. */
const MOST_EARLIER_BUILDS = 20;

/** What is noted of a build beside its folder. */
interface BuildNote {
  /** Its own files at addresses that never change. */
  own: string[];
  /** Those of builds before it, which open tabs may still ask for. */
  earlier: { replacedAt: number; files: string[] }[];
}

/**
 * Keeps in a new build the files of the builds before it, at the addresses where tabs that are still open look for them, and notes which are
 * whose. To be called when the new build holds all of its own. The files share their bytes on the disk where the system allows it.
 */
export function keepEarlierFiles(build: string, before: string | undefined, now: number): void {
  const own = listFiles(build).filter(isNamedFile);
  const note = before === undefined ? undefined : readNote(before);
  const isOwn = new Set(own);
  const earlier = note
    ? [{ replacedAt: now, files: note.own.filter((file) => !isOwn.has(file)) }, ...note.earlier]
        .filter(({ replacedAt, files }) => files.length > 0 && now - replacedAt < SAVED_FOR_MS)
        .slice(0, MOST_EARLIER_BUILDS)
    : [];
  for (const file of earlier.flatMap(({ files }) => files)) linkFile(path.join(before ?? '', file), path.join(build, file));
  writeFileSync(findNote(build), JSON.stringify({ own, earlier } satisfies BuildNote));
}

/** Gives a new build the chosen files of another, and its note. Only files that never change share their bytes: the others may be written anew. */
export function copyFilesFrom(build: string, other: string, isIncluded: (file: string) => boolean): void {
  for (const file of listFiles(other).filter(isIncluded)) (isNamedFile(file) ? linkFile : copyFile)(path.join(other, file), path.join(build, file));
  if (existsSync(findNote(other))) copyFileSync(findNote(other), findNote(build));
}

/** Returns where the note of a build lies. */
export function findNote(build: string): string {
  return `${build}.json`;
}

function readNote(build: string): BuildNote | undefined {
  // Our own build wrote it, so it needs no checking.
  return existsSync(findNote(build)) ? JSON.parse(readFileSync(findNote(build), 'utf8')) : undefined;
}

function isNamedFile(file: string): boolean {
  return FOLDERS_THAT_NEVER_CHANGE.some((folder) => `/${file}`.startsWith(folder));
}

function copyFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function linkFile(from: string, to: string): void {
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    // Some file systems know no links, and none links between two disks.
    if (!(error instanceof Error && 'code' in error)) throw error;
    copyFileSync(from, to);
  }
}
