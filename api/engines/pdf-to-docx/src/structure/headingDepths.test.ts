import { expect, test } from '@jest/globals';
import { convertDrawnPages, joinInlines, LEFT, listParagraphs, type Pen, PROSE, set } from '../testing/drawnPages.ts';

/** Draws headings of one look, each over a paragraph. */
function headed(titles: readonly string[], { size, title }: { size: number; title?: string }) {
  return (pen: Pen) => {
    let y = 770;
    if (title) pen.page.drawText(title, { x: LEFT, y, size: 22, font: pen.bold });
    y -= 34;
    for (const text of titles) {
      pen.page.drawText(text, { x: LEFT, y, size, font: pen.bold });
      y = set(pen, PROSE, { y: y - 20 }) - 12;
    }
  };
}

const cases = [
  {
    where: 'the terms of a contract',
    size: 11,
    title: 'Terms of hire',
    titles: ['1. Hall', '1.1 Kitchen', '1.2 Garden', '2. Payment', '2.1 Deposit'],
    levels: [1, 2, 3, 3, 2, 3],
  },
  { where: 'a manual of three levels', size: 14, titles: ['3 Engine', '3.1 Oil', '3.1.1 Filter', '3.2 Belt', '4 Brakes'], levels: [1, 2, 3, 2, 1] },
  {
    where: 'a report without chapters',
    size: 12.5,
    title: 'Bericht',
    titles: ['2.4 Wasser', '2.4.1 Brunnen', '2.4.2 Quellen', '2.5 Wald'],
    levels: [1, 2, 3, 3, 2],
  },
];

test.each(cases)('headings of one look in $where have the levels of their numbers', async ({ levels, ...drawn }) => {
  const roles = listParagraphs(await convertDrawnPages([headed(drawn.titles, drawn)])).map(({ role }) => role);
  expect(roles.flatMap((role) => (role.type === 'heading' ? [role.level] : []))).toEqual(levels);
});

test('times and amounts that begin headings are no numbers of parts', async () => {
  const model = await convertDrawnPages([headed(['9.30 Arrival', '11 Coffee', '11.15 Lecture', '2.5 Kilometres on foot'], { size: 13 })]);
  const found = listParagraphs(model).filter(({ role }) => role.type === 'heading');
  expect(found.map(({ inlines, role }) => [joinInlines(inlines), role])).toEqual(
    ['9.30 Arrival', '11 Coffee', '11.15 Lecture', '2.5 Kilometres on foot'].map((text) => [text, { type: 'heading', level: 1 }]),
  );
});
