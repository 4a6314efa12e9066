import path from 'node:path';
import { expect, test } from '@jest/globals';
import { build, type Plugin } from 'esbuild';
import { isRun, isUnused } from './unusedFiles.ts';

test.each([
  ['tesseract.js-core', 'tesseract-core-simd-lstm.wasm'],
  ['tesseract.js-core', 'tesseract-core-lstm.js'],
  ['harper.js', 'dist/slimBinary.js'],
  ['@tesseract.js-data/eng', '4.0.0_best_int/eng.traineddata.gz'],
  ['@tesseract.js-data/ita', '4.0.0_best_int/ita.traineddata.gz'],
  ['@tesseract.js-data/spa', 'package.json'],
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
  ['@tesseract.js-data/eng', '4.0.0/eng.traineddata.gz'],
  ['@tesseract.js-data/deu', '4.0.0/deu.traineddata.gz'],
  ['@tesseract.js-data/fra', 'index.js'],
  ['@napi-rs/canvas', 'index.js'],
  ['pdfjs-dist', 'legacy/build/pdf.worker.min.mjs'],
  ['koa', 'lib/application.d.ts'],
  ['koa', 'lib/application.js.map'],
  ['koa', 'README.md'],
])('the image leaves out of %s what is not needed at run time: %s', (name, file) => {
  expect(isUnused(name, file)).toBe(true);
});

/** Leaves packages of others as they are. */
const oursAlone: Plugin = {
  name: 'ours alone',
  setup: ({ onResolve }) => onResolve({ filter: /^[^./]/ }, ({ path: name }) => (name.startsWith('@sheaf/') ? undefined : { external: true })),
};

test.each(['api/src/main.ts', 'api/src/worker.ts', 'api/src/jobs/sandbox/child.ts'])(
  'the image has every file of ours that %s loads',
  async (program) => {
    const root = path.join(import.meta.dirname, '../../..');
    const { metafile } = await build({
      entryPoints: [path.join(root, program)],
      absWorkingDir: root,
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
      outdir: 'unwritten',
      metafile: true,
      logLevel: 'error',
      plugins: [oursAlone],
    });
    const ours = Object.keys(metafile.inputs).filter((file) => file.startsWith('api/') && !file.includes('node_modules/'));
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter((file) => !isRun(file))).toEqual([]);
  },
);
