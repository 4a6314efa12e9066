import { expect, test } from '@jest/globals';
import { openDocument } from '../../testing/writeDocument.ts';
import { findTables } from './tables.ts';

const readTables = (...lines: string[]) =>
  findTables(openDocument([['# Figures', ...lines, 'That is all we have.']])).map(({ header, rows }) => [
    header.map(({ text }) => text).join(' | '),
    ...rows.map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
  ]);

test.each([
  [
    ['| Takings | 2025 | 2024 |', '| Bar | 410 | 380 |', '| Outlay | 2025 | 2024 |', '| Glasses | 52 | 40 |'],
    ['Takings', 'Outlay'],
  ],
  [
    ['| Adults | Morning | Evening |', '| Swim | £4 | £5 |', '| Children | Morning | Evening |', '| Swim | £2 | £3 |'],
    ['Adults', 'Children'],
  ],
  [
    ['| Ingresos | 2023/24 | 2022/23 |', '| Cuotas | 90 | 80 |', '| Gastos | 2023/24 | 2022/23 |', '| Luz | 30 | 25 |'],
    ['Ingresos', 'Gastos'],
  ],
])('columns that are named again under another name begin another table: %#', (lines, names) => {
  expect(readTables(...lines).map(([header]) => header?.split(' | ')[0])).toEqual(names);
});

test.each([
  [
    ['| Event | Days |', '| Move | 1 |', '| Event | Days |', '| Birth | 2 |'],
    ['Event | Days', 'Move | 1', 'Birth | 2'],
  ],
  [
    ['| Code | Fault | Remedy |', '| A1 | Fan | Clean |', '| Code | Fault | Remedy |', '| A2 | Pump | Call |'],
    ['Code | Fault | Remedy', 'A1 | Fan | Clean', 'A2 | Pump | Call'],
  ],
  [
    ['| Mes | Lluvia |', '| Enero | 30 |', '| Mes | Lluvia |', '| Marzo | 44 |'],
    ['Mes | Lluvia', 'Enero | 30', 'Marzo | 44'],
  ],
])('a header that comes again on the next page is no row: %#', (lines, rows) => {
  expect(readTables(...lines)).toEqual([rows]);
});

test.each([
  [['| Tea | 2 | 2 |', '| Milk | 2 | 2 |', '| Bread | 2 | 2 |'], 1],
  [['| Item | Yes | No |', '| Pool | no | yes |', '| Gym | yes | yes |'], 1],
  [['| Power | by meter |', '| Gas | by meter |', '| Water | by share |'], 1],
  [['| Team | Won | Lost |', '| Reds | 3 | 1 |', '| Blues | 1 | 3 |'], 1],
])('rows with the same amounts stay one table: %#', (lines, count) => {
  expect(readTables(...lines)).toHaveLength(count);
});

test.each([
  [['|  | 2024 | 2023 |', '| Oats | 12 | 11 |', '| Rye | 14 | 10 |'], ' | 2024 | 2023'],
  [['|  | Alt | Neu |', '| Grundpreis | 9 | 8 |', '| Miete | 3 | 4 |'], ' | Alt | Neu'],
  [['|  | Small | Large |', '| Width | 40 cm | 60 cm |', '| Depth | 20 cm | 25 cm |'], ' | Small | Large'],
])('a header without a cell above the names of the rows has an empty one: %#', (lines, header) => {
  expect(readTables(...lines)[0]?.[0]).toBe(header);
});

test('a header that is short of its last cell stays as it is', () => {
  expect(readTables('| Name | Age |', '| Ann | 7 | 3 |', '| Bo | 9 | 4 |')[0]?.[0]).toBe('Name | Age');
});
