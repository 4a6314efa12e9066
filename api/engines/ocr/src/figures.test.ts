import { findFigures } from './figures.ts';
import type { GreyImage } from './greyImage.ts';
import { measurePaperShade } from './paperShade.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const DPI = 200;
const word = (left: number, top: number) => ({ text: 'harbour', confidence: 90, left, top, right: left + 100, bottom: top + 20 });

/** A page with a photograph that grows lighter to its foot, two lines of words above it and a line drawn below. */
function page(): { image: GreyImage; words: ReturnType<typeof word>[] } {
  const image = createBlankImage(800, 1000);
  const words = [100, 140].flatMap((top) => [60, 180, 300, 420].map((left) => word(left, top)));
  for (const each of words) for (let x = each.left; x < each.right; x += 12) fill(image, { ...each, left: x, right: x + 4 });
  for (let y = 300; y < 600; y += 1) fill(image, { left: 200, top: y, right: 560, bottom: y + 1 }, 40 + Math.floor((y - 300) / 3));
  fill(image, { left: 60, top: 800, right: 700, bottom: 803 });
  return { image, words };
}

/** The page as a scanner sees it that leaves a side of it in the dark. */
function shaded({ width, height, grey }: GreyImage): GreyImage {
  const light = (place: number) => 1 - 0.35 * ((place % width) / width) ** 2 - 0.1 * (place / grey.length);
  return { width, height, grey: grey.map((shade, index) => Math.round(shade * light(index))) };
}

test.each([['an even'], ['a shaded']])('finds a photograph on %s page, and neither words nor lines', (kind) => {
  const { image, words } = page();
  const seen = kind === 'a shaded' ? shaded(image) : image;
  const rulings = [{ left: 60, top: 800, right: 700, bottom: 803 }];
  expect(findFigures(seen, { words, rulings, paper: measurePaperShade(seen), dpi: DPI })).toEqual([
    { left: expect.closeTo(200, -1), top: expect.closeTo(300, -1), right: expect.closeTo(560, -1), bottom: expect.closeTo(600, -1) },
  ]);
});

test('finds a signature that was read as a word nobody is sure of', () => {
  const image = createBlankImage(800, 400);
  for (let x = 300; x < 500; x += 1)
    fill(image, { left: x, top: 160 + Math.round(40 * Math.sin(x / 9)), right: x + 3, bottom: 168 + Math.round(40 * Math.sin(x / 9)) });
  const scrawl = { ...word(300, 120), text: 'AWWS', right: 500, bottom: 210 };
  expect(findFigures(image, { words: [{ ...scrawl, confidence: 12 }], rulings: [], paper: measurePaperShade(image), dpi: DPI })).toHaveLength(1);
  expect(findFigures(image, { words: [{ ...scrawl, confidence: 92 }], rulings: [], paper: measurePaperShade(image), dpi: DPI })).toEqual([]);
});

test('text on a dark background is text', () => {
  const image = createBlankImage(800, 400);
  fill(image, { left: 100, top: 100, right: 500, bottom: 180 }, 120);
  const words = [110, 220, 330].flatMap((left) => [word(left, 110), word(left, 145)]);
  expect(findFigures(image, { words, rulings: [], paper: measurePaperShade(image), dpi: DPI })).toEqual([]);
});

test('the paper of a narrow strip is as light as it is', () => {
  const { width, height, grey } = createBlankImage(75, 900);
  const strip = { width, height, grey: grey.map((_, index) => 200 + ((index * 7919) % 40)) };
  const paper = measurePaperShade(strip);
  for (const x of [0, 37, 74]) for (const y of [0, 450, 899]) expect(Math.abs(paper(x, y) - 234)).toBeLessThan(8);
});

test('the paper is known beside a photograph and under it', () => {
  const paper = measurePaperShade(shaded(page().image));
  const light = (x: number, y: number) => 255 * (1 - 0.35 * (x / 800) ** 2 - 0.1 * (y / 1000));
  for (const [x, y] of [
    [20, 20],
    [400, 450],
    [780, 950],
  ] as const)
    expect(Math.abs(paper(x, y) - light(x, y))).toBeLessThan(8);
});
