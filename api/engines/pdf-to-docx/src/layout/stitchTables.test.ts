import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import { getFirstTable, listCellTexts } from '../testing/drawnPages.ts';
import { buildParagraphTag, buildTaggedPdf, type TestTag } from '../testing/taggedPdf.ts';

const PLACES = [70, 150, 330];
const HEADER = ['Day', 'Boat', 'Catch'];

const row = (cells: string[], y: number, page: number, tag = 'TD'): TestTag => ({
  tag: 'TR',
  holds: cells.map((text, column) => ({ tag, holds: [{ tag: 'P', holds: [{ text, x: PLACES[column] ?? 0, y, page }] }] })),
});
const buildRows = (page: number) =>
  Array.from({ length: 20 }, (_, index) => [`${page}.${index}`, `Gannet of Stromness ${index}`, `${index * 7} boxes`]);

test('the header of a tagged table that is repeated on the next page, where no tag shows it, appears once', async () => {
  const tags: TestTag[] = [
    buildParagraphTag('What the boats brought home', 790),
    {
      tag: 'Table',
      holds: [
        row(HEADER, 420, 1, 'TH'),
        ...buildRows(1).map((cells, index) => row(cells, 400 - 16 * index, 1)),
        ...buildRows(2).map((cells, index) => row(cells, 760 - 16 * index, 2)),
      ],
    },
  ];
  const document = await PDFDocument.load(await buildTaggedPdf(tags));
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const [column, text] of HEADER.entries()) document.getPage(1).drawText(text, { x: PLACES[column] ?? 0, y: 780, size: 11, font });
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('tagged.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  const table = getFirstTable(model);
  expect(listCellTexts(table)).toEqual([HEADER, ...buildRows(1), ...buildRows(2)]);
  expect(table.headerRows).toBe(1);
  expect(model.sections.flatMap(({ blocks }) => blocks)).toHaveLength(2);
});
