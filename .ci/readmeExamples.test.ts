import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shell/build/apps.ts';
import { findExamples, findTypeErrors } from './readmeExamples.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const examples = documents.flatMap((document) => findExamples(document, readFileSync(path.join(root, document), 'utf8')));

const WRONG = "# Wrong\n\n```ts\nimport { memorySource } from '@sheaf/pdf/bytes/byteSource';\nconst count: number = 'two';\n```\n";

test('every example of a README compiles, and a wrong one is found', async () => {
  expect(examples.map(({ document }) => document)).toContain('api/engines/pdf/README.md');
  // One run of the compiler for both, since each reads the sources of all engines.
  const errors = await findTypeErrors([...examples, ...findExamples('WRONG.md', WRONG)]);
  const isWanted = (error: string) => error.startsWith('WRONG.md');
  expect(errors.filter((error) => !isWanted(error))).toEqual([]);
  expect(errors.filter(isWanted)).toEqual([
    expect.stringMatching(/^WRONG\.md\(4,.*no exported member 'memorySource'/),
    expect.stringMatching(/^WRONG\.md\(5,.*not assignable to type 'number'/),
  ]);
});

test('only blocks that are marked as TypeScript are examples', () => {
  const markdown = 'Text.\n\n```ts\nconst a = 1;\n```\n\n```\nnpm run x\n```\n\n```json\n{}\n```\n\n```ts\nconst b = 2;\n```\n';
  expect(findExamples('a.md', markdown).map(({ code }) => code)).toEqual(['const a = 1;\n', 'const b = 2;\n']);
});
