import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Configuration, Stats } from 'webpack';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../../../../..');

/** What a visitor downloads to merge on the own device: engine, ciphers, compression and the few lines that make a worker of them. */
const MOST_BYTES = 46 * 1024;

const folder = mkdtempSync(path.join(tmpdir(), 'engine-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The worker as the product's recipe builds it, without what module federation adds to every entry. */
function workerRecipe(): Configuration {
  const { context, mode, module, resolve, optimization } = require(path.join(root, 'mfe-merge/webpack.config.cjs'))({}, { mode: 'production' });
  const entry = path.join(root, 'mfe-merge/src/worker/engine.worker.ts');
  return { context, mode, module, resolve, optimization, entry, target: 'webworker', output: { path: folder, filename: 'worker.js' } };
}

test('the merge engine of the browser is at most 46 KB, packed', async () => {
  const webpack: (recipe: Configuration, done: (error: Error | null, stats?: Stats) => void) => void = require('webpack');
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(workerRecipe(), (error, built) => (error ? reject(error) : resolve(built)));
  });
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  expect(gzipSync(readFileSync(path.join(folder, 'worker.js')), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
});
