import { type MergeChoices, usualMergeChoices } from '@sheaf/api/contract/mergeChoices';
import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { arrangePages } from './arrangePages';
import { type ChosenFile, createChosenFile } from './chosenFile';

const file = (id: number, pages: number, changes: Partial<ChosenFile> = {}): ChosenFile => ({
  ...createChosenFile(id, createPdfFile(`${id}.pdf`)),
  facts: { state: 'read', pages, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false },
  ...changes,
});

const arranged = (files: ChosenFile[], choices: Partial<MergeChoices> = {}) =>
  arrangePages({ files, choices: { ...usualMergeChoices, ...choices } }).map(
    ({ fileId, page, rotate }) => `${fileId}:${page}${rotate ? `@${rotate}` : ''}`,
  );

test('puts one file after the other, with the pages chosen of each, turned as chosen', () => {
  expect(arranged([file(2, 3, { range: '2-' }), file(1, 1, { rotate: 90 })])).toEqual(['2:2', '2:3', '1:1@90']);
});

test('takes turns where that is chosen, the second file from its end if so', () => {
  const scans = [file(1, 3), file(2, 2)];
  expect(arranged(scans, { interleave: 'alternate' })).toEqual(['1:1', '2:1', '1:2', '2:2', '1:3']);
  expect(arranged(scans, { interleave: 'alternate-reverse' })).toEqual(['1:1', '2:2', '1:2', '2:1', '1:3']);
});

test('takes all pages of a file whose range names none', () => {
  expect(arranged([file(1, 2, { range: '9' })])).toEqual(['1:1', '1:2']);
});

test('gives every page a name of its own', () => {
  const pages = arrangePages({ files: [file(1, 3, { range: '1, 1, 2' }), file(2, 3)], choices: usualMergeChoices });
  expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
});
