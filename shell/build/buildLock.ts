import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const RETRY_MS = 500;
const HOLDER = 'pid';

/** Runs `work` while no other process does so with the same folder. The lock of a process that was killed is taken over. */
export async function withBuildLock<Result>(folder: string, work: () => Promise<Result>, onWaiting: () => void = logWaiting): Promise<Result> {
  const lock = path.join(folder, '.lock');
  mkdirSync(folder, { recursive: true });
  for (let isFirst = true; !acquire(lock); isFirst = false) {
    if (isFirst) onWaiting();
    await setTimeout(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    removeInOneStep(lock);
  }
}

function logWaiting(): void {
  console.log('Waiting for another process that builds here …');
}

/** Takes the lock by renaming a folder with this process's number, which no system does onto a folder that holds something. */
function acquire(lock: string): boolean {
  const ownLock = mkdtempSync(`${lock}-`);
  writeFileSync(path.join(ownLock, HOLDER), String(process.pid));
  if (tryRename(ownLock, lock)) return true;
  rmSync(ownLock, { recursive: true });
  const holder = readHolder(lock);
  return holder !== undefined && !isRunning(holder) && removeDeadLock(lock, holder) && acquire(lock);
}

/** Removes the lock of a dead process, unless somebody else has taken it over in between. */
function removeDeadLock(lock: string, deadPid: number): boolean {
  const renamedLock = `${lock}-of-${deadPid}-${process.pid}`;
  if (!tryRename(lock, renamedLock)) return false;
  const isDead = readHolder(renamedLock) === deadPid;
  if (isDead) rmSync(renamedLock, { recursive: true });
  else tryRename(renamedLock, lock);
  return isDead;
}

/** Removes the lock folder by renaming it first, so that no other build can take it half deleted. */
function removeInOneStep(lock: string): void {
  const renamedLock = `${lock}-done-${process.pid}`;
  if (tryRename(lock, renamedLock)) rmSync(renamedLock, { recursive: true });
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
