import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPdfiumFile } from '@sheaf/pdf/pdfium/compilePdfium';
import { buildCommand } from '@sheaf/platform/command/buildCommand';
import type * as Esbuild from 'esbuild';
import { addCompilationHints } from './compilationHints.ts';
import type * as Command from './entry.ts';
import { asWhileCompiling, HINTED_PDFIUM } from './hintedPdfium.js';
import { KINDS, tryOut } from './tryOut.js';
import { zlibForDocx } from './zlibForDocx.ts';

const BUILT_COMMAND = path.join(import.meta.dirname, '../../dist/command');
const TRACE_BYTES = 64 * 1024 * 1024;

/** Makes one file of the command that converts a PDF, with V8's code for it and with hints which functions of PDFium it calls, into a folder. */
export function buildConvertCommand(folder: string, esbuild: typeof Esbuild): Promise<void> {
  return buildCommand<typeof Command>(folder, esbuild, {
    entry: path.join(import.meta.dirname, 'entry.ts'),
    // Tesseract reads its WebAssembly from beside itself.
    external: ['tesseract.js-core'],
    plugins: [zlibForDocx],
    tryOut,
    withFlags: asWhileCompiling,
    writeMore: writeHintedPdfium,
  });
}

function writeHintedPdfium(folder: string): void {
  const pdfium = Uint8Array.from(readFileSync(findPdfiumFile()));
  writeFileSync(path.join(folder, HINTED_PDFIUM), addCompilationHints(pdfium, listCalledFunctions(folder)));
}

/** The share of the documents tried out that call a function which is compiled ahead. The others cost more threads than they save. */
const CALLED_BY = 0.5;

/** Returns the numbers of the functions of PDFium that most conversions call. */
function listCalledFunctions(folder: string): Set<number> {
  const calls = new Map<number, number>();
  for (const kind of KINDS) for (const number of traceCalledFunctions(folder, kind)) calls.set(number, (calls.get(number) ?? 0) + 1);
  return new Set([...calls].flatMap(([number, documents]) => (documents >= CALLED_BY * KINDS.length ? [number] : [])));
}

/** Returns the numbers of the functions that converting one document calls: V8 compiles each at its first call, and reports it. */
function traceCalledFunctions(folder: string, kind: string): Set<number> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--trace-wasm-compilation-times', path.join(import.meta.dirname, 'tryOut.js'), folder, kind],
    {
      encoding: 'utf8',
      maxBuffer: TRACE_BYTES,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return new Set([...stdout.matchAll(/#(\d+) using Liftoff/g)].map(([, number]) => Number(number)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // A command that cannot be built, as on a server without what builds, starts from its sources: no reason for an installation to fail.
  await import('esbuild')
    .then((esbuild) => buildConvertCommand(BUILT_COMMAND, esbuild))
    .catch((error: Error) => console.error(`Not built: ${error.message}`));
}
