import { expect, test } from '@jest/globals';
import { isUnused } from './unusedFiles.ts';

test.each([
  ['tesseract.js-core', 'tesseract-core-simd-lstm.wasm'],
  ['tesseract.js-core', 'tesseract-core-lstm.js'],
  ['harper.js', 'dist/slimBinary.js'],
  ['@tesseract.js-data/eng', '4.0.0_best_int/eng.traineddata.gz'],
  ['pdfjs-dist', 'legacy/build/pdf.mjs'],
  ['pdfjs-dist', 'cmaps/GBK-EUC-H.bcmap'],
  ['koa', 'lib/application.js'],
  ['koa', 'LICENSE'],
  ['koa', 'LICENSE.md'],
])('the image keeps of %s what runs, and its licence: %s', (name, file) => {
  expect(isUnused(name, file)).toBe(false);
});

test.each([
  ['tesseract.js-core', 'tesseract-core-relaxedsimd-lstm.wasm'],
  ['tesseract.js-core', 'tesseract-core-simd-lstm.wasm.js'],
  ['harper.js', 'dist/binaryInlined.js'],
  ['@napi-rs/canvas', 'index.js'],
  ['pdfjs-dist', 'legacy/build/pdf.worker.min.mjs'],
  ['koa', 'lib/application.d.ts'],
  ['koa', 'lib/application.js.map'],
  ['koa', 'README.md'],
])('the image leaves out of %s what is not needed at run time: %s', (name, file) => {
  expect(isUnused(name, file)).toBe(true);
});
