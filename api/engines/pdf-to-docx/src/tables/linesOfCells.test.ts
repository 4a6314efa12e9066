import { expect, test } from '@jest/globals';
import { cellTexts, converted, type Draw, LEADING, SIZE, tableOf } from '../testing/drawnPages.ts';

/** Draws a table without lines, whose rows have a cell of several lines and figures flush right. */
function drawRows(rows: readonly (readonly [string, string[], string])[], [first, second, end]: readonly [number, number, number]): Draw {
  return ({ page, plain }) => {
    let y = 720;
    for (const [label, lines, figure] of rows) {
      page.drawText(label, { x: first, y, size: SIZE, font: plain });
      page.drawText(figure, { x: end - plain.widthOfTextAtSize(figure, SIZE), y, size: SIZE, font: plain });
      for (const [place, text] of lines.entries()) page.drawText(text, { x: second, y: y - place * LEADING, size: SIZE, font: plain });
      y -= (lines.length + 0.6) * LEADING;
    }
  };
}

const cases = [
  {
    document: 'a bank statement',
    edges: [70, 150, 500],
    rows: [
      ['02 Mar', ['Fresh Market, Leeds'], '34.20'],
      ['03 Mar', ['Brightwater Energy', 'Ref 00123456'], '88.00'],
      ['05 Mar', ['ATM Canal Street 18:42'], '60.00'],
      ['07 Mar', ['J Okafor', 'Rent share'], '45.10'],
    ],
  },
  {
    document: 'an invoice',
    edges: [60, 110, 420],
    rows: [
      ['1', ['Stuhl Modell Anna mit Armlehnen'], '249,00'],
      ['2', ['Tisch aus Eichenholz geölt', 'Art. 77-120'], '780,00'],
      ['3', ['Lieferung'], '49,00'],
    ],
  },
  {
    document: 'a list of works',
    edges: [80, 200, 520],
    rows: [
      ['Bach', ['Suite for cello alone'], '24.5 min'],
      ['Ravel', ['Quartet in F for strings', 'Allegro'], '28.0 min'],
      ['Brahms', ['Variations on a theme by Haydn'], '19.3 min'],
    ],
  },
] as { document: string; edges: [number, number, number]; rows: [string, string[], string][] }[];

test.each(cases)('lines of a cell in $document that left room for what follows stay lines of their own', async ({ edges, rows }) => {
  expect(cellTexts(tableOf(await converted([drawRows(rows, edges)])))).toEqual(
    rows.map(([label, lines, figure]) => [label, lines.join('/'), figure]),
  );
});
