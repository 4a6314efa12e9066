import { expect, test } from '@jest/globals';
import { encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { beginText, degrees, endText, moveText, PDFName, PDFOperator, PDFOperatorNames, rgb, setFontAndSize, showText } from 'pdf-lib';
import { breakLines } from './testing/brokenLines.ts';

import { type Draw, drawPdf, LEADING, listParagraphs, read, SIZE, setLines } from './testing/drawnPages.ts';

const PROSE =
  'The harbour was quiet when the first boats came back in the morning, and nobody on the long stone pier could say whether the storm had passed them or was still to come. ';

test('lines become paragraphs, and a word divided at a line end is whole again', async () => {
  const bytes = await drawPdf((page, font) => {
    const y = setLines(page, font, [
      'The committee has looked at all that was written about the fol-',
      'lowing year, and it is a well-',
      'known fact.',
    ]);
    setLines(page, font, ['Nothing else was said.'], { y: y - LEADING });
  });
  const document = await read(bytes);
  expect(listParagraphs(document)).toEqual([
    'The committee has looked at all that was written about the following year, and it is a well-known fact.',
    'Nothing else was said.',
  ]);
  const [page] = document.pages;
  const divided = page?.words.find(({ start, end }) => document.text.slice(start, end) === 'following');
  expect(divided?.boxes).toHaveLength(2);
});

test('columns are read one after the other, under the title that is over both', async () => {
  const text = PROSE.repeat(5);
  const bytes = await drawPdf((page, font) => {
    page.drawText('A title that stands over both of the columns below it, on the whole page', { x: 60, y: 740, size: 14, font });
    const lines = breakLines(text, font, SIZE, 220);
    const half = Math.ceil(lines.length / 2);
    setLines(page, font, lines.slice(0, half));
    setLines(page, font, lines.slice(half), { x: 310 });
  });
  const [title, body, ...more] = listParagraphs(await read(bytes));
  expect(title).toMatch(/^A title/);
  expect(body).toBe(text.trim());
  expect(more).toEqual([]);
});

test('columns are read one after the other though a line of one touches the next', async () => {
  const first = `${PROSE}${PROSE}`.trim();
  const second = `Second ${first}`;
  let long = '';
  const bytes = await drawPdf((page, font) => {
    const lines = breakLines(first, font, SIZE, 210);
    long = `${lines[2]} slowly`;
    lines.splice(2, 1, long);
    setLines(page, font, lines);
    setLines(page, font, breakLines(second, font, SIZE, 210), { x: 60 + font.widthOfTextAtSize(long, SIZE) + 0.9 * SIZE });
  });
  expect(listParagraphs(await read(bytes))).toEqual([first.replace(long.replace(' slowly', ''), long), second]);
});

test('a table is read row by row', async () => {
  const rows = [
    ['Place', 'Hours', 'Contact'],
    ['Bristol', '10 to 4', 'Ann'],
    ['Dundee', '9 to 3', 'Bob'],
  ];
  const bytes = await drawPdf((page, font) => {
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) page.drawText(cell, { x: 60 + column * 150, y: 700 - row * 18, size: SIZE, font });
    }
  });
  const document = await read(bytes);
  expect(document.text).toBe('Place Hours Contact\nBristol 10 to 4 Ann\nDundee 9 to 3 Bob');
  expect(document.paragraphs.map(({ kind }) => kind)).toEqual(['tableRow', 'tableRow', 'tableRow']);
});

test('a cell of several lines is read to its end before the next one', async () => {
  const bytes = await drawPdf((page, font) => {
    const put = (x: number, y: number, text: string) => page.drawText(text, { x, y, size: SIZE, font });
    put(60, 700, 'Light');
    setLines(page, font, ['Tells ships where the mouth of the', 'harbour is in the dark.'], { x: 150, y: 700 });
    setLines(page, font, ['At night, and by day', 'when there is fog.'], { x: 345, y: 700 });
    put(60, 660, 'Crane');
    put(150, 660, 'Lifts goods.');
    put(345, 660, 'On working days.');
  });
  expect((await read(bytes)).text).toBe(
    'Light Tells ships where the mouth of the harbour is in the dark. At night, and by day when there is fog.\nCrane Lifts goods. On working days.',
  );
});

