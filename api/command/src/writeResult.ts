import { constants, copyFileSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Errors of file systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** The output exists, and `--force` was not given. */
export class ResultExistsError extends Error {
  constructor(file: string, alternative = 'write to another folder with --out-dir') {
    super(`${file} exists already: overwrite it with --force, or ${alternative}.`);
  }
}

/**
 * Writes a result atomically. Without `force` it never overwrites a file, even one written in the meantime; then it
 * throws a `ResultExistsError` that names the alternative.
 */
export function writeResult(file: string, bytes: Uint8Array, force: boolean, alternative?: string): void {
  const partial = `${file}.${process.pid}.part`;
  try {
    writeFileSync(partial, bytes);
    if (force) renameSync(partial, file);
    else linkWithoutOverwriting(partial, file, alternative);
  } finally {
    rmSync(partial, { force: true });
  }
}

function linkWithoutOverwriting(partial: string, file: string, alternative?: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    const code = getErrorCode(error);
    if (code === 'EEXIST') throw new ResultExistsError(file, alternative);
    if (!NO_LINKS.has(code)) throw error;
    copyFileSync(partial, file, constants.COPYFILE_EXCL);
  }
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
