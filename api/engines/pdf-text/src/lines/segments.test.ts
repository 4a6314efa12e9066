import { expect, test } from '@jest/globals';
import type { Glyph, GlyphStyle } from '../glyphs/glyph.ts';
import { buildSegments } from './segments.ts';

const WIDTH = 6;

function styleIn(font: string): GlyphStyle {
  return { font, isBold: false, isItalic: false, size: 11, angle: 0, isInvisible: false, isWhite: false, color: '000000', markedContent: -1 };
}

/** Signs from left to right, each in a font. */
function drawn(signs: [text: string, style: GlyphStyle][], { from = 100, base = 100 } = {}): Glyph[] {
  return signs.map(([text, style], index) => {
    const left = from + index * WIDTH;
    return { text, left, right: left + WIDTH, top: base - 10, bottom: base + 2, originX: left, originY: base, style, isUnmapped: false };
  });
}

function spelt(text: string, style: GlyphStyle, place: { from?: number; base?: number } = {}): Glyph[] {
  return drawn(
    [...text].map((sign) => [sign, style]),
    place,
  );
}

test('a word that is read from right to left has the font of its letters, not that of the full stop that is left of them', () => {
  const [letters, signs] = [styleIn('NotoSansHebrew'), styleIn('DejaVuSans')];
  const [segment] = buildSegments(drawn([['.', signs], ...[...'םולש'].map((letter): [string, GlyphStyle] => [letter, letters])]));
  expect(segment?.words.map(({ text, runs }) => [text, runs?.map(({ style }) => style.font)])).toEqual([['שלום.', ['NotoSansHebrew']]]);
});

test('dots that lead from a word to a number are neither of them', () => {
  const style = styleIn('Times');
  const [segment] = buildSegments(spelt('start.......12', style));
  expect(segment?.words.map(({ text }) => text)).toEqual(['start', '.......', '12']);
});

test('the lines of columns beside each other are where their own letters are', () => {
  const style = styleIn('Times');
  const segments = buildSegments([...spelt('the first column', style), ...spelt('and the next', style, { from: 320, base: 102.5 })]);
  expect(segments.map(({ base }) => base)).toEqual([100, 102.5]);
});

test('the mark of a note stays with its word, though a line of the next column is level with it', () => {
  const style = styleIn('Times');
  const mark = { ...style, size: 6.5 };
  const letters = spelt('in May.', style);
  const segments = buildSegments([
    ...spelt('and a longer line of the next column', style, { from: 320, base: 95.6 }),
    ...letters,
    ...spelt('1', mark, { from: 100 + 7 * WIDTH, base: 96 }),
  ]);
  const [first] = segments.filter(({ left }) => left < 300);
  expect(segments.filter(({ left }) => left < 300)).toHaveLength(1);
  expect(first?.words.map(({ runs }) => runs?.map(({ text, script }) => [text, script]))).toEqual([
    [['in', 'normal']],
    [
      ['May.', 'normal'],
      ['1', 'super'],
    ],
  ]);
});

test('lam is read before the alef that it is drawn with', () => {
  const style = styleIn('NotoNaskhArabic');
  const [lam, alef] = drawn([
    ['ل', style],
    ['أ', style],
  ]).map((glyph, index) => ({ ...glyph, left: 100 + index * 0.01, right: 106 - index * 0.5 }));
  const [segment] = buildSegments(lam && alef ? [lam, alef, ...drawn([['ا', style]], { from: 106 })] : []);
  expect(segment?.words.map(({ text }) => text)).toEqual(['الأ']);
});

test('a number in a Korean text is part of its word where only the writer’s spaces part words', () => {
  const style = styleIn('NotoSansKR');
  const apart = (glyphs: Glyph[], by: number) => glyphs.map((glyph) => ({ ...glyph, left: glyph.left + by, right: glyph.right + by }));
  const [segment] = buildSegments([...spelt('응답 312', style), ...apart(spelt('명 가운데', style, { from: 136 }), 3)]);
  expect(segment?.words.map(({ text }) => text)).toEqual(['응답', '312명', '가운데']);
});

test('what a typesetter sets between Japanese and figures is no space', () => {
  const style = styleIn('NotoSansJP');
  const apart = (glyphs: Glyph[], by: number) => glyphs.map((glyph) => ({ ...glyph, left: glyph.left + by, right: glyph.right + by }));
  const textsWith = (gap: number) => {
    const [segment] = buildSegments([...spelt('10', style), ...apart(spelt('冊', style, { from: 100 + 2 * WIDTH }), gap)]);
    return segment?.words.map(({ text, isGlued }) => [text, isGlued === true]);
  };
  expect(textsWith(2.5)).toEqual([
    ['10', false],
    ['冊', true],
  ]);
  expect(textsWith(6)).toEqual([
    ['10', false],
    ['冊', false],
  ]);
});

