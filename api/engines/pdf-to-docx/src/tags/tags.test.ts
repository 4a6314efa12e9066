import { describe, expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { buildModel } from '../buildModel.ts';
import type { Block, Inline, Paragraph } from '../model/documentModel.ts';
import { buildParagraphTag, buildTaggedPdf, type TestTag } from '../testing/taggedPdf.ts';

const PROSE = 'The harbour was quiet when the first boats came back in the morning';

async function convertToBlocks(tags: TestTag[]): Promise<Block[]> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('tagged.pdf', await buildTaggedPdf(tags)), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  return model.sections.flatMap(({ blocks }) => blocks);
}

async function readParagraphs(tags: TestTag[]): Promise<Paragraph[]> {
  return (await convertToBlocks(tags)).filter((block) => block.kind === 'paragraph');
}

const joinText = (inlines: Inline[]) =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : inline.kind === 'lineBreak' ? '/' : '')).join('');
const heading = (tag: string, text: string, y: number): TestTag => ({ tag, holds: [{ text, x: 70, y }] });

describe('A visitor who converts a PDF with structure tags gets', () => {
  test('its headings with their own levels, however they look', async () => {
    const found = await readParagraphs([
      heading('H1', 'The harbour', 760),
      buildParagraphTag(`${PROSE},`, 730),
      heading('H3', 'Boats', 700),
      buildParagraphTag(`${PROSE};`, 670),
    ]);
    expect(found.map(({ role }) => (role.type === 'heading' ? role.level : role.type))).toEqual([1, 'body', 3, 'body']);
  });

  test('lines with tabs as the paragraphs they are, though they look like the rows of a table', async () => {
    const row = (label: string, text: string, y: number): TestTag => ({
      tag: 'P',
      holds: [
        { text: label, x: 70, y },
        { text, x: 220, y },
      ],
    });
    const blocks = await convertToBlocks([
      heading('H1', 'Minutes', 790),
      row('Date:', 'Thursday, 6 June', 760),
      row('Place:', 'Town hall', 744),
      row('Chair:', 'Ada Marsden', 728),
      buildParagraphTag(`${PROSE}.`, 690),
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'paragraph'));
  });

  test('headings without a number as deep as the sections they are in', async () => {
    const found = await readParagraphs([
      {
        tag: 'Sect',
        holds: [
          heading('H', 'The harbour', 760),
          buildParagraphTag(`${PROSE},`, 730),
          { tag: 'Sect', holds: [heading('H', 'Boats', 700), buildParagraphTag(`${PROSE};`, 670)] },
        ],
      },
    ]);
    expect(found.map(({ role }) => (role.type === 'heading' ? role.level : role.type))).toEqual([1, 'body', 2, 'body']);
  });

  test('what is seen where its tags were guessed, part sentences and join headings with text', async () => {
    const found = await readParagraphs([
      heading('H1', 'The harbour', 760),
      {
        tag: 'P',
        holds: [
          { text: 'Where the boats are kept.', x: 70, y: 730 },
          { text: 'The winter is long there.', x: 70, y: 690 },
          { text: `${PROSE}, and nobody`, x: 70, y: 650 },
        ],
      },
      buildParagraphTag('on the pier could say whether the storm had passed them or was still to come.', 636),
    ]);
    expect(found.map(({ inlines }) => joinText(inlines))).toEqual([
      'The harbour',
      'Where the boats are kept.',
      'The winter is long there.',
      `${PROSE}, and nobody on the pier could say whether the storm had passed them or was still to come.`,
    ]);
  });

  test('lines as paragraphs where they are, and as lines of one where they are that', async () => {
    const found = await readParagraphs([
      heading('H1', 'The harbour', 760),
      {
        tag: 'P',
        holds: [
          { text: 'Harbour office', x: 70, y: 730 },
          { text: '12 Quay', x: 70, y: 716 },
        ],
      },
      buildParagraphTag(`${PROSE} and`, 702),
      buildParagraphTag('nobody could say why', 688),
    ]);
    expect(found.map(({ inlines }) => joinText(inlines))).toEqual(['The harbour', 'Harbour office/12 Quay', `${PROSE} and`, 'nobody could say why']);
  });

  test('a paragraph whole that goes on over a page, and two apart that do not', async () => {
    const going = (text: string, rest: string, y: number): TestTag => ({
      tag: 'P',
      holds: [
        { text, x: 70, y },
        { text: rest, x: 70, y: 760, page: 2 },
      ],
    });
    const found = await readParagraphs([
      heading('H1', 'The harbour', 760),
      going('It ended.', 'Then it went on.', 60),
      buildParagraphTag('and this is another', 730),
    ]);
    expect(found.map(({ inlines }) => joinText(inlines))).toContain('It ended. Then it went on.');
  });

  test('its lists by their tags, and typed numbers as the text they are', async () => {
    const item = (label: string, text: string, y: number, x: number, ...inner: TestTag[]): TestTag => ({
      tag: 'LI',
      holds: [
        { tag: 'Lbl', holds: [{ text: label, x, y }] },
        { tag: 'LBody', holds: [{ tag: 'P', holds: [{ text, x: x + 16, y }] }, ...inner] },
      ],
    });
    const found = await readParagraphs([
      {
        tag: 'L',
        attributes: { ListNumbering: 'Decimal' },
        holds: [
          item('1.', 'Sort the archive', 760, 70, { tag: 'L', holds: [item('»', 'by year', 746, 72), item('»', 'by place', 732, 72)] }),
          item('2.', 'Label each box', 718, 70),
        ],
      },
      buildParagraphTag('3. is how this line begins', 690),
    ]);
    const roles = found.map(({ role }) => (role.type === 'listItem' ? role.level : role.type));
    expect(roles).toEqual([0, 1, 1, 0, 'body']);
    expect(found.map(({ inlines }) => joinText(inlines))).toEqual([
      'Sort the archive',
      'by year',
      'by place',
      'Label each box',
      '3. is how this line begins',
    ]);
  });

  test('its tables with their spans and headers, though no line separates their cells', async () => {
    const cell = (text: string, x: number, y: number, attributes?: Record<string, number | string>, tag = 'TD'): TestTag => ({
      tag,
      ...(attributes && { attributes }),
      holds: text === '' ? [] : [{ tag: 'P', holds: [{ text, x, y }] }],
    });
    const [table] = (
      await convertToBlocks([
        {
          tag: 'Table',
          holds: [
            {
              tag: 'TR',
              holds: [
                cell('Week', 70, 760, { Scope: 'Column', RowSpan: 2 }, 'TH'),
                cell('Bicycles', 170, 760, { Scope: 'Column', ColSpan: 2 }, 'TH'),
              ],
            },
            { tag: 'TR', holds: [cell('seen', 170, 744, undefined, 'TH'), cell('counted', 260, 744, undefined, 'TH')] },
            { tag: 'TR', holds: [cell('First', 70, 728), cell('', 170, 728), cell('412', 260, 728)] },
            { tag: 'TR', holds: [cell('Ninth', 70, 712), cell('many', 170, 712), cell('655', 260, 712)] },
          ],
        },
        buildParagraphTag(PROSE, 660),
      ])
    ).filter((block) => block.kind === 'table');
    const words = table?.rows.map(({ cells }) =>
      cells.map(({ blocks }) => blocks.map((block) => (block.kind === 'paragraph' ? joinText(block.inlines) : '')).join('')),
    );
    expect(words).toEqual([
      ['Week', 'Bicycles'],
      ['seen', 'counted'],
      ['First', '', '412'],
      ['Ninth', 'many', '655'],
    ]);
    expect(table?.rows[0]?.cells.map(({ rowSpan, columnSpan }) => [rowSpan, columnSpan])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(table?.headerRows).toBe(2);
  });
});

test('a table of one row whose cells have headings is what its tags say: columns with paragraphs of their own', async () => {
  const words = ['Pier 4, Leith', 'Knots', 'Old engines', 'Charts', 'Tides', 'Splices'];
  const long = 'The harbour was quiet when the first boats came back in the morning of';
  const narrow = [
    { tag: 'H2', holds: [{ text: 'Contact', x: 70, y: 700 }] },
    ...words.map((text, index) => buildParagraphTag(text, 680 - 18 * index)),
  ];
  const wide = [
    { tag: 'H2', holds: [{ text: 'Work', x: 220, y: 704 }] },
    ...words.map((year, index) => buildParagraphTag(`${long} ${year}`, 686 - 15 * index, 220)),
  ];
  const cells = [narrow, wide].map((holds) => ({ tag: 'TD', holds }));
  const blocks = await convertToBlocks([{ tag: 'Table', holds: [{ tag: 'TR', holds: cells }] }]);
  const table = blocks.find((block) => block.kind === 'table');
  const roles = table?.rows[0]?.cells.map(({ blocks }) => blocks.map((block) => (block.kind === 'paragraph' ? block.role.type : block.kind)));
  expect(roles).toEqual([narrow, wide].map((each) => each.map((_, index) => (index === 0 ? 'heading' : 'body'))));
});

const inDivision = (mark: string, text: string, y: number, x: number): TestTag => ({
  tag: 'Div',
  holds: [
    { tag: 'Div', holds: [{ text: mark, x, y }] },
    { tag: 'Div', holds: [{ text, x: x + 30, y }] },
  ],
});
const tagged: TestTag = {
  tag: 'L',
  holds: [
    {
      tag: 'LI',
      holds: [
        { tag: 'Lbl', holds: [{ text: '•', x: 70, y: 780 }] },
        { tag: 'LBody', holds: [{ text: 'One item', x: 90, y: 780 }] },
      ],
    },
  ],
};

test.each([
  ['letters', ['(a)', '(b)', '(c)'], [0, 0, 0]],
  ['numbers by parts', ['2.1', '2.1.1', '2.1.2', '2.2'], [1, 2, 2, 1]],
  ['figures with Roman numbers below', ['1.', '(i)', '(ii)', '2.'], [0, 1, 1, 0]],
])('divisions that no tag calls items are items by their marks, beside a list with tags: %s', async (_, marks, levels) => {
  const least = Math.min(...levels);
  const items = marks.map((mark, index) =>
    inDivision(mark, `${PROSE} for time ${index}`, 700 - 20 * index, 70 + 35 * ((levels[index] ?? 0) - least)),
  );
  const found = await readParagraphs([tagged, buildParagraphTag(`${PROSE}.`, 740), ...items]);
  expect(found.slice(2).map(({ role }) => (role.type === 'listItem' ? role.level : role.type))).toEqual(levels);
});
