import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

const LISTED = ['@scope/late', 'asset-package', 'copied', 'in-worker', 'joined', 'joined/node_modules/inner', 'webpack'].map(
  (name) => `node_modules/${name}`,
);

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});

async function packagesIn(project: string): Promise<unknown> {
  const file = path.join(project, 'packages.json');
  const compiler = webpack({
    context: project,
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.join(project, 'dist') },
    optimization: { minimize: false },
    plugins: [new CopyPlugin({ patterns: [{ from: 'node_modules/copied/data.bin' }] }), new PackagesPlugin({ root: project, file })],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.toString('errors-only')).toBe('');
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('packages of scripts, workers, late parts, pictures and copied files are listed, and nothing that was left out', async () => {
  expect(await packagesIn(root)).toEqual(LISTED);
});

test('packages that are linked from the installation of another folder are listed as in a folder of their own', async () => {
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  const copy = mkdtempSync(path.join(tmpdir(), 'packages-copy-'));
  try {
    mkdirSync(path.join(copy, 'src'));
    for (const file of ['src/index.js', 'src/worker.js'] as const) writeFileSync(path.join(copy, file), FILES[file]);
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    expect(await packagesIn(copy)).toEqual(LISTED);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
