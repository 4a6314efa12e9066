import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import type { Inline } from './model/documentModel.ts';
import { convertDrawnPages, type Draw, drawLine, LEFT, listBlocks, SIZE } from './testing/drawnPages.ts';

const BLACK = rgb(0, 0, 0);

/** The values of all fields, wherever they are, `[x]` and `[ ]` for check boxes. */
async function readFields(draw: Draw): Promise<string[]> {
  const fields: string[] = [];
  JSON.stringify(listBlocks(await convertDrawnPages([draw])), (_, value: Inline) => {
    if (value?.kind === 'field') fields.push(value.value);
    if (value?.kind === 'checkBox') fields.push(value.isChecked ? '[x]' : '[ ]');
    return value;
  });
  return fields;
}

test('cells for single letters behind their labels are one field each, whether they touch or not', async () => {
  const draw: Draw = ({ page, plain }) => {
    for (const [row, { label, step, cells }] of [
      { label: 'Insurance number', step: 15, cells: 'QQ12' },
      { label: 'Date of birth', step: 17, cells: '07 11 58' },
      { label: 'Candidate number', step: 17, cells: '____' },
    ].entries()) {
      const y = 700 - 40 * row;
      page.drawText(label, { x: LEFT, y, size: SIZE, font: plain });
      for (const [at, letter] of [...cells].entries()) {
        if (letter === ' ') continue;
        page.drawRectangle({
          x: 240 + step * at - (row === 1 ? 8 * Math.floor(at / 3) : 0),
          y: y - 4,
          width: 15,
          height: 16,
          borderColor: BLACK,
          borderWidth: 0.6,
        });
        if (letter !== '_') page.drawText(letter, { x: 244 + step * at - (row === 1 ? 8 * Math.floor(at / 3) : 0), y, size: SIZE, font: plain });
      }
    }
  };
  expect(await readFields(draw)).toEqual(['QQ12', '07 11 58', '']);
});

test('a long box that short lines divide holds what was written, and empty cells part its words', async () => {
  const draw: Draw = ({ page, plain }) => {
    page.drawText('Nachname', { x: LEFT, y: 600, size: SIZE, font: plain });
    page.drawRectangle({ x: 200, y: 594, width: 200, height: 22, borderColor: BLACK, borderWidth: 0.8 });
    for (let x = 220; x < 400; x += 20) drawLine(page, [x, 594], [x, 616]);
    for (const [at, letter] of [...'DE BOER'].entries()) page.drawText(letter, { x: 206 + 20 * at, y: 600, size: SIZE, font: plain });
  };
  expect(await readFields(draw)).toEqual(['DE BOER']);
});

test.each([
  ['a calendar', [...'abcdefgh'], 4],
  ['a scale of answers', [...'12345'], 5],
])('the cells of %s are no field', async (_, letters, perRow) => {
  const draw: Draw = ({ page, plain }) => {
    page.drawText('Choose', { x: LEFT, y: 700, size: SIZE, font: plain });
    for (const [at, letter] of letters.entries()) {
      const [x, y] = [200 + 18 * (at % perRow), 696 - 18 * Math.floor(at / perRow)];
      page.drawRectangle({ x, y, width: 18, height: 18, borderColor: BLACK, borderWidth: 0.6 });
      page.drawText(letter, { x: x + 6, y: y + 4, size: SIZE, font: plain });
    }
  };
  expect(await readFields(draw)).toEqual([]);
});

test.each([
  ['in a square of lines, nearly as large as it', 11, 1.5, 2],
  ['in a small square', 8, 1, 0],
  ['over the edge of its square', 10, 2, -2],
])('a tick drawn in one stroke %s is a mark', async (_, side, inset, over) => {
  const draw: Draw = ({ page, plain }) => {
    for (const [row, answer] of ['By cheque', 'By bank transfer', 'By card'].entries()) {
      const y = 700 - 22 * row;
      page.drawRectangle({ x: LEFT, y, width: side, height: side, borderColor: BLACK, borderWidth: 0.8 });
      page.drawText(answer, { x: LEFT + side + 6, y: y + 1, size: SIZE, font: plain });
      const tick = `M ${inset} ${-side / 2} L ${side / 2.5} ${-inset} L ${side - inset} ${-(side - Math.max(over, inset))}`;
      if (row === 1) page.drawSvgPath(tick, { x: LEFT, y, borderColor: BLACK, borderWidth: 1.2 });
    }
  };
  expect(await readFields(draw)).toEqual(['[ ]', '[x]', '[ ]']);
});

test.each([
  ['two', 2, 2],
  ['two that touch', 2, 0],
  ['seven', 7, 3],
])('squares without words between are no check boxes: %s', async (_, count, gap) => {
  const draw: Draw = ({ page, plain }) => {
    page.drawText('Age', { x: LEFT, y: 700, size: SIZE, font: plain });
    for (let at = 0; at < count; at += 1)
      page.drawRectangle({ x: LEFT + 30 + at * (12 + gap), y: 698, width: 12, height: 12, borderColor: BLACK, borderWidth: 0.6 });
  };
  expect(await readFields(draw)).not.toContain('[ ]');
});
