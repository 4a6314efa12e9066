import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, LEFT, listBlocks, listCellTexts, SIZE } from '../testing/drawnPages.ts';

/** Reads the tables of a page with texts at places. */
async function readTables(cells: readonly [x: number, y: number, text: string][]): Promise<string[][][]> {
  const draw: Draw = ({ page, plain }) => {
    for (const [x, y, text] of cells) page.drawText(text, { x, y, size: SIZE, font: plain });
  };
  return listBlocks(await convertDrawnPages([draw])).flatMap((block) => (block.kind === 'table' ? [listCellTexts(block)] : []));
}

test('A visitor who converts a booking gets one row for a name that is in the middle of two lines beside it', async () => {
  const tables = await readTables([
    [LEFT, 700, 'Guest'],
    [200, 700, 'Anton Lindqvist'],
    [LEFT, 680, 'Arrival'],
    [200, 680, 'Friday, from three'],
    [LEFT, 654, 'Room'],
    [200, 660, 'Double room with a balcony and a view of the harbour; breakfast is'],
    [200, 648, 'served from seven in the winter garden'],
    [LEFT, 628, 'Price'],
    [200, 628, 'three nights'],
  ]);
  expect(tables).toEqual([
    [
      ['Guest', 'Anton Lindqvist'],
      ['Arrival', 'Friday, from three'],
      ['Room', 'Double room with a balcony and a view of the harbour; breakfast is served from seven in the winter garden'],
      ['Price', 'three nights'],
    ],
  ]);
});

test('A visitor who converts a timetable without lines gets its rows, also where long cells have two lines', async () => {
  const tables = await readTables([
    [150, 700, 'Monday'],
    [270, 700, 'Tuesday'],
    [400, 700, 'Wednesday'],
    [LEFT, 674, '9:00'],
    [150, 674, 'Drawing'],
    [270, 680, 'Ceramics, please'],
    [270, 668, 'bring an apron'],
    [400, 674, 'Drawing'],
    [LEFT, 642, '11:00'],
    [150, 642, 'Printing'],
    [400, 648, 'Photography'],
    [400, 636, '(room four)'],
    [LEFT, 616, '14:00'],
    [150, 616, 'Theatre'],
    [270, 616, 'Swimming'],
    [400, 616, 'Theatre'],
  ]);
  expect(tables).toEqual([
    [
      ['', 'Monday', 'Tuesday', 'Wednesday'],
      ['9:00', 'Drawing', 'Ceramics, please bring an apron', 'Drawing'],
      ['11:00', 'Printing', '', 'Photography (room four)'],
      ['14:00', 'Theatre', 'Swimming', 'Theatre'],
    ],
  ]);
});
