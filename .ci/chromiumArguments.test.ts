import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CHROMIUM_ARGUMENTS } from '../shell/e2e/chromiumArguments.ts';

test('what Playwright turns off in Chromium stays off beside what the browser tests turn off', () => {
  const core = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const source = readFileSync(path.join(path.dirname(core), 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(source) ?? [];
  const byPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature = '']) => feature);
  expect(byPlaywright.length).toBeGreaterThan(10);
  const ours = CHROMIUM_ARGUMENTS.find((argument) => argument.startsWith('--disable-features='))?.split(/[=,]/);
  expect(ours).toEqual(expect.arrayContaining(byPlaywright));
  // A second list would be the only one that Chromium heeds.
  expect(CHROMIUM_ARGUMENTS.filter((argument) => argument.startsWith('--disable-features='))).toHaveLength(1);
});
