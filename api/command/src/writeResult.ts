import { constants, copyFileSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** File systems that know no links say so by one of these. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** A file of that name is there, and was not to be overwritten. */
export class ResultExistsError extends Error {
  constructor(file: string) {
    super(`${file} exists already: overwrite it with --force, or write to another folder with --out-dir.`);
  }
}

/** Writes a result whole or not at all. Without `force` it takes the place of no file, whoever wrote that in between. */
export function writeResult(file: string, bytes: Uint8Array, force: boolean): void {
  const partial = `${file}.${process.pid}.part`;
  try {
    writeFileSync(partial, bytes);
    if (force) renameSync(partial, file);
    else putInFreePlace(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

function putInFreePlace(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new ResultExistsError(file);
    if (!NO_LINKS.has(code)) throw error;
    copyFileSync(partial, file, constants.COPYFILE_EXCL);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
