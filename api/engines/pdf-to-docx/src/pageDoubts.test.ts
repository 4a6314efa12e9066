import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { rgb } from 'pdf-lib';
import { convertToModel } from './buildModel.ts';
import { type Draw, drawLine, drawPdf, PROSE, SIZE, set } from './testing/drawnPages.ts';

const plain: Draw = (pen) => void set(pen, PROSE.repeat(3));

const withFraction: Draw = (pen) => {
  set(pen, PROSE.repeat(3), { y: 780 });
  for (const [text, x, y] of [
    ['w =', 240, 650],
    ['p + q', 272, 658],
    ['2r', 280, 642],
  ] as const)
    pen.page.drawText(text, { x, y, size: SIZE, font: pen.plain });
  drawLine(pen.page, [270, 654], [302, 654], 0.4);
  set(pen, PROSE.repeat(3), { y: 560 });
};

const withFaintWords: Draw = (pen) => {
  pen.page.drawText('Draft of the third of May', { x: 70, y: 780, size: SIZE, font: pen.plain, color: rgb(0.92, 0.92, 0.92) });
  set(pen, PROSE.repeat(3));
};

test('reports pages with formulas and pages with faint words, and no others', async () => {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const pdf = await drawPdf([plain, withFraction, plain, withFaintWords]);
  const { lookAt } = await convertToModel(createFileInMemory('paper.pdf', pdf), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  expect(lookAt).toEqual([
    { page: 2, why: 'formula', better: 'exact' },
    { page: 4, why: 'faint', better: 'exact' },
  ]);
});

test('pages that hardly flow keep their look where that was asked, and are named', async () => {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const pdf = await drawPdf([plain, withFraction, plain, withFaintWords]);
  const request = { maxPages: 0, recognition: { mode: 'off' as const }, doubtfulPages: 'look' as const };
  const { pages, warnings } = await convertToModel(createFileInMemory('paper.pdf', pdf), request, hooks);
  expect(pages.map(({ mode }) => mode)).toEqual(['flow', 'exact', 'flow', 'exact']);
  expect(warnings).toEqual([{ code: 'kept_look', pages: [2, 4] }]);
  const own = { ...request, pageModes: [{ page: 2, mode: 'flow' as const }] };
  const chosen = await convertToModel(createFileInMemory('paper.pdf', pdf), own, hooks);
  expect(chosen.pages.map(({ mode }) => mode)).toEqual(['flow', 'flow', 'flow', 'exact']);
});

async function findDoubts(pages: Draw[]): Promise<unknown[]> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const pdf = await drawPdf(pages);
  return (await convertToModel(createFileInMemory('paper.pdf', pdf), { maxPages: 0, recognition: { mode: 'off' } }, hooks)).lookAt;
}

test.each([
  ['a wide text beside a narrow one', [70, 250, 410], [160, 140, 110]],
  ['a text between two narrow ones', [70, 205, 405], [120, 185, 120]],
  ['narrow texts before a wide one', [70, 195, 325], [110, 115, 200]],
])('a page whose columns of unlike width follow each other is named: %s', async (_, lefts, widths) => {
  const page: Draw = (pen) => {
    for (const [index, x] of lefts.entries()) set(pen, PROSE.repeat(3), { x, y: 780, width: widths[index] ?? 0 });
  };
  expect(await findDoubts([plain, page])).toEqual([{ page: 2, why: 'columns', better: 'exact' }]);
});

test('columns of Word, and a table without lines, are no reason to look', async () => {
  const columns: Draw = (pen) => {
    for (const x of [70, 310]) set(pen, PROSE.repeat(6), { x, y: 780, width: 215 });
  };
  const table: Draw = ({ page, plain }) => {
    for (const [row, cells] of [
      ['Ana Ruiz', 'Porto', '12.40'],
      ['Jon Berg', 'Oslo', '9.10'],
      ['Mei Lin', 'Leeds', '17.35'],
    ].entries())
      for (const [column, text] of cells.entries()) page.drawText(text, { x: 70 + column * 160, y: 700 - row * 18, size: SIZE, font: plain });
  };
  expect(await findDoubts([columns, table])).toEqual([]);
});
