import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import { limitRefusal, limitsInWords, type MergeLimits, sizeProblem } from './limits';

const MB = 1024 * 1024;
const none: MergeLimits = { ...fakeShell().config.limits, maxFiles: 0, maxFileBytes: 0, maxTotalBytes: 0, mergeFreeFiles: 0 };
const files = (...sizesInMb: number[]) => sizesInMb.map((size, index) => new File([new Uint8Array(size * MB)], `${index + 1}.pdf`));

test('refuses nothing where there is no limit', () => {
  expect(limitRefusal(files(3, 3, 3), none)).toBeNull();
});

test('lets files pass that reach a limit exactly', () => {
  expect(limitRefusal(files(1, 1), { ...none, maxFiles: 2, maxFileBytes: MB, maxTotalBytes: 2 * MB, mergeFreeFiles: 2 })).toBeNull();
});

test.each<[string, Partial<MergeLimits>, string, string]>([
  ['too many files', { maxFiles: 1 }, 'too_many_files', 'You chose 2 files. The limit here is 1; merge them in two steps.'],
  ['a file that is too large', { maxFileBytes: MB }, 'file_too_large', '2.pdf is 2 MB. The limit here is 1 MB.'],
  [
    'files too large together',
    { maxTotalBytes: 2 * MB },
    'upload_too_large',
    'These files are too large together. The limit here is 2 MB for one request.',
  ],
  ['more than is free', { mergeFreeFiles: 1 }, 'merge_limit_reached', 'Merging is free up to 1 files. Remove some files to continue.'],
])('refuses %s in the words of the server', (_, limits, code, sentence) => {
  expect(limitRefusal(files(1, 2), { ...none, ...limits })).toEqual({ code, sentence });
});

test('finds no fault with a file of the size allowed', () => {
  const [file = new File([], '')] = files(1);
  expect(sizeProblem(file, { ...none, maxFileBytes: MB })).toBeNull();
});

test.each<[Partial<MergeLimits>, string]>([
  [{ maxFiles: 50, maxTotalBytes: 300 * MB }, 'up to 50 files, 300 MB together'],
  [{ maxTotalBytes: 300 * MB }, 'up to 300 MB together'],
  [{}, 'any number of files'],
])('names only the limits there are: %j', (limits, words) => {
  expect(limitsInWords({ ...none, ...limits })).toBe(words);
});
