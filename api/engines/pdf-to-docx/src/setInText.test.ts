import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import type { Paragraph } from './model/documentModel.ts';
import { convertDrawnPages, joinInlines, LEADING, LEFT, listParagraphs, type Pen, PROSE, SIZE, set } from './testing/drawnPages.ts';

const listTexts = (paragraphs: Paragraph[]) => paragraphs.map(({ inlines }) => joinInlines(inlines).trim());

function drawLines({ page, plain }: Pen, lines: string[], x: number, y: number): number {
  for (const [index, line] of lines.entries()) page.drawText(line, { x, y: y - index * LEADING, size: SIZE, font: plain });
  return y - lines.length * LEADING - LEADING;
}

test.each([
  {
    kind: 'a play',
    name: 'ENID',
    x: 160,
    width: 180,
    quote:
      'No, I have nothing on the up line, and I have had nothing on the up line since ten past nine, as you would know if you had been listening.',
  },
  {
    kind: 'an interview',
    name: 'Mr Hale',
    x: 120,
    width: 130,
    quote:
      'we came down from the hill in the morning and found that the mill had been sold to a company which nobody in the village had ever heard of before.',
  },
  {
    kind: 'a quotation',
    name: 'Ada Reed writes',
    x: 200,
    width: 150,
    quote: 'there is no such thing as a quiet harbour, for even in the dead of winter the ropes go on talking to each other through the night.',
  },
])('what is stated in $kind, narrower than the text around it, is one paragraph', async ({ name, x, width, quote }) => {
  const model = await convertDrawnPages([
    (pen) => {
      let y = set(pen, PROSE.repeat(2), { y: 760 }) - LEADING;
      pen.page.drawText(name, { x: x + 60, y, size: SIZE, font: pen.plain });
      y = drawLines(pen, breakLines(quote, pen.plain, SIZE, width), x, y - LEADING);
      set(pen, PROSE.repeat(2), { y });
    },
  ]);
  expect(listTexts(listParagraphs(model))).toContain(quote);
});

test.each([
  {
    first: 'I said that I should very much like to know about it, and at once, that same evening.',
    second:
      'Then you must ask Corrigan, she said, and he will not tell you, for he has told nobody since the light went out, and that was many years before the war.',
  },
  {
    first: 'The boats came in before noon with nothing, and went out again in the afternoon.',
    second:
      'Nobody had expected anything else of them. In the inn they spoke of the year when the herring came into the harbour by themselves and had to be shovelled.',
  },
  {
    first: 'There was no more to be had from him that day, and so I went home along the quay.',
    second:
      'It was raining when I came to the door, and the lamp over it had gone out, which it never did; somebody must have taken the trouble to climb up and do it.',
  },
])('a paragraph of one line and the next, both begun with an indent, are two: $first', async ({ first, second }) => {
  const model = await convertDrawnPages([
    (pen) => {
      const indented = (text: string, y: number) => {
        const [line = ''] = breakLines(text, pen.plain, SIZE, 430);
        pen.page.drawText(line, { x: LEFT + 20, y, size: SIZE, font: pen.plain });
        const rest = breakLines(text.slice(line.length + 1), pen.plain, SIZE, 450).filter((each) => each !== '');
        for (const [index, each] of rest.entries()) pen.page.drawText(each, { x: LEFT, y: y - (index + 1) * LEADING, size: SIZE, font: pen.plain });
        return y - (rest.length + 1) * LEADING;
      };
      let y = indented(PROSE.repeat(3).trim(), 740);
      y = indented(first, y);
      y = indented(second, y);
      indented(PROSE.repeat(3).trim(), y);
    },
  ]);
  expect(listTexts(listParagraphs(model))).toEqual(expect.arrayContaining([first, second]));
});

test.each([
  { mark: '2.', x: 510 },
  { mark: '2', x: 290 },
  { mark: '- 2 -', x: 280 },
])('the second of two pages has its number, $mark, as a field where the first has none', async ({ mark, x }) => {
  const model = await convertDrawnPages([
    (pen) => void set(pen, PROSE.repeat(20), { y: 780 }),
    (pen) => {
      pen.page.drawText(mark, { x, y: 805, size: SIZE, font: pen.plain });
      set(pen, PROSE.repeat(4), { y: 750 });
    },
  ]);
  expect(JSON.stringify(model.sections.flatMap(({ header = [] }) => header.map(({ inlines }) => joinInlines(inlines))))).toContain('<pageNumber>');
  expect(listTexts(listParagraphs(model))).not.toContain(mark);
});

test.each([
  {
    kind: 'a screenplay',
    x: 150,
    speeches: [
      ['The boat is gone. I had tied it twice.', 'I swear to you I tied it.'],
      ['Keeper lost at four this morning.', 'Lamp kept burning by the cook on', 'his own. No name given.'],
      ['Cooks seldom get one. Mind all the', 'steps on your way down, it has', 'been waiting for you.'],
    ],
  },
  {
    kind: 'a sketch',
    x: 190,
    speeches: [
      ['Nobody told me about the geese.', 'Nobody ever tells me anything,', 'not even at home.'],
      ['Then you should ask. I always do', 'before a bird gets to the door.'],
      ['There are nine of them now. They', 'have eaten the mat.'],
    ],
  },
  {
    kind: 'a radio play',
    x: 130,
    speeches: [
      ['This is the last train of the day.', 'No others go on from here tonight.'],
      ['We wanted to be at the coast, and', 'my sister waits with the soup.'],
      ['Your sister may wait. The rails are', 'under water as far as the bridge.'],
    ],
  },
])('a speech of $kind is one paragraph where a sentence ends with its line', async ({ x, speeches }) => {
  const model = await convertDrawnPages([
    (pen) => {
      let y = set(pen, PROSE.repeat(2), { y: 760 }) - LEADING;
      for (const speech of speeches) {
        pen.page.drawText('TOBIAS', { x: x + 60, y, size: SIZE, font: pen.plain });
        y = drawLines(pen, speech, x, y - LEADING);
        y = set(pen, PROSE, { y }) - LEADING;
      }
    },
  ]);
  expect(listTexts(listParagraphs(model))).toEqual(expect.arrayContaining(speeches.map((speech) => speech.join(' '))));
});
