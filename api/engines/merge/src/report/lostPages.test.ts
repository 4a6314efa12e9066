import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { loadPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { writePdf } from '@sheaf/pdf/testing/writePdf';
import { refuseLostPages } from './lostPages.ts';

const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>';
const write = (tree: string) => createMemorySource(writePdf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages${tree}>>`, PAGE, PAGE, PAGE]));
const note = (name: string, wasRepaired = false) => ({ name, wasRepaired, dropped: new Set<never>() });
const merged = {
  pages: 3,
  files: ['a.pdf', 'b.pdf', 'c.pdf'].map((name, index) => ({ name, pages: 1, from: index + 1, to: index + 1 })),
  notes: [note('a.pdf'), note('b.pdf', true), note('c.pdf')],
};

test.each([
  ['the last page', '/Kids[3 0 R 4 0 R 5 0 R]/Count 2', 'c.pdf'],
  ['all but the first page', '/Kids[3 0 R 4 0 R 5 0 R]/Count 1', 'b.pdf'],
  ['a page in the middle', '/Kids[3 0 R 9 0 R]/Count 2', 'b.pdf'],
])('a merge that lost %s names the file of it', async (_, tree, file) => {
  const instance = await loadPdfium();
  expect(() => refuseLostPages(instance, write(tree), merged)).toThrow(expect.objectContaining({ code: 'damaged_pdf', file }));
});

test('a merge that nothing can open names the file that had to be repaired, and no sound file', async () => {
  const instance = await loadPdfium();
  const nothing = createMemorySource(new Uint8Array(9));
  expect(() => refuseLostPages(instance, nothing, merged)).toThrow(expect.objectContaining({ code: 'damaged_pdf', file: 'b.pdf' }));
  const sound = { ...merged, notes: [note('a.pdf')] };
  expect(() => refuseLostPages(instance, nothing, sound)).toThrow('The merged file cannot be opened.');
});

test('a merge with all its pages is kept', async () => {
  const instance = await loadPdfium();
  expect(() => refuseLostPages(instance, write('/Kids[3 0 R 4 0 R 5 0 R]/Count 3'), merged)).not.toThrow();
});
