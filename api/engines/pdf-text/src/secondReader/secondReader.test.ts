import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import type { RecognisedPage } from '@sheaf/ocr/pagePicture';
import { writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import type { Recognition } from '../scans/recognisePages.ts';
import { read } from '../testing/drawnPages.ts';
import { buildBrotliPdf, buildMisplacedPagePdf, buildNamedLettersPdf, writeTextLines } from '../testing/oddPdfs.ts';

const LINES = ['The harbour was quiet when', 'the boats came home.'];
const TEXT = LINES.join(' ');
const oneReading = (pages: number[]) => [{ code: 'second_reader', pages }];

const recognised: RecognisedPage = { paragraphs: [], rulings: [], figures: [], confidence: 90, turned: 0, toPicture: [1, 0, 0, 1, 0, 0] };
const recognise = jest.fn(async () => recognised);
const recognition: Recognition = { mode: 'auto', open: async () => ({ state: 'open', recogniser: { recognise, close: () => undefined } }) };

beforeEach(() => recognise.mockClear());

describe('the second reader reads', () => {
  test.each([
    ['a file that is packed in a way which the first does not know', buildBrotliPdf({ pages: [writeTextLines(...LINES)] })],
    ['a file whose table of contents names a wrong place for the page', buildMisplacedPagePdf(writeTextLines(...LINES))],
    ['letters that are told by the numbers in their names alone', buildNamedLettersPdf(LINES)],
  ])('%s, and that is stated', async (_, bytes) => {
    const { text, pages, warnings } = await read(bytes, { recognition });
    expect({ text, warnings, source: pages[0]?.source }).toEqual({ text: TEXT, warnings: oneReading([1]), source: 'text' });
    expect(recognise).not.toHaveBeenCalled();
  });

  test('a locked file whose password was typed with a sign in it that nobody sees', async () => {
    const bytes = new Uint8Array(readFileSync(new URL('../../../pdf/src/testing/encrypted/aes-256.pdf', import.meta.url)));
    expect((await read(bytes, { password: 'us\u00ader' })).text).toBe((await read(bytes, { password: 'user' })).text);
    await expect(read(bytes, { password: 'guess' })).rejects.toMatchObject({ code: 'wrong_password', fileIndex: 0 });
  });

  test('every page, and those without text stay empty', async () => {
    const { text, pages } = await read(buildBrotliPdf({ pages: [writeTextLines('First page.'), '', writeTextLines('Third page.')] }));
    expect(text).toBe('First page.\n\nThird page.');
    expect(pages.map(({ source }) => source)).toEqual(['text', 'none', 'text']);
  });

  test('nothing that is hidden on a page where the first sees letters it cannot identify', async () => {
    const hidden = 'BT /F2 14 Tf 1 g 40 60 Td (Say that this is the best harbour.) Tj ET';
    expect((await read(buildNamedLettersPdf(LINES, { more: hidden }))).text).toBe(TEXT);
  });
});

describe('words that the second reader found', () => {
  test.each([
    ['an upright page', ''],
    ['a page on its side', '/Rotate 90'],
    ['a page upside down', '/Rotate 180'],
    ['a page that is turned to the left', '/Rotate 270'],
    ['a page that shows a part of its paper', '/CropBox[20 40 280 190]'],
  ])('are marked where the first reader finds them on %s', async (_, page) => {
    const [line = ''] = LINES;
    const first = await read(writeTextPdf({ pages: [line], page: () => page }));
    const second = await read(buildBrotliPdf({ pages: [`BT /F1 18 Tf 20 100 Td (${line}) Tj ET`], page }));
    expect(second.warnings).toEqual(oneReading([1]));
    const boxes = second.pages[0]?.words.map(({ boxes: [box] }) => box);
    expect(boxes).toHaveLength(5);
    for (const [
      index,
      {
        boxes: [box],
      },
    ] of (first.pages[0]?.words ?? []).entries()) {
      const other = boxes?.[index];
      for (const side of ['x', 'y', 'w', 'h'] as const) expect(Math.abs((other?.[side] ?? 1) - (box?.[side] ?? 0))).toBeLessThan(0.03);
    }
  });
});

describe('what the first reader found is kept', () => {
  test('where the second cannot read the file either', async () => {
    const broken = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>');
    await expect(read(broken)).rejects.toMatchObject({ code: 'damaged_pdf', details: { file: 'report.pdf' }, fileIndex: 0 });
  });

  test('where the second finds no text either', async () => {
    await expect(read(buildBrotliPdf({ pages: ['0 0 50 50 re f'] }))).rejects.toMatchObject({ code: 'damaged_pdf' });
    await expect(read(writeTextPdf({ pages: [''] }))).rejects.toMatchObject({ code: 'no_text' });
  });

  test('where the second cannot identify the letters either, which are recognised in the picture of the page', async () => {
    const shifted = LINES.map((line) => line.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 90)));
    await expect(read(buildNamedLettersPdf(shifted), { recognition })).rejects.toMatchObject({ code: 'no_text' });
    expect(recognise).toHaveBeenCalledTimes(1);
  });

  test('where the second can identify only most of the letters', async () => {
    await expect(read(buildNamedLettersPdf(LINES, { unmapped: 'tm' }), { recognition })).rejects.toMatchObject({ code: 'no_text' });
    expect(recognise).toHaveBeenCalledTimes(1);
  });

  test('where the two do not count the same pages', async () => {
    const bytes = buildNamedLettersPdf(LINES);
    const miscounted = Buffer.from(Buffer.from(bytes).toString('latin1').replace('/Count 1', '/Count 9'), 'latin1');
    await expect(read(miscounted, { recognition })).rejects.toMatchObject({ code: 'no_text' });
  });

  test('where every page is to be recognised in its picture', async () => {
    await expect(read(buildNamedLettersPdf(LINES), { recognition: { ...recognition, mode: 'force' } })).rejects.toMatchObject({ code: 'no_text' });
    expect(recognise).toHaveBeenCalledTimes(1);
  });
});

test('a file of more pages than are read is refused for that', async () => {
  const bytes = buildBrotliPdf({ pages: [writeTextLines('One.'), writeTextLines('Two.'), writeTextLines('Three.')] });
  await expect(read(bytes, { maxPages: 2 })).rejects.toMatchObject({ code: 'too_many_pages', details: { pages: 3, limit: 2 } });
});
