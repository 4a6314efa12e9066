/** `npm run build` of an engine: writes its package as plain JavaScript into `dist`, since Node strips no types below `node_modules`. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPublishedManifest, listSourceEntries, type Manifest } from './buildPublishedManifest.ts';
import { compileSources } from './compileSources.ts';
import { findReachableFiles } from './findReachableFiles.ts';
import { withJavaScriptImports } from './withJavaScriptImports.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/** Writes the package of the engine in a folder. Throws where the engine imports a file that the package would not have. */
async function packEngine(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = await findReachableFiles(folder, listSourceEntries(manifest));
  const dist = path.join(folder, 'dist');
  rmSync(path.join(dist, 'src'), { recursive: true, force: true });
  const compiled = mkdtempSync(path.join(tmpdir(), 'pack-engine-'));
  try {
    compileSources({ root: ROOT, folder, files: files.filter(isTypeScript), out: compiled });
    const own = path.join(compiled, path.basename(folder));
    for (const name of listFilesBelow(own)) writeFile(dist, { name, from: path.join(own, name) });
    for (const file of files) for (const name of withTypes(file, folder)) writeFile(dist, { name, from: path.join(folder, name) });
  } finally {
    rmSync(compiled, { recursive: true });
  }
  writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(buildPublishedManifest(manifest), undefined, 2)}\n`);
  for (const document of DOCUMENTS) copyFileSync(path.join(folder, document), path.join(dist, document));
}

const isTypeScript = (file: string): boolean => file.endsWith('.ts');

interface WrittenFile {
  /** Relative to the package. */
  name: string;
  from: string;
}

/** Returns what is taken as it is: a file that is not compiled, and the types beside it. */
function withTypes(file: string, folder: string): string[] {
  if (isTypeScript(file)) return [];
  const types = file.replace(/[.]js$/, '.d.ts');
  return types !== file && existsSync(path.join(folder, types)) ? [file, types] : [file];
}

function listFilesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

function writeFile(dist: string, { name, from }: WrittenFile): void {
  const target = path.join(dist, name);
  mkdirSync(path.dirname(target), { recursive: true });
  if (/[.](js|ts)$/.test(name)) writeFileSync(target, withJavaScriptImports(readFileSync(from, 'utf8')));
  else copyFileSync(from, target);
}

await packEngine(process.cwd());
