import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { listInlines } from '../model/listInlines.ts';
import { convertDrawnPages, type Draw, drawLine, listBlocks, PROSE, set } from '../testing/drawnPages.ts';

interface Chart {
  upright: string[];
  level: string[];
  name?: string;
  size: number;
  isBehind?: boolean;
}

const [X, Y, WIDTH, HEIGHT] = [150, 500, 240, 130];

/** A curve over lines of a grid, with a scale at its side, one under it, and the name of that. */
const withChart =
  ({ upright, level, name, size, isBehind }: Chart): Draw =>
  (pen) => {
    const { page, plain } = pen;
    set(pen, PROSE.repeat(2), { y: 780 });
    drawLine(page, [X, Y], [X + WIDTH, Y]);
    drawLine(page, [X, Y], [X, Y + HEIGHT]);
    page.drawSvgPath(`M 0 0 C 80 10 160 60 ${WIDTH} ${HEIGHT - 5}`, { x: X, y: Y + HEIGHT, borderColor: rgb(0.8, 0.1, 0.2), borderWidth: 1.5 });
    for (const [index, text] of upright.entries()) {
      const y = Y + (HEIGHT / (upright.length - 1)) * index;
      drawLine(page, [X, y], [X + WIDTH, y], 0.4);
      const x = isBehind ? X + WIDTH + 5 : X - 4 - plain.widthOfTextAtSize(text, size);
      page.drawText(text, { x, y: y - size / 3, size, font: plain });
    }
    for (const [index, text] of level.entries()) {
      const x = X + (WIDTH / (level.length - 1)) * index - plain.widthOfTextAtSize(text, size) / 2;
      page.drawText(text, { x, y: Y - 3 - size, size, font: plain });
    }
    if (name) page.drawText(name, { x: X + (WIDTH - plain.widthOfTextAtSize(name, size)) / 2, y: Y - 4 - 2.4 * size, size, font: plain });
    set(pen, PROSE.repeat(2), { y: 430 });
  };

const describePictures = async (draw: Draw) =>
  listBlocks(await convertDrawnPages([draw]))
    .flatMap(listInlines)
    .flatMap((inline) => (inline.kind === 'picture' ? [inline.description] : []));

const charts: [string, Chart][] = [
  ['heights over a flow', { upright: ['5 m', '15 m', '25 m', '35 m'], level: ['0', '1,500', '3,000', '4,500'], name: 'Flow', size: 7 }],
  ['degrees over years', { upright: ['-10', '0', '10'], level: ['2019', '2020', '2021', '2022', '2023'], size: 9 }],
  ['a price at the right', { upright: ['€20', '€40', '€60', '€80'], level: ['1', '2', '3'], name: 'Quarter of 2026', size: 8, isBehind: true }],
];

test.each(charts)('a visitor gets a chart with the scales along its axes: %s', async (_, chart) => {
  const [described, ...others] = await describePictures(withChart(chart));
  expect(others).toEqual([]);
  for (const label of [...chart.upright, ...chart.level, ...(chart.name ? [chart.name] : [])]) expect(described).toContain(label);
});

test('numbers that rise by no even steps beside a drawing stay text', async () => {
  const [described] = await describePictures(withChart({ upright: ['12', '7', '31'], level: [], size: 9 }));
  expect(described ?? '').toBe('');
});
