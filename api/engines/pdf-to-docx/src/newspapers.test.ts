import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listParagraphs,
  type Pen,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from './testing/drawnPages.ts';

const FIRST = 'The old mill by the weir was sold on Monday to a baker who means to grind again. ';
const SECOND = 'Swimmers may use the lower pool until October, the council said, if the weather holds. ';
const THIRD = 'A goat that had walked onto the night train at Elmbridge was returned in good health. ';

/** Draws one column of text. */
function drawColumn(pen: Pen, text: string, { x, y, width }: { x: number; y: number; width: number }): void {
  set(pen, text.trim(), { x, y, width });
}

const convertToTexts = async (pages: Draw[]) => listParagraphs(await convertDrawnPages(pages)).map(({ inlines }) => joinInlines(inlines));

test('three columns with different baselines are read one after the other', async () => {
  const texts = await convertToTexts([
    (pen) => {
      drawColumn(pen, FIRST.repeat(5), { x: LEFT, y: 700, width: 140 });
      drawColumn(pen, SECOND.repeat(5), { x: 225, y: 696, width: 140 });
      drawColumn(pen, THIRD.repeat(5), { x: 380, y: 693, width: 140 });
    },
  ]);
  expect(texts.slice(0, 3)).toEqual([FIRST, SECOND, THIRD].map((text) => text.repeat(5).trim()));
});

test('ruling lines between three columns separate columns, not table cells', async () => {
  const texts = await convertToTexts([
    (pen) => {
      pen.page.drawText('The Elmbridge Post', { x: 160, y: 780, size: 28, font: pen.bold });
      drawColumn(pen, FIRST.repeat(8), { x: 50, y: 720, width: 150 });
      drawColumn(pen, SECOND.repeat(8), { x: 222, y: 717, width: 150 });
      drawColumn(pen, THIRD.repeat(8), { x: 394, y: 722, width: 150 });
      drawLine(pen.page, [211, 740], [211, 380]);
      drawLine(pen.page, [383, 740], [383, 380]);
    },
  ]);
  expect(texts.filter((text) => text.startsWith('Swimmers'))).toEqual([SECOND.repeat(8).trim()]);
});

test('an initial over three lines becomes the first letter of its whole paragraph', async () => {
  const text = FIRST.repeat(4).trim();
  const draw: Draw = (pen) => {
    const { page, plain } = pen;
    page.drawText('T', { x: LEFT, y: 664, size: 46, font: plain });
    const lines = breakLines(text.slice(1), plain, SIZE, 300);
    for (const [index, each] of lines.slice(0, 3).entries()) page.drawText(each, { x: LEFT + 33, y: 690 - index * LEADING, size: SIZE, font: plain });
    const rest = lines.slice(3).join(' ');
    set(pen, rest, { y: 690 - 3 * LEADING, width: 333 });
    set(pen, PROSE.repeat(3), { y: 560, width: 333 });
  };
  expect((await convertToTexts([draw]))[0]).toBe(text);
});

test('a column that ends early is not filled with what begins the next one', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      drawColumn(pen, FIRST.repeat(3), { x: LEFT, y: 700, width: 140 });
      drawColumn(pen, SECOND.repeat(9), { x: 225, y: 700, width: 140 });
      drawColumn(pen, THIRD.repeat(9), { x: 380, y: 700, width: 140 });
    },
  ]);
  const begun = listParagraphs(model).filter(({ beginsColumn }) => beginsColumn);
  expect(begun.map(({ inlines }) => joinInlines(inlines))).toEqual([SECOND.repeat(9).trim()]);
});

test.each([
  { header: ['Vol. 4', 'Spring', 'Free to members'], columns: 3 },
  { header: ['No. 12', 'Saturday', '9 June', '90 p'], columns: 3 },
  { header: ['Price 2.50', 'Page one'], columns: 2 },
])('what is beside each other over a line above $columns columns is read before them: $header', async ({ header, columns }) => {
  const width = (RIGHT - LEFT - 20 * (columns - 1)) / columns;
  const texts = await convertToTexts([
    (pen) => {
      const { page, plain } = pen;
      for (const [index, text] of header.entries()) {
        const share = index / (header.length - 1);
        page.drawText(text, { x: LEFT + share * (RIGHT - LEFT - plain.widthOfTextAtSize(text, 9)), y: 760, size: 9, font: plain });
      }
      drawLine(page, [LEFT, 754], [RIGHT, 754]);
      for (const [index, text] of [FIRST, SECOND, THIRD].slice(0, columns).entries())
        drawColumn(pen, text.repeat(7), { x: LEFT + index * (width + 20), y: 736, width });
    },
  ]);
  expect(texts.filter((text) => text !== '')).toEqual([
    header.join('<tab>'),
    ...[FIRST, SECOND, THIRD].slice(0, columns).map((text) => text.repeat(7).trim()),
  ]);
});

const STORIES = [FIRST, SECOND, THIRD, PROSE, FIRST];

test.each([
  { columns: 4, titled: [0, 1], hasRulings: true, repeats: 5 },
  { columns: 4, titled: [0, 1], hasRulings: false, repeats: 4 },
  { columns: 5, titled: [0, 1, 2], hasRulings: false, repeats: 4 },
])('$columns columns with level lines, titles in $titled, are no tables side by side', async ({ columns, titled, hasRulings, repeats }) => {
  const [left, gap] = [40, 14];
  const width = (515 - gap * (columns - 1)) / columns;
  const stories = STORIES.slice(0, columns).map((story) => story.repeat(repeats).trim());
  const model = await convertDrawnPages([
    ({ page, plain, bold }) => {
      for (const [index, story] of stories.entries()) {
        const x = left + index * (width + gap);
        const lines = breakLines(story, plain, 9, width);
        const titleAt = titled.includes(index) ? 3 + 2 * index : lines.length;
        for (const [row, text] of lines.entries()) {
          const y = 700 - row * 11 - (row >= titleAt ? 27 : 0);
          page.drawText(text, { x, y, size: 9, font: plain });
        }
        if (titleAt < lines.length) page.drawText('The week', { x, y: 700 - titleAt * 11 - 9, size: 12, font: bold });
        if (hasRulings && index > 0) drawLine(page, [x - gap / 2, 710], [x - gap / 2, 400]);
      }
    },
  ]);
  expect(listBlocks(model).filter(({ kind }) => kind === 'table')).toEqual([]);
  const text = listParagraphs(model)
    .map(({ inlines }) => joinInlines(inlines))
    .filter((each) => each !== 'The week' && each !== '')
    .join(' ');
  expect(text).toBe(stories.join(' '));
});
