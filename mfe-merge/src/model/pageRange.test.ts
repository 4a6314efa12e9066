import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { type ChosenFile, createChosenFile } from './chosenFile';
import { countChosenPages, findRangeProblem, listPages } from './pageRange';

const facts = { state: 'read', pages: 8, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false } as const;
const file = (changes: Partial<ChosenFile>): ChosenFile => ({ ...createChosenFile(1, createPdfFile('a.pdf')), facts, ...changes });

test.each([
  ['', 8],
  ['1-3, 5', 4],
  ['8-', 1],
  ['-2', 2],
  ['even', 4],
  ['r1', 1],
])('%j of eight pages takes %i', (range, count) => {
  expect(countChosenPages(file({ range }))).toBe(count);
  expect(findRangeProblem(file({ range }))).toBeNull();
});

test('names the pages that do not exist, the file and how many it has', () => {
  expect(findRangeProblem(file({ range: '1, 9-12' }))).toEqual({ code: 'invalid_range', details: { range: '9-12', file: 'a.pdf', pages: 8 } });
  expect(countChosenPages(file({ range: '1, 9-12' }))).toBeNull();
});

test('says nothing of a file whose pages are not known', () => {
  expect(findRangeProblem(file({ range: '99', facts: { state: 'reading' } }))).toBeNull();
  expect(listPages(file({ facts: { state: 'reading' } }))).toEqual([]);
});

test('gives the pages one by one, turned as the file is, a page named twice as two pages', () => {
  expect(listPages(file({ range: '3, 1, 3', rotate: 90 }))).toEqual([
    { key: '1-0', fileId: 1, page: 3, rotate: 90 },
    { key: '1-1', fileId: 1, page: 1, rotate: 90 },
    { key: '1-2', fileId: 1, page: 3, rotate: 90 },
  ]);
});
