import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';
import { PackagesPlugin } from './packagesPlugin.ts';

const root = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'src/index.js': `
    import { used } from 'joined';
    import { only } from 'shaken';
    console.log(used, new URL('asset-package/picture.svg', import.meta.url));
    new Worker(new URL('./worker.js', import.meta.url));
    import('@scope/late').then(console.log);`,
  'src/worker.js': `import { work } from 'in-worker'; postMessage(work);`,
  'node_modules/joined/index.js': `export { used } from 'inner';`,
  'node_modules/joined/node_modules/inner/index.js': `export const used = Math.random();`,
  'node_modules/shaken/index.js': `export const only = 1;`,
  'node_modules/shaken/package.json': '{ "sideEffects": false }',
  'node_modules/in-worker/index.js': `export const work = Math.random();`,
  'node_modules/@scope/late/index.js': `export const late = Math.random();`,
  'node_modules/asset-package/picture.svg': '<svg/>',
  'node_modules/copied/data.bin': 'data',
  'node_modules/never-named/index.js': '',
};

test('packages of scripts, workers, late parts, pictures and copied files are listed, and nothing that was left out', async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const file = path.join(root, 'packages.json');
  const compiler = webpack({
    context: root,
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.join(root, 'dist') },
    optimization: { minimize: false },
    plugins: [new CopyPlugin({ patterns: [{ from: 'node_modules/copied/data.bin' }] }), new PackagesPlugin({ root, file })],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.toString('errors-only')).toBe('');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    ['@scope/late', 'asset-package', 'copied', 'in-worker', 'joined', 'joined/node_modules/inner', 'webpack'].map((name) => `node_modules/${name}`),
  );
});
