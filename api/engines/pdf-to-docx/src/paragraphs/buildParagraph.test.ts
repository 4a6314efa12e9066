import { expect, test } from '@jest/globals';
import { buildLine } from '@sheaf/pdf-text/lines/lines';
import { buildSegment, type LineWord } from '@sheaf/pdf-text/lines/textLine';
import { joinInlines } from '../testing/drawnPages.ts';
import { buildParagraph } from './buildParagraph.ts';
import { placeLine } from './textDraft.ts';

const COLUMN = { left: 70, right: 525 };
const SIZE = 11;
const LETTER = 5.5;
const source = { knowledge: { seen: new Set<string>() }, bodyFont: 'Arial' };

/** A line whose words are beside each other from a place on, as they are seen from left to right. */
function line(seen: string, { from = COLUMN.left, top = 100 } = {}) {
  let left = from;
  const words = seen.split(' ').map((text) => {
    const right = left + LETTER * text.length;
    const word: LineWord = { text, left, right, top, bottom: top + SIZE, size: SIZE, isBold: false, isRaised: false, markedContent: -1 };
    left = right + LETTER;
    return word;
  });
  return placeLine(buildLine([buildSegment(words, top + SIZE)]), COLUMN, 1);
}

/** A line that ends at the right edge. */
const atRight = (seen: string, top = 100) => line(seen, { from: COLUMN.right - LETTER * seen.length, top });

test.each([
  ['the end of a telephone number', 'ןופלט לאשנ', '.8123456', 'נשאל טלפון 8123456.'],
  ['a sum', 'לכה ךס', '17% 189.00', 'סך הכל 189.00 17%'],
  ['a date in brackets', 'תכרעמה ךיראת', '(12.3.2026)', 'תאריך המערכת (12.3.2026)'],
])('a line of numbers alone, such as %s, runs as the line above it does', (_, words, numbers, read) => {
  const turned = words.split(' ').map((word) => [...word].reverse().join(''));
  const paragraph = buildParagraph([atRight(turned.join(' ')), atRight(numbers, 114)], source);
  expect(paragraph).toMatchObject({ isRightToLeft: true, align: 'right' });
  expect(joinInlines(paragraph.inlines)).toBe(read);
});

test('text that runs from left to right keeps a line of numbers as it is', () => {
  const paragraph = buildParagraph([line('Call us on'), line('.8123456', { top: 114 })], source);
  expect(paragraph.isRightToLeft).toBe(false);
  expect(joinInlines(paragraph.inlines)).toBe('Call us on .8123456');
});

test('a Hebrew date at the left edge has no indent there, and one further in is indented from the right', () => {
  expect(buildParagraph([line('במרץ 12')], source)).toMatchObject({ align: 'left', indent: { left: 0, right: 0, firstLine: 0 } });
  const inner = atRight('לכבוד');
  const moved = { ...inner, left: inner.left - 40, right: 40 };
  expect(buildParagraph([moved], source)).toMatchObject({ align: 'right', indent: { left: 0, right: 40, firstLine: 0 } });
  expect(buildParagraph([line('Dear', { from: COLUMN.left + 40 })], source)).toMatchObject({ align: 'left', indent: { left: 40, right: 0 } });
});
