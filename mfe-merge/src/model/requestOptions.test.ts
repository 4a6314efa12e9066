import { usualMergeChoices } from '@sheaf/api/contract/mergeChoices';
import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { type ChosenFile, createChosenFile } from './chosenFile';
import { buildRequestOptions } from './requestOptions';

const file = (id: number, changes: Partial<ChosenFile> = {}): ChosenFile => ({ ...createChosenFile(id, createPdfFile(`${id}.pdf`)), ...changes });
const nothingChanged = { files: [file(1), file(2)], choices: usualMergeChoices, pages: null };

test('sends nothing beside the files when nothing was changed', () => {
  expect(buildRequestOptions(nothingChanged)).toBeUndefined();
});

test('sends what belongs to a file in the place of that file', () => {
  const files = [file(1, { range: ' 1-3 ' }), file(2, { rotate: 90 }), file(3, { password: 'secret' })];
  expect(buildRequestOptions({ ...nothingChanged, files })).toEqual({
    ranges: ['1-3', null, null],
    rotate: [0, 90, 0],
    passwords: [null, null, 'secret'],
  });
});

test('sends only the choices that differ from the usual ones', () => {
  const choices = { ...usualMergeChoices, outline: 'none', padEven: true, attachments: false, title: ' Thesis ' } as const;
  expect(buildRequestOptions({ ...nothingChanged, choices })).toEqual({ outline: 'none', padEven: true, attachments: false, title: 'Thesis' });
});

test('pages arranged by hand take the place of order, ranges, rotation, alternation and blank pages', () => {
  const files = [file(4, { range: '1', rotate: 180 }), file(2)];
  const choices = { ...usualMergeChoices, interleave: 'alternate', padEven: true, contentsPage: true } as const;
  const pages = [
    { key: 'a', fileId: 2, page: 3, rotate: 90 },
    { key: 'b', fileId: 4, page: 1, rotate: 0 },
  ] as const;
  expect(buildRequestOptions({ files, choices, pages: [...pages] })).toEqual({
    contentsPage: true,
    pages: [
      { file: 1, page: 3, rotate: 90 },
      { file: 0, page: 1 },
    ],
  });
});
