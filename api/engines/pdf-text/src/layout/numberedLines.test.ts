import { expect, test } from '@jest/globals';
import { buildLines } from '../lines/lines.ts';
import { buildSegment, type LineWord } from '../lines/textLine.ts';
import { markNumberedLines } from './numberedLines.ts';

const SIZE = 10;
const LETTER = 5;

/** Sets words from places in points on, one line below the other. */
function setLines(rows: readonly (readonly [left: number, text: string])[][]) {
  const segments = rows.flatMap((row, index) =>
    row.map(([start, text]) => {
      let left = start;
      const base = 20 + index * 14;
      const words = text.split(' ').map((each): LineWord => {
        const right = left + each.length * LETTER;
        const word = { text: each, left, right, top: base - SIZE, bottom: base, size: SIZE, isBold: false, isRaised: false, markedContent: -1 };
        left = right + 0.3 * SIZE;
        return word;
      });
      return buildSegment(words, base);
    }),
  );
  return buildLines(segments);
}

const countedIn = (rows: Parameters<typeof setLines>[0]) =>
  markNumberedLines(setLines(rows), SIZE).flatMap(({ isCounted, words }) => (isCounted ? [words[0]?.text] : []));

const cases: { list: string; rows: Parameters<typeof setLines>[0]; numbers: string[] }[] = [
  {
    list: 'the questions of a quiz, some of two lines',
    rows: [
      [
        [50, '1'],
        [75, 'Why is the sky blue at noon and red in the evening,'],
      ],
      [[75, 'and what is it by night?']],
      [
        [50, '2'],
        [75, 'What do bees make wax for?'],
      ],
      [
        [50, '3'],
        [75, 'Name a river.'],
      ],
    ],
    numbers: ['1', '2', '3'],
  },
  {
    list: 'steps whose numbers stand at the right edge of their column',
    rows: [
      [
        [55, '8'],
        [66, 'Rühren Sie den Teig.'],
      ],
      [
        [55, '9'],
        [66, 'Lassen Sie ihn gehen.'],
      ],
      [
        [50, '10'],
        [66, 'Backen Sie ihn.'],
      ],
      [
        [50, '11'],
        [66, 'Essen Sie ihn auf.'],
      ],
    ],
    numbers: ['8', '9', '10', '11'],
  },
  {
    list: 'tasks with what each is worth behind it, and parts below one',
    rows: [
      [
        [50, '1'],
        [64, 'Trouvez le périmètre.'],
        [400, '[2]'],
      ],
      [
        [64, '(a)'],
        [82, 'du carré'],
      ],
      [
        [50, '2'],
        [64, 'Trouvez la surface.'],
        [400, '[3]'],
      ],
      [
        [50, '3'],
        [64, 'Dessinez-la.'],
        [400, '[1]'],
      ],
    ],
    numbers: ['1', '2', '3'],
  },
];

test.each(cases)('bare numbers count $list', ({ rows, numbers }) => {
  expect(countedIn(rows)).toEqual(numbers);
});

test.each([
  {
    what: 'rows of a table',
    rows: [
      [
        [50, '1'],
        [75, 'Apples'],
        [300, '3.50'],
      ],
      [
        [50, '2'],
        [75, 'Pears'],
        [300, '2.80'],
      ],
      [
        [50, '3'],
        [75, 'Plums'],
        [300, '4.10'],
      ],
    ],
  },
  {
    what: 'lines that a court counts',
    rows: [
      [
        [50, '1'],
        [75, 'The witness said that he had'],
      ],
      [
        [50, '2'],
        [75, 'seen the car and that nobody'],
      ],
      [
        [50, '3'],
        [75, 'was in it when it began to'],
      ],
      [
        [50, '4'],
        [75, 'roll down the hill.'],
      ],
    ],
  },
  {
    what: 'amounts',
    rows: [
      [
        [50, '2'],
        [75, 'Eggs'],
      ],
      [
        [50, '3'],
        [75, 'Onions'],
      ],
      [
        [50, '2'],
        [75, 'Leeks'],
      ],
    ],
  },
] as { what: string; rows: Parameters<typeof setLines>[0] }[])('$what are no items', ({ rows }) => {
  expect(countedIn(rows)).toEqual([]);
});
