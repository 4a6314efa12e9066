import { expect, test } from '@jest/globals';
import { readPages } from '@sheaf/merge/read/readPages';
import type { RecognisedPage } from '@sheaf/ocr/pagePicture';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { createOutputInMemory } from '@sheaf/pdf/bytes/outputInMemory';
import { holdsActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { openPdf } from '@sheaf/pdf/testing/inMemory';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { makeSearchable, type SearchableRequest } from './makeSearchable.ts';

type Word = RecognisedPage['paragraphs'][number]['lines'][number][number];

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const PIXELS_PER_POINT = 200 / 72;
/** A word's box in points of a page of 300 by 200, as it is shown. */
function word(text: string, left: number, top: number, right: number): Word {
  const box = { left, top, right, bottom: top + 12 };
  const pixels = Object.fromEntries(Object.entries(box).map(([side, points]) => [side, points * PIXELS_PER_POINT]));
  const inPixels = { left: 0, top: 0, right: 0, bottom: 0, ...pixels };
  return { text, ...inPixels, read: inPixels, confidence: 90, strokes: { upright: 3, level: 2, slant: 0 } };
}
function recognised(lines: Word[][], more: Partial<RecognisedPage> = {}): RecognisedPage {
  return { paragraphs: [{ lines }], rulings: [], figures: [], confidence: 90, turned: 0, toPicture: [1, 0, 0, 1, 0, 0], ...more };
}
const latin = [[word('Searchable', 40, 50, 110), word('harbour', 116, 50, 160)], [word('quietly', 40, 80, 84)]];

function reading(page: RecognisedPage): NonNullable<Recognition['open']> {
  return async () => ({ state: 'open', recogniser: { recognise: async () => page, close: () => undefined } });
}

/** Pages that are pictures, one if no number is given. */
function scanPdf({ page = '', catalog = '', content = 'q 300 0 0 200 0 0 cm /Scan Do Q', count = 1, extra = [] as string[] } = {}): Uint8Array {
  const image = '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\n\xff\nendstream';
  const first = getFirstExtra(count);
  return writeTextPdf({
    pages: Array.from({ length: count }, () => ''),
    catalog,
    page: () => `/Contents ${first + 1} 0 R/Resources<</XObject<</Scan ${first} 0 R>>>>${page}`,
    extra: [image, `<</Length ${content.length}>>\nstream\n${content}\nendstream`, ...extra],
  });
}

async function searchable(bytes: Uint8Array, page = recognised(latin), request: Partial<SearchableRequest> = {}) {
  const output = createOutputInMemory();
  const seen: EngineProgress[] = [];
  const watched = { ...hooks, onProgress: (progress: EngineProgress) => seen.push(progress) };
  const report = await makeSearchable([createFileInMemory('scan.pdf', bytes)], { ...request, now: new Date(0) }, watched, output, {
    open: reading(page),
  });
  return { report, written: output.written().bytes(), seen };
}
async function findWords(bytes: Uint8Array) {
  const { text, pages } = await readDocument(createFileInMemory('scan.pdf', bytes), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  const found = pages.flatMap(({ words, width, height }) =>
    words.flatMap(({ start, end, boxes: [box] }) =>
      box ? [{ text: text.slice(start, end), left: box.x * width, right: (box.x + box.w) * width, middle: (box.y + box.h / 2) * height }] : [],
    ),
  );
  return { text, found };
}
function expectAt(found: { text: string; left: number; right: number; middle: number }[], text: string, left: number, right: number, middle: number) {
  const one = found.find((each) => each.text === text);
  expect(one).toBeDefined();
  expect(Math.abs((one?.left ?? 0) - left)).toBeLessThan(1.5);
  expect(Math.abs((one?.right ?? 0) - right)).toBeLessThan(1.5);
  expect(Math.abs((one?.middle ?? 0) - middle)).toBeLessThan(3);
}

test.each([
  ['plain', ''],
  ['on its side', '/Rotate 90/MediaBox[0 0 200 300]'],
  ['on its head', '/Rotate 180'],
  ['with a crop box', '/MediaBox[0 0 400 300]/CropBox[60 40 360 240]'],
])('the words of a scanned page are found over their letters: %s', async (_, page) => {
  const drawn = page.includes('200 300') ? 'q 200 0 0 300 0 0 cm /Scan Do Q' : 'q 400 0 0 300 0 0 cm /Scan Do Q';
  const bytes = scanPdf({ page, content: drawn });
  const { report, written } = await searchable(bytes);
  expect(report).toMatchObject({ pages: 1, recognised: [{ page: 1, confidence: 90 }], words: 3, warnings: [] });
  expect(written.subarray(0, bytes.length)).toEqual(new Uint8Array(bytes));
  const { found } = await findWords(written);
  expectAt(found, 'Searchable', 40, 110, 56);
  expectAt(found, 'harbour', 116, 160, 56);
  expectAt(found, 'quietly', 40, 84, 86);
});

test('a page that was scanned askew has its words where they lie, in one piece', async () => {
  const lean = (3 * Math.PI) / 180;
  const page = recognised(latin, { toPicture: [Math.cos(lean), Math.sin(lean), -Math.sin(lean), Math.cos(lean), 20, -10] });
  const { found } = await findWords((await searchable(scanPdf(), page)).written);
  const getMiddle = (x: number, y: number) => [
    x * Math.cos(lean) - y * Math.sin(lean) + 20 / PIXELS_PER_POINT,
    x * Math.sin(lean) + y * Math.cos(lean) - 10 / PIXELS_PER_POINT,
  ];
  const [x = 0, y = 0] = getMiddle(75, 56);
  expectAt(found, 'Searchable', x - 35, x + 35, y);
});

test.each([
  ['Cyrillic', [word('Тихая', 40, 50, 80), word('гавань', 86, 50, 130)], 'Тихая гавань'],
  ['Greek', [word('ήσυχο', 40, 50, 80), word('λιμάνι', 86, 50, 130)], 'ήσυχο λιμάνι'],
  ['Chinese, whose words no space parts', [word('安静', 40, 50, 64), word('港口', 66, 50, 90)], '安静港口'],
  ['Hindi, whose letters join', [word('शांत', 40, 50, 70), word('क्षितिज', 78, 50, 120)], 'शांत क्षितिज'],
  ['Hebrew, from right to left', [word('שקט', 100, 50, 140), word('הנמל', 50, 50, 92)], 'שקט הנמל'],
  ['letters beyond two bytes', [word('𝔖𝔥𝔢𝔞𝔣', 40, 50, 90)], '𝔖𝔥𝔢𝔞𝔣'],
])('any script can be searched: %s', async (_, line, text) => {
  const lines = [line, [word('Searchable', 40, 90, 110), word('harbour', 116, 90, 160)]];
  const { written } = await searchable(scanPdf(), recognised(lines));
  expect((await readPageTexts(written))[0]).toContain(text);
});

test('what a page has as text is not added again, and its own content is drawn as before', async () => {
  const content = 'q 300 0 0 200 0 0 cm /Scan Do Q 2 0 0 2 0 0 cm BT /F1 7 Tf 60 10 Td (No. 17) Tj ET';
  const stamped = recognised([...latin, [word('No.', 121, 166, 140), word('17', 142, 166, 155)]]);
  const { written } = await searchable(scanPdf({ content, page: '/Resources<</XObject<</Scan 6 0 R>>/Font<</F1 3 0 R>>>>' }), stamped);
  const [text = ''] = await readPageTexts(written);
  expect(text.match(/17/g)).toHaveLength(1);
  expect(text).toContain('Searchable harbour');
});

test('pages that have text are left alone, so a second run changes nothing', async () => {
  const typed = writeTextPdf({ pages: ['This page was typed and needs no reading.'] });
  expect(await searchable(typed)).toMatchObject({ written: new Uint8Array(typed), report: { recognised: [], words: 0 } });
  const long = recognised([latin.flat(), [word('and some more words follow here', 40, 80, 200)]]);
  const { written } = await searchable(scanPdf(), long);
  expect((await searchable(written, long)).written).toEqual(written);
});

test.each([
  ['a script on opening', { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }],
  ['a program behind a link', { page: '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(calc.exe)>>>>]' }],
  ['an event of a page', { page: '/AA<</O<</S/SubmitForm/F(https://x.example)>>>>' }],
])('%s does not leave with the words, and a warning says so', async (_, parts) => {
  const { written, report } = await searchable(scanPdf(parts));
  expect(holdsActiveContent(openPdf(written))).toBe(false);
  expect(report.warnings).toEqual([{ code: 'active_content_removed', pages: [] }]);
  expect((await readPageTexts(written))[0]).toContain('Searchable harbour');
});

test.each([
  ['a film on the network', '<</Subtype/Movie/Rect[0 0 9 9]/Movie<</F(//host/film.avi)>>>>'],
  ['a film behind a button', '<</Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/R<</S/MR/C<</S/MCD/D(file://host/film.avi)>>>>>>>>'],
  ['an attachment elsewhere', '<</Subtype/FileAttachment/Rect[0 0 9 9]/FS<</F(\\\\host\\film.avi)>>>>'],
])('%s is not led to from the file with the words, and a warning says so', async (_, annotation) => {
  const { written, report } = await searchable(scanPdf({ page: `/Annots[${annotation}]` }));
  expect(holdsActiveContent(openPdf(written))).toBe(false);
  expect(Buffer.from(written).toString('latin1')).not.toContain('film.avi');
  expect(report.warnings).toEqual([{ code: 'links_removed', pages: [] }]);
});

test('a signature that ends with the scripts of its file is named', async () => {
  const signed = `<</Subtype/Widget/FT/Sig/T(s)/Rect[0 0 9 9]/V<</Type/Sig/Contents(x)>>/A<</S/JavaScript/JS(1)>>>>`;
  const { report } = await searchable(scanPdf({ page: `/Annots[8 0 R]`, catalog: '/AcroForm<</Fields[8 0 R]>>', extra: [signed] }));
  expect(report.warnings.map(({ code }) => code)).toEqual(['active_content_removed', 'signature_removed']);
});

test('a page on which nothing was read is not changed, and a warning names it', async () => {
  const bytes = scanPdf();
  const { report, written } = await searchable(bytes, recognised([], { paragraphs: [] }));
  expect(written).toEqual(new Uint8Array(bytes));
  expect(report).toMatchObject({ recognised: [], warnings: [{ code: 'ocr_hard_page', pages: [1] }] });
});

test('every scanned page of a long document is read, and progress counts them from the first to the last', async () => {
  const { report, seen } = await searchable(scanPdf({ count: 85 }));
  expect(report.recognised.map(({ page }) => page)).toEqual(Array.from({ length: 85 }, (_, index) => index + 1));
  const steps = seen.filter(({ stage }) => stage === 'recognising');
  expect(steps).toEqual(Array.from({ length: 85 }, (_, index) => ({ stage: 'recognising', page: index + 1, pages: 85 })));
  expect(seen).toContainEqual({ stage: 'reading', file: 0, files: 1, page: 85, pages: 85 });
});

test('scanned pages beyond a limit are left as they are and named, and a run over the result reads those', async () => {
  const long = recognised([latin.flat(), [word('and some more words follow here', 40, 80, 200)]]);
  const first = await searchable(scanPdf({ count: 5 }), long, { maxScannedPages: 3 });
  expect(first.report).toMatchObject({ pages: 5, warnings: [{ code: 'ocr_partial', pages: [4, 5] }] });
  expect(first.report.recognised.map(({ page }) => page)).toEqual([1, 2, 3]);
  const second = await searchable(first.written, long, { maxScannedPages: 3 });
  expect(second.report.recognised.map(({ page }) => page)).toEqual([4, 5]);
  expect(second.report.warnings).toEqual([]);
  expect((await readPageTexts(second.written)).every((text) => text.includes('Searchable'))).toBe(true);
});

test('a file of more pages than are allowed is refused, and one of as many is not', async () => {
  await expect(searchable(scanPdf({ count: 3 }), undefined, { maxPages: 2 })).rejects.toMatchObject({
    code: 'too_many_pages',
    details: { pages: 3, limit: 2 },
  });
  expect((await searchable(scanPdf({ count: 3 }), undefined, { maxPages: 3 })).report.pages).toBe(3);
});

test.each([
  ['more pages', (text: string) => text.replace('/Count 3', '/Count 9')],
  ['fewer pages', (text: string) => text.replace('/Count 3', '/Count 1')],
  ['one page more often', (text: string) => text.replace('/Kids[4 0 R', '/Kids[4 0 R 4 0 R')],
  ['another page', (text: string) => text.replace('/Kids[4 0 R', '/Kids[99 0 R')],
])('a file whose page tree names %s than it has is mended first, and each page gets its words', async (_, damage) => {
  const damaged = Buffer.from(damage(Buffer.from(scanPdf({ count: 3, page: '/MediaBox[0 0 300 200]' })).toString('latin1')), 'latin1');
  const { report, written } = await searchable(damaged);
  expect(report.recognised).toHaveLength(report.pages);
  const texts = await readPageTexts(written);
  expect(texts).toHaveLength(report.pages);
  for (const text of texts) expect(text).toContain('Searchable harbour');
});

test.each([
  ['a page is missing', (text: string) => text.replace('/Kids[4 0 R', '/Kids[99 0 R').replace('/Type/Page/', '/Type/None/'), 'damaged_pdf'],
  ['nothing but its first line is there', (text: string) => text.slice(0, 9).padEnd(500), 'damaged_pdf'],
  [
    'it has no pages',
    (text: string) => text.replace(/\/Kids\[[^\]]*\]\/Count 3/, '/Kids[]/Count 0').replaceAll('/Type/Page/', '/Type/Pag/'),
    'empty_pdf',
  ],
])('a file is refused as what it is when %s', async (_, damage, code) => {
  const damaged = Buffer.from(damage(Buffer.from(scanPdf({ count: 3 })).toString('latin1')), 'latin1');
  await expect(searchable(damaged)).rejects.toMatchObject({ code, file: 'scan.pdf' });
});

test.each([
  ['the table of objects', (text: string) => text.replace(/startxref\n\d+/, 'startxref\n7')],
  ['the place of the page tree', (text: string) => text.replace(/(xref\n0 \d+\n.{20}.{20}).{10}/s, '$10000000011')],
  ['the place of a page', (text: string) => text.replace(/(xref\n0 \d+\n.{80}).{10}/s, '$10000000011')],
])('words are added to a mended copy of a file where %s is wrong', async (_, damage) => {
  const damaged = Buffer.from(damage(Buffer.from(scanPdf({ count: 2 })).toString('latin1')), 'latin1');
  const { written } = await searchable(damaged);
  const again = openPdf(written);
  expect(readPages(again)).toHaveLength(2);
  expect(again.wasRepaired).toBe(false);
  for (const text of await readPageTexts(written)) expect(text).toContain('Searchable harbour');
});
