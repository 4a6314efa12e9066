import { readConfig } from '../config.ts';

test.each([
  ['', ''],
  ['/', ''],
  ['/pdf', '/pdf'],
  ['/tools/pdf', '/tools/pdf'],
  ['/Our_tools-2/v1.0', '/Our_tools-2/v1.0'],
])('BASE_PATH=%s serves the site under "%s"', (setting, basePath) => {
  expect(readConfig({ BASE_PATH: setting }).basePath).toBe(basePath);
});

test.each([
  'pdf',
  '/pdf/',
  '//pdf',
  '/a/../b',
  '/..',
  '/.hidden',
  '/my pdf',
  '/pdf?x',
  '/pdf#a',
  '/%70df',
  '/p\\df',
  'https://sheaf.example/pdf',
  '/pdf\n',
])('BASE_PATH=%s is refused in one sentence', (setting) => {
  expect(() => readConfig({ BASE_PATH: setting })).toThrow(
    `BASE_PATH must be a path such as /pdf, with a slash in front and none at its end, not "${setting}".`,
  );
});
