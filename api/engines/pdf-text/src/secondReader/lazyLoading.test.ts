import { expect, jest, test } from '@jest/globals';
import { writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { misplacedPagePdf } from '../testing/oddPdfs.ts';

const loaded = jest.fn();
jest.unstable_mockModule('pdf-parse', () => {
  loaded();
  return { PDFParse: class {} };
});
const { read } = await import('../testing/drawnPages.ts');

test('a file that the first reader can read waits for no second one', async () => {
  expect((await read(writeTextPdf({ pages: ['One page with text.', ''] }))).text).toBe('One page with text.');
  await expect(read(new TextEncoder().encode('No PDF at all.'))).rejects.toMatchObject({ code: 'not_a_pdf' });
  expect(loaded).not.toHaveBeenCalled();
});

test('a file without text that the first reader can find does', async () => {
  await read(misplacedPagePdf('')).catch(() => undefined);
  expect(loaded).toHaveBeenCalledTimes(1);
});
