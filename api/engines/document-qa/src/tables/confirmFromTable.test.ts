import { expect, test } from '@jest/globals';
import { confirmFromTable } from './confirmFromTable.ts';
import type { TableView } from './tableView.ts';

const confirm = (cell: string, question: string) =>
  confirmFromTable({ rows: [{}], columns: [1], readCell: () => cell } as unknown as TableView, question)?.lead.code;

test.each([
  ['1 x 20 kg', 'is a hold bag included in the classic fare?', 'yes'],
  ['5 GB', 'ist Datenvolumen inbegriffen?', 'yes'],
  ['2', '¿están incluidas las toallas?', 'yes'],
  ['none', 'is a hold bag included in the light fare?', 'no'],
  ['£9', 'is a seat included in the light fare?', undefined],
])('a cell with %s answers: %s', (cell, question, code) => {
  expect(confirm(cell, question)).toBe(code);
});