test('running headers and page numbers are left out, and a paragraph continues over the page end', async () => {
  const pages = ['It began on the first page and was not over when that ended, since it', 'went on here on the second one.', 'The third is alone.'];
  const bytes = await drawPdf(
    ...pages.map(
      (line, index): Draw =>
        (page, font) => {
          page.drawText('The Harbour Report', { x: 60, y: 810, size: 9, font });
          page.drawText(`${index + 7}`, { x: 290, y: 30, size: 9, font });
          setLines(page, font, index === 0 ? ['What had come in from the sea was counted and put down in a large book.', line] : [line]);
        },
    ),
  );
  const document = await read(bytes);
  expect(listParagraphs(document)).toEqual([
    'What had come in from the sea was counted and put down in a large book. It began on the first page and was not over when that ended, since it went on here on the second one.',
    'The third is alone.',
  ]);
  expect(document.pages.map(({ paginationArtifacts }) => paginationArtifacts)).toEqual(
    [7, 8, 9].map((number) => ['The Harbour Report', `${number}`]),
  );
  expect(document.pages.map(({ start, end }) => document.text.slice(start, end).slice(0, 9))).toEqual(['What had ', 'went on h', 'The third']);
});

test('list items stay apart, a note at the foot of the page is one, and its mark is not in the text', async () => {
  const bytes = await drawPdf((page, font) => {
    let y = setLines(page, font, ['The whole of the matter was put to the committee in the spring']);
    page.drawText('1', {
      x: 60 + font.widthOfTextAtSize('The whole of the matter was put to the committee in the spring', SIZE),
      y: y + LEADING + 4,
      size: 7,
      font,
    });
    y = setLines(page, font, ['1. Look at the boats', '2. Count the boats'], { y: y - LEADING });
    page.drawText('1', { x: 60, y: 103, size: 6, font });
    page.drawText('See the annex of the report.', { x: 65, y: 100, size: 8, font });
    setLines(page, font, breakLines(PROSE, font, SIZE, 470), { y: y - LEADING });
  });
  const document = await read(bytes);
  expect(document.paragraphs.map(({ kind }) => kind)).toEqual(['text', 'listItem', 'listItem', 'text', 'note']);
  expect(listParagraphs(document)[0]).toBe('The whole of the matter was put to the committee in the spring');
});

test('text that nobody can see is left out, with a warning', async () => {
  const bytes = await drawPdf((page, font) => {
    setLines(page, font, ['Everybody sees this line of the letter.']);
    page.drawText('White on white', { x: 60, y: 500, size: SIZE, font, color: rgb(1, 1, 1) });
    page.drawText('Far too small to read', { x: 60, y: 480, size: 0.5, font });
    page.drawText('Beside the page', { x: 900, y: 480, size: SIZE, font });
    page.drawRectangle({ x: 50, y: 390, width: 300, height: 30, color: rgb(0, 0, 0.4) });
    page.drawText('White on blue', { x: 60, y: 400, size: SIZE, font, color: rgb(1, 1, 1) });
  });
  const document = await read(bytes);
  expect(listParagraphs(document)).toEqual(['Everybody sees this line of the letter.', 'White on blue']);
  expect(document.warnings).toEqual([{ code: 'hidden_text', pages: [1] }]);
});

test('letters in a gradient are visible, whatever colour PDFium reports', async () => {
  const bytes = await drawPdf((page, font) => {
    setLines(page, font, ['Everybody sees this line of the letter.']);
    const { context } = page.doc;
    const ramp = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 1], C1: [1, 0, 0], N: 1 };
    const Shading = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [60, 0, 300, 0], Function: ramp, Extend: [true, true] };
    page.node.normalizedEntries().Resources.set(PDFName.of('Pattern'), context.obj({ Blue: { PatternType: 2, Shading } }));
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.NonStrokingColorspace, [PDFName.of('Pattern')]),
      PDFOperator.of(PDFOperatorNames.NonStrokingColorN, [PDFName.of('Blue')]),
      beginText(),
      setFontAndSize(page.node.newFontDictionary('Own', font.ref), SIZE),
      moveText(60, 500),
      showText(font.encodeText('Painted from blue to red')),
      endText(),
    );
  });
  const document = await read(bytes);
  expect(listParagraphs(document)).toEqual(['Everybody sees this line of the letter.', 'Painted from blue to red']);
  expect(document.warnings).toEqual([]);
});

test('letters that are spaced out, drawn twice or have their accent beside them make the words they were meant to be', async () => {
  const bytes = await drawPdf((page, font) => {
    for (const [index, letter] of [...'HARBOUR'].entries()) page.drawText(letter, { x: 60 + index * 16, y: 740, size: SIZE, font });
    page.drawText('Printed twice to look bold', { x: 60, y: 700, size: SIZE, font });
    page.drawText('Printed twice to look bold', { x: 60.3, y: 700, size: SIZE, font });
    page.drawText('The caf´e was na¨ive, we thought', { x: 60, y: 660, size: SIZE, font });
  });
  expect(listParagraphs(await read(bytes))).toEqual(['HARBOUR', 'Printed twice to look bold', 'The café was naïve, we thought']);
});

