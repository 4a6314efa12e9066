import { flattenBackground } from './background.ts';
import { type GreyImage, turnByQuarters } from './greyImage.ts';
import { findGrids } from './grid.ts';
import { measureSpecks, removeSpecks } from './noise.ts';
import { preparePage } from './preparePage.ts';
import { findPieceBoxes, takeOutRulings } from './rulings.ts';
import { collectInkPoints, measureSkew } from './skew.ts';
import { straighten } from './straighten.ts';
import { createBlankImage, drawLetterLines, fill } from './testing/drawn.ts';

const DPI = 200;
const shadeAt = ({ width, grey }: GreyImage, x: number, y: number) => grey[y * width + x];

test.each([-5, 0.4, 3])('finds that a page was scanned %p degrees askew', (degrees) => {
  const { image } = straighten(drawLetterLines(), -degrees);
  expect(measureSkew(collectInkPoints(image, DPI))).toBeCloseTo(degrees, 0.5);
});

test('leads from a straightened page back to where things are on the scan', () => {
  const { image, toSource } = straighten(createBlankImage(400, 300), 90);
  expect(image).toMatchObject({ width: 400, height: 300 });
  expect(toSource(200, 150)).toEqual({ x: 200, y: 150 });
  expect(toSource(300, 150)).toMatchObject({ x: expect.closeTo(200), y: expect.closeTo(250) });
});

test.each([1, 3])('turns a page upright that was turned by %p quarters', (quarters) => {
  const { image, turned } = preparePage({ ...turnByQuarters(drawLetterLines(), quarters), dpi: DPI });
  expect(turned).toBe(360 - quarters * 90);
  expect(Buffer.compare(image.grey, drawLetterLines().grey)).toBe(0);
});

test('makes a page in the shade white and its print black', () => {
  const image = drawLetterLines();
  const letterPlaces = [...Array(image.width).keys()].filter((x) => shadeAt(image, x, 148) === 0);
  image.grey = image.grey.map((shade, index) => Math.round((50 + shade * 0.7) * (1 - (index % image.width) / 1600)));
  const flat = flattenBackground(image);
  for (const x of [20, 400, 780]) expect(shadeAt(flat, x, 700)).toBeGreaterThan(245);
  for (const x of letterPlaces) expect(shadeAt(flat, x, 148)).toBeLessThan(10);
});

test('takes specks away and leaves the dots of letters', () => {
  const image = createBlankImage(60, 60);
  fill(image, { left: 10, top: 10, right: 11, bottom: 11 });
  fill(image, { left: 30, top: 30, right: 32, bottom: 32 });
  const clean = removeSpecks(image);
  expect(shadeAt(clean, 10, 10)).toBe(255);
  expect(shadeAt(clean, 31, 31)).toBe(0);
});

test('takes out a printed line and leaves the letters that cross it and those beside it', () => {
  const image = drawLetterLines();
  const stem = image.grey.indexOf(0, 138 * image.width) % image.width;
  fill(image, { left: 100, top: 144, right: 700, bottom: 146 }, 60);
  fill(image, { left: 60, top: 60, right: 62, bottom: 740 });
  const { across, down } = takeOutRulings(image, DPI);
  expect(across).toHaveLength(1);
  expect(down).toHaveLength(1);
  expect(shadeAt(image, 690, 145)).toBe(255);
  expect(shadeAt(image, 61, 400)).toBe(255);
  expect(shadeAt(image, stem, 145)).toBeLessThan(128);
  expect(shadeAt(image, stem, 138)).toBe(0);
});

test('takes a line for one though grain has broken it', () => {
  const image = createBlankImage(800, 200);
  for (const left of [50, 190, 330, 470]) fill(image, { left, top: 100, right: left + 110, bottom: 102 }, 150);
  expect(takeOutRulings(image, DPI).across).toEqual([expect.objectContaining({ from: 50, to: 580 })]);
});

