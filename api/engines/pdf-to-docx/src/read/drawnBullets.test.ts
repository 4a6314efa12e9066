import { expect, test } from '@jest/globals';
import type { Glyph, GlyphStyle } from '@sheaf/pdf-text/glyphs/glyph';
import { rgb } from 'pdf-lib';
import type { Block, Paragraph } from '../model/documentModel.ts';
import { convertDrawnPages, joinInlines, listBlocks } from '../testing/drawnPages.ts';
import type { Drawing } from './drawing.ts';
import { addDrawnBullets } from './drawnBullets.ts';

const style = { size: 12 } as GlyphStyle;
const buildGlyph = (text: string, left: number, right: number): Glyph => ({
  text,
  left,
  right,
  top: 90,
  bottom: 102,
  originX: left,
  originY: 100,
  style,
  isUnmapped: false,
});
const nothing: Drawing = { rulings: [], backgrounds: [], images: [], shapes: [], fills: [] };
const buildMark = (left: number) => ({ left, right: left + 4, top: 94, bottom: 98 });
const findBullets = (glyphs: Glyph[]) => glyphs.filter(({ text }) => text === '•').map(({ left }) => left);

test.each([
  ['Arabic', ['ب', 'ا']],
  ['Hebrew', ['ש', 'ל']],
])('a dot to the right of a line of %s is a list bullet', (_, [one = '', two = '']) => {
  const line = [buildGlyph(one, 280, 286), buildGlyph(two, 286, 292)];
  expect(findBullets(addDrawnBullets(line, { ...nothing, shapes: [buildMark(302)] }))).toEqual([302]);
  expect(findBullets(addDrawnBullets(line, { ...nothing, backgrounds: [{ ...buildMark(304), color: '000000' }] }))).toEqual([304]);
});

test('a dot after Latin words is not a bullet', () => {
  expect(findBullets(addDrawnBullets([buildGlyph('a', 280, 286)], { ...nothing, shapes: [buildMark(296)] }))).toEqual([]);
});

const panels = [
  { on: 'a dark column', color: rgb(0.13, 0.2, 0.31), box: { x: 0, y: 0, width: 200, height: 842 }, x: 36, items: ['Knots', 'Reefing', 'Rowing'] },
  {
    on: 'a green box',
    color: rgb(0.1, 0.5, 0.3),
    box: { x: 60, y: 560, width: 300, height: 120 },
    x: 90,
    items: ['Open on Sundays', 'Closed in August'],
  },
  {
    on: 'a whole dark page',
    color: rgb(0, 0, 0),
    box: { x: 0, y: 0, width: 595, height: 842 },
    x: 120,
    items: ['Lanes by spring', 'Stands at stations', 'Lights'],
  },
];

test.each(panels)('white dots before the lines on $on are list bullets', async ({ color, box, x, items }) => {
  const model = await convertDrawnPages([
    ({ page, plain }) => {
      page.drawRectangle({ ...box, color });
      for (const [index, item] of items.entries()) {
        const y = 640 - index * 18;
        page.drawEllipse({ x, y: y + 4, xScale: 1.6, yScale: 1.6, color: rgb(1, 1, 1) });
        page.drawText(item, { x: x + 12, y, size: 12, font: plain, color: rgb(1, 1, 1) });
      }
    },
  ]);
  const texts = listParagraphs(listBlocks(model)).filter(({ role }) => role.type === 'listItem');
  expect(texts.map(({ inlines }) => joinInlines(inlines.filter(({ kind }) => kind === 'text')))).toEqual(items);
});

function listParagraphs(blocks: readonly Block[]): Paragraph[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block];
    return block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.flatMap((cell) => listParagraphs(cell.blocks))) : [];
  });
}
