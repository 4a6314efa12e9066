import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { convertDrawnPages, joinInlines, LEFT, listParagraphs, SIZE } from './testing/drawnPages.ts';

const WIDTH = 190;
const INDENT = 12;
const ENTRIES = [
  'abide v. to put up with; usually in the negative, as in he could not abide the noise of the boats at night.',
  'berth n. the place where a ship is moored for as long as she stays, or where one of her crew lies down to sleep.',
  'capstan n. a barrel that stands upright and is turned by hand, to heave in the anchor or whatever else is heavy.',
  'davit n. one of the two small cranes by which a boat is lowered over the side and taken in again after the watch.',
];

test('the entries of a dictionary are a paragraph each, however full their first lines are', async () => {
  const model = await convertDrawnPages([
    ({ page, plain }) => {
      let y = 760;
      for (const entry of ENTRIES) {
        const [first = ''] = breakLines(entry, plain, SIZE, WIDTH);
        page.drawText(first, { x: LEFT, y, size: SIZE, font: plain });
        const others = breakLines(entry.slice(first.length + 1), plain, SIZE, WIDTH - INDENT);
        for (const [index, text] of others.entries()) page.drawText(text, { x: LEFT + INDENT, y: y - 14 * (index + 1), size: SIZE, font: plain });
        y -= 14 * (others.length + 1);
      }
    },
  ]);
  expect(
    listParagraphs(model)
      .slice(0, ENTRIES.length)
      .map(({ inlines }) => joinInlines(inlines)),
  ).toEqual(ENTRIES);
});
