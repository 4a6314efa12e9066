import { rgb, StandardFonts } from 'pdf-lib';
import {
  type Draw,
  drawLine,
  getFirstTable,
  joinInlines,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from './testing/drawnPages.ts';
import { convertScannedPages } from './testing/scannedPages.ts';

const report: Draw = (pen) => {
  const { page, plain, bold } = pen;
  page.drawText('Tides of the harbour', { x: LEFT, y: 760, size: 16, font: bold });
  let y = set(pen, PROSE.repeat(2), { y: 730 });
  page.drawText('Sailings by day', { x: LEFT, y: y - 12, size: 13, font: bold });
  y = set(pen, PROSE, { y: y - 30 });
  const [top, rows] = [y - 10, ['Day', 'Sailings', 'Monday', '318', 'Friday', '640']];
  for (const row of [0, 1, 2, 3]) drawLine(page, [LEFT, top - 22 * row], [LEFT + 300, top - 22 * row], 1);
  for (const column of [0, 150, 300]) drawLine(page, [LEFT + column, top], [LEFT + column, top - 66], 1);
  for (const [index, text] of rows.entries())
    page.drawText(text, { x: LEFT + 8 + 150 * (index % 2), y: top - 16 - 22 * Math.floor(index / 2), size: 11, font: index < 2 ? bold : plain });
  for (const shade of Array.from({ length: 20 }, (_, index) => 0.2 + index / 40))
    page.drawRectangle({ x: LEFT, y: top - 300 + 200 * (shade - 0.2) * 2, width: 220, height: 12, color: rgb(shade, shade, shade) });
  set(pen, PROSE, { y: top - 330 });
};

const columns: Draw = (pen) => {
  set(pen, PROSE.repeat(3), { y: 740, width: 210 });
  set(pen, `Fishing ${PROSE.repeat(3)}`, { y: 740, x: 315, width: 210 });
};

test('a scan comes back with its headings, bold words, tables and pictures', async () => {
  const { model } = await convertScannedPages([report]);
  const headings = listParagraphs(model).filter(({ role }) => role.type !== 'body');
  expect(headings.map(({ inlines, role }) => [joinInlines(inlines), role.type === 'heading' ? role.level : role.type])).toEqual([
    ['Tides of the harbour', expect.anything()],
    ['Sailings by day', expect.anything()],
  ]);
  const table = getFirstTable(model);
  expect(listCellTexts(table)).toEqual([
    ['Day', 'Sailings'],
    ['Monday', '318'],
    ['Friday', '640'],
  ]);
  const weights = table.rows.map(({ cells }) =>
    cells
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : [])))
      .map((inline) => inline.kind === 'text' && inline.style.isBold),
  );
  expect(weights).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  const pictures = listParagraphs(model).flatMap(({ inlines }) => inlines.filter((inline) => inline.kind === 'picture'));
  expect(pictures).toEqual([expect.objectContaining({ width: expect.closeTo(220, -1), height: expect.closeTo(202, -1) })]);
  expect(model.pictures.size).toBe(1);
}, 60_000);

test('the strips in which a scanner may hand over a page are no pictures', async () => {
  const { model } = await convertScannedPages([(pen) => void set(pen, PROSE, { y: 600 })], { strips: 12 });
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([PROSE.trim()]);
  expect(model.pictures.size).toBe(0);
}, 60_000);

test('the words of a scanned table are as large as they were, and the words of its header are bold', async () => {
  const inventory: Draw = ({ page, plain, bold }) => {
    const [top, pitch, columns] = [740, 11, [LEFT, 160, 251, 342, 432, RIGHT]];
    const rows = Array.from({ length: 24 }, (_, row) =>
      row === 0
        ? ['No.', 'Serial', 'Device', 'Place', 'Checked']
        : [`${row}`, `SN${7919 * row}`, `Device type ${row}`, `Room ${100 + row}`, '2024-02-11'],
    );
    for (const row of Array.from({ length: rows.length + 1 }, (_, index) => top - pitch * index)) drawLine(page, [LEFT, row], [RIGHT, row], 0.5);
    for (const column of columns) drawLine(page, [column, top], [column, top - pitch * rows.length], 0.5);
    for (const [row, cells] of rows.entries())
      for (const [column, text] of cells.entries())
        page.drawText(text, { x: (columns[column] ?? 0) + 4, y: top - pitch * row - 8.5, size: 9, font: row === 0 ? bold : plain });
  };
  const { model } = await convertScannedPages([inventory]);
  const styles = getFirstTable(model).rows.map(({ cells }) =>
    cells.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph' ? block.inlines.flatMap((inline) => (inline.kind === 'text' ? [inline.style] : [])) : [],
      ),
    ),
  );
  expect(styles.flat().filter(({ size }) => Math.abs(size - 9) > 0.5)).toEqual([]);
  expect(styles[0]?.map(({ isBold }) => isBold)).toEqual([true, true, true, true, true]);
}, 60_000);

