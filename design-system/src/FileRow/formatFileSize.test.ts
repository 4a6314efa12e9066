import { formatFileSize } from './formatFileSize';

const KB = 1024;

test.each([
  [0, '0 Bytes'],
  [512, '512 Bytes'],
  [KB, '1 KB'],
  [812 * KB, '812 KB'],
  [1000 * KB, '1000 KB'],
  [4.2 * KB ** 2, '4.2 MB'],
  [100 * KB ** 2, '100 MB'],
  [1.1 * KB ** 3, '1.1 GB'],
  [2000 * KB ** 3, '2000 GB'],
])('%i bytes are written %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));

test('a size just under a megabyte is not written as 1,024 KB', () => {
  expect(formatFileSize(KB ** 2 - 1)).toBe('1 MB');
  expect(formatFileSize(KB ** 3 - 1)).toBe('1 GB');
});

test.each([
  [512, '512 bytes'],
  [812 * KB, '812 kB'],
  [4.2 * KB ** 2, '4,2 MB'],
  [1.1 * KB ** 3, '1,1 GB'],
])('in Spanish %i bytes are written %s', (bytes, words) => expect(formatFileSize(bytes, 'es').replace(/\s/, ' ')).toBe(words));
