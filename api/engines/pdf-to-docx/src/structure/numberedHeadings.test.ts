import { expect, test } from '@jest/globals';
import { convertDrawnPages, joinInlines, LEFT, listParagraphs, type Pen, PROSE, set } from '../testing/drawnPages.ts';

type Title = [number: string, words: string, depth?: number];

const CHAPTERS: Title[] = [
  ['1', 'Where the boats lie'],
  ['1.1', 'In summer', 1],
  ['1.2', 'In winter', 1],
  ['2', 'Who rows them'],
  ['2.1', 'By day', 1],
];

/** Headings over a paragraph each; their words begin so far behind the end of their numbers, in points. */
function chapters(titles: Title[], gap: number) {
  return ({ page, bold, ...pen }: Pen) => {
    let y = 790;
    for (const [number, words, depth = 0] of titles) {
      const size = 16 - 2 * depth;
      page.drawText(number, { x: LEFT, y, size, font: bold });
      page.drawText(words, { x: LEFT + bold.widthOfTextAtSize(number, size) + gap, y, size, font: bold });
      y = set({ page, bold, ...pen }, PROSE.repeat(2), { y: y - 26 }) - 12;
    }
  };
}

async function convertHeadings(titles: Title[], gap: number) {
  const model = await convertDrawnPages([chapters(titles, gap)]);
  const headings = listParagraphs(model).flatMap(({ role, inlines }) => (role.type === 'heading' ? [{ ...role, words: joinInlines(inlines) }] : []));
  return { headings, lists: model.lists };
}

test('headings whose numbers were counted are counted by Word, so that a new chapter moves the numbers behind it', async () => {
  const { headings, lists } = await convertHeadings([...CHAPTERS, ['', 'Works referred to']], 14);
  expect(headings.map(({ words, number }) => [words, number?.level])).toEqual([
    ...CHAPTERS.map(([, words, depth = 0]) => [words, depth]),
    ['Works referred to', undefined],
  ]);
  expect(lists.map(({ levels }) => levels.map(({ text, heading }) => [text, heading]))).toEqual([
    [
      ['%1', 1],
      ['%1.%2', 2],
    ],
  ]);
});

test('an extract begins with the number of its chapter', async () => {
  const { headings, lists } = await convertHeadings(
    [
      ['4.', 'Where the boats lie'],
      ['4.1.', 'In summer', 1],
      ['5.', 'Who rows them'],
    ],
    14,
  );
  expect(headings.map(({ number }) => number?.level)).toEqual([0, 1, 0]);
  expect(lists[0]?.levels.map(({ text, start }) => [text, start])).toEqual([
    ['%1.', 4],
    ['%1.%2.', 1],
  ]);
});

test.each([
  ['numbers typed before their words with one space', CHAPTERS, 4.2],
  [
    'numbers that Word would count otherwise',
    [
      ['1', 'Where the boats lie'],
      ['3', 'Who rows them'],
      ['4', 'What it costs'],
    ] as Title[],
    14,
  ],
  [
    'an extract that begins within a chapter',
    [
      ['2.3', 'In summer'],
      ['2.4', 'In winter'],
      ['3', 'Who rows them'],
    ] as Title[],
    14,
  ],
])('%s stay words of their headings', async (_, titles, gap) => {
  const { headings, lists } = await convertHeadings(titles, gap);
  expect(headings.map(({ words }) => words.replace('<tab>', ' '))).toEqual(titles.map(([number, words]) => `${number} ${words}`));
  expect(lists).toEqual([]);
});
