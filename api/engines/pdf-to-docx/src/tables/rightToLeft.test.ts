import { expect, test } from '@jest/globals';
import type { Paragraph, Table } from '../model/documentModel.ts';
import { cell, paragraph, table, text } from '../testing/models.ts';
import { readFromTheRight } from './rightToLeft.ts';

const WIDE = { width: 2, color: '000000' };
const hebrew = (words: string) => [paragraph([text(words, { isRightToLeft: true })], { isRightToLeft: true, align: 'right' })];
const listTexts = ({ rows }: Table) =>
  rows.map(({ cells }) =>
    cells.map(({ blocks }) =>
      paragraphIn(blocks)
        .inlines.map((inline) => 'text' in inline && inline.text)
        .join(''),
    ),
  );
const paragraphIn = (blocks: Table['rows'][number]['cells'][number]['blocks']) => blocks[0] as Paragraph;

test('a Hebrew table is read from the right, with the borders and the numbers where they were', () => {
  const read = readFromTheRight(
    table(
      [120, 60],
      [
        [cell(hebrew('טלפון')), cell(hebrew('שם'), { borders: { right: WIDE } })],
        [cell('03-555-0142'), cell(hebrew('דינה לוי'))],
      ],
    ),
  );
  expect(read.isRightToLeft).toBe(true);
  expect(read.columns).toEqual([60, 120]);
  expect(listTexts(read)).toEqual([
    ['שם', 'טלפון'],
    ['דינה לוי', '03-555-0142'],
  ]);
  expect(read.rows[0]?.cells[0]?.borders).toEqual({ left: WIDE });
  expect(read.rows[1]?.cells.map(({ blocks }) => paragraphIn(blocks).isRightToLeft)).toEqual([true, true]);
});

test('a table with a Hebrew name among others stays as it is', () => {
  const given = table(
    [120, 60],
    [
      [cell('Name'), cell(hebrew('דינה'))],
      [cell('Phone'), cell('Room')],
    ],
  );
  expect(readFromTheRight(given)).toBe(given);
});