test.each([
  ['a note in the margin', 'the network of the town', 11, 'Stages of 1968', { from: 260, size: 8.5, base: 97.5 }],
  ['the sender of an invoice', 'Invoice 2024', 18, 'Bell & Daughters', { from: 400, size: 10, base: 102 }],
  ['a date before a heading', 'Annual report', 20, '4 March', { from: 20, size: 12, base: 96 }],
] as const)(
  '%s in smaller letters is a line of its own, with its own base and nothing raised',
  (_, words, size, beside, { from, base, size: small }) => {
    const style = styleIn('Times');
    const segments = buildSegments([...spelt(words, { ...style, size }), ...spelt(beside, { ...style, size: small }, { from, base })]);
    const smaller = segments.find(({ words: [first] }) => beside.startsWith(first?.text ?? ' '));
    expect([smaller?.base, smaller?.size]).toEqual([base, small]);
    expect(smaller?.words.map(({ text }) => text).join(' ')).toBe(beside);
    expect(smaller?.words.every(({ runs }) => runs?.every(({ script }) => script === 'normal'))).toBe(true);
  },
);

/** Words with a space between, set by one call of a program: the last number of each is how far its space is taken back. */
function drawSpaced(parts: readonly [text: string, back: number][], style: GlyphStyle): Glyph[] {
  let from = 100;
  return parts.flatMap(([text, back], index) => {
    const letters = spelt(index < parts.length - 1 ? `${text} ` : text, style, { from });
    from += letters.length * WIDTH - back;
    return letters;
  });
}

test.each([
  {
    parts: [
      ['Wav', 6.2],
      ['es', 0],
    ],
    words: ['Waves'],
  },
  {
    parts: [
      ['Tw', 5.8],
      ['o', 0],
      ['questions', 0],
    ],
    words: ['Two', 'questions'],
  },
  {
    parts: [
      ['an', 2],
      ['AV', 6],
      ['AIL', 0],
    ],
    words: ['an', 'AVAIL'],
  },
  {
    parts: [
      ['close', 4],
      ['words', 3.5],
      ['here', 0],
    ],
    words: ['close', 'words', 'here'],
  },
] as { parts: [string, number][]; words: string[] }[])(
  'a space that is taken back at once kerns letters and separates no words: $words',
  ({ parts, words }) => {
    const [segment] = buildSegments(drawSpaced(parts, styleIn('Times')));
    expect(segment?.words.map(({ text }) => text)).toEqual(words);
  },
);

test.each([
  { size: 14, from: 100 + 30 * WIDTH + 10.4 },
  { size: 13.2, from: 100 + 30 * WIDTH + 10 },
  { size: 15, from: 100 + 30 * WIDTH + 10.8 },
])('a quotation in letters of $size points is no part of the line beside it, though both are on one baseline', ({ size, from }) => {
  const [text, quote] = [styleIn('Times'), { ...styleIn('Times'), size }];
  const segments = buildSegments([...spelt('and whoever joins in autumn pay', text).slice(0, 30), ...spelt('ten years we owe', quote, { from })]);
  expect(segments.map(({ words }) => words.map((word) => word.text).join(' '))).toEqual(['and whoever joins in autumn pa', 'ten years we owe']);
});

test.each([
  { bases: [429.8, 438.8], beside: [422.3, 436.5], size: 8.5 },
  { bases: [120, 129.6], beside: [112, 127], size: 8.8 },
  { bases: [300.5, 309], beside: [293, 307.2, 321.4], size: 8 },
])('the lines of a caption stay apart beside larger letters whose lines are nearly level with them, as at $bases', ({ bases, beside, size }) => {
  const [text, small] = [styleIn('Times'), { ...styleIn('Arial'), size }];
  const lines = ['The double of Ida and Roos, minutes', 'the final.'];
  const glyphs = [
    ...beside.flatMap((base) => spelt('difference, and that she would not have', text, { from: 400, base })),
    ...lines.flatMap((line, index) => spelt(line, small, { from: 100, base: bases[index] ?? 0 })),
  ];
  const caption = buildSegments(glyphs).filter(({ left }) => left < 400);
  expect(caption.map(({ words }) => words.map((word) => word.text).join(' '))).toEqual(lines);
});
