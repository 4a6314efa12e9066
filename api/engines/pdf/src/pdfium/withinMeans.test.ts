import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { createFileInMemory } from '../bytes/fileInMemory.ts';
import { runWithinMeans } from './withinMeans.ts';

const files = ['first.pdf', 'second.pdf', 'third.pdf'].map((name) => createFileInMemory(name, new Uint8Array()));
const hooks = { onProgress: () => undefined, signal: new AbortController().signal };

test.each<[string, EngineProgress[], number]>([
  ['read', [{ stage: 'reading', file: 1, files: 3 }], 1],
  [
    'copied after all were read',
    [
      { stage: 'reading', file: 2, files: 3 },
      { stage: 'writing', page: 0, pages: 9, file: 0 },
    ],
    0,
  ],
  [
    'copied while its pages are counted',
    [
      { stage: 'writing', page: 4, pages: 9, file: 1 },
      { stage: 'writing', page: 5, pages: 9 },
    ],
    1,
  ],
])('a file that uses up the stack while it is %s is named', async (_, steps, culprit) => {
  const work = runWithinMeans(files, hooks, ({ onProgress }) => {
    for (const step of steps) onProgress(step);
    throw new RangeError('Maximum call stack size exceeded');
  });
  await expect(work).rejects.toMatchObject({ code: 'too_complex', file: files[culprit]?.name, fileIndex: culprit });
});
