import { describe, expect, test } from '@jest/globals';
import { openDocument } from '../../testing/writeDocument.ts';
import { pairLabels } from './pairLabels.ts';
import { splitAtEdges } from './splitAtEdges.ts';
import { splitSideBySide } from './splitSideBySide.ts';
import type { Row } from './table.ts';
import { findTables } from './tables.ts';

const WIDTH = 0.08;

/** A row whose cells begin at some hundredths of the width of the page. */
function makeRow(cells: Record<number, string>): Row {
  const placed = Object.entries(cells).map(([left, text]) => ({
    text,
    start: 0,
    end: 0,
    left: Number(left) / 100,
    right: Number(left) / 100 + WIDTH,
  }));
  return { cells: placed, start: 0, end: 0, page: 1 };
}

const read = (parts: readonly Row[][]) => parts.map((rows) => rows.map(({ cells }) => cells.map(({ text }) => text).join('|')));

describe('Tables without a heading between them are separated', () => {
  const meters = [makeRow({ 10: 'Meter', 30: 'Place', 60: 'Reading' }), makeRow({ 10: 'Gas', 30: 'Hall', 60: '112' })];

  test('where rows have other edges below their own header', () => {
    const keys = [makeRow({ 10: 'Key', 45: 'Number' }), makeRow({ 10: 'Door', 45: '2' })];
    expect(read(splitAtEdges([...meters, ...keys]))).toEqual([
      ['Meter|Place|Reading', 'Gas|Hall|112'],
      ['Key|Number', 'Door|2'],
    ]);
  });

  test('and without one, as sums below a list', () => {
    const sums = [makeRow({ 10: 'Goods', 45: '£20' }), makeRow({ 10: 'Postage', 45: '£3' })];
    expect(read(splitAtEdges([...meters, ...sums]))[1]).toEqual(['|', 'Goods|£20', 'Postage|£3']);
  });

  test('and where a row among sums heads those below it', () => {
    const rows = [
      makeRow({ 10: 'Goods', 45: '£20' }),
      makeRow({ 10: 'Tax', 45: '£3' }),
      makeRow({ 10: 'This year', 45: 'Amount' }),
      makeRow({ 10: 'Tax', 45: '£9' }),
    ];
    expect(read(splitAtEdges(rows))).toEqual([
      ['Goods|£20', 'Tax|£3'],
      ['This year|Amount', 'Tax|£9'],
    ]);
  });

  test('but not where a single row has other edges', () => {
    expect(splitAtEdges([...meters, makeRow({ 20: 'Note', 45: '7' }), ...meters.slice(1)])).toHaveLength(1);
  });
});

describe('Tables side by side are separated', () => {
  test('where the header has one name twice', () => {
    const rows = [
      makeRow({ 10: 'Income', 30: 'Sum', 50: 'Costs', 70: 'Sum' }),
      makeRow({ 10: 'Fees', 30: '£90', 50: 'Rent', 70: '£40' }),
      makeRow({ 50: 'Heat', 70: '£8' }),
    ];
    expect(read(splitSideBySide(rows))).toEqual([
      ['Income|Sum', 'Fees|£90'],
      ['Costs|Sum', 'Rent|£40', 'Heat|£8'],
    ]);
  });

  test('but not where figures are below all headers', () => {
    const rows = [makeRow({ 10: 'Item', 30: 'Sum', 50: '2030', 70: 'Sum' }), makeRow({ 10: 'Fees', 30: '£90', 50: '3', 70: '£40' })];
    expect(splitSideBySide(rows)).toHaveLength(1);
  });
});

describe('A form with labels above its values', () => {
  test('has a row for each label', () => {
    const [table] = findTables(
      openDocument([
        ['# Form', '| Worker | Number | Code |', '| Ana Ruiz | 2087 | 12L |', '| Team | Period | Rate |', '| Night | 01/11/2030 | £12 |'],
      ]),
    );
    expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text).join(': '))).toEqual([
      'Worker: Ana Ruiz',
      'Number: 2087',
      'Code: 12L',
      'Team: Night',
      'Period: 01/11/2030',
      'Rate: £12',
    ]);
  });

  test('is not a table in which a row has no figure', () => {
    const rows = [
      makeRow({ 10: 'Cover', 30: 'Limit', 50: 'Excess' }),
      makeRow({ 10: 'Dentist', 30: '£250', 50: '£50' }),
      makeRow({ 10: 'Rescue', 30: 'no limit', 50: 'none' }),
      makeRow({ 10: 'Luggage', 30: '£900', 50: '£40' }),
    ];
    expect(pairLabels(rows)).toBeUndefined();
  });
});
