import type { JobProgress } from '@sheaf/api/contract/progress';
import fc from 'fast-check';
import { messagesIn } from '../../messages';
import { advanceConvertProgress, type ConvertEvent, formatStage, startConvertProgress } from './convertProgress';

const file = { size: 2 * 1024 * 1024 };
const words = messagesIn('en');
const work = (progress: JobProgress): ConvertEvent => ({ of: 'work', progress });
const after = (...event: ConvertEvent[]) => event.reduce((before, next) => advanceConvertProgress(before, next, file), startConvertProgress(file));
const formatAfter = (...event: ConvertEvent[]) => formatStage(after(...event).stage, words);

test('describes each stage in words', () => {
  expect(formatAfter()).toBe('Uploading 2 MB');
  expect(formatAfter({ of: 'upload', share: 0.5 })).toBe('Uploading 1 MB of 2 MB');
  expect(formatAfter({ of: 'upload', share: 1 })).toBe('Waiting for the server');
  expect(formatAfter(work({ stage: 'reading', file: 0, files: 1 }))).toBe('Opening the file');
  expect(formatAfter(work({ stage: 'reading', file: 0, files: 1, page: 3, pages: 40 }))).toBe('Reading page 3 of 40');
  expect(formatAfter(work({ stage: 'recognising', page: 2, pages: 9 }))).toBe('Recognising text: page 2 of 9');
  expect(formatAfter(work({ stage: 'checking' }))).toBe('Checking that Word will open it');
  expect(formatAfter({ of: 'download', share: 0.5 })).toBe('Fetching the Word document');
});

test('upload progress that arrives after the server has begun changes nothing', () => {
  const begun = after(work({ stage: 'waiting' }));
  expect(advanceConvertProgress(begun, { of: 'upload', share: 0.1 }, file)).toBe(begun);
});

test('never goes back and never beyond its end, whatever events arrive', () => {
  const page = fc.integer({ min: 1, max: 50 });
  const event = fc.oneof(
    fc.record({ of: fc.constantFrom('upload' as const, 'download' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    page.map((value) => work({ stage: 'reading', file: 0, files: 1, page: value, pages: 50 })),
    page.map((value) => work({ stage: 'recognising', page: value, pages: 50 })),
    fc.constantFrom<JobProgress>({ stage: 'receiving' }, { stage: 'waiting' }, { stage: 'checking' }, { stage: 'over' }).map(work),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (all) => {
      let before = startConvertProgress(file);
      for (const next of all) {
        const now = advanceConvertProgress(before, next, file);
        expect(now.share ?? 0).toBeGreaterThanOrEqual(before.share ?? 0);
        expect(now.share ?? 0).toBeLessThanOrEqual(1);
        before = now;
      }
    }),
  );
});
