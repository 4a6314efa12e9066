import { expect, test } from '@jest/globals';
import { buildLines } from '@sheaf/pdf-text/lines/lines';
import { buildSegment, type Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing } from '../read/drawing.ts';
import type { TableDraft } from '../tables/tableDraft.ts';
import type { FlowBlock } from './flowBlock.ts';
import { countLostRulings } from './lostRulings.ts';
import { isTableSplit, isTextSplit } from './splitParts.ts';

const SIZE = 10;
const nothing: Drawing = { rulings: [], backgrounds: [], images: [], shapes: [], fills: [] };
const paper = { page: 1, width: 600, height: 800 };

function set(text: string, left: number, base: number): Segment {
  const words = text.split(' ').map((word, at, all) => {
    const x = left + 5 * all.slice(0, at).join(' ').length + (at > 0 ? 5 : 0);
    return {
      text: word,
      left: x,
      right: x + 5 * word.length,
      top: base - 8,
      bottom: base + 2,
      size: SIZE,
      isBold: false,
      isRaised: false,
      markedContent: -1,
    };
  });
  return buildSegment(words, base);
}

function buildBlock(segments: Segment[], more: Partial<FlowBlock> = {}): FlowBlock {
  const { left, right } = findBounds(segments);
  return { kind: 'text', lines: buildLines(segments), turn: 0, frame: { left, right }, columns: { count: 1, gap: 0 }, ...more } as FlowBlock;
}

function buildTableBlock(rows: Segment[][], edges: number[], more: Partial<TableDraft> = {}): FlowBlock {
  const bounds = findBounds(rows.flat());
  const table: TableDraft = {
    ...bounds,
    page: 1,
    edges,
    rows: rows.map((row) => ({ top: findBounds(row).top, bottom: findBounds(row).bottom })),
    cells: rows.flatMap((row, at) =>
      row.map((segment, column) => ({ ...findBounds([segment]), row: at, column, rowSpan: 1, columnSpan: 1, segments: [segment], borders: {} })),
    ),
    headerRows: 0,
    isRuled: false,
    ...more,
  };
  return { ...buildBlock(rows.flat()), lines: [], table };
}

const buildFlow = (blocks: FlowBlock[]) => ({ ...paper, blocks });
const torn = (segments: Segment[], blocks: FlowBlock[], drawing = nothing) => isTextSplit(segments, drawing, buildFlow(blocks));

test('a sentence with the text of another column between its lines is torn', () => {
  const [first, second] = [set('Leave out the butter and the', 300, 100), set('cream and it is vegan', 300, 113)];
  const beside = set('800 ml of vegetable stock', 50, 113);
  const whole = [buildBlock([beside]), buildBlock([first, second])];
  expect(torn([first, second, beside], whole)).toBe(false);
  expect(torn([first, second, beside], [buildBlock([first]), buildBlock([beside]), buildBlock([second])])).toBe(true);
});

test('a sentence whose first line became a cell is torn, and one between two paragraphs that are full sentences is not', () => {
  const [first, second] = [set('The cover shall be paid within', 50, 200), set('thirty days of the invoice', 50, 213)];
  expect(torn([first, second], [buildTableBlock([[first]], [50, 200]), buildBlock([second])])).toBe(true);
  const [ended, next] = [set('It shall be paid in May.', 50, 200), set('a second one follows here', 50, 213)];
  expect(torn([ended, next], [buildTableBlock([[ended]], [50, 200]), buildBlock([next])])).toBe(false);
});

test('what is on one background is torn where other words are read between', () => {
  const [label, amount, other] = [set('Net pay', 360, 400), set('1,918.23', 480, 402), set('Gross pay 4,760.41', 50, 401)];
  const background = { left: 346, right: 555, top: 382, bottom: 432, color: '1f3b57' };
  const blocks = [buildBlock([label]), buildBlock([other]), buildBlock([amount])];
  expect(torn([label, amount, other], blocks, { ...nothing, backgrounds: [background] })).toBe(true);
  expect(torn([label, amount, other], blocks)).toBe(false);
  expect(
    torn([label, amount, other], [buildBlock([other]), buildBlock([label]), buildBlock([amount])], { ...nothing, backgrounds: [background] }),
  ).toBe(false);
});

