import { buildTextPieces } from './pageText';

/** Every letter half as wide as it is high, standing on four fifths of its line. */
const fonts = { measureLength: (text: string) => text.length / 2, findBaseline: () => 0.8 };
const upright = { width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] };
const item = (str: string, transform: number[], width: number, hasEOL = false) => ({
  str,
  transform,
  width,
  height: 10,
  dir: 'ltr',
  fontName: 'f1',
  hasEOL,
});
const styles = { f1: { fontFamily: 'serif' } };

test('text is where the page shows it, as wide as the page has it', () => {
  const [piece] = buildTextPieces([item('letters', [10, 0, 0, 10, 60, 700], 70)], styles, upright, fonts);
  expect(piece).toMatchObject({ text: 'letters', left: 0.1, family: 'serif', stretch: 2, angle: 0, isRightToLeft: false, endsLine: false });
  expect(piece?.top).toBeCloseTo((100 - 8) / 800);
  expect(piece?.size).toBeCloseTo(10 / 600);
});

test('text on a turned page runs as the reader sees it', () => {
  // A page of 800 x 600 points turned clockwise, so that what went up goes to the right.
  const turned = { width: 600, height: 800, transform: [0, 1, 1, 0, 0, 0] };
  const [piece] = buildTextPieces([item('down', [10, 0, 0, 10, 100, 300], 20)], styles, turned, fonts);
  expect(piece?.angle).toBeCloseTo(90);
  expect(piece?.left).toBeCloseTo((300 + 8) / 600);
  expect(piece?.top).toBeCloseTo(100 / 800);
});

test('spaces go with the word before them and do not make it wider', () => {
  const pieces = buildTextPieces(
    [item('one', [10, 0, 0, 10, 0, 0], 15), item(' ', [10, 0, 0, 10, 15, 0], 40), item('two', [10, 0, 0, 10, 55, 0], 15)],
    styles,
    upright,
    fonts,
  );
  expect(pieces.map(({ text, stretch }) => [text, stretch])).toEqual([
    ['one ', 1],
    ['two', 1],
  ]);
});

test('a line ends after its last letters, whichever item says so', () => {
  const line = [item('one', [10, 0, 0, 10, 0, 0], 15), item('', [10, 0, 0, 10, 0, 0], 0, true), item('two', [10, 0, 0, 10, 0, 0], 15, true)];
  expect(buildTextPieces(line, styles, upright, fonts).map(({ text, endsLine }) => [text, endsLine])).toEqual([
    ['one', true],
    ['two', true],
  ]);
});
