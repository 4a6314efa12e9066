import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 500;
const HOLDER = 'pid';

/** Runs `work` while no other process does so with the same folder. The lock of a process that was killed is taken over. */
export async function withBuildLock<Result>(folder: string, work: () => Promise<Result>, onWaiting: () => void = sayWaiting): Promise<Result> {
  const lock = path.join(folder, '.lock');
  mkdirSync(folder, { recursive: true });
  for (let isFirst = true; !take(lock); isFirst = false) {
    if (isFirst) onWaiting();
    await setTimeout(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    removeInOneStep(lock);
  }
}

function sayWaiting(): void {
  console.log('Waiting for another process that builds here …');
}

/** Takes the lock by renaming a folder with this process's number, which no system does onto a folder that holds something. */
function take(lock: string): boolean {
  const mine = mkdtempSync(`${lock}-`);
  writeFileSync(path.join(mine, HOLDER), String(process.pid));
  if (tryRename(mine, lock)) return true;
  rmSync(mine, { recursive: true });
  const holder = readHolder(lock);
  return holder !== undefined && !isRunning(holder) && putAside(lock, holder) && take(lock);
}

/** Removes the lock of a dead process, unless somebody else has taken it over in between. */
function putAside(lock: string, dead: number): boolean {
  const aside = `${lock}-of-${dead}-${process.pid}`;
  if (!tryRename(lock, aside)) return false;
  const isDead = readHolder(aside) === dead;
  if (isDead) rmSync(aside, { recursive: true });
  else tryRename(aside, lock);
  return isDead;
}

/** Removes the lock folder by renaming it first, so that no other build can take it half deleted. */
function removeInOneStep(lock: string): void {
  const aside = `${lock}-done-${process.pid}`;
  if (tryRename(lock, aside)) rmSync(aside, { recursive: true });
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT')) return false;
    throw error;
  }
}

function readHolder(lock: string): number | undefined {
  try {
    return Number(readFileSync(path.join(lock, HOLDER), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
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
