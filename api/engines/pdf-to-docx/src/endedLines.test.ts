import { describe, expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { StandardFonts } from 'pdf-lib';
import { convertDrawnPages, joinInlines, LEADING, LEFT, listParagraphs, PROSE, RIGHT, SIZE, set } from './testing/drawnPages.ts';

describe('A visitor who converts lines that were ended on purpose gets', () => {
  test('a list of contents with dots set apart as lines with a tab, chapters without dots among them', async () => {
    const model = await convertDrawnPages([
      ({ page, plain, bold }) => {
        const entry = (y: number, number: string, title: string, on: string, hasDots = true) => {
          const font = hasDots ? plain : bold;
          page.drawText(number, { x: LEFT, y, size: SIZE, font });
          page.drawText(title, { x: LEFT + 26, y, size: SIZE, font });
          for (let x = 300; hasDots && x < 500; x += 8) page.drawText('.', { x, y, size: SIZE, font });
          page.drawText(on, { x: 515, y, size: SIZE, font });
        };
        entry(700, '1', 'The harbour', '3', false);
        entry(686, '1.1', 'Boats and their owners', '4');
        entry(672, '1.2', 'The long stone pier', '6');
        entry(658, '2', 'The storm', '9', false);
        entry(644, '2.1', 'What nobody could say', '9');
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([
      '1<tab>The harbour<tab>3',
      '1.1 Boats and their owners<tab>4',
      '1.2 The long stone pier<tab>6',
      '2<tab>The storm<tab>9',
      '2.1 What nobody could say<tab>9',
    ]);
    expect(listParagraphs(model)[1]?.tabs).toEqual([expect.objectContaining({ align: 'right', leader: 'dot' })]);
  });

  test('the lines of a centred title as they were broken, and centred lines below it on their own', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const centred = (text: string, y: number, size: number) => {
          const font = pen.plain;
          pen.page.drawText(text, { x: (LEFT + RIGHT - font.widthOfTextAtSize(text, size)) / 2, y, size, font });
        };
        centred('The Harbour in Winter', 760, 18);
        centred('A Report', 738, 18);
        centred('Marina Kovalenko', 700, SIZE);
        centred('12 Quay, Bristol', 686, SIZE);
        set(pen, PROSE.repeat(2), { y: 640 });
      },
    ]);
    const [title, author, address] = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
    expect([title, author, address]).toEqual(['The Harbour in Winter<lineBreak>A Report', 'Marina Kovalenko', '12 Quay, Bristol']);
  });

  test('dates one below the other each on its own, the longest among them too', async () => {
    const dates = [
      'Oct. 24: Staff day',
      'Oct. 31: Parade along the quay, a change in time',
      'Nov. 3: Meeting',
      'Nov. 7: Boats come in',
      'Nov. 10: Holiday',
    ];
    const model = await convertDrawnPages([
      (pen) => {
        for (const [index, text] of [...dates, 'Nov. 13 – Closed for all of the day', 'Nov. 14 – Closed for some of the day'].entries())
          pen.page.drawText(text, { x: LEFT + 80, y: 700 - index * LEADING, size: SIZE, font: pen.plain });
        set(pen, PROSE.repeat(4), { y: 560 });
      },
    ]);
    expect(
      listParagraphs(model)
        .slice(0, dates.length)
        .map(({ inlines }) => joinInlines(inlines)),
    ).toEqual(dates);
  });

  test('a heading with its text, where a notice is at the foot of the column between its lines', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const width = 215;
        const y = set(pen, PROSE.repeat(4), { width });
        pen.page.drawText('1. Introduction', { x: LEFT, y: y - 10, size: 14, font: pen.bold });
        const lines = breakLines(`Boats ${PROSE.repeat(6)}`, pen.plain, SIZE, width);
        for (const [index, text] of lines.slice(0, 5).entries())
          pen.page.drawText(text, { x: LEFT, y: y - 32 - index * LEADING, size: SIZE, font: pen.plain });
        for (const [index, text] of lines.slice(5).entries())
          pen.page.drawText(text, { x: 310, y: 700 - index * LEADING, size: SIZE, font: pen.plain });
        pen.page.drawText('Permission to copy is granted to everybody.', { x: LEFT, y: y - 150, size: 7, font: pen.plain });
      },
    ]);
    const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
    const place = texts.indexOf('1. Introduction');
    expect(texts[place + 1]).toMatch(/^Boats The harbour/);
    expect(texts[place + 2]).toMatch(/^Permission/);
  });

  test('a list of contents whose dots touch its words as lines with a tab, and dots to write on as dots', async () => {
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        for (const [index, text] of ['Before you start', 'On the day', 'If something goes wrong'].entries()) {
          const from = LEFT + plain.widthOfTextAtSize(text, SIZE);
          const dots = '.'.repeat(Math.floor((RIGHT - 6 - from) / plain.widthOfTextAtSize('.', SIZE)));
          page.drawText(`${text}${dots}${index + 1}`, { x: LEFT, y: 700 - index * LEADING, size: SIZE, font: plain });
        }
        page.drawText('Signature: ..............................', { x: LEFT, y: 600, size: SIZE, font: plain });
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([
      'Before you start<tab>1',
      'On the day<tab>2',
      'If something goes wrong<tab>3',
      'Signature: ..............................',
    ]);
  });

  test('code line by line, those that are further in with their spaces', async () => {
    const model = await convertDrawnPages([
      async (pen) => {
        const font = await pen.document.embedFont(StandardFonts.Courier);
        set(pen, PROSE.repeat(2));
        for (const [place, [spaces, text]] of [
          [0, 'def read(port):'],
          [4, 'with open(port) as line:'],
          [8, 'return line.read()'],
        ].entries() as ArrayIterator<[number, [number, string]]>)
          pen.page.drawText(text, { x: LEFT + spaces * font.widthOfTextAtSize(' ', 10), y: 600 - place * 12, size: 10, font });
      },
    ]);
    const code = listParagraphs(model).at(-1);
    expect(joinInlines(code?.inlines ?? [])).toBe('def read(port):<lineBreak>    with open(port) as line:<lineBreak>        return line.read()');
    expect(code?.indent).toEqual({ left: 0, right: 0, firstLine: 0 });
  });

  test('verses one below the other, also where they begin with small letters', async () => {
    const verses = ['The river writes its height in chalk', 'and wipes it out by noon;', 'the keeper takes his walk', 'and reads it by the moon'];
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        for (const [index, verse] of verses.entries()) page.drawText(verse, { x: LEFT, y: 700 - index * LEADING, size: SIZE, font: plain });
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual(verses);
  });

  test.each([[['14 Harbour Lane', 'Whitby YO21 3PU']], [['Helen Marsh', 'Head of the school']], [['Room 12', 'Tel. 0191 555', 'Mondays']]])(
    '%j at the right of a letter, line by line',
    async (block) => {
      const model = await convertDrawnPages([
        (pen) => {
          for (const [index, text] of block.entries()) pen.page.drawText(text, { x: 400, y: 760 - index * LEADING, size: SIZE, font: pen.plain });
          set(pen, PROSE.repeat(2), { y: 680 });
        },
      ]);
      expect(
        listParagraphs(model)
          .slice(0, block.length)
          .map(({ inlines }) => joinInlines(inlines)),
      ).toEqual(block);
    },
  );

  test('the sender of a letter above whom it is sent to, line by line at the other edge', async () => {
    const [sender, to] = [
      ['Clara Nowak', 'Birkenweg 4', '79098 Freiburg'],
      ['Stadtwerke Freiburg', 'Customer service', 'Postfach 1120', '79011 Freiburg'],
    ];
    const model = await convertDrawnPages([
      (pen) => {
        const { page, plain } = pen;
        for (const [index, text] of [...sender, '', '', '', '', '', '', '12 January 2024'].entries())
          page.drawText(text, { x: RIGHT - plain.widthOfTextAtSize(text, SIZE), y: 780 - index * LEADING, size: SIZE, font: plain });
        for (const [index, text] of to.entries()) page.drawText(text, { x: LEFT, y: 780 - (index + 4) * LEADING, size: SIZE, font: plain });
        page.drawText('Dear Sir or Madam,', { x: LEFT, y: 620, size: SIZE, font: plain });
        set(pen, PROSE.repeat(4), { y: 590 });
      },
    ]);
    const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
    expect(texts.slice(0, 9)).toEqual([...sender, ...to, '12 January 2024', 'Dear Sir or Madam,']);
    expect(listParagraphs(model)[0]?.align).toBe('right');
  });

  test('the address at the right of a letterhead line by line, though its name is set larger', async () => {
    const address = ['Hafenstrasse 12, 24103 Kiel', 'Phone 431 555', 'Id. DE 123 456 789 01'];
    const model = await convertDrawnPages([
      (pen) => {
        const { page, plain } = pen;
        const atRight = (text: string, y: number, size: number) =>
          page.drawText(text, { x: RIGHT - plain.widthOfTextAtSize(text, size), y, size, font: plain });
        atRight('Nordlicht Elektro', 780, 14);
        for (const [index, text] of address.entries()) atRight(text, 760 - index * 12, 9);
        for (const [index, text] of ['Sommer Bakery', 'Lange Reihe 4'].entries())
          page.drawText(text, { x: LEFT, y: 718 - index * LEADING, size: SIZE, font: plain });
        set(pen, PROSE.repeat(4), { y: 680 });
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual(expect.arrayContaining(address));
  });

  test('the lines of a form that are to be written on as lines, each under its question', async () => {
    const question = 'What do you miss?';
    const toWriteOn = '_'.repeat(70);
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        for (const [index, text] of [question, toWriteOn, toWriteOn].entries())
          page.drawText(text, { x: LEFT, y: 700 - index * LEADING, size: SIZE, font: plain });
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([question, toWriteOn, toWriteOn]);
  });

  test('the closing words of a letter below its last sentence, though nothing else shows how far apart lines are', async () => {
    const last = 'Please pay the sum of 416.50 euros within fourteen days to the account that is named at the foot of this page.';
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        for (const [index, text] of [last, 'With kind regards'].entries())
          page.drawText(text, { x: LEFT, y: 600 - index * 1.7 * SIZE, size: SIZE, font: plain });
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([last, 'With kind regards']);
  });

  test('a short list of names or of contents line by line, where all its lines end far before the text around it does', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const lines = ['Opening hours', 'Ordering a file', 'Copying', 'Fees', 'Handling old paper'];
        for (const [index, text] of lines.entries()) pen.page.drawText(text, { x: LEFT, y: 740 - index * LEADING, size: SIZE, font: pen.plain });
        pen.page.drawText('Opening hours', { x: LEFT, y: 655, size: 16, font: pen.bold });
        const below = set(pen, PROSE.repeat(16), { y: 632 });
        pen.page.drawText('Team', { x: LEFT, y: below, size: 16, font: pen.bold });
        for (const [index, text] of ['Dr Ines Caldwell: soil chemistry, leads', 'Prof. Aled Pryce: history', 'N. N.: field assistant'].entries())
          pen.page.drawText(text, { x: LEFT, y: below - 24 - index * LEADING, size: SIZE, font: pen.plain });
      },
    ]);
    const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
    expect(texts.slice(0, 5)).toEqual(['Opening hours', 'Ordering a file', 'Copying', 'Fees', 'Handling old paper']);
    expect(texts.slice(-3)).toEqual(['Dr Ines Caldwell: soil chemistry, leads', 'Prof. Aled Pryce: history', 'N. N.: field assistant']);
  });

  test('the last item of a list apart from the text below it, which begins further out than its bullet', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const width = 170;
        for (const [index, text] of ['Copper tape', 'Traps, emptied weekly', 'Hand picking after the rain'].entries()) {
          pen.page.drawText('\u2022', { x: LEFT + 18, y: 740 - index * LEADING, size: SIZE, font: pen.plain });
          pen.page.drawText(text, { x: LEFT + 36, y: 740 - index * LEADING, size: SIZE, font: pen.plain });
        }
        set(pen, `Nevertheless ${PROSE.repeat(4)}`, { y: 740 - 3 * LEADING, width });
        set(pen, PROSE.repeat(5), { x: 300, y: 740, width });
      },
    ]);
    const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
    expect(texts.slice(0, 3)).toEqual(['Copper tape', 'Traps, emptied weekly', 'Hand picking after the rain']);
    expect(texts[3]).toMatch(/^Nevertheless The harbour was quiet when/);
  });

  test('a work that is referred to whole, though its first line ends with an initial', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const below = set(pen, PROSE.repeat(3), { width: 200 }) - 10;
        set(pen, PROSE.repeat(4), { x: 320, width: 200 });
        const drawn = [
          ['Hunt, A., 1959. Design of sea walls. J.', LEFT],
          ['Waterways 85, 123.', LEFT + 14],
          ['Feagin, R., 2015. Going with the flow.', LEFT],
        ] as const;
        for (const [index, [text, x]] of drawn.entries()) pen.page.drawText(text, { x, y: below - index * LEADING, size: SIZE, font: pen.plain });
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toContain('Hunt, A., 1959. Design of sea walls. J. Waterways 85, 123.');
  });
});

test.each([
  ['authors over their institute', 14, ['Leila Haddad, Oskar Berg', 'Institute of Urban Climate']],
  ['a place over its date', 9, ['Held in the Corn Exchange', 'Saturday, 14 June']],
  ['a name over a street', 13, ['The Copper Kettle', 'Canal Street 2']],
])('two short lines alone in their letters are two paragraphs: %s', async (_, size, lines) => {
  const model = await convertDrawnPages([
    (pen) => {
      for (const [index, line] of lines.entries()) pen.page.drawText(line, { x: LEFT, y: 780 - 1.3 * size * index, size, font: pen.plain });
      set(pen, PROSE.repeat(3), { y: 720 });
    },
  ]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([...lines, PROSE.repeat(3).trim()]);
});

test('two short lines that go on with one another stay one paragraph', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      for (const [index, line] of ['A report to the board of the', 'Harbour Office'].entries())
        pen.page.drawText(line, { x: LEFT, y: 780 - 18 * index, size: 14, font: pen.plain });
      set(pen, PROSE.repeat(3), { y: 720 });
    },
  ]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))[0]).toBe('A report to the board of the Harbour Office');
});
