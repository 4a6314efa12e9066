import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Files that code reads or starts beside itself. */
const BESIDE = /new URL\('(\.[^']+)', import\.meta\.url\)/g;
const CODE = /[.][jt]s$/;

/** Returns every file of a package whose code its entries import, start or read, relative to its folder. Throws for one outside of it. */
export async function findReachableFiles(folder: string, entries: string[]): Promise<string[]> {
  const found = new Set<string>();
  let waiting = entries.map((entry) => path.join(folder, entry));
  while (waiting.length > 0) {
    const imported = await findImportedFiles(folder, waiting);
    const fresh = imported.filter((file) => !found.has(file));
    for (const file of fresh) found.add(file);
    const beside = fresh.flatMap(listFilesBeside);
    waiting = beside.filter((file) => CODE.test(file) && !found.has(file));
    for (const file of beside) if (!CODE.test(file)) found.add(file);
  }
  const files = [...found].map((file) => path.relative(folder, file)).sort();
  const outside = files.filter((file) => file.startsWith('..'));
  if (outside.length > 0) throw new Error(`A package cannot have files from outside its folder: ${outside.join(', ')}`);
  return files;
}

async function findImportedFiles(folder: string, entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).map((input) => path.resolve(folder, input));
}

function listFilesBeside(file: string): string[] {
  if (!CODE.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(BESIDE)].map(([, name = '']) => path.resolve(path.dirname(file), name));
}
