import { expect, test } from '@jest/globals';
import { StandardFonts } from 'pdf-lib';
import { listInlines } from '../model/listInlines.ts';
import { convertDrawnPages, type Draw, drawLine, LEFT, listBlocks, SIZE } from '../testing/drawnPages.ts';

interface Line {
  label: string;
  value: string;
  /** How long the line is, in points. */
  length: number;
}

/** Draws labels, each with a line behind it and writing on that. */
const drawForm =
  (lines: Line[], { x = LEFT, font = StandardFonts.Courier }: { x?: number; font?: StandardFonts } = {}): Draw =>
  async ({ page, plain, document }) => {
    const hand = await document.embedFont(font);
    page.drawText('Please write in capital letters', { x: LEFT, y: 760, size: SIZE, font: plain });
    for (const [index, { label, value, length }] of lines.entries()) {
      const y = 720 - index * 22;
      const from = x + plain.widthOfTextAtSize(label, SIZE) + 4;
      page.drawText(label, { x, y, size: SIZE, font: plain });
      page.drawText(value, { x: from + 5, y, size: SIZE, font: hand });
      drawLine(page, [from, y - 2], [from + length, y - 2], 0.5);
    }
  };

const listFields = async (draw: Draw) =>
  listBlocks(await convertDrawnPages([draw]))
    .flatMap(listInlines)
    .flatMap((inline) => (inline.kind === 'field' ? [{ value: inline.value, isUnderlined: inline.style.isUnderlined }] : []));

test.each([
  {
    of: 'a library card',
    lines: [
      { label: 'Family name *', value: 'OKONKWO', length: 180 },
      { label: 'Street and number *', value: 'HARBOUR ROAD 7', length: 300 },
      { label: 'Postcode *', value: '2450', length: 90 },
    ],
    look: {},
  },
  {
    of: 'una solicitud',
    lines: [
      { label: 'Nombre:', value: 'INÉS GALLARDO', length: 220 },
      { label: 'Fecha de nacimiento:', value: '04 / 11 / 1991', length: 160 },
    ],
    look: { font: StandardFonts.HelveticaOblique },
  },
  {
    of: 'a report in one font',
    lines: [
      { label: 'Inspected by', value: 'R. Adeyemi', length: 140 },
      { label: 'Date of visit:', value: '3 May', length: 90 },
    ],
    look: { x: 110, font: StandardFonts.TimesRoman },
  },
])('what is written on the lines of $of is in fields behind their labels', async ({ lines, look }) => {
  expect(await listFields(drawForm(lines, look))).toEqual(lines.map(({ value }) => ({ value, isUnderlined: true })));
});

test.each([
  { of: 'a line that ends with the words over it', value: 'the whole of the rent', length: 100 },
  { of: 'a line that begins far from its label', value: '', length: 200 },
])('$of is no field', async ({ value, length }) => {
  expect(await listFields(drawForm([{ label: 'The tenant pays', value, length }], { font: StandardFonts.TimesRoman }))).toEqual([]);
});
