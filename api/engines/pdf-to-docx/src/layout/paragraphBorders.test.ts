import { expect, test } from '@jest/globals';
import { writeDocx } from '../docx/writeDocx.ts';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  joinInlines,
  LEADING,
  LEFT,
  listParagraphs,
  type Pen,
  PROSE,
  RIGHT,
  set,
} from '../testing/drawnPages.ts';
import { readDocx } from '../testing/readDocx.ts';
import { findFaults } from '../validate/findFaults.ts';

const INSIDE = { x: LEFT + 14, width: RIGHT - LEFT - 28 };

/** Texts in a box, whose upper end is at 700, and a text below it. */
const boxed =
  (texts: string[]): Draw =>
  (pen) => {
    let y = 700 - 20;
    for (const text of texts) y = set(pen, text, { ...INSIDE, y });
    const bottom = y + 2;
    for (const level of [700, bottom]) drawLine(pen.page, [LEFT, level], [RIGHT, level], 1);
    for (const upright of [LEFT, RIGHT]) drawLine(pen.page, [upright, 700], [upright, bottom], 1);
    set(pen, PROSE.repeat(2), { y: bottom - 2 * LEADING });
  };

function bar({ page }: Pen, [top, bottom]: [number, number], x: number) {
  drawLine(page, [x, top], [x, bottom], 3);
}

test('a quotation keeps the line beside it, down all of its paragraphs', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const from = set(pen, PROSE.repeat(2), { y: 740 });
      const middle = set(pen, `First ${PROSE}`, { ...INSIDE, y: from });
      const to = set(pen, `Then ${PROSE}`, { ...INSIDE, y: middle });
      bar(pen, [from + 10, to + 14], LEFT + 4);
      set(pen, PROSE.repeat(2), { y: to });
    },
  ]);
  const lines = listParagraphs(model).map(({ inlines, borders }) => [joinInlines(inlines).slice(0, 5), borders?.left?.width, borders?.joins]);
  expect(lines).toEqual([
    ['The h', undefined, undefined],
    ['First', 3, { above: false, below: true }],
    ['Then ', 3, { above: true, below: false }],
    ['The h', undefined, undefined],
  ]);
});

test('paragraphs in a box have all of their lines alike, so that Word draws one box around them', async () => {
  const model = await convertDrawnPages([boxed([`First ${PROSE}`, `Then ${PROSE}`, 'Ask at the office before you cast off.'])]);
  const [first, second, third, after] = listParagraphs(model).map(({ borders }) => borders);
  expect(first).toMatchObject({ above: { width: 1 }, below: { width: 1 }, left: { width: 1 }, right: { width: 1 } });
  for (const other of [second, third]) expect({ ...other, joins: undefined }).toEqual({ ...first, joins: undefined });
  expect([first, second, third].map((borders) => borders?.joins)).toEqual([
    { above: false, below: true },
    { above: true, below: true },
    { above: true, below: false },
  ]);
  expect(after).toBeUndefined();
  const docx = await writeDocx(model);
  const borders = readDocx(docx)
    .parts.get('word/document.xml')
    ?.match(/<w:pBdr>.*?<\/w:pBdr>/gs);
  expect(borders).toHaveLength(3);
  expect(new Set(borders).size).toBe(1);
  expect(borders?.[0]).not.toContain('w:between');
  expect(findFaults(docx)).toEqual([]);
});

test('a box whose paragraphs have each drawn their own piece of its lines is one box', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const middle = set(pen, `First ${PROSE}`, { ...INSIDE, y: 680 }) + LEADING - 4;
      const bottom = set(pen, `Then ${PROSE}`, { ...INSIDE, y: middle - LEADING }) + 2;
      for (const level of [700, bottom]) drawLine(pen.page, [LEFT, level], [RIGHT, level], 1);
      for (const upright of [LEFT, RIGHT]) {
        drawLine(pen.page, [upright, 700], [upright, middle + 1], 1);
        drawLine(pen.page, [upright, middle - 1], [upright, bottom], 1);
      }
      set(pen, PROSE.repeat(2), { y: bottom - 2 * LEADING });
    },
  ]);
  expect(listParagraphs(model).map(({ borders }) => borders?.joins)).toEqual([
    { above: false, below: true },
    { above: true, below: false },
    undefined,
  ]);
});

test('a notice in the middle of its box has the whole box', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, bold } = pen;
      const from = set(pen, PROSE.repeat(2), { y: 740 });
      const text = 'Closed on public holidays';
      page.drawText(text, { x: (LEFT + RIGHT - bold.widthOfTextAtSize(text, 11)) / 2, y: from - 16, size: 11, font: bold });
      for (const level of [from, from - 28]) drawLine(page, [LEFT, level], [RIGHT, level], 1);
      for (const upright of [LEFT, RIGHT]) drawLine(page, [upright, from], [upright, from - 28], 1);
      set(pen, PROSE.repeat(2), { y: from - 52 });
    },
  ]);
  const [, notice] = listParagraphs(model);
  expect(notice).toMatchObject({ align: 'center', borders: { above: {}, below: {}, left: {}, right: {} } });
});

test('the line between two columns is beside neither', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(3), { y: 740, width: 210 });
      set(pen, `Fishing ${PROSE.repeat(3)}`, { y: 740, x: 315, width: 210 });
      bar(pen, [752, 500], 297);
    },
  ]);
  expect(listParagraphs(model).every(({ borders }) => !borders?.left && !borders?.right)).toBe(true);
});
