import { deflateSync } from 'node:zlib';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { convertToModel } from '../buildModel.ts';
import type { ConvertedModel } from '../conversion.ts';
import { writeDocx } from '../docx/writeDocx.ts';
import type { Paragraph } from '../model/documentModel.ts';
import type { PageMode } from '../model/pageMode.ts';
import { encodePng } from '../read/png.ts';
import { readDocx } from '../testing/readDocx.ts';
import { findFaults } from '../validate/findFaults.ts';

const HEADER = 'Harbour report';

/** A report of running text, a poster and running text again, with a running header on each page. */
async function report(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const number of [1, 2, 3]) {
    const page = document.addPage(number === 2 ? [842, 595] : [595, 842]);
    page.drawText(HEADER, { x: 70, y: page.getHeight() - 40, size: 9, font });
    if (number !== 2) {
      for (const line of [0, 1, 2])
        page.drawText(`Page ${number} has a line ${line} of text that goes on.`, { x: 70, y: 700 - 14 * line, size: 11, font });
      continue;
    }
    page.drawRectangle({ x: 100, y: 100, width: 300, height: 200, color: rgb(0.8, 0.2, 0.2) });
    page.drawText('Regatta', { x: 300, y: 400, size: 48, font });
    page.drawText('on Sunday', { x: 600, y: 80, size: 20, font });
    page.drawText('uphill', { x: 60, y: 200, size: 20, font, rotate: degrees(90) });
  }
  return document.save();
}

async function converted(mode: PageMode, bytes?: Uint8Array): Promise<ConvertedModel> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const request = { maxPages: 0, recognition: { mode: 'off' as const }, pageModes: [{ page: 2, mode }] };
  return convertToModel(createFileInMemory('report.pdf', bytes ?? (await report())), request, hooks);
}

const joinText = ({ inlines }: Paragraph) => inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');

test('a page that keeps its look has its lines where they were, before the rest of the page', async () => {
  const { model } = await converted('exact');
  expect(model.sections.map(({ paper, start }) => [paper.width, start])).toEqual([
    [595, 'nextPage'],
    [842, 'nextPage'],
    [595, 'nextPage'],
  ]);
  const blocks = model.sections[1]?.blocks.filter((block) => block.kind === 'paragraph') ?? [];
  const framed = blocks.filter(({ frame }) => frame);
  expect(framed.map(joinText)).toEqual(expect.arrayContaining([HEADER, 'Regatta', 'on Sunday']));
  const regatta = framed.find((block) => joinText(block) === 'Regatta')?.frame;
  // Letters are at four fifths of the frame, 400 points above the foot of the page.
  expect((regatta?.top ?? 0) + 0.8 * (regatta?.height ?? 0)).toBeCloseTo(595 - 400, 0);
  expect(regatta?.left).toBeCloseTo(300, -1);
  expect((regatta?.left ?? 0) + (regatta?.width ?? 0)).toBeLessThanOrEqual(842);
  // The picture holds the background and the turned word, not the others.
  const [picture] = blocks.flatMap(({ inlines }) => inlines).filter((inline) => inline.kind === 'picture');
  expect(picture?.behind?.left).toBeLessThan(70);
  expect((picture?.behind?.left ?? 0) + (picture?.width ?? 0)).toBeCloseTo(400, -1);
});

test('a page that becomes a picture is one, and has its words as alternative text', async () => {
  const { model } = await converted('picture');
  const inlines = model.sections[1]?.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : [])) ?? [];
  expect(inlines.map(({ kind }) => kind)).toEqual(['picture']);
  expect(inlines[0]).toMatchObject({ behind: expect.anything(), description: expect.stringContaining('Regatta') });
});

