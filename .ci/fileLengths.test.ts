import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shell/build/apps.ts';

/** From the house style: a longer file holds more than one subject. */
const MAX_LINES = 400;

/** The service worker of MSW is copied from its package as it is. */
const COPIED = 'api/mocks/public/mockServiceWorker.js';

const patterns = ['*.ts', '*.tsx', '*.js', '*.cjs', '*.mjs'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  // Git still lists a file that was just deleted.
  .filter((file) => file !== COPIED && existsSync(path.join(root, file)));

test(`no source file has more than ${MAX_LINES} lines`, () => {
  expect(files.length).toBeGreaterThan(1000);
  const long = files.filter((file) => readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length > MAX_LINES);
  expect(long).toEqual([]);
});
