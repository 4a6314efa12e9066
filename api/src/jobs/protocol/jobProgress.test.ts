import type { JobProgress } from '../../../contract/progress.ts';
import { checkProgress, throttleProgress } from './jobProgress.ts';

test.each<[string, JobProgress]>([
  ['a file that was never sent', { stage: 'reading', file: 2, files: 2 }],
  ['more files than were sent', { stage: 'reading', file: 0, files: 3 }],
  ['more pages than there are', { stage: 'writing', page: 6, pages: 5 }],
  ['a copied file that is not there', { stage: 'writing', page: 1, pages: 5, file: 2 }],
  ['a scanned page that is not there', { stage: 'recognising', page: 3, pages: 2 }],
  ['words that are not there', { stage: 'proofreading', word: 3, words: 2 }],
  ['that it waits while it runs', { stage: 'waiting' }],
  ['that all is over', { stage: 'over' }],
])('does not believe a sandboxed process that reports %s', (_, progress) => {
  expect(checkProgress(progress, 2)).toBeUndefined();
});

test('a visitor learns of every new stage, and of many pages only now and then', () => {
  const reports: JobProgress[] = [];
  const report = throttleProgress((progress) => reports.push(progress));
  report({ stage: 'reading', file: 0, files: 1 });
  for (let page = 1; page <= 1000; page += 1) report({ stage: 'writing', page, pages: 1000 });
  report({ stage: 'checking' });
  expect(new Set(reports.map(({ stage }) => stage))).toEqual(new Set(['reading', 'writing', 'checking']));
  expect(reports.length).toBeLessThan(100);
});
