import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CommandLine, UsageError } from './commandLine.ts';
import type { FileCommand } from './fileTask.ts';
import { resultOf } from './planTasks.ts';

/** Sizes and dates of files, by their paths. */
type Stamps = ReadonlyMap<string, string>;

/**
 * Yields the PDFs of a folder that are to be worked on, whenever there are some: those that have not changed between two looks, whose result is not
 * there. It looks instead of waiting for notices, since folders of other machines give none. Ends at `signal`, or after one look.
 */
export async function* watchFolder(folder: string, toDo: FileCommand, line: CommandLine, signal: AbortSignal): AsyncGenerator<string[]> {
  const done = new Map<string, string>();
  let before: Stamps | undefined;
  while (!signal.aborted) {
    const now = stampsOf(folder, toDo);
    const settled = findSettled(now, line.once ? now : before, done);
    const due = settled.filter(([file]) => line.force || !existsSync(resultOf(toDo, file, line.outDir)));
    for (const [file, stamp] of due) done.set(file, stamp);
    if (due.length > 0) yield due.map(([file]) => file);
    if (line.once) return;
    before = now;
    // Rejects when the command is stopped, which ends it.
    await setTimeout(line.everySeconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/** Finds the files that are as they were at the look before, and were not done as they are. */
export function findSettled(now: Stamps, before: Stamps | undefined, done: Stamps): [file: string, stamp: string][] {
  return [...now].filter(([file, stamp]) => before?.get(file) === stamp && done.get(file) !== stamp);
}

function stampsOf(folder: string, toDo: FileCommand): Stamps {
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
