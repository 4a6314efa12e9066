import { expect, test } from '@jest/globals';
import { createZipNames } from './zipNames.ts';

test.each([
  [
    ['lease.docx', 'lease.docx', 'lease.docx'],
    ['lease.docx', 'lease (2).docx', 'lease (3).docx'],
  ],
  [
    ['Größe.txt', 'GRÖSSE.txt', 'größe.txt'],
    ['Größe.txt', 'GRÖSSE.txt', 'größe (2).txt'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'A.pdf'],
    ['a (2).pdf', 'a.pdf', 'A (3).pdf'],
  ],
  [
    ['README', 'readme', '.docx', '.docx'],
    ['README', 'readme (2)', '.docx', '.docx (2)'],
  ],
])('no two files of an archive have one name: %j', (fileNames, expected) => {
  const nameFile = createZipNames();
  expect(fileNames.map(nameFile)).toEqual(expected);
});
