import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Esbuild from 'esbuild';
import { BUILT, type BuiltFrom, loadedCommand } from '../../builtCommand.js';
import type * as Command from './entry.ts';

const here = import.meta.dirname;
const BUILT_CONVERT = path.join(here, '../../../../dist/convert');
/** Documents of many kinds: what converting them calls is what V8's code is kept of. */
const KINDS = ['academic', 'europass', 'functional', 'sidebar', 'tables', 'spanish', 'analyst', 'lawyer'];

/** Makes one file of the command that converts a PDF, with V8's code for it, into a folder. */
export async function buildCommand(folder: string, { build }: typeof Esbuild): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, BUILT.command);
  const { metafile } = await build({
    entryPoints: [path.join(here, 'entry.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    metafile: true,
    // Names stay, for whoever reads where an error came from.
    minifyWhitespace: true,
    // What a script of `vm` cannot do.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: 'const importMetaUrl=require("node:url").pathToFileURL(__filename).href;' },
    logLevel: 'error',
  });
  const { script, exports } = loadedCommand<typeof Command>(folder);
  const scratch = mkdtempSync(path.join(tmpdir(), 'sheaf-build-'));
  for (const kind of KINDS) {
    const pdf = path.join(here, `../../coverLetter/fixtures/${kind}.pdf`);
    const status = await exports.runCommand([pdf, path.join(scratch, `${kind}.docx`)], console.error);
    if (status !== 0) throw new Error(`The built command does not convert ${pdf}.`);
  }
  rmSync(scratch, { recursive: true });
  writeFileSync(path.join(folder, BUILT.code), script.createCachedData());
  // Written last: what is built counts from here on.
  writeFileSync(path.join(folder, BUILT.sources), JSON.stringify(Object.keys(metafile.inputs).map((input) => builtFrom(folder, input))));
}

function builtFrom(folder: string, input: string): BuiltFrom {
  const { size, mtimeMs } = statSync(input);
  return { file: path.relative(folder, path.resolve(input)), size, changed: mtimeMs };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // A command that cannot be built, as on a server without what builds, starts from its sources: no reason for an installation to fail.
  await import('esbuild')
    .then((esbuild) => buildCommand(BUILT_CONVERT, esbuild))
    .catch((error: Error) => console.error(`Not built: ${error.message}`));
}
