import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

interface Compilation {
  /** Where the compiler and its options are. */
  root: string;
  folder: string;
  /** Relative to the folder. */
  files: string[];
  out: string;
}

/** Compiles files of an engine, and what they import, to JavaScript and types. They are written into a folder of the engine's name below `out`. */
export function compileSources({ root, folder, files, out }: Compilation): void {
  const config = path.join(out, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    // The whole repository is checked elsewhere.
    noCheck: true,
    rootDir: path.dirname(folder),
    outDir: out,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const extended = path.join(root, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: extended, compilerOptions, files: files.map((file) => path.join(folder, file)), include: [] }));
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The engine could not be compiled.\n${stdout}${stderr}`);
}
