import { expect, test } from '@jest/globals';
import { StandardFonts } from 'pdf-lib';
import { getListPlace } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, joinInlines, LEFT, listParagraphs, type Pen, PROSE, RIGHT, SIZE, set } from '../testing/drawnPages.ts';

/** Sets the mark of an item at the left edge and its text, which hangs from it. */
function item(pen: Pen, mark: string, text: string, y: number, indent: number): number {
  pen.page.drawText(mark, { x: LEFT, y, size: SIZE, font: pen.plain });
  return set(pen, text, { x: LEFT + indent, y, width: RIGHT - LEFT - indent });
}

const clauses: Draw = (pen) => {
  pen.page.drawText('BETWEEN', { x: LEFT, y: 770, size: SIZE, font: pen.bold });
  let y = item(pen, '(1)', `A company. ${PROSE}`, 745, 24);
  y = item(pen, '(2)', `A consultant. ${PROSE}`, y, 24);
  for (const [at, title] of ['TERM', 'SERVICES AND FEES'].entries()) {
    pen.page.drawText(`${at + 1}.`, { x: LEFT, y, size: SIZE, font: pen.bold });
    pen.page.drawText(title, { x: LEFT + 36, y, size: SIZE, font: pen.bold });
    y -= 24;
    for (const part of [1, 2]) y = item(pen, `${at + 1}.${part}`, `The agreement says. ${PROSE}`, y, 36);
  }
};

test('the parties of a contract are a list beside that of its clauses, whose titles are headings', async () => {
  const found = listParagraphs(await convertDrawnPages([clauses])).map(({ role, inlines }) => ({
    role,
    text: joinInlines(inlines),
    place: getListPlace(role),
  }));
  const [between, first, second, term] = found;
  expect(between?.role.type).toBe('body');
  expect([first?.place?.level, second?.place?.level]).toEqual([0, 0]);
  expect(second?.place?.list).toBe(first?.place?.list);
  expect(term).toMatchObject({ text: 'TERM', role: { type: 'heading' } });
  expect(term?.place?.list).not.toBe(first?.place?.list);
  expect(found.filter(({ role }) => role.type === 'heading').map(({ text }) => text)).toEqual(['TERM', 'SERVICES AND FEES']);
});

test('short and long headings in capitals of one look are of one level', async () => {
  const titles = ['CONTACT', 'LANGUAGES', 'SKILLS', 'INTERESTS'];
  const model = await convertDrawnPages([
    (pen) => {
      let y = 780;
      for (const title of titles) {
        pen.page.drawText(title, { x: LEFT, y, size: SIZE, font: pen.bold });
        y = set(pen, PROSE, { y: y - 20 }) - 16;
      }
    },
  ]);
  const levels = listParagraphs(model).flatMap(({ role }) => (role.type === 'heading' ? [role.level] : []));
  expect(levels).toHaveLength(4);
  expect(new Set(levels).size).toBe(1);
});

test.each([
  ['posts of a CV', ['Building surveyor', '2015 – 2020'], ['Assistant surveyor', '2013 – 2015']],
  ['dishes', ['Roast hake', '19.80'], ['Lemon posset', '7.50']],
  ['dates of a diary', ['Meeting of the board', '3 May'], ['Visit of the mayor', '9 May']],
])('slightly larger lines with something at their end are no headings: %s', async (_, ...lines) => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('Overview', { x: LEFT, y: 790, size: 18, font: pen.bold });
      let y = 760;
      for (const [left, right] of lines) {
        pen.page.drawText(left ?? '', { x: LEFT, y, size: 12.5, font: pen.plain });
        pen.page.drawText(right ?? '', { x: 460, y, size: 12.5, font: pen.plain });
        y = set(pen, PROSE, { y: y - 20 }) - 16;
      }
    },
  ]);
  const headings = listParagraphs(model).flatMap(({ role, inlines }) =>
    role.type === 'heading' || role.type === 'title' ? [joinInlines(inlines)] : [],
  );
  expect(headings).toEqual(['Overview']);
});

test.each([
  { titles: ['The workshop', 'Term and fee', 'Upkeep'], far: 30, parts: 2 },
  { titles: ['Miete', 'Kündigung'], far: 48, parts: 1 },
  { titles: ['Objeto', 'Precio', 'Plazo', 'Fianza'], far: 22, parts: 3 },
])(
  'titles of clauses in the bold letters of their text are headings where the parts below them are further in: $titles',
  async ({ titles, far, parts }) => {
    const model = await convertDrawnPages([
      async (pen) => {
        const bold = await pen.document.embedFont(StandardFonts.TimesRomanBold);
        let y = 780;
        for (const [at, title] of titles.entries()) {
          pen.page.drawText(`${at + 1}.`, { x: LEFT, y, size: SIZE, font: bold });
          pen.page.drawText(title, { x: LEFT + 18, y, size: SIZE, font: bold });
          y -= 20;
          for (let part = 1; part <= parts; part += 1) {
            pen.page.drawText(`${at + 1}.${part}`, { x: LEFT + 12, y, size: SIZE, font: pen.plain });
            y = set(pen, PROSE, { x: LEFT + 12 + far, y, width: RIGHT - LEFT - far - 12 });
          }
        }
      },
    ]);
    const headings = listParagraphs(model).flatMap(({ role, inlines }) => (role.type === 'heading' ? [joinInlines(inlines)] : []));
    expect(headings).toEqual(titles);
  },
);
