import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let compiling: Promise<WebAssembly.Module> | undefined;

/** PDFium's code, compiled once for a process on threads of its own: whoever asks early has it sooner. */
export function pdfiumCode(): Promise<WebAssembly.Module> {
  compiling ??= WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')));
  return compiling;
}
