import { expect, test } from '@jest/globals';
import { getListPlace, type ListStyle } from '../model/documentModel.ts';
import { convertDrawnPages, joinInlines, LEADING, LEFT, listParagraphs, SIZE } from '../testing/drawnPages.ts';

const TITLES = ['The premises', 'Rent and deposit', 'Ending the agreement'];
const CLAUSE = 'The tenant keeps the house in order and tells the landlord';

function readFormat(lists: ListStyle[], list: number, level: number): string {
  return lists[list]?.levels[level]?.text ?? '';
}

test('the clauses of a contract are one list that counts its titles, their parts and what these are made of', async () => {
  const model = await convertDrawnPages([
    ({ page, plain, bold }) => {
      let y = 780;
      const put = (x: number, mark: string, text: string, font = plain) => {
        page.drawText(mark, { x, y, size: SIZE, font });
        page.drawText(text, { x: x + 26, y, size: SIZE, font });
        y -= LEADING + 4;
      };
      page.drawText('between the landlord and the tenant', { x: LEFT, y: 800, size: SIZE, font: plain });
      for (const [index, title] of TITLES.entries()) {
        put(LEFT, `${index + 1}.`, title, bold);
        put(LEFT + 22, `${index + 1}.1`, CLAUSE);
        put(LEFT + 22, `${index + 1}.2`, CLAUSE);
        put(LEFT + 50, '(a)', 'what is broken;');
        put(LEFT + 50, '(b)', 'what is missing.');
      }
    },
  ]);
  const [, ...clauses] = listParagraphs(model);
  expect(clauses.map(({ role }) => role.type)).toEqual(TITLES.flatMap(() => ['heading', 'listItem', 'listItem', 'listItem', 'listItem']));
  const places = clauses.map(({ role }) => getListPlace(role));
  expect(places.map((place) => [place?.list, place?.level])).toEqual(
    TITLES.flatMap(() => [
      [0, 0],
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 2],
    ]),
  );
  expect([0, 1, 2].map((level) => readFormat(model.lists, 0, level))).toEqual(['%1.', '%1.%2', '(%3)']);
  expect(clauses.slice(0, 3).map(({ inlines }) => joinInlines(inlines))).toEqual([TITLES[0], CLAUSE, CLAUSE]);
});

test('parts below headings of chapters go on counting where the chapter is', async () => {
  const model = await convertDrawnPages([
    ({ page, plain, bold }) => {
      for (const [chapter, y] of [
        [1, 760],
        [2, 600],
      ] as const) {
        page.drawText(`${chapter} Chapter`, { x: LEFT, y, size: 18, font: bold });
        for (const part of [1, 2]) {
          page.drawText(`${chapter}.${part}`, { x: LEFT, y: y - 30 * part, size: SIZE, font: plain });
          page.drawText(CLAUSE, { x: LEFT + 30, y: y - 30 * part, size: SIZE, font: plain });
        }
      }
    },
  ]);
  const items = listParagraphs(model).flatMap(({ role }) => (role.type === 'listItem' ? [role] : []));
  expect(items.map(({ list, level }) => [model.lists[list]?.levels[0]?.start, level, readFormat(model.lists, list, level)])).toEqual([
    [1, 1, '%1.%2'],
    [1, 1, '%1.%2'],
    [2, 1, '%1.%2'],
    [2, 1, '%1.%2'],
  ]);
});

test('amounts that begin lines are no clauses', async () => {
  const model = await convertDrawnPages([
    ({ page, plain }) => {
      for (const [index, text] of ['2.5 litres of water', 'and then', '7.25 metres of rope'].entries())
        page.drawText(text, { x: LEFT, y: 700 - 40 * index, size: SIZE, font: plain });
    },
  ]);
  expect(listParagraphs(model).map(({ role }) => role.type)).toEqual(['body', 'body', 'body']);
});
