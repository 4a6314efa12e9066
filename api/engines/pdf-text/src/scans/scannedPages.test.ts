import { describe, expect, jest, test } from '@jest/globals';
import type { PagePicture, RecognisedPage } from '@sheaf/ocr/pagePicture';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import {
  concatTransformationMatrix,
  drawObject,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import { type Draw, drawPdf, listParagraphs, read, SIZE, setLines } from '../testing/drawnPages.ts';
import type { Recognition } from './recognisePages.ts';

describe('a scanned page', () => {
  const scan: Draw = async (page, _, document) => {
    const grey = await document.embedPng(ONE_PIXEL);
    page.drawImage(grey, { x: 0, y: 0, ...page.getSize() });
  };
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 30 });
  const word = (text: string, left: number, top: number) => ({
    text,
    ...box(left, top),
    read: box(left, top),
    confidence: 90,
    strokes: { upright: 3, level: 2, slant: 0 },
  });
  const recognised: RecognisedPage = {
    paragraphs: [
      { lines: [[word('Read', 200, 500), word('from', 320, 500), word('a', 440, 500), word('pic-', 560, 500)], [word('ture.', 200, 545)]] },
    ],
    rulings: [],
    figures: [],
    confidence: 90,
    turned: 0,
    toPicture: [1, 0, 0, 1, 0, 0],
  };
  const recognise = jest.fn(async (_: PagePicture) => recognised);
  const open: Recognition['open'] = async (languages) =>
    languages.includes('xyz') ? { state: 'missing', languages: ['xyz'] } : { state: 'open', recogniser: { recognise, close: () => undefined } };

  test('is read as a picture, with its progress, its confidence and a box for every word', async () => {
    const seen: EngineProgress[] = [];
    const bytes = await drawPdf((page, font) => void setLines(page, font, ['A page of text that needs no recognition.']), scan);
    const document = await read(bytes, { recognition: { mode: 'auto', open } }, (progress) => seen.push(progress));
    expect(listParagraphs(document)).toEqual(['A page of text that needs no recognition.', 'Read from a picture.']);
    expect(seen).toContainEqual({ stage: 'recognising', page: 1, pages: 1 });
    const page = document.pages[1];
    expect(page).toMatchObject({ source: 'ocr', confidence: 90 });
    expect(page?.words[0]?.boxes[0]?.x).toBeCloseTo(200 / ((595 * 200) / 72), 2);
    expect(document.pages).toHaveLength(2);
  });

  test('that lies askew is read by its level lines, and its words are marked where they lie', async () => {
    const askew = (text: string, left: number, top: number) => ({ ...word(text, left, top), ...box(left, top + Math.round(left / 20)) });
    const row = (top: number, ...cells: string[]) => cells.map((cell, index) => askew(cell, 200 + 450 * index, top));
    const rows = [row(500, 'Pears', 'three', '12'), row(545, 'Plums', 'four', '16')];
    recognise.mockResolvedValueOnce({ ...recognised, paragraphs: rows.map((line) => ({ lines: [line] })) });
    const { text, pages } = await read(await drawPdf(scan), { recognition: { mode: 'auto', open } });
    expect(text.split(/\s+/)).toEqual(['Pears', 'three', '12', 'Plums', 'four', '16']);
    expect(pages[0]?.words[2]?.boxes[0]?.y).toBeCloseTo((500 + 1100 / 20) / ((842 * 200) / 72), 2);
  });

  test.each([
    [150, 150],
    [300, 200],
    // Letters of so coarse a scan are too small as they are.
    [72, 200],
  ])('of %p dots per inch is read at %p', async (scanned, drawn) => {
    await read(await drawPdf(drawScan(scanned)), { recognition: { mode: 'auto', open } });
    const [picture] = recognise.mock.lastCall ?? [];
    expect(picture).toMatchObject({ width: Math.round((595 * drawn) / 72) });
    expect(picture?.dpi).toBeCloseTo(drawn, 0);
  });

  test('is refused when nothing is to be read as a picture, and a language without data is named', async () => {
    const bytes = await drawPdf(scan, (page, font) => void setLines(page, font, ['Some text.']));
    expect((await read(bytes, { recognition: { mode: 'auto', open, languages: ['xyz'] } })).warnings).toEqual([
      { code: 'ocr_language_missing', detail: 'xyz', pages: [1] },
    ]);
    await expect(read(await drawPdf(scan), { recognition: { mode: 'off', open } })).rejects.toMatchObject({ code: 'no_text' });
  });

  test('is read again with the data of its language, which is found from a first reading', async () => {
    const requested: string[][] = [];
    const inSpanish = 'El informe de la empresa dice que no hay datos para el año y que los socios lo saben'
      .split(' ')
      .map((text, at) => word(text, 60 * at, 500));
    const openByLanguage: Recognition['open'] = async (languages) => {
      requested.push(languages);
      return {
        state: 'open',
        recogniser: { recognise: async () => ({ ...recognised, paragraphs: [{ lines: [inSpanish] }] }), close: () => undefined },
      };
    };
    expect((await read(await drawPdf(scan, scan), { recognition: { mode: 'auto', open: openByLanguage } })).warnings).toEqual([]);
    expect(requested).toEqual([['eng'], ['spa']]);
  });

  test('in a language that there is no data for is read as well as can be, and the language is named', async () => {
    const inDutch = 'Het verslag van de dag is dat er niet aan het werk te zien was en dat hij ook naar huis ging'
      .split(' ')
      .map((text, at) => word(text, 60 * at, 500));
    const openByLanguage: Recognition['open'] = async (languages) =>
      languages.includes('nld')
        ? { state: 'missing', languages }
        : { state: 'open', recogniser: { recognise: async () => ({ ...recognised, paragraphs: [{ lines: [inDutch] }] }), close: () => undefined } };
    const { warnings, text } = await read(await drawPdf(scan), { recognition: { mode: 'auto', open: openByLanguage } });
    expect(warnings).toEqual([{ code: 'ocr_language_missing', detail: 'nld', pages: [1] }]);
    expect(text).toContain('Het verslag');
  });

  test('of which there are more than forty is read in part, with a warning', async () => {
    const bytes = await drawPdf(...Array.from({ length: 42 }, () => small(scan)));
    const { warnings } = await read(bytes, { recognition: { mode: 'auto', open } });
    expect(warnings).toEqual([{ code: 'ocr_partial', pages: [41, 42] }]);
  });

  test('whose invisible text was recognised before is read from that', async () => {
    const bytes = await drawPdf(async (page, font, document) => {
      await scan(page, font, document);
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText('This layer was left by a scanner.', { x: 60, y: 700, size: SIZE, font });
    });
    const document = await read(bytes, { recognition: { mode: 'auto', open } });
    expect([document.text, document.pages[0]?.source, document.warnings]).toEqual(['This layer was left by a scanner.', 'text', []]);
  });

  const LAYER = 'What the scanner saw on this page, in more letters than were typed on it since.';
  const typedOn =
    (typed: string, { typedAt = 80, inked = 700, size = SIZE } = {}): Draw =>
    async (page, font, document) => {
      await drawScan(72, { inked })(page, font, document);
      page.drawText(typed, { x: 60, y: typedAt, size, font });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText(LAYER, { x: 60, y: 700, size: SIZE, font });
    };

  test.each([
    ['a note at its foot', typedOn('Checked against the original copy.')],
    ['a large stamp', typedOn('RECEIVED ON 4 MARCH 2024', { size: 20, typedAt: 300 })],
    ['a running header', typedOn('Annex B to the answer of the claimant', { typedAt: 800 })],
  ])('that has %s typed on it is read with what was recognised before', async (_, draw) => {
    const { text, warnings } = await read(await drawPdf(draw), { recognition: { mode: 'auto', open } });
    expect(text).toContain(LAYER);
    expect(warnings).toEqual([]);
  });

  test('where nothing is drawn, hidden letters are not used', async () => {
    const bytes = await drawPdf(typedOn('Checked against the original copy.', { inked: 400 }));
    const { text, warnings } = await read(bytes, { recognition: { mode: 'auto', open } });
    expect(text).toBe('Checked against the original copy.');
    expect(warnings).toEqual([{ code: 'hidden_text', pages: [1] }]);
  });
});

