import { PdfError } from '@sheaf/pdf/errors';
import { nameFiles } from '@sheaf/pdf/testing/inMemory';
import { writePdf, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from './testing/mergeInMemory.ts';

const plain = writeTextPdf({ pages: ['p'] });

function catchErrorCode(bytes: Uint8Array): string {
  try {
    mergeInMemory(nameFiles(plain, bytes));
    return 'merged';
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return `${error.code} ${error.file}`;
  }
}

test('a file that no password would open is refused by name', () => {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'];
  expect(catchErrorCode(writePdf(objects, '/Encrypt<</Filter/EBX_HANDLER/V 1>>'))).toBe('unknown_protection b.pdf');
});

test.each([
  ['has no pages', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'], 'empty_pdf b.pdf'],
  [
    'has groups of pages that are empty',
    ['<</Type/Catalog/Pages 2 0 R>>', '<</Kids[3 0 R]/Count 0>>', '<</Type/Pages/Kids[]/Count 0/Parent 2 0 R>>'],
    'empty_pdf b.pdf',
  ],
  ['has no list of pages and says it has none', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0>>'], 'empty_pdf b.pdf'],
  [
    'has a group without a list below a list',
    ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 0>>', '<</Count 0/Parent 2 0 R>>'],
    'empty_pdf b.pdf',
  ],
  ['counts one page in a list of none', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 1>>'], 'empty_pdf b.pdf'],
  ['counts no page in a list that leads nowhere', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[9 0 R]/Count 0>>'], 'empty_pdf b.pdf'],
  ['has a tree that neither counts nor lists', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages>>'], 'damaged_pdf b.pdf'],
  [
    'has a page that its tree does not know of',
    ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>', '<</Type/Page/MediaBox[0 0 9 9]>>'],
    'damaged_pdf b.pdf',
  ],
  ['has lost its page', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[9 0 R]/Count 1>>'], 'damaged_pdf b.pdf'],
  ['has no tree of pages', ['<</Type/Catalog/Pages 9 0 R>>'], 'damaged_pdf b.pdf'],
])('a file that %s is reported as what it is', (_, objects, code) => {
  expect(catchErrorCode(writePdf(objects))).toBe(code);
});
