import { COLOR_BYTES, type DrawnPage } from '@sheaf/pdf-text/page/drawnPage';
import { measurePaperTint, measureWordInk } from './wordInk.ts';

type Color = readonly [red: number, green: number, blue: number];

const WORD = { left: 20, top: 20, right: 100, bottom: 44 };

/** A page of one pixel for each point, with strokes four pixels wide where the word is. */
function buildPage({ paper, ink, background = paper }: { paper: Color; ink: Color; background?: Color }): DrawnPage {
  const [across, down] = [120, 64];
  const pixels = new Uint8Array(across * down * COLOR_BYTES);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const isWord = x >= WORD.left && x < WORD.right && y >= WORD.top && y < WORD.bottom;
      const [red, green, blue] = isWord ? (x % 12 < 4 ? ink : background) : paper;
      pixels.set([blue, green, red], (y * across + x) * COLOR_BYTES);
    }
  }
  return { pixels, across, down, stride: across * COLOR_BYTES };
}

const inkOn = (page: DrawnPage) => measureWordInk(page, WORD, { scale: 1, paperTint: measurePaperTint(page) });

test('sees the colour of a word, on white paper and on yellowed', () => {
  const red = [expect.closeTo(64 / 255, 1), expect.closeTo(1, 1), expect.closeTo(1, 1)];
  expect(inkOn(buildPage({ paper: [255, 255, 255], ink: [192, 0, 0] }))).toEqual(red);
  const [onYellow = 0, green = 0, blue = 0] = inkOn(buildPage({ paper: [250, 244, 220], ink: [188, 0, 0] })) ?? [];
  expect(onYellow).toBeLessThan(0.45);
  expect(Math.min(green, blue)).toBeGreaterThan(0.8);
});

test('black takes as much of each colour', () => {
  const [red = 0, green = 0, blue = 0] = inkOn(buildPage({ paper: [252, 252, 252], ink: [10, 10, 10] })) ?? [];
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(0.03);
});

test('says nothing of light letters on a dark background, and of what is hardly there', () => {
  expect(inkOn(buildPage({ paper: [255, 255, 255], ink: [255, 255, 255], background: [20, 40, 120] }))).toBeUndefined();
  expect(inkOn(buildPage({ paper: [255, 255, 255], ink: [240, 240, 240] }))).toBeUndefined();
});
