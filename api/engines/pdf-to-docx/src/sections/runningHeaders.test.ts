import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import type { Block } from '../model/documentModel.ts';
import { listInlines } from '../model/listInlines.ts';
import { convertDrawnPages, joinInlines, LEFT, listParagraphs, PROSE, set } from '../testing/drawnPages.ts';

const TEXT = [
  'The best place to watch the stars is the roof',
  'of the old lighthouse, where the keeper leaves',
  'the door open on clear nights until the morning.',
];

test('two pages that begin with the same words keep them, and have their running header as one', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const number of [1, 2]) {
    const page = document.addPage([595, 842]);
    page.drawText('A report of the working group', { x: 70, y: 805, size: 9, font });
    for (const [index, line] of TEXT.entries()) page.drawText(line, { x: 70, y: 765 - 14 * index, size: 11, font });
    page.drawText(`Nothing else is said on page ${number}.`, { x: 70, y: 690, size: 11, font });
  }
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('report.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  const listTexts = (blocks: readonly Block[] = []) =>
    blocks.map((block) =>
      listInlines(block)
        .map((inline) => (inline.kind === 'text' ? inline.text : ''))
        .join(''),
    );
  expect(model.sections.flatMap(({ blocks }) => listTexts(blocks)).filter((text) => text === TEXT.join(' '))).toHaveLength(2);
  expect(listTexts(model.sections[0]?.header)).toEqual(['A report of the working group']);
});

test('pages that are rotated by a quarter turn have the running header of the others', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const size of [
    [595, 842],
    [595, 842],
    [842, 595],
    [595, 842],
  ] as [number, number][]) {
    const page = document.addPage(size);
    page.drawText('Rules of the harbour', { x: 70, y: size[1] - 37, size: 9, font });
    for (const [index, line] of TEXT.entries()) page.drawText(line, { x: 70, y: size[1] - 90 - 14 * index, size: 11, font });
  }
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('rules.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  const words = model.sections.flatMap(({ blocks }) => blocks.flatMap(listInlines)).map((inline) => (inline.kind === 'text' ? inline.text : ''));
  expect(words.join(' ')).not.toContain('Rules of the harbour');
});

test('the number of a page and of all pages are counted where a stroke alone separates them', async () => {
  const model = await convertDrawnPages(
    [1, 2, 3].map((number) => (pen) => {
      pen.page.drawText(`Report ${number}/3`, { x: 470, y: 32, size: 9, font: pen.plain });
      set(pen, `${number === 1 ? '' : 'Page. '}${PROSE.repeat(5)}`, { y: 750 });
    }),
  );
  expect(model.sections.map(({ footer }) => footer?.map(({ inlines }) => joinInlines(inlines)))).toEqual([['Report <pageNumber>/<pageCount>']]);
});

test('headers that are on one page alone are those of its section where other pages have theirs', async () => {
  const parts = ['A: Conditions', 'A: Conditions', 'B: Works', 'B: Works', 'C: Prices'];
  const model = await convertDrawnPages(
    parts.map((part, index) => (pen) => {
      pen.page.drawText(`Invitation to tender 24/118, part ${part}`, { x: LEFT, y: 800, size: 9, font: pen.plain });
      if (index === 0) pen.page.drawText('City of Marlow, 1 Dock Street', { x: LEFT, y: 32, size: 8, font: pen.plain });
      else pen.page.drawText(`Page ${index + 1} of 5`, { x: LEFT, y: 32, size: 9, font: pen.plain });
      set(pen, `Part ${index}. ${PROSE.repeat(5)}`, { y: 740 });
    }),
  );
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines).slice(0, 7))).toEqual(parts.map((_, index) => `Part ${index}.`));
  expect(model.sections.map(({ header }) => header?.map(({ inlines }) => joinInlines(inlines)))).toEqual([
    ['Invitation to tender 24/118, part A: Conditions'],
    ['Invitation to tender 24/118, part B: Works'],
    ['Invitation to tender 24/118, part C: Prices'],
  ]);
  const [first] = model.sections;
  expect((first?.firstFooter ?? first?.footer)?.map(({ inlines }) => joinInlines(inlines))).toEqual(['City of Marlow, 1 Dock Street']);
});

const SMALL_PRINT = [
  { x: 70, lines: ['Dishes may contain nuts, gluten or shellfish. Tell us about', 'allergies before you order.'] },
  {
    x: 120,
    lines: [
      'Registered in the town of Delven under number 4471, where the',
      'board sits on Mondays, and its members meet in the hall on',
      'holidays alone.',
    ],
  },
  { x: 70, lines: ['Prices are those of the day and hold as long as the stock in', 'our harbour lasts.'], isCentred: true },
];

test.each(SMALL_PRINT)('small print at the foot of the only page is one paragraph: $lines.0', async ({ x, lines, isCentred }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(5), { y: 750 });
      for (const [index, line] of lines.entries()) {
        const left = isCentred ? 297 - pen.plain.widthOfTextAtSize(line, 8) / 2 : x;
        pen.page.drawText(line, { x: left, y: 50 - 10 * index, size: 8, font: pen.plain });
      }
    },
  ]);
  expect(model.sections[0]?.footer?.map(({ inlines }) => joinInlines(inlines))).toEqual([lines.join(' ')]);
});

test('lines of an address at the foot of a page stay paragraphs of their own', async () => {
  const lines = ['The Harbour Office of the town of Delven', 'Canal Street 2, third floor', 'open on Mondays'];
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(5), { y: 750 });
      for (const [index, line] of lines.entries()) pen.page.drawText(line, { x: 70, y: 50 - 10 * index, size: 8, font: pen.plain });
    },
  ]);
  expect(model.sections[0]?.footer).toHaveLength(3);
});
