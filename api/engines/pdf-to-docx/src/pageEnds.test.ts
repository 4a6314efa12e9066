import { expect, test } from '@jest/globals';
import { convertDrawnPages, joinInlines, LEADING, LEFT, listParagraphs, type Pen, RIGHT, SIZE } from './testing/drawnPages.ts';

const RUNNING = [
  'We thank you for the order of the third of March and will deliver it as agreed',
  'on the first Monday of the month, by the boat that leaves the harbour at noon,',
];

function drawLines({ page, plain }: Pen, lines: string[], { x = LEFT, y }: { x?: number; y: number }): void {
  for (const [index, text] of lines.entries()) page.drawText(text, { x, y: y - index * LEADING, size: SIZE, font: plain });
}

const atRight = (pen: Pen, text: string, y: number) => drawLines(pen, [text], { x: RIGHT - pen.plain.widthOfTextAtSize(text, SIZE), y });

test.each([
  {
    of: 'of a letter with its sender at the right edge',
    above: (pen: Pen) => {
      atRight(pen, 'Harbour Works Limited', 780);
      atRight(pen, '4 Pier Road, Scalloway', 766);
    },
    next: ['Captain Sunde being the master of it.'],
  },
  {
    of: 'of a notice below a line over the whole width',
    above: (pen: Pen) =>
      drawLines(pen, ['Notice to all who keep a boat in the harbour of Scalloway or in that of the isle of Trondra, No. 12'], { y: 780 }),
    next: ['Saturday excepted. The crane is free of charge for', 'whoever has paid the dues of the year.'],
  },
  {
    of: 'of a statement with its amount far to the right',
    above: (pen: Pen) => {
      drawLines(pen, ['Balance of the year'], { y: 780 });
      atRight(pen, '1,204.50', 780);
    },
    next: ['Sunday at the latest.'],
  },
])('a sentence $of that fills its own lines goes on over the page', async ({ above, next }) => {
  const model = await convertDrawnPages([
    (pen) => {
      above(pen);
      drawLines(pen, ['Dear Mrs Holm,'], { y: 120 });
      drawLines(pen, RUNNING, { y: 100 });
    },
    (pen) => {
      drawLines(pen, next, { y: 780 });
      drawLines(pen, ['Yours faithfully'], { y: 700 });
    },
  ]);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
  expect(texts).toContain([...RUNNING, ...next].join(' '));
});

test('a text whose last line is short does not go on over the page', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      atRight(pen, 'Harbour Works Limited', 780);
      drawLines(pen, [...RUNNING, 'and no later than the end,'], { y: 100 });
    },
    (pen) => drawLines(pen, ['Captain Sunde is the master of it.'], { y: 780 }),
  ]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toContain('Captain Sunde is the master of it.');
});