test('gaps are spaces where a text has no spaces of its own', async () => {
  const bytes = await drawPdf((page, font, { context }) => {
    const [begin, set, move, end] = [beginText(), setFontAndSize(page.node.newFontDictionary('F', font.ref), SIZE), moveText(60, 700), endText()];
    const parts = context.obj([font.encodeText('The'), -250, font.encodeText('har'), -20, font.encodeText('bour'), -260, font.encodeText('log')]);
    page.pushOperators(begin, set, move, PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [parts]), end);
  });
  expect((await read(bytes)).text).toBe('The harbour log');
});

test('on a page that is turned, words are where they are shown', async () => {
  const bytes = await drawPdf((page, font) => {
    page.setRotation(degrees(90));
    page.setCropBox(95, 0, 500, 842);
    page.drawText('Sideways', { x: 95 + 250, y: 421, size: SIZE, font, rotate: degrees(90) });
  });
  const { pages, text } = await read(bytes);
  const box = pages[0]?.words[0]?.boxes[0];
  expect([text, pages[0]?.width, pages[0]?.height]).toEqual(['Sideways', 842, 500]);
  expect(box?.x).toBeCloseTo(0.5, 1);
  expect(box?.y).toBeCloseTo(0.48, 1);
  expect(box?.w ?? 0).toBeGreaterThan(box?.h ?? 1);
});

test.each([
  ['needs-password', undefined, 'password_required'],
  ['needs-password', 'wrong', 'wrong_password'],
] as const)('a locked file (%s, password %s) is refused', async (name, password, code) => {
  await expect(read(encryptPdf(name), { password })).rejects.toMatchObject({ code, fileIndex: 0 });
});

test('small print close below a title is a line of its own', async () => {
  const bytes = await drawPdf((page, font) => {
    page.drawText('PAYMENT ADVICE', { x: 60, y: 700, size: 24, font });
    page.drawText('To: Orange', { x: 88, y: 684, size: 9, font });
  });
  expect((await read(bytes)).text).toBe('PAYMENT ADVICE\n\nTo: Orange');
});

test('words are separated by a narrow space and by a gap of the same width alike', async () => {
  const bytes = await drawPdf((page, font) => {
    const measureWidth = (text: string) => [...text].reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, SIZE), 0);
    let x = 60;
    for (const word of ['The', 'SALES ', 'TAX', 'of', 'nine ', 'in', 'a', 'hundred ', 'pounds']) {
      page.drawText(word, { x, y: 700, size: SIZE, font });
      x += measureWidth(word.trim()) + 0.88 * measureWidth(' ');
    }
  });
  expect((await read(bytes)).text).toBe('The SALES TAX of nine in a hundred pounds');
});

test('damaged, foreign and too long files are refused', async () => {
  await expect(read(new TextEncoder().encode('Dear Sir'))).rejects.toMatchObject({ code: 'not_a_pdf' });
  await expect(read(new TextEncoder().encode('%PDF-1.7 nothing'))).rejects.toMatchObject({ code: 'damaged_pdf' });
  const bytes = await drawPdf(scanless, scanless);
  await expect(read(bytes, { maxPages: 1 })).rejects.toMatchObject({ code: 'too_many_pages' });
});

const scanless: Draw = (page, font) => void setLines(page, font, ['Text']);

test('every word is a run of characters between spaces, in order, on the page, whatever the page looks like', async () => {
  const bytes = await drawPdf(
    (page, font) => {
      for (let place = 0; place < 120; place += 1) {
        const rotate = degrees([0, 0, 0, 90, 180, 270, 33][place % 7] ?? 0);
        const text = ['harbour', 'fol-', 'a b', '1)', '•', 'sea view', '–'][place % 5] ?? '';
        page.drawText(text, { x: (place * 97) % 640, y: (place * 61) % 900, size: 4 + (place % 17), font, rotate });
      }
    },
    (page, font) => void setLines(page, font, breakLines(PROSE.repeat(3), font, SIZE, 400)),
  );
  const { text, pages, paragraphs } = await read(bytes);
  let last = 0;
  for (const { start, end, words } of pages) {
    expect(start).toBeGreaterThanOrEqual(last);
    let place = start;
    for (const word of words) {
      expect(text.slice(word.start, word.end)).toMatch(/^\S+$/);
      expect(word.start).toBeGreaterThanOrEqual(place);
      for (const { x, y, w, h } of word.boxes) expect(Math.min(x, y, w, h, 1 - x - w + 1e-4, 1 - y - h + 1e-4)).toBeGreaterThanOrEqual(0);
      place = word.end;
    }
    expect(place).toBeLessThanOrEqual(end);
    last = end;
  }
  expect(last).toBe(text.length);
  expect(
    paragraphs.every(
      ({ start, end }, index) => start === (index === 0 ? 0 : (paragraphs[index - 1]?.end ?? 0) + (text[start - 2] === '\n' ? 2 : 1)) && end > start,
    ),
  ).toBe(true);
});
