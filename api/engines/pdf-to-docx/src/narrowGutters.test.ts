import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { convertDrawnPages, type Draw, getFirstTable, LEADING, listCellTexts, type Pen, SIZE } from './testing/drawnPages.ts';

/** Sets a paragraph flush on both sides, and returns the height below it. */
function justify({ page, plain }: Pen, text: string, { x, y, width }: { x: number; y: number; width: number }): number {
  const lines = breakLines(text, plain, SIZE, width);
  for (const [index, line] of lines.entries()) {
    const words = line.split(' ');
    const own = words.reduce((sum, word) => sum + plain.widthOfTextAtSize(word, SIZE), 0);
    const space = index === lines.length - 1 ? 0.25 * SIZE : (width - own) / Math.max(1, words.length - 1);
    let left = x;
    for (const word of words) {
      page.drawText(word, { x: left, y: y - index * LEADING, size: SIZE, font: plain });
      left += plain.widthOfTextAtSize(word, SIZE) + space;
    }
  }
  return y - lines.length * LEADING;
}

type Clause = [title: string, text: string];

/** Draws clauses of two texts, pair by pair, the gap between them hardly wider than the spaces of their lines. */
const drawClauses =
  (clauses: [Clause, Clause][], { gutter, width, from = 760 }: { gutter: number; width: number; from?: number }): Draw =>
  (pen) => {
    let y = from;
    for (const pair of clauses) {
      const ends = pair.map(([title, text], side) => {
        const x = 60 + side * (width + gutter);
        if (title) pen.page.drawText(title, { x, y, size: SIZE, font: pen.bold });
        return justify(pen, text, { x, y: title ? y - 20 : y, width });
      });
      y = Math.min(...ends) - 16;
    }
  };

const LEASE: [Clause, Clause][] = [
  [
    [
      '1. Rent',
      'The rent is 870 euros a month, payable in advance within the first seven days of each month by transfer to the account of the owner.',
    ],
    [
      '1. Renta',
      'La renta es de 870 euros al mes, pagadera por adelantado dentro de los siete primeros días de cada mes a la cuenta del propietario.',
    ],
  ],
  [
    ['2. Deposit', 'On signing, the tenant pays a deposit of one month, which is returned after the keys, less what is owed for damage to the flat.'],
    ['2. Fianza', 'A la firma, el inquilino entrega una fianza de una mensualidad, que se devuelve con las llaves, menos lo que se deba por daños.'],
  ],
  [
    ['3. Costs', 'Water and electricity are paid by the tenant according to the meters. The owner pays the tax and the fees of the house.'],
    ['3. Gastos', 'El agua y la luz son de cuenta del inquilino según contador. El propietario paga el impuesto y la cuota de la comunidad.'],
  ],
  [
    ['4. Use', 'The flat is let as a dwelling only. Another tenant, even of a single room, needs the written consent of the owner.'],
    ['4. Uso', 'El piso se destina a vivienda. Otro inquilino, aun de una sola habitación, requiere el permiso escrito del propietario.'],
  ],
  [
    ['5. Law', 'The law of the country applies. In case of doubt the Spanish text prevails over the English one in every court.'],
    ['5. Ley', 'Se aplica la ley del país. En caso de duda prevalece el texto en español sobre el inglés ante cualquier tribunal.'],
  ],
];

const texts = (clauses: [Clause, Clause][]) =>
  clauses.flatMap((pair) => [pair.map(([title]) => title), pair.map(([, text]) => text)]).filter(([title]) => title !== '');

test.each([
  { of: 'a lease in two languages', clauses: LEASE, gutter: 7, width: 210 },
  { of: 'a lease in narrower columns', clauses: LEASE, gutter: 6.5, width: 160 },
  {
    of: 'a lease whose left text is the foreign one',
    clauses: LEASE.map(([english, spanish]): [Clause, Clause] => [spanish, english]),
    gutter: 7.4,
    width: 230,
  },
])('the clauses of $of stay apart where their gutter is no wider than a space of justified text', async ({ clauses, ...place }) => {
  const model = await convertDrawnPages([drawClauses(clauses, place)]);
  expect(listCellTexts(getFirstTable(model))).toEqual(texts(clauses));
});

test('the lines at the foot of a page that no short line follows belong to the columns above them', async () => {
  const [last] = LEASE.slice(-1);
  if (!last) throw new Error('There is a last clause.');
  const cut = last.map(([title, text]): Clause => [title, `${text} ${text}`.split(' ').slice(0, 26).join(' ')]) as [Clause, Clause];
  const model = await convertDrawnPages([drawClauses([...LEASE.slice(0, -1), cut], { gutter: 7, width: 210 })]);
  const [left, right] = listCellTexts(getFirstTable(model)).at(-1) ?? [];
  expect([left?.startsWith('The law of the country'), right?.startsWith('Se aplica la ley')]).toEqual([true, true]);
});
