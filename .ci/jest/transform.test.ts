import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const { createTransformer } = require('./transform.cjs');
const options = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2024' },
  module: { type: 'es6' },
  sourceMaps: false,
};
const code = (source: string, file: string): string =>
  createTransformer(options).process(source, file, { supportsStaticESM: true, config: {}, transformerConfig: {} }).code;

test('a file has the globals of its loops as constants of its own, on its first line, and what it names itself is left alone', () => {
  const [first = '', ...rest] = code('export const most = (a: number) =>\n  Math.max(a, 1);', path.join(root, 'a.ts')).split('\n');
  expect(first).toMatch(/^const Math = globalThis\.Math;export const most/);
  expect(rest.join('\n')).not.toContain('globalThis');
  expect(code("import { Map } from 'lucide-react';\nexport const icon = Map;", path.join(root, 'b.ts'))).not.toContain('globalThis');
  expect(code('export class Set {}', path.join(root, 'c.ts'))).not.toContain('globalThis');
  expect(code('export const one = Math.PI;', '/node_modules/x/index.js')).not.toContain('globalThis');
});

test('a library that is no ES module runs as it is', () => {
  const source = 'const words = require("./words");\nmodule.exports = { words };';
  expect(code(source, '/node_modules/x/index.js')).toBe(source);
  expect(code('export const words = 1;', '/node_modules/x/index.js')).not.toBe('');
});

test('a large library is loaded when it is used', () => {
  const lazily = createTransformer({ ...options, module: { type: 'commonjs' } });
  const { code: loaded } = lazily.process("import { Map } from 'lucide-react';\nexport const icon = () => Map;", path.join(root, 'a.ts'), {
    supportsStaticESM: false,
    config: {},
    transformerConfig: {},
  });
  expect(loaded).toMatch(/function _lucidereact\(\) \{\s+const data = require\("lucide-react"\)/);
});
