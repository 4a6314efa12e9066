import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findPdfiumFile } from '@sheaf/pdf/pdfium/compilePdfium';
import { addCompilationHints } from './compilationHints.ts';

const LAZY = 1;
const EAGER = 2;
const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** Imports `m.i`, and has two functions that call it: `a` gives it as it is, `b` one more. */
const MODULE = Uint8Array.from([
  ...MAGIC,
  ...[1, 5, 1, 0x60, 0, 1, 0x7f],
  ...[2, 7, 1, 1, 0x6d, 1, 0x69, 0, 0],
  ...[3, 3, 2, 0, 0],
  ...[7, 9, 2, 1, 0x61, 0, 1, 1, 0x62, 0, 2],
  ...[10, 14, 2, 4, 0, 0x10, 0, 0x0b, 7, 0, 0x10, 0, 0x41, 1, 0x6a, 0x0b],
]);

const listHints = (wasm: Uint8Array<ArrayBuffer>) => {
  const [section = new ArrayBuffer()] = WebAssembly.Module.customSections(new WebAssembly.Module(wasm), 'compilationHints');
  return [...new Uint8Array(section)];
};

test('every function of a module has its hint, counted from the imported ones on', () => {
  expect(listHints(addCompilationHints(MODULE, new Set([2])))).toEqual([2, LAZY, EAGER]);
});

test('a module with hints does what it did', () => {
  const { a, b } = new WebAssembly.Instance(new WebAssembly.Module(addCompilationHints(MODULE, new Set([1]))), { m: { i: () => 41 } }).exports;
  expect([a, b].map((exported) => (exported as () => number)())).toEqual([41, 42]);
});

test('a module without code is refused', () => {
  expect(() => addCompilationHints(Uint8Array.from(MAGIC), new Set())).toThrow(RangeError);
});

test("each of PDFium's thousands of functions has its hint", () => {
  const hints = listHints(addCompilationHints(Uint8Array.from(readFileSync(findPdfiumFile())), new Set([5000])));
  expect(hints.length).toBeGreaterThan(9000);
  expect(hints.slice(2).filter((hint) => hint === EAGER)).toHaveLength(1);
});
