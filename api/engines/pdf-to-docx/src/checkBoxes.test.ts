import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, drawLine, joinInlines, LEFT, listBlocks, listParagraphs, type Pen, SIZE, set } from './testing/drawnPages.ts';

const BLACK = rgb(0, 0, 0);

function box({ page }: Pen, x: number, y: number, side = 9): void {
  page.drawRectangle({ x, y, width: side, height: side, borderColor: BLACK, borderWidth: 0.7 });
}

function label({ page, plain }: Pen, text: string, x: number, y: number): void {
  page.drawText(text, { x, y, size: SIZE, font: plain });
}

const readBoxes = async (draw: Draw) =>
  listParagraphs(await convertDrawnPages([draw])).flatMap(({ inlines }) =>
    inlines.flatMap((inline) => (inline.kind === 'checkBox' ? [inline.isChecked] : [])),
  );

test('squares before words are check boxes, ticked where an x or a cross is drawn in them', async () => {
  const draw: Draw = (pen) => {
    for (const [index, text] of ['Cancelled', 'Delayed', 'Lost', 'Damaged'].entries()) {
      box(pen, LEFT, 700 - 20 * index);
      label(pen, text, LEFT + 16, 701 - 20 * index);
    }
    label(pen, 'x', LEFT + 2, 701.5);
    pen.page.drawLine({ start: { x: LEFT + 1, y: 661 }, end: { x: LEFT + 8, y: 668 }, thickness: 1, color: BLACK });
  };
  expect(await readBoxes(draw)).toEqual([true, false, true, false]);
});

test.each([
  { form: 'a prescription', side: 8, from: 0, strokes: 2 },
  { form: 'a tax return', side: 11, from: 0.3, strokes: 2 },
  { form: 'a delivery note, crossed out once', side: 9, from: 0, strokes: 1 },
])('a cross from corner to corner ticks a box of $form', async ({ side, from, strokes }) => {
  const draw: Draw = (pen) => {
    for (const [index, text] of ['Repeat once', 'No repeat', 'Ask me'].entries()) {
      const [x, y] = [LEFT + 130 * index, 700];
      box(pen, x, y, side);
      label(pen, text, x + side + 6, y + 1);
      const [start, end] = [from, side - from];
      if (index !== 1) continue;
      pen.page.drawLine({ start: { x: x + start, y: y + start }, end: { x: x + end, y: y + end }, thickness: 1, color: BLACK });
      if (strokes > 1) pen.page.drawLine({ start: { x: x + start, y: y + end }, end: { x: x + end, y: y + start }, thickness: 1, color: BLACK });
    }
  };
  expect(await readBoxes(draw)).toEqual([false, true, false]);
});

/** Draws questions with a column of boxes for each answer; the answer of each row is crossed. */
function drawAnswers(
  pen: Pen,
  { questions, columns, side, step, ticked }: { questions: string[]; columns: number[]; side: number; step: number; ticked: number[] },
): void {
  for (const [row, question] of questions.entries()) {
    const y = 700 - step * row;
    label(pen, question, LEFT, y);
    for (const [column, x] of columns.entries()) {
      box(pen, x, y - 1, side);
      if (ticked[row] !== column) continue;
      pen.page.drawLine({ start: { x: x + 1, y }, end: { x: x + side - 1, y: y + side - 2 }, thickness: 1, color: BLACK });
      pen.page.drawLine({ start: { x: x + 1, y: y + side - 2 }, end: { x: x + side - 1, y }, thickness: 1, color: BLACK });
    }
  }
}

test.each([
  {
    form: 'a survey',
    questions: ['Can you swim?', 'Do you own a life jacket?', 'May we print your name?'],
    columns: [300, 360, 420],
    side: 9,
    step: 18,
    ticked: [0, 1, 2],
  },
  { form: 'a list to tick off', questions: ['Newsletter by post', 'Newsletter by mail'], columns: [220], side: 14, step: 24, ticked: [9, 0] },
  { form: 'a check of a flat', questions: ['Herd', 'Spüle', 'Fenster', 'Türen'], columns: [200, 250], side: 11, step: 20, ticked: [0, 0, 1, 9] },
])('boxes far behind the questions of $form keep their answers', async ({ ticked, columns, ...form }) => {
  const boxes = await convertDrawnPages([(pen) => drawAnswers(pen, { ticked, columns, ...form })]);
  const read = [...JSON.stringify(listBlocks(boxes)).matchAll(/"kind":"checkBox","isChecked":(true|false)/g)].map(([, is]) => is === 'true');
  expect(read).toEqual(ticked.flatMap((answer) => columns.map((_, column) => column === answer)));
});

