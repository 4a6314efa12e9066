import type { LineWord } from '../lines/textLine.ts';
import { markItalics } from './markItalics.ts';

const line = (...words: [text: string, slant: number][]) =>
  words.map(
    ([text, slant]): LineWord => ({
      text,
      left: 0,
      right: 50,
      top: 0,
      bottom: 10,
      size: 11,
      isBold: false,
      isRaised: false,
      markedContent: -1,
      slant,
    }),
  );

function italicsIn(...lines: LineWord[][]): string {
  markItalics(lines);
  return lines
    .flat()
    .flatMap(({ text, isItalic }) => (isItalic ? [text] : []))
    .join(' ');
}

const PRINT = line(['harbour', 0], ['quiet', 0], ['boats', 0], ['morning', 0], ['captain', 0]);

test('words that lean are in italics', () => {
  expect(italicsIn(PRINT, line(['the', 0], ['Morning', 0.2], ['Tide', 0.25], ['said', 0]))).toBe('Morning Tide');
});

test('letters whose strokes are aslant anyway look like the words beside them', () => {
  expect(italicsIn(PRINT, line(['A', 0.4], ['boat', 0], ['very', 0.35], ['late', 0]))).toBe('');
  expect(italicsIn(PRINT, line(['Tide', 0.2], ['A', 0.4], ['storm', 0.2], ['a', 0], ['harbour', 0]))).toBe('Tide A storm');
});

test('figures that lean are in italics, and others decide nothing', () => {
  expect(italicsIn(PRINT, line(['2014', 0.1], ['to', 0], ['2016', 0]))).toBe('2014 to 2016');
  expect(italicsIn(PRINT, line(['harbour', 0.2], ['2016', 0], ['report', 0.2]))).toBe('harbour 2016 report');
  expect(italicsIn(PRINT, line(['2014', 0], ['to', 0], ['2016', 0]))).toBe('');
});

test('a page that was photographed askew is not all in italics', () => {
  const askew = PRINT.map((word) => ({ ...word, slant: 0.07 }));
  expect(italicsIn(askew, line(['storm', 0.13], ['warning', 0.26]))).toBe('warning');
});

test('a page of italics is in italics', () => {
  expect(italicsIn(line(['harbour', 0.2], ['quiet', 0.2], ['boats', 0.2]))).toBe('harbour quiet boats');
});
