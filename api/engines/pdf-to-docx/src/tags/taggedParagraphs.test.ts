import { expect, test } from '@jest/globals';
import type { Block } from '@sheaf/pdf-text/layout/blocks';
import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { PageTags, TagPlace } from '@sheaf/pdf-text/read/pageTags';
import { splitTaggedParagraphs } from './taggedParagraphs.ts';

const RIGHT = 200;

/** Lines of one tag that are paragraphs of their own by their looks; a tab leads to what is behind a bar. */
function blocksOfOneTag(texts: readonly string[]): { blocks: Block[]; tags: PageTags } {
  const blocks = texts.map((text, index): Block => {
    const words = text.split(/ \| | /).map((word, at) => ({ text: word, left: 20 + 30 * at, right: 48 + 30 * at, size: 10, markedContent: index }));
    const cells = text.split(' | ').map(() => ({}));
    const line = { words, cells, left: 20, right: RIGHT, base: 100 + 12 * index, size: 10, isBold: false, isRightToLeft: false };
    return { kind: 'text', lines: [line as unknown as Line], left: 20, right: RIGHT };
  });
  const place: TagPlace = { kind: 'text', block: 1, part: 0 };
  return { blocks, tags: new Map(texts.map((_, content) => [content, place])) };
}

test.each([
  { what: 'an address with a telephone', texts: ['+34 600 555 014', 'ada@harbour.example', 'Calle de la Paloma 17'], ends: [true, true] },
  { what: 'a shop with a page on the net', texts: ['Mill Lane 3', 'www.mill.example/shop'], ends: [true] },
  { what: 'a position with its years', texts: ['Conservator | 2016 – 2020', 'National Map Library'], ends: [true] },
  { what: 'a sentence', texts: ['Maps are kept in the', 'Library of the town'], ends: [false] },
])('the lines of one tag that hold $what end where they were ended on purpose', ({ texts, ends }) => {
  const { blocks, tags } = blocksOfOneTag(texts);
  const [whole, ...others] = splitTaggedParagraphs(blocks, tags);
  expect(others).toEqual([]);
  expect(whole?.lines.slice(0, -1).map(({ endsOnPurpose }) => endsOnPurpose ?? false)).toEqual(ends);
});

test.each([
  ['a title over its date', 'Northern Archives', 'Programme of Thursday', 20, 12],
  ['a small line over a name', 'This is to certify that', 'Leila Mansouri', 9, 18],
  ['a name over a trade', 'Harbottle and Sons', 'Plumbing and heating', 16, 10],
])('lines of two sizes that share a tag stay two, though the first is full: %s', (_, first, second, large, small) => {
  const { blocks, tags } = blocksOfOneTag([first, second]);
  for (const [index, size] of [large, small].entries()) for (const line of blocks[index]?.lines ?? []) line.size = size;
  const [whole] = splitTaggedParagraphs(blocks, tags);
  expect(whole?.lines[0]?.endsOnPurpose).toBe(true);
});
