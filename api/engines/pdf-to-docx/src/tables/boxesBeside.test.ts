import { describe, expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  LEFT,
  listBlocks,
  listCellTexts,
  type Pen,
  PROSE,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

/** A box with rounded corners, as browsers draw cards. */
function card({ page }: Pen, left: number, top: number, { width = 140, height = 60, radius = 6 } = {}): void {
  const [right, bottom] = [width, height];
  const path = [
    `M ${radius} 0 L ${right - radius} 0 C ${right} 0 ${right} 0 ${right} ${radius}`,
    `L ${right} ${bottom - radius} C ${right} ${bottom} ${right} ${bottom} ${right - radius} ${bottom}`,
    `L ${radius} ${bottom} C 0 ${bottom} 0 ${bottom} 0 ${bottom - radius} L 0 ${radius} C 0 0 0 0 ${radius} 0 Z`,
  ];
  page.drawSvgPath(path.join(' '), { x: left, y: top, borderColor: rgb(0.6, 0.6, 0.6), borderWidth: 1 });
}

const people: [string, string, string][] = [
  ['Ada Brandt', 'Research', 'ada@quay.org'],
  ['Ben Okafor', 'Finance', 'ben@quay.org'],
  ['Cleo Martin', 'Design', 'cleo@quay.org'],
];
const cards: Draw = (pen) => {
  set(pen, PROSE.repeat(2), { y: 760 });
  for (const [index, lines] of people.entries()) {
    const left = LEFT + index * 155;
    card(pen, left, 690);
    for (const [row, words] of lines.entries())
      pen.page.drawText(words, { x: left + 8, y: 676 - row * 15, size: SIZE, font: row ? pen.plain : pen.bold });
  }
  set(pen, PROSE.repeat(2), { y: 600 });
};

describe('A visitor who converts a page of cards gets', () => {
  test('the words of cards with rounded corners as words in cells beside each other, line by line', async () => {
    const model = await convertDrawnPages([cards]);
    const [row] = listCellTexts(getFirstTable(model));
    expect(row?.filter((text) => text !== '')).toEqual(people.map((lines) => lines.join('/')));
    expect(getFirstTable(model).rows[0]?.cells[0]?.borders).toMatchObject({ top: { color: '999999' }, left: { color: '999999' } });
    expect(model.pictures.size).toBe(0);
  });

  test('a drawing of rounded boxes with arrows between them as a picture', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        set(pen, PROSE.repeat(2), { y: 760 });
        for (const place of [0, 1, 2]) {
          card(pen, LEFT + place * 150, 690, { width: 100, height: 70 });
          pen.page.drawText(['Ask', 'Think', 'Write'][place] ?? '', { x: LEFT + 20 + place * 150, y: 652, size: SIZE, font: pen.plain });
          if (place > 0) drawLine(pen.page, [LEFT + place * 150 - 50, 655], [LEFT + place * 150, 655]);
        }
        set(pen, PROSE.repeat(2), { y: 600 });
      },
    ]);
    expect(listBlocks(model).some(({ kind }) => kind === 'table')).toBe(false);
    expect(model.pictures.size).toBeGreaterThan(0);
  });
});
