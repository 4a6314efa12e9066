import { fakeShell } from '@sheaf/tool-contract/testing';
import { messagesIn } from '../messages';
import { findFreeLimitRefusal, findServerLimitRefusal, formatLimits, type MergeLimits } from './limits';

const words = messagesIn('en');

const MB = 1024 * 1024;
const none: MergeLimits = { ...fakeShell().config.limits, maxFiles: 0, maxFileBytes: 0, maxTotalBytes: 0, maxPages: 0, mergeFreeFiles: 0 };
const files = (...sizesInMb: number[]) => sizesInMb.map((size, index) => new File([new Uint8Array(size * MB)], `${index + 1}.pdf`));

test('finds nothing too much where there is no limit', () => {
  expect(findServerLimitRefusal(files(3, 3, 3), 9999, none, words)).toBeNull();
  expect(findFreeLimitRefusal(9999, none)).toBeNull();
});

test('lets files pass that reach a limit exactly', () => {
  expect(findServerLimitRefusal(files(1, 1), 7, { ...none, maxFiles: 2, maxFileBytes: MB, maxTotalBytes: 2 * MB, maxPages: 7 }, words)).toBeNull();
  expect(findFreeLimitRefusal(2, { ...none, mergeFreeFiles: 2 })).toBeNull();
});

test.each<[string, Partial<MergeLimits>, string]>([
  ['too many files', { maxFiles: 1 }, 'These are 2 files. The limit here is 1.'],
  ['a file that is too large', { maxFileBytes: MB }, '2.pdf is 2 MB. The limit here is 1 MB.'],
  ['files too large together', { maxTotalBytes: 2 * MB }, 'These files are too large together. The limit here is 2 MB for one request.'],
  ['too many pages', { maxPages: 3 }, 'These files have 4 pages together. The limit here is 3 pages.'],
])('knows %s before they are sent', (_, limits, sentence) => {
  expect(findServerLimitRefusal(files(1, 2), 4, { ...none, ...limits }, words)).toBe(sentence);
});

test('refuses more files than are free, wherever they are merged', () => {
  expect(findFreeLimitRefusal(2, { ...none, mergeFreeFiles: 1 })).toEqual({
    code: 'merge_limit_reached',
    details: { limit: 1 },
  });
});

test.each<[Partial<MergeLimits>, string]>([
  [{ maxFiles: 50, maxTotalBytes: 300 * MB }, 'up to 50 files, 300 MB together'],
  [{ maxTotalBytes: 300 * MB }, 'up to 300 MB together'],
  [{}, 'any number of files'],
])('names only the limits there are: %j', (limits, named) => {
  expect(formatLimits({ ...none, ...limits }, words)).toBe(named);
});