test('finds the cells of a table by its lines', () => {
  const image = createBlankImage(800, 500);
  for (const top of [100, 150, 200]) fill(image, { left: 100, top, right: 702, bottom: top + 2 });
  for (const left of [100, 300, 450, 700]) fill(image, { left, top: 100, right: left + 2, bottom: 202 });
  const [grid, ...others] = findGrids(takeOutRulings(image, DPI), DPI);
  expect(others).toEqual([]);
  expect(grid?.rows.map((cells) => cells.length)).toEqual([3, 3]);
  expect(grid?.rows[1]?.[1]).toMatchObject({ left: expect.closeTo(300, -1), top: expect.closeTo(150, -1), right: expect.closeTo(450, -1) });
});

test('a line of a table stops at a cell that spans others, whatever letters are there', () => {
  const image = createBlankImage(800, 500);
  for (const top of [100, 150, 200, 250]) fill(image, { left: 100, top, right: 702, bottom: top + 2 });
  for (const left of [100, 700]) fill(image, { left, top: 100, right: left + 2, bottom: 252 });
  for (const top of [100, 200]) fill(image, { left: 400, top, right: 402, bottom: top + 52 });
  const letter = { left: 380, top: 162, right: 440, bottom: 190 };
  fill(image, { ...letter, left: 400, right: 402 });
  const pieces = findPieceBoxes(takeOutRulings(image, DPI), [letter]).filter(
    ({ left, right, top, bottom }) => bottom - top > right - left && left > 390 && right < 410,
  );
  expect(pieces.map(({ top, bottom }) => [Math.round(top / 10), Math.round(bottom / 10)])).toEqual([
    [10, 15],
    [20, 25],
  ]);
});

test('a photograph beside a table does not swallow its lines', () => {
  const image = createBlankImage(900, 500);
  fill(image, { left: 60, top: 80, right: 280, bottom: 320 }, 90);
  for (const top of [100, 150, 200]) fill(image, { left: 340, top, right: 802, bottom: top + 2 });
  expect(takeOutRulings(image, DPI).across.map(({ from, to }) => [from, to])).toEqual([
    [340, 802],
    [340, 802],
    [340, 802],
  ]);
});

test('a streak down a whole page of words is left between them', () => {
  const streak = { from: 0, to: 1600, near: 100, far: 101 };
  const rulings = { across: [], down: [streak], pieces: { across: [], down: [streak] } };
  const lines = Array.from({ length: 40 }, (_, line) => ({ left: 50, right: 150, top: 40 * line, bottom: 40 * line + 20 }));
  const boxes = findPieceBoxes(rulings, lines);
  expect(boxes).toHaveLength(lines.length);
  expect(boxes.every(({ top, bottom }) => bottom - top === 20)).toBe(true);
});

/** The page in black and white as a bad line sends it: one pixel in so many is wrong. */
function speckled(image: GreyImage, one: number): GreyImage {
  return { ...image, grey: image.grey.map((shade, index) => ((index * 7919) % one === 0 ? 255 - shade : shade)) };
}

test('recognises a speckled fax by its dots that stand alone', () => {
  expect(measureSpecks(drawLetterLines())).toBe(0);
  expect(measureSpecks(createBlankImage(40, 40))).toBe(0);
  expect(measureSpecks(speckled(drawLetterLines(), 61))).toBeGreaterThan(0.1);
});

test('takes the specks of a fax away and leaves its letters', () => {
  const letters = preparePage({ ...drawLetterLines(), dpi: DPI }).image;
  const { image } = preparePage({ ...speckled(drawLetterLines(), 61), dpi: DPI });
  const dark = (shade: number | undefined) => (shade ?? 255) < 128;
  const wrong = image.grey.reduce((sum, shade, index) => sum + Number(dark(shade) !== dark(letters.grey[index])), 0);
  expect(wrong).toBeLessThan(image.grey.filter(dark).length * 0.15);
});
