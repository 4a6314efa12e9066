import { accessSync, constants, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** Paths of the files that a command reads and writes. */
export interface CommandFiles {
  read: readonly string[];
  write: string;
}

/** Describes a file error of a command, with a remedy, in one sentence. Returns undefined for errors that are not about a file. */
export function describeFileError(error: unknown, { read, write }: CommandFiles): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  for (const file of read) {
    const problem = describeUnreadable(file);
    if (problem) return problem;
  }
  return describeUnwritable(write, error.code);
}

function describeUnreadable(file: string): string | undefined {
  const found = findFile(file);
  if (!found) return `${file} does not exist: check its name and its folder.`;
  if (found.isDirectory()) return `${file} is a folder: name a PDF file instead.`;
  return isAllowed(file, constants.R_OK) ? undefined : `${file} cannot be read: check its permissions.`;
}

function describeUnwritable(file: string, code: unknown): string {
  const folder = path.dirname(file);
  if (!findFile(folder)) return `The folder ${folder} does not exist: make it, or write ${path.basename(file)} to another one.`;
  if (findFile(file)?.isDirectory()) return `${file} is a folder: name the file to write instead.`;
  if (code === 'ENOSPC') return `There is no room left to write ${file}: free some space, or write to another disk.`;
  return `${file} cannot be written: check the permissions of its folder.`;
}

function findFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // The system throws for a path below a file and for a folder without access. Both count as missing.
    return undefined;
  }
}

function isAllowed(file: string, mode: number): boolean {
  try {
    accessSync(file, mode);
    return true;
  } catch {
    return false;
  }
}
