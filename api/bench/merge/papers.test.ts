import { expect, test } from '@jest/globals';
import { countLinksToPages, readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { linkedPaper, photoPaper, taggedPaper, textPaper } from './papers.ts';

const size = { pages: 3, seed: 1 };

test.each([
  ['text', textPaper],
  ['tagged', taggedPaper],
  ['linked', linkedPaper],
])('another reader finds every page of a %s paper, and its words', async (_, write) => {
  const texts = await readPageTexts(write(size));
  expect(texts).toHaveLength(size.pages);
  for (const text of texts) expect(text).toMatch(/paper|ink|sheet|page/);
});

test('a photograph fills each page', async () => {
  expect(await readPageTexts(photoPaper(size))).toHaveLength(size.pages);
});

test('two of three links lead to a page, the third to the web', async () => {
  expect(await countLinksToPages(linkedPaper(size))).toBe(14 * size.pages);
});

test('the same seed gives the same bytes', () => {
  expect(taggedPaper(size).equals(taggedPaper(size))).toBe(true);
  expect(taggedPaper(size).equals(taggedPaper({ ...size, seed: 2 }))).toBe(false);
});
