import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import { cellTexts, tableOf } from '../testing/drawnPages.ts';
import { paragraph, type TestTag, taggedPdf } from '../testing/taggedPdf.ts';

const PLACES = [70, 150, 330];
const HEAD = ['Day', 'Boat', 'Catch'];

const row = (cells: string[], y: number, page: number, tag = 'TD'): TestTag => ({
  tag: 'TR',
  holds: cells.map((text, column) => ({ tag, holds: [{ tag: 'P', holds: [{ text, x: PLACES[column] ?? 0, y, page }] }] })),
});
const rowsOf = (page: number) => Array.from({ length: 20 }, (_, place) => [`${page}.${place}`, `Gannet of Stromness ${place}`, `${place * 7} boxes`]);

test('the head of a tagged table that is repeated on the next page, where no tag tells of it, stands once', async () => {
  const tags: TestTag[] = [
    paragraph('What the boats brought home', 790),
    {
      tag: 'Table',
      holds: [
        row(HEAD, 420, 1, 'TH'),
        ...rowsOf(1).map((cells, place) => row(cells, 400 - 16 * place, 1)),
        ...rowsOf(2).map((cells, place) => row(cells, 760 - 16 * place, 2)),
      ],
    },
  ];
  const document = await PDFDocument.load(await taggedPdf(tags));
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const [column, text] of HEAD.entries()) document.getPage(1).drawText(text, { x: PLACES[column] ?? 0, y: 780, size: 11, font });
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('tagged.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  const table = tableOf(model);
  expect(cellTexts(table)).toEqual([HEAD, ...rowsOf(1), ...rowsOf(2)]);
  expect(table.headRows).toBe(1);
  expect(model.sections.flatMap(({ blocks }) => blocks)).toHaveLength(2);
});
