import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CommandLine, UsageError } from './commandLine.ts';
import type { FileCommand } from './fileTask.ts';
import { getResultPath } from './planTasks.ts';

/** Sizes and dates of files, by their paths. */
type Stamps = ReadonlyMap<string, string>;

/**
 * Yields new PDFs of a folder: those that have not changed between two polls and have no result yet. It polls, since network folders report no
 * changes. Ends at `signal`, or after one poll with `once`.
 */
export async function* watchFolder(folder: string, toDo: FileCommand, line: CommandLine, signal: AbortSignal): AsyncGenerator<string[]> {
  const done = new Map<string, string>();
  let before: Stamps | undefined;
  while (!signal.aborted) {
    const now = readStamps(folder, toDo);
    const settled = findSettled(now, line.once ? now : before, done);
    const due = settled.filter(([file]) => line.force || !existsSync(getResultPath(toDo, file, line.outDir)));
    for (const [file, stamp] of due) done.set(file, stamp);
    if (due.length > 0) yield due.map(([file]) => file);
    if (line.once) return;
    before = now;
    // The signal rejects the wait, and the loop ends.
    await setTimeout(line.everySeconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/** Finds the files that have not changed since the last poll and were not processed in this state. */
export function findSettled(now: Stamps, before: Stamps | undefined, done: Stamps): [file: string, stamp: string][] {
  return [...now].filter(([file, stamp]) => before?.get(file) === stamp && done.get(file) !== stamp);
}

function readStamps(folder: string, toDo: FileCommand): Stamps {
  const stamps = new Map<string, string>();
  for (const name of listPdfs(folder)) {
    const file = path.join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    const isOurs = toDo === 'searchable' && name.endsWith('-searchable.pdf');
    if (found?.isFile() && !isOurs) stamps.set(file, `${found.size} ${found.mtimeMs}`);
  }
  return stamps;
}

function listPdfs(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.pdf$/i.test(name) && !name.startsWith('.'))
      .sort();
  } catch {
    throw new UsageError(`${folder} is no folder that can be read: check its name and its permissions.`);
  }
}
