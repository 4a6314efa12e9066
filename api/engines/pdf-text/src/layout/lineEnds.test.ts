import { expect, test } from '@jest/globals';
import type { Line } from '../lines/lines.ts';
import { hadRoom, mayGoOn, SENTENCE_END, wasBroken } from './lineEnds.ts';

test('sentences end in the scripts of India, Burma, Tibet, Ethiopia and Armenia too', () => {
  const ends = ['मेला लगता है।', 'وہ گھر گیا۔', 'သွားသည်။', 'བཀྲ་ཤིས།', 'ሄደ።', 'գնաց։'];
  expect(ends.filter((end) => !SENTENCE_END.test(end))).toEqual([]);
});

test('no sentence goes on with an address in a line of its own, and one goes on with a small letter', () => {
  expect(['ada@quay.org', 'www.quay.org', 'https://quay.org', 'harbour', 'Harbour'].map(mayGoOn)).toEqual([false, false, false, true, false]);
});

const SIZE = 10;

/** Sets lines from one edge to places in points, their words spread over them. */
function setLines(rows: readonly { text: string; right: number; left?: number }[]): Line[] {
  return rows.map(({ text, right, left = 50 }, index) => {
    const texts = text.split(' ');
    const step = (right - left) / texts.length;
    const base = 100 + 12 * index;
    const words = texts.map((word, at) => ({ text: word, left: left + at * step, right: left + (at + 1) * step - 3, size: SIZE }));
    return {
      words,
      left,
      right,
      base,
      top: base - SIZE,
      bottom: base,
      size: SIZE,
      isBold: false,
      isRightToLeft: false,
      cells: [{ left, right }],
    } as unknown as Line;
  });
}

test.each([
  {
    page: 'whose second column is empty',
    end: 540,
    rows: [
      { text: 'A cradle comprises two', right: 300.8 },
      { text: 'Frames joined by a hinge', right: 300.8 },
      { text: 'which fold flat when no', right: 300.8 },
      { text: 'boat is there.', right: 140 },
    ],
  },
  {
    page: 'with a wide margin for notes',
    end: 520,
    rows: [
      { text: 'Im Jahr darauf kam die', right: 380 },
      { text: 'Baronin nach Weimar und', right: 380.3 },
      { text: 'Goethe ging ihr entgegen', right: 379.9 },
    ],
  },
  {
    page: 'of a narrow newspaper column',
    end: 400,
    rows: [
      { text: 'the mayor of', right: 160 },
      { text: '1,200 people and', right: 160 },
      { text: 'Leith said so', right: 160 },
      { text: 'again', right: 80 },
    ],
  },
])('lines that end at one place are full on a page $page', ({ end, rows }) => {
  expect(hadRoom(setLines(rows), 1, { end })).toBe(false);
});

test('lines that end in different places far before the end of their column were ended on purpose', () => {
  const address = setLines([
    { text: 'Brightwater Energy', right: 140 },
    { text: 'Canal Row', right: 96 },
    { text: 'Leeds', right: 78 },
  ]);
  expect(hadRoom(address, 1, { end: 540 })).toBe(true);
});

test.each([
  { page: 'a programme', texts: ['by Anton Chekhov', 'translated by R. Oduya'], width: 90 },
  { page: 'a thesis', texts: ['Dissertation', 'zur Erlangung des Grades'], width: 70 },
  { page: 'an invitation', texts: ['Ada und Ben', 'laden herzlich ein'], width: 80 },
])('a short line in the middle of $page was ended on purpose, though the next begins small', ({ texts, width }) => {
  const middle = 200;
  const [before, line] = setLines(
    texts.map((text, index) => ({ text, left: middle - width / 2 - index * 15, right: middle + width / 2 + index * 15 })),
  );
  if (!before || !line) throw new Error('There are two lines.');
  expect(wasBroken(before, line, { left: 40, right: 360 })).toBe(true);
  expect(wasBroken(before, line, { left: 120, right: 280 })).toBe(false);
});

test.each([
  {
    text: 'below a table',
    rows: [
      { text: 'Two boxes are short, and they follow with the next van on Tuesday.', right: 420 },
      { text: 'Position five is on back order at the maker. Please check all', right: 424 },
      { text: 'goods at once and note what is broken on the back.', right: 370 },
    ],
    further: { text: 'Received by the undersigned on the day named above this line', right: 540 },
  },
  {
    text: 'above a longer line',
    rows: [
      { text: 'The hall is booked for the whole of the first week in June.', right: 300 },
      { text: 'Rooms above it stay open to all members and to their guests.', right: 302 },
      { text: 'Keys are with Ms Cole.', right: 150 },
    ],
    further: { text: 'Prices are those of last year until the council has met again in May', right: 470 },
  },
  {
    text: 'of four lines',
    rows: [
      { text: 'Unsere Angebote gelten sechzig Tage und schließen die Anfahrt mit ein.', right: 350 },
      { text: 'Termine nennen wir, sobald der Auftrag bei uns eingegangen ist und wir.', right: 351 },
      { text: 'Material liefern wir frei Haus, wenn nichts anderes vereinbart worden ist.', right: 352 },
      { text: 'Rückfragen an das Büro.', right: 170 },
    ],
    further: { text: 'Alle Preise verstehen sich zuzüglich der gesetzlichen Steuer am Tag der Lieferung', right: 520 },
  },
])('a text $text, narrower than its page, runs on where a sentence ends with a line', ({ rows, further }) => {
  const lines = setLines([...rows, further]).map((line, index) => (index < rows.length ? line : { ...line, base: line.base + 20 }));
  expect(rows.slice(1).map((_, index) => hadRoom(lines, index + 1))).toEqual(rows.slice(1).map(() => false));
});

test.each([
  { who: 'a sender', texts: ['+34 600 555 014', 'ada@harbour.example', 'Calle de la Paloma 17', '28005 Madrid'], rights: [110, 160, 162, 100] },
  { who: 'a shop', texts: ['Mill Lane 3', 'Tel. 01434 555 018', 'www.mill.example/shop'], rights: [105, 140, 142] },
  {
    who: 'a school',
    texts: ['Deliver to:', "St Mary's Primary School", 'Kitchen entrance, Beck Lane', 'Beverley HU17 0HX'],
    rights: [60, 150, 156, 150],
  },
  { who: 'a joiner', texts: ['Frau Käthe Böhmer', 'Schloßgäßle 3', '79098 Freiburg im Breisgau'], rights: [130, 90, 132] },
  { who: 'a library', texts: ['Carnegie Library', '12 West Main Street', 'Elmira NY 14901'], rights: [120, 125, 122] },
  { who: 'a club', texts: ['Hall of the old school', 'Quayside 4', 'https://rowers.example'], rights: [160, 110, 161] },
])('each line of the address of $who is for itself, however full it is', ({ texts, rights }) => {
  const lines = setLines(texts.map((text, index) => ({ text, right: rights[index] ?? 0 })));
  expect(texts.slice(1).map((_, index) => hadRoom(lines, index + 1))).toEqual(texts.slice(1).map(() => true));
});

test('a year before a name makes no address of the short lines of a column', () => {
  const texts = ['the boats of the summer of', '1998 Harbour Works built a', 'pier of stone and of timber'];
  const lines = setLines(texts.map((text, index) => ({ text, right: [121, 123, 122][index] ?? 0 })));
  expect(texts.slice(1).map((_, index) => hadRoom(lines, index + 1))).toEqual([false, false]);
});
