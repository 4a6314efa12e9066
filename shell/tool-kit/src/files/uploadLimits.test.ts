import { errorMessages } from '@sheaf/api/contract/messages/errors';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { findFileRefusal, formatUploadLimits, type UploadLimits } from './uploadLimits';

const MB = 1024 * 1024;
const limits: UploadLimits = { ...mockConfig.limits, maxFileBytes: 2 * MB, maxPages: 10 };
const words = {
  errors: errorMessages.english,
  locale: 'en',
  screen: { limits: ({ size, pages }: { size: string | null; pages: number | null }) => [size, pages].join(', ') },
} as const;

test('a file that is larger than the server takes is refused by name, and no file where nothing is limited', () => {
  const file = { name: 'atlas.pdf', size: 2 * MB + 1 };
  expect(findFileRefusal(file, limits, words)).toContain('atlas.pdf');
  expect(findFileRefusal({ ...file, size: 2 * MB }, limits, words)).toBeNull();
  expect(findFileRefusal(file, { ...limits, maxFileBytes: 0 }, words)).toBeNull();
});

test('limits are named, and what is not limited is not', () => {
  expect(formatUploadLimits(limits, words)).toBe('2 MB, 10');
  expect(formatUploadLimits({ ...limits, maxFileBytes: 0, maxPages: 0 }, words)).toBe(', ');
});
