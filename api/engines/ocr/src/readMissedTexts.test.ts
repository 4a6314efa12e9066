import type { Area, GreyImage } from './greyImage.ts';
import { findMissedTexts } from './missedText.ts';
import { readMissedTexts } from './readMissedTexts.ts';
import type { Tesseract } from './tesseract.ts';
import type { TesseractWord } from './tesseractTsv.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const DPI = 200;
const LETTER = { width: 10, gap: 4, height: 20 };

function word(text: string, left: number, top: number, { block = '1', confidence = 95 } = {}): TesseractWord {
  const right = left + text.length * (LETTER.width + LETTER.gap);
  return { text, left, top, right, bottom: top + LETTER.height, confidence, block, paragraph: `${block}.1`, line: `${block}.1.${top}` };
}

/** Draws every letter of the words as a bar. */
function draw(words: TesseractWord[]): GreyImage {
  const image = createBlankImage(1000, 600);
  for (const { text, left, top, bottom } of words)
    for (const at of Array(text.length).keys())
      fill(image, { left: left + at * (LETTER.width + LETTER.gap), top, right: left + at * (LETTER.width + LETTER.gap) + LETTER.width, bottom });
  return image;
}

/** Reads in any part of the picture these words, and remembers how large the parts were. */
function createReader(words: TesseractWord[]): { tesseract: Tesseract; sizes: { width: number; height: number }[] } {
  const sizes: { width: number; height: number }[] = [];
  const read: Tesseract['read'] = ({ width, height }) => {
    sizes.push({ width, height });
    const [first] = words;
    return words.map((each) => ({ ...each, left: each.left - (first?.left ?? 0) + 12, right: each.right - (first?.left ?? 0) + 12 }));
  };
  return { tesseract: { read, close: () => undefined }, sizes };
}

const items = [100, 130, 160, 190].map((top, at) => word(['Milk', 'Bread', 'Apples', 'Cheese'][at] ?? '', 100, top));
const prices = [100, 130, 160, 190].map((top, at) => word(['1.65', '1.35', '3.20', '2.10'][at] ?? '', 600, top, { block: '2' }));
const area = ([first, last]: [number, number], left: number, right: number): Area => ({ left, top: first, right, bottom: last });

test('finds a column of figures that was not read', () => {
  expect(findMissedTexts(draw([...items, ...prices]), items, DPI)).toEqual([area([100, 210], 600, 652)]);
});

test.each([
  ['a page that was read whole', draw([...items, ...prices]), [...items, ...prices]],
  ['a speck', draw([...items, word('.', 700, 100)]), items],
  ['a thick frame', framed(draw(items)), items],
])('finds nothing missed on %s', (_, image, words) => {
  expect(findMissedTexts(image, words, DPI)).toEqual([]);
});

function framed(image: GreyImage): GreyImage {
  for (const left of [20, 960]) fill(image, { left, top: 20, right: left + 8, bottom: 580 });
  return image;
}

test('what was read with no confidence counts as missed', () => {
  const guesses = prices.map((price) => ({ ...price, confidence: 10 }));
  expect(findMissedTexts(draw([...items, ...prices]), [...items, ...guesses], DPI)).toHaveLength(1);
});

test('a column that was left out is read again with its rows, down to the last one', () => {
  const partly = [...items, ...prices.slice(3)];
  const rows = items.flatMap((item, at) => [item, prices[at] ?? item]).map((each) => ({ ...each, block: '9' }));
  const { tesseract, sizes } = createReader(rows);
  const read = readMissedTexts(tesseract, draw([...items, ...prices]), DPI, partly);
  expect(read.map(({ text }) => text)).toEqual(['Milk', '1.65', 'Bread', '1.35', 'Apples', '3.20', 'Cheese', '2.10']);
  expect(sizes).toEqual([{ width: expect.closeTo(552 + 30, -1), height: expect.closeTo(110 + 30, -1) }]);
});

test('a line left out of a column of text is read by itself, and is in its place', () => {
  const column = (left: number, block: string) =>
    [100, 130, 160].flatMap((top) => Array.from({ length: 8 }, (_, at) => word('word', left + at * 56, top, { block })));
  const [one, two] = [column(40, '1').filter(({ right }) => right < 480), column(520, '2').filter(({ right }) => right < 980)];
  const missed = one.filter(({ top }) => top === 130);
  const known = [...one.filter(({ top }) => top !== 130), ...two];
  const { tesseract, sizes } = createReader(missed.map((each) => ({ ...each, text: 'lost' })));
  const read = readMissedTexts(tesseract, draw([...one, ...two]), DPI, known);
  expect(sizes[0]?.width).toBeLessThan(500);
  const texts = read.map(({ text }) => text);
  expect(texts.indexOf('lost')).toBe(one.filter(({ top }) => top === 100).length);
  expect(read.find(({ text }) => text === 'lost')).toMatchObject({ paragraph: '1.1' });
});

test('a reading that is no surer changes nothing', () => {
  const { tesseract } = createReader(prices.map((price) => ({ ...price, text: '???', confidence: 20 })));
  expect(readMissedTexts(tesseract, draw([...items, ...prices]), DPI, items)).toEqual(items);
});
