import type { Block } from '../model/documentModel.ts';
import { buildDocument, cell, paragraph, section, table } from '../testing/models.ts';
import { readDocx } from '../testing/readDocx.ts';
import { writeBody } from './bodyBlocks.ts';
import { buildStyleSheet } from './styleSheet.ts';
import { writeDocx } from './writeDocx.ts';
import type { Writing } from './writing.ts';

const pair = table([100, 100], [[cell('left'), cell('right')]]);

test.each<[string, Block[]]>([
  ['text', Array.from({ length: 300 }, (_, index) => paragraph(`Paragraph ${index}.`))],
  ['tables', Array.from({ length: 40 }, () => pair)],
  ['text around a table', [paragraph('Before.'), pair, paragraph('After.')]],
])('of a long section of %s nothing but its last paragraph is built before it is written', (_, blocks) => {
  const writing = { sheet: buildStyleSheet(buildDocument(blocks)), numberings: [], counted: new Set() } as unknown as Writing;
  expect(writeBody(blocks, writing).length).toBe(2);
});

test.each([
  [
    [paragraph('One.'), paragraph('Two.')],
    ['One.', 'Two.'],
  ],
  [
    [pair, paragraph('Below.')],
    ['left', 'right', 'Below.'],
  ],
  [
    [paragraph('Above.'), pair],
    ['Above.', 'left', 'right', ''],
  ],
])('a section ends with its own last paragraph, and none is added before the next section', async (blocks, words) => {
  const { paragraphs } = readDocx(await writeDocx(buildDocument([], { sections: [section(blocks), section([paragraph('Next.')])] })));
  expect(paragraphs.map(({ text }) => text)).toEqual([...words, 'Next.']);
});
