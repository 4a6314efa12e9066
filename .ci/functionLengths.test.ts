import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shell/build/apps.ts';
import { MAX_LINES, MAX_LONGER_THAN_SCREEN, measureFunctions, SCREEN_LINES } from './functionLengths.ts';

/** Tests and stories are long lists of cases, so they are not measured. */
const NOT_PRODUCT = /\.d\.ts$|\.(?:test|spec|stories)\.tsx?$|\/(?:e2e|testing)\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !NOT_PRODUCT.test(file));

function readIfThere(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    // Git still lists a file that was just deleted.
    return '';
  }
}

const long = files.flatMap((file) =>
  measureFunctions(readIfThere(file), file.endsWith('.tsx'))
    .filter(({ lines }) => lines > SCREEN_LINES)
    .map(({ line, lines }) => ({ location: `${file}:${line} has ${lines} lines`, lines })),
);

test(`no function has more than ${MAX_LINES} lines`, () => {
  expect(long.filter(({ lines }) => lines > MAX_LINES).map(({ location }) => location)).toEqual([]);
});

test(`at most ${MAX_LONGER_THAN_SCREEN} functions have more than ${SCREEN_LINES} lines`, () => {
  // The message names all of them, so that an author can choose which to split.
  expect(long.length > MAX_LONGER_THAN_SCREEN ? long.map(({ location }) => location) : []).toEqual([]);
});

describe('a function is measured', () => {
  const body = '\n  // a line\n';

  test.each([
    ['by its name', `function named() {${body}}`],
    ['as an arrow', `const arrow = () => {${body}};`],
    ['as a method of an object', `const object = { method() {${body}} };`],
    ['as a method of a class', `class Example { #method() {${body}} }`],
    ['with types', `export async function typed<Value>(value: Value): Promise<Value> {${body}}`],
  ])('%s', (_, source) => {
    expect(measureFunctions(source, false)).toEqual([{ line: 1, lines: 3 }]);
  });

  test('as a component', () => {
    expect(measureFunctions('export function Part() {\n  return <p>text</p>;\n}', true)).toEqual([{ line: 1, lines: 3 }]);
  });

  test('within another one too', () => {
    expect(measureFunctions(`function outer() {\n  function inner() {${body}}\n}`, false)).toEqual([
      { line: 1, lines: 5 },
      { line: 2, lines: 3 },
    ]);
  });
});