test('rows of squares for single letters are no answers, though they are set apart', async () => {
  const draw: Draw = (pen) => drawAnswers(pen, { questions: ['Name', 'Town'], columns: [150, 164, 178, 192, 206], side: 11, step: 20, ticked: [] });
  expect(await readBoxes(draw)).toEqual([]);
});

test('a round button with a dot in it is chosen', async () => {
  const draw: Draw = (pen) => {
    for (const x of [LEFT, LEFT + 80]) pen.page.drawCircle({ x: x + 5, y: 704, size: 5, borderColor: BLACK, borderWidth: 0.7 });
    pen.page.drawCircle({ x: LEFT + 85, y: 704, size: 2.5, color: BLACK });
    label(pen, 'Yes', LEFT + 16, 700);
    label(pen, 'No', LEFT + 96, 700);
  };
  expect(await readBoxes(draw)).toEqual([false, true]);
});

test('squares for single letters that touch each other, and the square of a legend, are no check boxes', async () => {
  const comb: Draw = (pen) => {
    label(pen, 'Postcode', LEFT, 700);
    for (let place = 0; place < 5; place += 1) box(pen, LEFT + 60 + 12 * place, 698, 12);
  };
  const legend: Draw = (pen) => {
    pen.page.drawRectangle({ x: LEFT, y: 700, width: 9, height: 9, color: rgb(0.8, 0.1, 0.1), borderColor: BLACK, borderWidth: 0.5 });
    label(pen, 'Sales of last year', LEFT + 16, 701);
  };
  expect([await readBoxes(comb), await readBoxes(legend)]).toEqual([[], []]);
});

test('a box and its label stay in one cell', async () => {
  const draw: Draw = (pen) => {
    for (const [index, text] of ['Monday', 'Tuesday', 'Wednesday'].entries())
      for (const [row, y] of [700, 680, 660].entries()) {
        box(pen, LEFT + 150 * index, y - 1);
        label(pen, `${text} ${row + 1}`, LEFT + 150 * index + 20, y);
      }
  };
  const [table] = listBlocks(await convertDrawnPages([draw]));
  expect(table?.kind === 'table' && table.columns).toHaveLength(3);
});

test('an empty line behind a label is there to write on', async () => {
  const draw: Draw = (pen) => {
    label(pen, 'Signature', LEFT, 700);
    pen.page.drawLine({ start: { x: LEFT + 60, y: 698 }, end: { x: LEFT + 260, y: 698 }, thickness: 0.7, color: BLACK });
    set(pen, 'Please sign in ink.', { y: 660 });
  };
  const [first] = listParagraphs(await convertDrawnPages([draw]));
  expect(joinInlines(first?.inlines ?? [])).toMatch(/^Signature _{20,}$/);
  expect(first?.borders).toBeUndefined();
});

test('dots that are drawn one by one lead to a price', async () => {
  const draw: Draw = (pen) => {
    for (const [index, [dish, price]] of [
      ['Fish soup', '9.00'],
      ['Leek tart', '7.50'],
    ].entries()) {
      const y = 700 - 20 * index;
      label(pen, dish ?? '', LEFT, y);
      label(pen, price ?? '', LEFT + 300, y);
      for (let x = LEFT + 52; x < LEFT + 296; x += 3) pen.page.drawRectangle({ x, y: y - 0.4, width: 1, height: 0.8, color: BLACK });
    }
  };
  const [first] = listParagraphs(await convertDrawnPages([draw]));
  expect([joinInlines(first?.inlines ?? []), first?.tabs?.at(-1)?.leader]).toEqual(['Fish soup<tab>9.00', 'dot']);
});

test.each([
  ['a payslip', 70, 90, ['Night allowance', '96.00']],
  ['a list of members', 100, 130, ['Ada Lovelace', 'paid']],
  ['a score', 60, 70, ['Harbour', '3']],
])('the line below an empty cell of %s, which goes on below its neighbours, is nothing to write on', async (_, left, width, [first, last]) => {
  const model = await convertDrawnPages([
    ({ page, plain }) => {
      for (const y of [700, 680]) {
        page.drawText(first ?? '', { x: left + 4, y, size: SIZE, font: plain });
        page.drawText(last ?? '', { x: left + 2 * width + 4, y, size: SIZE, font: plain });
      }
      page.drawText('1', { x: left + width + 4, y: 700, size: SIZE, font: plain });
      for (const cell of [0, 1, 2]) drawLine(page, [left + cell * width, 676], [left + (cell + 1) * width, 676]);
    },
  ]);
  expect(JSON.stringify(listBlocks(model))).not.toContain('___');
});
