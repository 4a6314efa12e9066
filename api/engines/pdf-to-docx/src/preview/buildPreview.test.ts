import { ConvertPreview } from '../../../../contract/convertPreview.ts';
import type { DocumentModel } from '../model/documentModel.ts';
import { buildDocument, buildListStyle, cell, heading, item, paragraph, section, table, text } from '../testing/models.ts';
import { buildPreview, type PreviewFacts } from './buildPreview.ts';
import { ListCounter } from './listCounter.ts';

const page = (number: number): PreviewFacts['pages'][number] => ({ page: number, mode: 'flow', width: 595, height: 842 });
const PICTURE = { page: 1, left: 0.1, top: 0.2, width: 0.3, height: 0.1 };

const shown = (model: DocumentModel, pages = [page(1), page(2)]) =>
  ConvertPreview.parse(JSON.parse(JSON.stringify(buildPreview(model, { pages, sources: new Map([['photo', PICTURE]]) })))).pages;

test('what is on a page is shown beside that page, in its columns', () => {
  const model = buildDocument([], {
    sections: [
      section([heading('Harbour', 1), paragraph('One column.')]),
      section([paragraph('First of two.'), paragraph('On the next page.', { page: 2 })], { columns: { count: 2, gap: 18 } }),
    ],
  });
  const [first, second] = shown(model);
  expect(first?.parts.map(({ columns, blocks }) => [columns, blocks.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(first?.parts[0]?.blocks[0]).toMatchObject({ role: 'heading', level: 1 });
  expect(second?.parts).toHaveLength(1);
});

test('lines are as far apart as their font wants them', () => {
  const inFont = (font: string, lineHeight = 1) => paragraph([text('Harbour', { font })], { lineHeight });
  const [first] = shown(buildDocument([inFont('Liberation Serif'), inFont('Noto Sans CJK JP'), inFont('Noto Naskh Arabic'), inFont('Arial', 1.5)]));
  const heights = first?.parts[0]?.blocks.map((block) => block.kind === 'paragraph' && block.lineHeight);
  expect(heights).toEqual([undefined, 1.45, 1.7, 1.73]);
});

test('a title at the top of a column has the room above it that the others have, and none at the top of the page', () => {
  const unknown = { ...heading('Method', 1), spaceBefore: undefined };
  const [first] = shown(buildDocument([unknown, heading('Results', 1), paragraph('Few.'), unknown]));
  const before = first?.parts[0]?.blocks.map((block) => block.kind === 'paragraph' && block.before);
  expect(before).toEqual([undefined, 12, undefined, 12]);
});

test('a paragraph that runs over the end of its page goes on at the top of the next one, in whole words', () => {
  const long = paragraph('Nobody could say whether the storm had passed by then.', {
    indent: { left: 0, right: 0, firstLine: 18 },
    spaceBefore: 6,
    runsOver: [{ page: 2, share: 0.5 }],
  });
  const [first, second] = shown(buildDocument([long, paragraph('Behind it.', { page: 2 })]));
  expect(first?.parts[0]?.blocks).toMatchObject([{ firstLine: 18, before: 6, goesOn: true, pieces: [{ text: 'Nobody could say whether the' }] }]);
  expect(first?.parts[0]?.blocks[0]).not.toHaveProperty('after');
  expect(second?.parts[0]?.blocks).toMatchObject([
    { after: 6, pieces: [{ text: 'storm had passed by then.' }] },
    { pieces: [{ text: 'Behind it.' }] },
  ]);
  for (const name of ['firstLine', 'before', 'goesOn']) expect(second?.parts[0]?.blocks[0]).not.toHaveProperty(name);
});

test('one of signs without spaces goes on where it did, however far a space is from there', () => {
  const signs = '港'.repeat(200);
  const long = paragraph(`PDF ${signs}`, { runsOver: [{ page: 2, share: 0.5 }] });
  const [first] = shown(buildDocument([long, paragraph('Behind it.', { page: 2 })]));
  expect(first?.parts[0]?.blocks).toMatchObject([{ pieces: [{ text: `PDF ${signs.slice(0, 98)}` }] }]);
});

test('tabs say where they lead to', () => {
  const dates = paragraph([text('Harbour library'), { kind: 'tab' }, text('2019')], { tabs: [{ at: 451.28, align: 'right', leader: 'dot' }] });
  expect(shown(buildDocument([dates]))[0]?.parts[0]?.blocks[0]).toMatchObject({ tabs: [{ at: 451.3, align: 'right', leader: 'dot' }] });
});

test('notes of a page in columns are below the column that they were below', () => {
  const sections = [section([paragraph('In two columns.')], { columns: { count: 2, gap: 18 } })];
  const footnotes = [
    { id: 1, blocks: [paragraph('Counted in May.')], left: 0.5 },
    { id: 2, blocks: [paragraph('Counted in June.')], left: 234.2 },
  ];
  expect(shown(buildDocument([], { sections, footnotes }))[0]).toMatchObject({ notes: [{}, {}], noteColumns: [0, 1] });
});

test('a title has its line under it', () => {
  const rule = { width: 1, color: '4f81bd', gap: 4 };
  const [first] = shown(buildDocument([{ ...heading('Education', 1), borders: { below: rule } }, paragraph('At the harbour.')]));
  expect(first?.parts[0]?.blocks[0]).toMatchObject({ ruleBelow: rule });
  expect(first?.parts[0]?.blocks[1]).not.toHaveProperty('ruleBelow');
});

test('tables, pictures and notes are there', () => {
  const photo = paragraph([{ kind: 'picture', picture: 'photo', width: 90, height: 60 }]);
  const noted = paragraph([text('Boats'), { kind: 'footnote', id: 7 }]);
  const model = buildDocument([table([100, 80], [[cell('Pier', { columnSpan: 2 })], [cell('North'), cell('South')]]), photo, noted], {
    footnotes: [{ id: 7, blocks: [paragraph('Counted in May.')] }],
  });
  const [first] = shown(model);
  expect(first?.parts[0]?.blocks[0]).toMatchObject({
    kind: 'table',
    columns: [100, 80],
    rows: [{ cells: [{ columnSpan: 2, hasBorders: true }] }, {}],
  });
  expect(first?.parts[0]?.blocks[1]).toMatchObject({ pieces: [{ kind: 'picture', from: PICTURE }] });
  expect(first?.parts[0]?.blocks[2]).toMatchObject({ pieces: [{ text: 'Boats' }, { text: '1', script: 'super' }] });
  expect(first?.notes).toMatchObject([{ pieces: [{ text: '1', script: 'super' }, { text: ' ' }, { text: 'Counted in May.' }] }]);
});

test('a picture and a table that text flows around say where they are', () => {
  const float = { side: 'left' as const, below: 4.04, gap: 12 };
  const photo = paragraph([{ kind: 'picture', picture: 'photo', width: 90, height: 60, float }, text('Boats')]);
  const blocks = shown(buildDocument([{ ...table([100], [[cell('Pier')]]), float }, photo]))[0]?.parts[0]?.blocks;
  expect(blocks).toMatchObject([{ float: { side: 'left', below: 4, gap: 12 } }, { pieces: [{ float: { side: 'left', below: 4, gap: 12 } }, {}] }]);
});

test('a cell says which lines it has', () => {
  const bottom = { width: 0.5, color: 'd0d0d0' };
  const grid = table([100], [[cell('Pier', { borders: { bottom } })]]);
  expect(shown(buildDocument([grid]))[0]?.parts[0]?.blocks[0]).toMatchObject({ rows: [{ cells: [{ hasBorders: true, borders: { bottom } }] }] });
});

test('a table that is read from the right says so', () => {
  const grid = { ...table([100, 80], [[cell('שם'), cell('טלפון')]]), isRightToLeft: true };
  expect(shown(buildDocument([grid]))[0]?.parts[0]?.blocks[0]).toMatchObject({ isRightToLeft: true, columns: [100, 80] });
});

test('a row has its height in the preview where Word gets one', () => {
  const grid = table(
    [100, 80],
    [
      [cell('Turned', { runs: 'up' }), cell('Level')],
      [cell('North'), cell('South')],
    ],
  );
  const [head, second] = grid.rows;
  if (!head || !second) throw new Error('The table has lost its rows.');
  head.height = 84;
  const [first] = shown(buildDocument([grid]));
  expect(first?.parts[0]?.blocks[0]).toMatchObject({ rows: [{ height: 84, cells: [{ runs: 'up' }, {}] }, { cells: [{}, {}] }] });
});

test('the items of a list carry the marks that Word counts for them', () => {
  const lists = [buildListStyle(['decimal', '%1.', 3], ['lowerLetter', '%1%2)']), buildListStyle(['bullet', '•'])];
  const model = buildDocument([item('three', 0), item('a', 0, 1), item('b', 0, 1), item('four', 0), item('a', 0, 1), item('dot', 1)], { lists });
  const blocks = shown(model)[0]?.parts[0]?.blocks ?? [];
  expect(blocks.map((block) => block.kind === 'paragraph' && block.mark)).toEqual(['3.', '3a)', '3b)', '4.', '4a)', '•']);
});

test('headings that Word counts carry their numbers', () => {
  const counted = { ...heading('Scope', 1), role: { type: 'heading' as const, level: 1, number: { list: 0, level: 0 } } };
  const [page] = shown(buildDocument([counted, counted], { lists: [buildListStyle(['decimal', '%1.'])] }));
  expect(page?.parts[0]?.blocks).toMatchObject([
    { role: 'heading', mark: '1.', left: 18, firstLine: -18 },
    { role: 'heading', mark: '2.' },
  ]);
});

test.each([
  ['lowerRoman', 4, 'iv'],
  ['upperRoman', 19, 'XIX'],
  ['lowerLetter', 28, 'bb'],
  ['upperLetter', 3, 'C'],
] as const)('%s counts %i as %s', (format, count, written) => {
  const counter = new ListCounter([buildListStyle([format, '%1', count])]);
  expect(counter.next(0, 0)).toBe(written);
});

test('a page that keeps its look says so, and a long document shows its first pages', () => {
  expect(shown(buildDocument([paragraph('Kept.')]), [{ ...page(1), mode: 'exact' }])[0]).toMatchObject({ mode: 'exact', parts: [] });
  const many = Array.from({ length: 2000 }, (_, index) => page(index + 1));
  const pages = shown(buildDocument(many.map(({ page: number }) => paragraph('x'.repeat(2000), { page: number }))), many);
  expect(pages.length).toBeGreaterThan(50);
  expect(JSON.stringify(pages).length).toBeLessThan(3_100_000);
});
