import { expect, test } from '@jest/globals';
import { countLinksToPages, readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { buildLinkedPaper, buildPhotoPaper, buildTaggedPaper, buildTextPaper } from './papers.ts';

const size = { pages: 3, seed: 1 };

test.each([
  ['text', buildTextPaper],
  ['tagged', buildTaggedPaper],
  ['linked', buildLinkedPaper],
])('another reader finds every page of a %s paper, and its words', async (_, write) => {
  const texts = await readPageTexts(write(size));
  expect(texts).toHaveLength(size.pages);
  for (const text of texts) expect(text).toMatch(/paper|ink|sheet|page/);
});

test('a photograph fills each page', async () => {
  expect(await readPageTexts(buildPhotoPaper(size))).toHaveLength(size.pages);
});

test('two of three links lead to a page, the third to the web', async () => {
  expect(await countLinksToPages(buildLinkedPaper(size))).toBe(14 * size.pages);
});

test('the same seed gives the same bytes', () => {
  expect(buildTaggedPaper(size).equals(buildTaggedPaper(size))).toBe(true);
  expect(buildTaggedPaper(size).equals(buildTaggedPaper({ ...size, seed: 2 }))).toBe(false);
});
