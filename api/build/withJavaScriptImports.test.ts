import { withJavaScriptImports } from './withJavaScriptImports.ts';

test.each([
  ["import { a } from './a.ts';", "import { a } from './a.js';"],
  ['export type { B } from "../b/b.ts";', 'export type { B } from "../b/b.js";'],
  ["new Worker(new URL('./thread.ts', import.meta.url))", "new Worker(new URL('./thread.js', import.meta.url))"],
])('a compiled file is named where its source was: %s', (source, expected) => {
  expect(withJavaScriptImports(source)).toBe(expected);
});

test.each(["import ts from 'typescript';", "new URL('./words.bin', import.meta.url)", "import { c } from '@sheaf/pdf/c';"])(
  'nothing else changes: %s',
  (code) => {
    expect(withJavaScriptImports(code)).toBe(code);
  },
);
