import { zipFiles } from '@sheaf/platform/zip/zipFiles';
import { readZipParts } from '../validate/zipParts.ts';

type Files = Record<string, Uint8Array>;

/** Returns a ZIP archive of files by their names, as fflate's function of this name gives it. */
export function zipSync(files: Files): Uint8Array {
  return zipFiles(Object.entries(files).map(([name, data]) => ({ name, data })));
}

/** Returns the files of a ZIP archive by their names, as fflate's function of this name gives them. */
export function unzipSync(zip: Uint8Array): Files {
  return Object.fromEntries(readZipParts(zip).map(({ name, bytes }) => [name, bytes]));
}
