import { buildSegment, type LineWord } from '../lines/textLine.ts';
import { createEmptyPage, type PageSegments } from '../read/readPage.ts';
import { evenOutLook } from './evenLook.ts';

type Measured = [text: string, size: number, weight: number];

const word = ([text, size, weight]: Measured, place: number): LineWord => ({
  text,
  left: 60 * place,
  right: 60 * place + 50,
  top: 0,
  bottom: 10,
  size,
  stroke: weight * size,
  isBold: false,
  isRaised: false,
  markedContent: -1,
  confidence: 90,
});

function buildPage(...lines: Measured[][]): PageSegments {
  const segments = lines.map((line, index) => buildSegment(line.map(word), 14 * index));
  return { ...createEmptyPage(1), source: 'ocr', groups: [{ turn: 0, segments }] };
}

const LINE: Measured[] = [
  ['harbour', 10.8, 0.09],
  ['quiet', 10.8, 0.094],
  ['boats', 10.8, 0.088],
  ['morning', 10.8, 0.092],
];
const text = (count: number) =>
  Array.from({ length: count }, (_, index) => LINE.map(([letters, size, weight]): Measured => [letters, size + 0.3 * (index % 3), weight]));
const wordsIn = (page: PageSegments) => page.groups.flatMap(({ segments }) => segments.flatMap(({ words }) => words));

test('a text has one size, and its titles have theirs', () => {
  const title = (size: number): Measured[] => [['Tides', size, 0.13]];
  const page = buildPage(title(13.7), ...text(12), title(14.4));
  evenOutLook([page]);
  const sizes = wordsIn(page).map(({ size }) => size);
  expect(new Set(sizes).size).toBe(2);
  expect(sizes[0]).toBeCloseTo(14.05, 1);
});

test('words with thicker strokes are bold, a short one only where it is sure', () => {
  const line: Measured[] = [
    ['was', 10.8, 0.12],
    ['very', 10.8, 0.091],
    ['important', 10.8, 0.138],
    ['to', 10.8, 0.14],
    ['them', 10.8, 0.09],
  ];
  const page = buildPage(...text(12), line);
  evenOutLook([page]);
  expect(
    wordsIn(page)
      .filter(({ isBold }) => isBold)
      .map((each) => each.text),
  ).toEqual(['important']);
});

test('titles of one kind are bold together, though one of them seems to be less so', () => {
  const page = buildPage([['Tides', 14, 0.135]], ...text(12), [['Winds', 14, 0.103]], ...text(3), [['Boats', 14, 0.13]]);
  evenOutLook([page]);
  expect(
    wordsIn(page)
      .filter(({ size }) => size > 13)
      .map(({ isBold }) => isBold),
  ).toEqual([true, true, true]);
});

test('a bold title stays bold beside a line of its size that is not', () => {
  const page = buildPage(
    [['Tides', 14, 0.135]],
    ...text(12),
    [
      ['Larger', 14, 0.085],
      ['type', 14, 0.086],
      ['once', 14, 0.084],
    ],
    ...text(3),
  );
  evenOutLook([page]);
  expect(wordsIn(page).flatMap(({ size, isBold, text: word }) => (size > 13 ? [[word, isBold]] : []))).toEqual([
    ['Tides', true],
    ['Larger', false],
    ['type', false],
    ['once', false],
  ]);
});

test('a page that was scanned darker is no bolder', () => {
  const dark = buildPage(...text(12).map((line) => line.map(([letters, size, weight]): Measured => [letters, size, 1.4 * weight])));
  evenOutLook([buildPage(...text(30)), dark]);
  expect(wordsIn(dark).some(({ isBold }) => isBold)).toBe(false);
});

test('each size and weight has a face with serifs or without', () => {
  const page = buildPage([['Tides', 14, 0.13]], ...text(12));
  for (const each of wordsIn(page)) each.contrast = each.size > 13 ? 0.84 : 0.6;
  evenOutLook([page]);
  expect(wordsIn(page).map(({ hasSerifs }) => hasSerifs)).toEqual([false, ...Array.from({ length: 48 }, () => true)]);
});
