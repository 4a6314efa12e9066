import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPdfiumFile } from '@sheaf/pdf/pdfium/pdfiumCode';
import { BUILT, type BuiltFrom, loadedCommand } from '@sheaf/platform/command/builtCommand';
import type * as Esbuild from 'esbuild';
import { withCompilationHints } from './compilationHints.ts';
import type * as Command from './entry.ts';
import { asWhileCompiling, HINTED_PDFIUM } from './hintedPdfium.js';
import { tryOut } from './tryOut.ts';
import { zlibForDocx } from './zlibForDocx.ts';

const here = import.meta.dirname;
const BUILT_COMMAND = path.join(here, '../../dist/command');
const TRACE_BYTES = 64 * 1024 * 1024;

/** Makes one file of the command that converts a PDF, with V8's code for it and with hints which functions of PDFium it calls, into a folder. */
export async function buildCommand(folder: string, { build }: typeof Esbuild): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // What stood here does not count while its files are written anew.
  rmSync(path.join(folder, BUILT.builtFrom), { force: true });
  const { metafile, outputFiles } = await build({
    entryPoints: [path.join(here, 'entry.ts')],
    write: false,
    // Tesseract reads its WebAssembly from beside itself.
    external: ['tesseract.js-core'],
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    metafile: true,
    plugins: [zlibForDocx],
    // Names stay, for whoever reads where an error came from.
    minifyWhitespace: true,
    // What a script of `vm` cannot do.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'importMetaUrl' },
    // Wrapped here: joined to it when it is loaded, V8 would have to copy the whole file.
    banner: { js: '(function(module,exports,require,__filename){const importMetaUrl=require("node:url").pathToFileURL(__filename).href;' },
    footer: { js: '})' },
    logLevel: 'error',
  });
  writeFileSync(path.join(folder, BUILT.command), inAscii(outputFiles[0]?.text ?? ''), 'ascii');
  const { script, exports } = await loadedCommand<typeof Command>(folder);
  await tryOut(exports);
  const code = asWhileCompiling(() => script.createCachedData());
  writeFileSync(path.join(folder, BUILT.code), code);
  const pdfium = Uint8Array.from(readFileSync(findPdfiumFile()));
  writeFileSync(path.join(folder, HINTED_PDFIUM), withCompilationHints(pdfium, functionsCalled(folder)));
  const sources = Object.keys(metafile.inputs).map((input) => builtFrom(folder, input));
  // Written last: what is built counts from here on.
  writeFileSync(path.join(folder, BUILT.builtFrom), JSON.stringify({ node: process.version, sources }));
}

/** JavaScript without the letters that esbuild leaves in regular expressions: one of them would have V8 take two bytes for each letter of the whole file. */
function inAscii(script: string): string {
  return script.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The numbers of the functions of PDFium that conversions call: V8 compiles each at its first call, and tells so. */
function functionsCalled(folder: string): Set<number> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--trace-wasm-compilation-times', path.join(here, 'tryOut.ts'), folder], {
    encoding: 'utf8',
    maxBuffer: TRACE_BYTES,
  });
  if (status !== 0) throw new Error(stderr);
  return new Set([...stdout.matchAll(/#(\d+) using Liftoff/g)].map(([, number]) => Number(number)));
}

function builtFrom(folder: string, input: string): BuiltFrom {
  const { size, mtimeMs } = statSync(input);
  return { file: path.relative(folder, path.resolve(input)), size, changed: mtimeMs };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // A command that cannot be built, as on a server without what builds, starts from its sources: no reason for an installation to fail.
  await import('esbuild')
    .then((esbuild) => buildCommand(BUILT_COMMAND, esbuild))
    .catch((error: Error) => console.error(`Not built: ${error.message}`));
}