test('words in italics, underlined and in colour, and grey lines, come back from a scan as they were', async () => {
  const marked: Draw = async (pen) => {
    const { page, document, bold } = pen;
    const italic = await document.embedFont(StandardFonts.TimesRomanItalic);
    page.drawText('Tides of the harbour', { x: LEFT, y: 760, size: 16, font: bold, color: rgb(0.75, 0, 0) });
    const y = set(pen, PROSE.repeat(2), { y: 730 });
    page.drawText('Every captain was asked to keep away.', { x: LEFT, y, size: SIZE, font: italic });
    page.drawText('Boats left on Monday', { x: LEFT, y: y - 24, size: SIZE, font: pen.plain });
    drawLine(page, [LEFT, y - 26], [LEFT + pen.plain.widthOfTextAtSize('Boats left on Monday', SIZE), y - 26], 0.6);
    const top = set(pen, PROSE, { y: y - 48 });
    const grey = { thickness: 1, color: rgb(0.6, 0.6, 0.6) };
    for (const row of [0, 1, 2]) page.drawLine({ start: { x: LEFT, y: top - 22 * row }, end: { x: LEFT + 300, y: top - 22 * row }, ...grey });
    for (const column of [0, 150, 300]) page.drawLine({ start: { x: LEFT + column, y: top }, end: { x: LEFT + column, y: top - 44 }, ...grey });
    for (const [index, text] of ['Monday', '318', 'Friday', '640'].entries())
      page.drawText(text, { x: LEFT + 8 + 150 * (index % 2), y: top - 16 - 22 * Math.floor(index / 2), size: SIZE, font: pen.plain });
  };
  const { model } = await convertScannedPages([marked]);
  const runs = listParagraphs(model).flatMap(({ inlines }) => inlines.filter((inline) => inline.kind === 'text'));
  const [red = '', green = '', blue = ''] = runs[0]?.style.color.match(/../g) ?? [];
  expect([red, green, blue].map((channel) => Number.parseInt(channel, 16) / 255)).toEqual([
    expect.closeTo(0.75, 1),
    expect.closeTo(0, 1),
    expect.closeTo(0, 1),
  ]);
  expect(runs.slice(1).every(({ style }) => style.color === '000000')).toBe(true);
  expect(runs.filter(({ style }) => style.isItalic).map(({ text }) => text)).toEqual(['Every captain was asked to keep away.']);
  expect(runs.filter(({ style }) => style.isUnderlined).map(({ text }) => text)).toEqual(['Boats left on Monday']);
  const borders = getFirstTable(model).rows.flatMap(({ cells }) => cells.flatMap((cell) => Object.values(cell.borders)));
  expect(borders.length).toBeGreaterThan(0);
  for (const { color } of borders) expect(Number.parseInt(color.slice(0, 2), 16) / 255).toBeCloseTo(0.6, 1);
}, 60_000);

test('a scanned page of two columns is read and set in two columns', async () => {
  const { model } = await convertScannedPages([columns]);
  const [first, second] = listBlocks(model).map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : ''));
  expect(first).toMatch(/^The harbour was quiet .* still to come\.$/);
  expect(second).toMatch(/^Fishing The harbour was quiet/);
  expect(model.sections.some((section) => section.columns.count === 2)).toBe(true);
}, 60_000);

test('the notes of a scanned page are notes in Word, and the text points to them', async () => {
  const noted: Draw = (pen) => {
    const { page, plain } = pen;
    const y = set(pen, PROSE.repeat(2), { y: 740 });
    page.drawText('The pier was built of granite.', { x: LEFT, y, size: SIZE, font: plain });
    page.drawText('1', { x: LEFT + plain.widthOfTextAtSize('The pier was built of granite.', SIZE), y: y + 4, size: 6.5, font: plain });
    drawLine(page, [LEFT, 120], [LEFT + 120, 120], 0.6);
    page.drawText('1', { x: LEFT, y: 106, size: 6, font: plain });
    page.drawText('Harbour office, Annual report, page twelve.', { x: LEFT + 6, y: 103, size: 9, font: plain });
  };
  const { model } = await convertScannedPages([noted]);
  expect(model.footnotes.map(({ blocks }) => blocks.map(({ inlines }) => joinInlines(inlines).trim()))).toEqual([
    ['Harbour office, Annual report, page twelve.'],
  ]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toContainEqual(expect.stringMatching(/granite\.<footnote>$/));
}, 60_000);