test.each(['exact', 'picture'] as const)('the others keep flowing around a page as %s, and Word takes the file', async (mode) => {
  const { model } = await converted(mode);
  const docx = await writeDocx(model);
  expect(findFaults(docx)).toEqual([]);
  const { paragraphs, parts } = readDocx(docx);
  const texts = paragraphs.map(({ text }) => text);
  expect(texts.findIndex((text) => text.startsWith('Page 1'))).toBeLessThan(texts.findIndex((text) => text.startsWith('Page 3')));
  const body = parts.get('word/document.xml') ?? '';
  expect(body.includes('<w:framePr ')).toBe(mode === 'exact');
  expect(body).toContain('behindDoc="1"');
  // It has its running header where it was, the others have Word's.
  expect(model.sections.map(({ header }) => header?.length)).toEqual([1, 0, 1]);
});

test('a page that flows badly is named, with what would keep more of it', async () => {
  expect((await converted('flow')).lookAt).toEqual([{ page: 2, why: 'turned', better: 'exact' }]);
});

test('a form is named', async () => {
  const document = await PDFDocument.load(await report());
  const page = document.getPage(0);
  for (const place of [1, 2, 3, 4])
    document
      .getForm()
      .createTextField(`field${place}`)
      .addToPage(page, { x: 70, y: 100 + 40 * place });
  expect((await converted('flow', await document.save())).lookAt).toContainEqual({ page: 1, why: 'form', better: 'exact' });
});

test('a scan that is kept in place has its recognised words over a picture without them', async () => {
  // A page of 100 by 140 pixels with a stamp low on its left and a word high on its right.
  const [width, height] = [100, 140];
  const stamp = { left: 10, top: 100, right: 30, bottom: 120 };
  const written = { left: 60, top: 20, right: 90, bottom: 26 };
  const pixels = new Uint8Array(width * height * 3).fill(255);
  for (const { left, top, right, bottom } of [stamp, written])
    for (let y = top; y < bottom; y += 1) pixels.fill(0, (y * width + left) * 3, (y * width + right) * 3);
  const document = await PDFDocument.create();
  const page = document.addPage([500, 700]);
  page.drawImage(await document.embedPng(encodePng(pixels, { width, height, stride: width * 3 }, deflateSync)), {
    x: 0,
    y: 0,
    width: 500,
    height: 700,
  });

  const recognise = async ({ dpi }: { dpi: number }) => {
    const scale = (5 * dpi) / 72;
    const box = { left: written.left * scale, top: written.top * scale, right: written.right * scale, bottom: written.bottom * scale };
    const cell = { ...box, left: 10 * scale, right: 20 * scale };
    const words = [
      { text: 'Date', confidence: 95, strokes: { upright: 2, level: 1, slant: 0 }, ...cell, read: cell },
      { text: 'Minutes', confidence: 95, strokes: { upright: 2, level: 1, slant: 0 }, ...box, read: box },
    ];
    return { paragraphs: [{ lines: [words] }], rulings: [], figures: [], confidence: 95, turned: 0 as const, toPicture: [1, 0, 0, 1, 0, 0] as const };
  };
  const open = async () => ({ state: 'open' as const, recogniser: { recognise, close: () => undefined } });
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const request = { maxPages: 0, recognition: { mode: 'auto' as const, open }, mode: 'exact' as const };
  const { model } = await convertToModel(createFileInMemory('scan.pdf', await document.save()), request, hooks);
  const blocks = model.sections.flatMap((section) => section.blocks).filter((block) => block.kind === 'paragraph');
  const framed = blocks.filter(({ frame }) => frame);
  expect(framed.map(joinText)).toEqual(['Date', 'Minutes']);
  const word = framed[1];
  expect(word?.frame?.left).toBeCloseTo(300, -1);
  const [picture] = blocks.flatMap(({ inlines }) => inlines).filter((inline) => inline.kind === 'picture');
  expect(picture?.behind?.left).toBeCloseTo(50, -1);
  expect(picture?.behind?.top).toBeCloseTo(500, -1);
  expect([picture?.width, picture?.height].map((side) => Math.round((side ?? 0) / 20))).toEqual([5, 5]);
});
