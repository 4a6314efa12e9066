import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the path of PDFium's WebAssembly file. */
export const findPdfiumFile = (): string => createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

let compiling: Promise<WebAssembly.Module> | undefined;

/** Compiles PDFium once per process and returns the module. */
export function compilePdfium(): Promise<WebAssembly.Module> {
  compiling ??= WebAssembly.compile(readFileSync(findPdfiumFile()));
  return compiling;
}

/** Gives PDFium's code that something else is having compiled. */
export function givePdfiumCode(code: Promise<WebAssembly.Module>): void {
  compiling = code;
}
