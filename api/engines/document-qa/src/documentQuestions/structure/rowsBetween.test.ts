import { expect, test } from '@jest/globals';
import { buildChatIndex } from '../../index/buildChatIndex.ts';
import { openChatIndex } from '../../index/openChatIndex.ts';
import { writeDocument } from '../../testing/writeDocument.ts';
import { findTables } from './tables.ts';

/** Reads the tables of a page, where the rows at some places were taken for another kind of paragraph. */
const readTables = (lines: string[], kinds: Record<number, 'text' | 'heading'>) => {
  const document = writeDocument([lines]);
  for (const [place, kind] of Object.entries(kinds)) {
    const paragraph = document.paragraphs[Number(place)];
    if (paragraph) paragraph.kind = kind;
  }
  return findTables(openChatIndex(buildChatIndex(document))).map(({ header, rows }) =>
    [header, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(({ text }) => text).join(' | ')),
  );
};

test.each([
  [['| Sport | After |', '| Walks on crutches | 3 days |', '| Golf | 2 weeks |', '| Football | 12 weeks |'], 1],
  [['| Item | Details |', '| Customer | Jo Hill |', '| Agreement number ab | K-44 |', '| Plan | Small |'], 2],
  [['| Mueble | Cantidad |', '| Mesa | 1 |', '| Sillas con brazos ab | 6 |', '| Cama | 2 |'], 2],
])('a row that was read as a line of text stays in its table: %#', (lines, position) => {
  expect(readTables(lines, { [position]: 'text' })).toEqual([lines.map((line) => line.slice(2, -2))]);
});

test.each([
  [['| Sport | After |', '| Golf | 2 weeks |', 'Ask us before you play.', '| Trip | Price |', '| Lake | £9 |']],
  [['| Item | Number |', '| Chair | 6 |', 'All chairs are of oak', '| Table | 1 |', '| Bed | 2 |']],
  [['| Day | Opens |', '| Monday | 9:00 |', 'See also', '| Shop | Street |', '| Baker | Mill Lane |']],
])('a line between two tables parts them: %#', (lines) => {
  expect(readTables(lines, {})).toHaveLength(2);
});

test.each([
  [['| Cod | Meaning |', '| e | |', '| F1 | Fan |', '| F2 | Pump |'], 'Code | Meaning'],
  [['| Numb | Room |', '| er | |', '| 1 | Attic |', '| 2 | Hall |'], 'Number | Room'],
  [['| Tari | Preis |', '| f | |', '| A | 9 € |', '| B | 12 € |'], 'Tarif | Preis'],
])('the end of a word that a narrow header breaks belongs to it: %#', (lines, header) => {
  expect(readTables(lines, { 1: 'heading' }).map(([first]) => first)).toEqual([header]);
});
