import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const COPIES = '.mutation';

/** A copy of the sources in which files can be changed. */
export interface WorkCopy {
  folder: string;
  read(file: string): string;
  write(file: string, content: string): void;
}

/**
 * Copies the files of git and hard-links the libraries. Processes started by a test see the change too,
 * and a run that is cut off leaves nothing changed behind.
 */
export function createWorkCopy(number: number): WorkCopy {
  const folder = path.resolve(COPIES, String(number));
  mkdirSync(folder, { recursive: true });
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of listed.split('\0').filter(Boolean)) cpSync(file, path.join(folder, file), { force: true });
  execFileSync('cp', ['-al', 'node_modules', folder]);
  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, content) => writeFileSync(path.join(folder, file), content),
  };
}

/** Deletes every copy of the sources that mutants were tried in. */
export function removeWorkCopies(): void {
  rmSync(COPIES, { recursive: true, force: true });
}