test('a column that is read in two parts is torn unless something lies across it', () => {
  const columns = { count: 2, gap: 20 };
  const lines = (left: number, from: number) => Array.from({ length: 6 }, (_, at) => set('Tell your doctor if you are ill.', left, from + at * 13));
  const [a, b, c] = [lines(50, 100), lines(300, 100), lines(50, 178)];
  const blocks = [a, b, c].map((segments) => buildBlock(segments, { columns, frame: findBounds(segments) }));
  const all = [...a, ...b, ...c];
  expect(torn(all, blocks)).toBe(true);
  const ruling = { left: 50, right: 550, top: 168, bottom: 168, isHorizontal: true, thickness: 1, color: '000000' };
  expect(torn(all, blocks, { ...nothing, rulings: [ruling] })).toBe(false);
});

test('the last line of a column is torn from it where its block is as wide as the page', () => {
  const columns = { count: 2, gap: 20 };
  const [left, right, last] = [set('Smoked duck 9.40', 50, 100), set('Rioja 6.80', 300, 100), set('Soave 7.40', 300, 113)];
  const inColumns = [left, right].map((segment) => buildBlock([segment], { columns, frame: { left: segment.left, right: segment.left + 220 } }));
  expect(torn([left, right, last], [...inColumns, buildBlock([last], { frame: { left: 50, right: 520 } })])).toBe(true);
  expect(torn([left, right, last], [...inColumns, buildBlock([last], { columns, frame: { left: 300, right: 520 } })])).toBe(false);
});

test('a table is torn where its columns go on below a row that is none of it, and not below a text', () => {
  const edges = [40, 140, 240, 340];
  const row = (base: number) => ['Ashby', '07.10', '08.10'].map((text, at) => set(text, 45 + at * 100, base));
  const [above, below] = [buildTableBlock([row(100), row(115)], edges), buildTableBlock([row(145), row(160)], edges)];
  const between = set('Moira 07.15 08.15', 45, 130);
  expect(isTableSplit(buildFlow([above, buildBlock([between], { kind: 'tableRow' }), below]))).toBe(true);
  expect(isTableSplit(buildFlow([above, buildBlock([between]), below]))).toBe(false);
  expect(isTableSplit(buildFlow([above, buildTableBlock([row(145), row(160)], [40, 120, 260, 340])]))).toBe(false);
});

test('titles of tables beside each other are no line of their own', () => {
  const cells = buildTableBlock([[set('Cut 30', 50, 120), set('Beard 12', 300, 120)]], [40, 280, 500]);
  const titles = (second: number) => buildBlock([set('Ladies', 50, 100), set('Gentlemen', second, 100)], { kind: 'heading' });
  expect(isTableSplit(buildFlow([titles(300), cells]))).toBe(true);
  expect(isTableSplit(buildFlow([titles(420), cells]))).toBe(false);
});

test('lines are lost that no paragraph, table or picture has and no word is on', () => {
  const text = buildBlock([set('Signed for the company today', 50, 300)]);
  const ruling = (left: number, right: number, top: number) => ({ left, right, top, bottom: top, isHorizontal: true, thickness: 1, color: '000000' });
  const [under, alone, kept] = [ruling(50, 190, 301), ruling(50, 200, 400), ruling(50, 550, 320)];
  const drawing = { ...nothing, rulings: [under, alone, kept] };
  expect(countLostRulings(drawing, buildFlow([{ ...text, rulingBelow: kept }]))).toBe(1);
  expect(countLostRulings(drawing, buildFlow([text]))).toBe(2);
  const table = buildTableBlock([[set('Total 12.00', 50, 400)]], [40, 210], { top: 390, bottom: 405, left: 40, right: 210 });
  expect(countLostRulings(drawing, buildFlow([table, text]))).toBe(1);
});
