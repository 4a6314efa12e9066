import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shell/build/apps.ts';
import { findFolderPairs, type Source } from './folderPairs.ts';

/** Pairs that existed before this test. The list may only shrink: move a file, then delete the line. */
const KNOWN_PAIRS = [
  'api/engines/document-qa/src/answer <-> api/engines/document-qa/src/answer/yesNo',
  'api/engines/document-qa/src/tables <-> api/engines/document-qa/src/tables/lookUp',
];

/** Tests and builds reach wherever they must. */
const NOT_PRODUCT = /\.d\.ts$|\.(?:test|spec|stories)\.tsx?$|\/(?:bench|build|e2e|pictures|testing)\//;

function listSources(): Source[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .filter((file) => !NOT_PRODUCT.test(file))
    .flatMap((file) => {
      try {
        return [{ file, text: readFileSync(path.join(root, file), 'utf8') }];
      } catch {
        // Git still lists a file that was just deleted.
        return [];
      }
    });
}

test('no two folders import each other, but for those that are known', () => {
  expect(findFolderPairs(listSources())).toEqual(KNOWN_PAIRS);
});

describe('two folders are a pair', () => {
  const source = (file: string, imported: string): Source => ({ file, text: `import { a } from '${imported}';\n` });

  test.each([
    ['beside each other', source('x/src/a/one.ts', '../b/two.ts'), source('x/src/b/two.ts', '../a/one.ts'), ['x/src/a <-> x/src/b']],
    ['one in the other', source('x/src/a/one.ts', './b/two.ts'), source('x/src/a/b/two.ts', '../one.ts'), ['x/src/a <-> x/src/a/b']],
    ['by other files', source('x/src/a/one.ts', '../b/two'), source('x/src/b/three.tsx', '../a/four'), ['x/src/a <-> x/src/b']],
  ])('%s', (_, one, other, pairs) => {
    expect(findFolderPairs([one, other])).toEqual(pairs);
  });

  test('with types or a later import too', () => {
    const one = { file: 'x/src/a/one.ts', text: "export type { B } from '../b/two';\n" };
    const other = { file: 'x/src/b/two.ts', text: "const later = () => import('../a/one');\n" };
    expect(findFolderPairs([one, other])).toEqual(['x/src/a <-> x/src/b']);
  });

  test.each([
    ['where only one imports', source('x/src/a/one.ts', '../b/two.ts'), source('x/src/b/two.ts', './three.ts')],
    [
      'when one is the entry of a package, which puts all others together',
      source('x/src/one.ts', './a/two.ts'),
      source('x/src/a/two.ts', '../one.ts'),
    ],
  ])('not %s', (_, one, other) => {
    expect(findFolderPairs([one, other])).toEqual([]);
  });
});