/** The same on so small a page that drawing it takes no time. */
const small =
  (draw: Draw): Draw =>
  (page, font, document) => {
    page.setSize(60, 84);
    return draw(page, font, document);
  };

/** A white page scanned at so many dots per inch, which fills the page. A line of print may lie on the base line `inked`, in points from the foot. */
function drawScan(dpi: number, { inked }: { inked?: number } = {}): Draw {
  return (page, _, document) => {
    const { width, height } = page.getSize();
    const [Width, Height] = [width, height].map((points) => Math.round((points * dpi) / 72));
    const image = { Type: 'XObject', Subtype: 'Image', Width, Height, ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
    const pixels = new Uint8Array((Width ?? 0) * (Height ?? 0)).fill(255);
    if (inked !== undefined) {
      const base = Math.round(((height - inked) * dpi) / 72);
      pixels.fill(0, (base - Math.round(dpi / 9)) * (Width ?? 0), base * (Width ?? 0));
    }
    page.node.setXObject(PDFName.of('Scan'), document.context.register(document.context.flateStream(pixels, image)));
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(width, 0, 0, height, 0, 0), drawObject('Scan'), popGraphicsState());
  };
}

const ONE_PIXEL = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB+u6ltwAAAABJRU5ErkJggg=='), (sign) =>
  sign.charCodeAt(0),
);
