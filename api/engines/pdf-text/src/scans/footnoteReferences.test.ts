import { buildSegment, type LineWord, type Segment } from '../lines/textLine.ts';
import type { Rectangle } from '../page/readingFrame.ts';
import { markFootnoteReferences } from './footnoteReferences.ts';

const SIZE = 10;
const PAGE = { width: 595, height: 842, rulings: [{ left: 70, right: 200, top: 700, bottom: 701 }] };

function line(base: number, ...texts: string[]): Segment {
  const words = texts.map((text, index): LineWord => {
    const left = 70 + 60 * index;
    return {
      text,
      left,
      right: left + 50,
      top: base - 7,
      bottom: base,
      size: SIZE,
      isBold: false,
      isRaised: false,
      markedContent: -1,
      confidence: 90,
    };
  });
  return buildSegment(words, base);
}

/** A piece of ink at the end of a word, so high and so far above the line. */
const buildInkPiece = (word: LineWord, height: number, above: number): Rectangle => ({
  left: word.right - 4,
  right: word.right,
  top: word.bottom - above - height,
  bottom: word.bottom - above,
});

const listTexts = (segments: Segment[]) => segments.map(({ words }) => words.map(({ text, isRaised }) => (isRaised ? `^${text}` : text)));

function page() {
  const segments = [
    line(300, 'ferries', 'waited.”', 'Some', '“left”'),
    line(314, 'in', 'time,°', 'others'),
    line(720, '3', 'Annual', 'report.'),
    line(734, '4Ibid.'),
  ];
  const word = (text: string) => segments.flatMap(({ words }) => words).find((each) => each.text === text) as LineWord;
  const ends = (text: string, height: number, above: number) => {
    const piece = buildInkPiece(word(text), height, above);
    return [word(text), { first: { ...piece, left: word(text).left, right: word(text).left + 4 }, last: piece }] as const;
  };
  // A quotation mark is lower than a figure.
  const pieces = new Map([ends('waited.”', 4, 4), ends('time,°', 4, 4), ends('“left”', 2.5, 5)]);
  return { segments, pieces };
}

test('raised figures get the numbers of the notes below their page', () => {
  const { segments, pieces } = page();
  markFootnoteReferences(segments, pieces, PAGE);
  expect(listTexts(segments.slice(0, 2))).toEqual([
    ['ferries', 'waited.', '^3', 'Some', '“left”'],
    ['in', 'time,', '^4', 'others'],
  ]);
});

test.each([
  ['no line stands over the notes', { ...PAGE, rulings: [] }, 4],
  ['there are more notes than marks', PAGE, 3],
])('nothing is guessed where %s', (_, facts, kept) => {
  const { segments, pieces } = page();
  const all = kept === 3 ? [...segments, line(748, '5', 'Private', 'letter.')] : segments;
  const before = listTexts(all);
  markFootnoteReferences(all, pieces, facts);
  expect(listTexts(all)).toEqual(before);
});

test('a note whose own raised number cannot be read begins all the same', () => {
  const { segments, pieces } = page();
  for (const segment of segments.slice(2))
    for (const each of segment.words.splice(0, 1)) segment.words.unshift({ ...each, text: each.text === '3' ? '’' : '!Ibid.' });
  const [first, second] = segments.slice(2).map(({ words }) => words[0] as LineWord);
  for (const each of [first, second]) {
    if (each)
      pieces.set(each, {
        first: { ...buildInkPiece(each, 4, 4), left: each.left, right: each === first ? each.right : each.left + 4 },
        last: buildInkPiece(each, 7, 0),
      });
  }
  markFootnoteReferences(segments, pieces, PAGE);
  expect(listTexts(segments)).toEqual([
    ['ferries', 'waited.', '^1', 'Some', '“left”'],
    ['in', 'time,', '^2', 'others'],
    ['^1', 'Annual', 'report.'],
    ['^2', 'Ibid.'],
  ]);
});
