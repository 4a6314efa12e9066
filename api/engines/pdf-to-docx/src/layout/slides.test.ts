import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import { joinInlines, listParagraphs } from '../testing/drawnPages.ts';

interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  isCentred?: boolean;
}

async function convertSlides(slides: readonly (readonly Line[])[], [width, height]: [number, number]) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of slides) {
    const page = document.addPage([width, height]);
    for (const { text, x, y, size, isCentred } of lines)
      page.drawText(text, { x: isCentred ? x - font.widthOfTextAtSize(text, size) / 2 : x, y, size, font });
  }
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  return buildModel(createFileInMemory('slides.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
}

const centre = (text: string, x: number, y: number, size: number): Line => ({ text, x, y, size, isCentred: true });
const list = (texts: readonly string[], [x, y]: [number, number], size: number): Line[] =>
  texts.map((text, index) => ({ text, x, y: y - index * 1.6 * size, size }));

const cases = [
  { paper: [960, 540], title: 'City bicycle plan', under: ['Report to the transport committee', 'June'], size: 24 },
  { paper: [720, 540], title: 'Ohne Wände', under: ['Bericht an den Vorstand des Museums', 'Kassel, 14. Juni'], size: 20 },
  { paper: [842, 595], title: 'Thanks', under: ['Ines Carvalho and the whole team', '0131 555 0199'], size: 18 },
] as { paper: [number, number]; title: string; under: string[]; size: number }[];

test.each(cases)('the short lines under "$title" in the middle of a slide stay lines of their own', async ({ paper, title, under, size }) => {
  const [width, height] = paper;
  const middle = [
    centre(title, width / 2, height * 0.6, 2 * size),
    ...under.map((text, index) => centre(text, width / 2, height * 0.5 - index * 1.45 * size, size)),
  ];
  const second = list(
    ['Where we are', 'Lanes on both sides of the bridge', 'Counts up by a third in two years', 'Accidents unchanged'],
    [60, height - 100],
    size,
  );
  const third = list(['What comes next', 'Ring road by spring', 'Stands at the stations', 'Lights that know bicycles'], [60, height - 100], size);
  const texts = listParagraphs(await convertSlides([middle, second, third], paper)).map(({ inlines }) => joinInlines(inlines).trim());
  expect(texts.filter((text) => text !== '').slice(0, 3)).toEqual([title, ...under]);
});

test.each([
  { paper: [960, 540], lefts: [60, 500], size: 20 },
  { paper: [720, 405], lefts: [40, 375], size: 16 },
  { paper: [842, 595], lefts: [56, 436], size: 14 },
] as { paper: [number, number]; lefts: [number, number]; size: number }[])(
  'two short lists on a slide of $paper are beside each other',
  async ({ paper, lefts, size }) => {
    const [width, height] = paper;
    const foot = (page: number): Line[] => [
      { text: 'Bicycle plan', x: lefts[0], y: 20, size: 9 },
      { text: `${page}`, x: width - lefts[0] - 5, y: 20, size: 9 },
    ];
    const title: Line = { text: 'Cost and benefit', x: lefts[0], y: height - 80, size: 2 * size };
    const lists = [
      list(['• Lanes', '• Stands', '• Lights', '• Signs', '• Counters'], [lefts[0], height - 150], size),
      list(['• Fewer cars', '• Cleaner air', '• Short trips', '• Less noise'], [lefts[1], height - 150], size),
    ].flat();
    const text = list(['Where we are', 'Lanes on both sides', 'Counts up by a third'], [lefts[0], height - 100], size);
    const model = await convertSlides(
      [
        [title, ...lists, ...foot(1)],
        [...text, ...foot(2)],
        [...text, ...foot(3)],
      ],
      paper,
    );
    expect(model.sections.map(({ columns }) => columns.count)).toContain(2);
  },
);
