import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { convertDrawnPages, joinInlines, LEADING, LEFT, listBlocks, listParagraphs, PROSE, SIZE, set } from './testing/drawnPages.ts';

const ITEMS = ['white fish', 'smoked haddock', 'whole milk', 'bay leaves', 'white pepper', 'plain flour'];

test('a bulleted list in two columns on a page of full lines stays a list', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const y = set(pen, PROSE.repeat(5), { y: 780 });
      pen.page.drawText('You need', { x: LEFT, y, size: 14, font: pen.bold });
      for (const [index, item] of ITEMS.entries()) {
        const [x, base] = [LEFT + 18 + (index < 3 ? 0 : 246), y - 24 - (index % 3) * LEADING];
        pen.page.drawText('•', { x, y: base, size: SIZE, font: pen.plain });
        pen.page.drawText(item, { x: x + 12, y: base, size: SIZE, font: pen.plain });
      }
      set(pen, PROSE.repeat(5), { y: y - 90 });
    },
  ]);
  const items = listParagraphs(model).filter(({ role }) => role.type === 'listItem');
  expect(items.map(({ inlines }) => joinInlines(inlines))).toEqual(ITEMS);
});

test('the last row of two texts that nearly touch keeps them apart', async () => {
  const clauses = [
    'The lessor lets the workshop with its yard and the two spaces behind it.',
    'The lease runs for three years from the first of May and is renewed after.',
  ];
  const model = await convertDrawnPages([
    (pen) => {
      let y = 700;
      for (const clause of [...clauses, ...clauses]) {
        for (const x of [LEFT, LEFT + 236]) {
          const lines = breakLines(clause, pen.plain, SIZE, 228);
          for (const [index, line] of lines.entries()) pen.page.drawText(line, { x, y: y - index * LEADING, size: SIZE, font: pen.plain });
        }
        y -= 3 * LEADING;
      }
    },
  ]);
  const [table] = listBlocks(model);
  const cells = table?.kind === 'table' ? table.rows.flatMap((row) => row.cells) : [];
  expect(cells.map(({ blocks }) => blocks.map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : '')).join(' '))).toEqual(
    [...clauses, ...clauses].flatMap((clause) => [clause, clause]),
  );
});

test('two words at both ends of a line are a label and its value', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      for (const [index, [label, value]] of [
        ['SUBTOTAL', '47.37'],
        ['Thank you for your visit, and come again soon', ''],
      ].entries()) {
        pen.page.drawText(label ?? '', { x: LEFT, y: 700 - index * LEADING, size: SIZE, font: pen.plain });
        pen.page.drawText(value ?? '', { x: LEFT + 190, y: 700 - index * LEADING, size: SIZE, font: pen.plain });
      }
    },
  ]);
  expect(joinInlines(listParagraphs(model)[0]?.inlines ?? [])).toMatch(/^SUBTOTAL<tab>47\.37/);
});
