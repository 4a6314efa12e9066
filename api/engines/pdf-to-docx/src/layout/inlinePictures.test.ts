import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import { writeDocx } from '../docx/writeDocx.ts';
import type { Block, Inline } from '../model/documentModel.ts';
import { findFaults } from '../validate/findFaults.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SIZE = 11;

interface Pen {
  document: PDFDocument;
  page: PDFPage;
  font: PDFFont;
}

async function convertToBlocks(draw: (pen: Pen) => Promise<void> | void): Promise<Block[]> {
  const document = await PDFDocument.create();
  const pen = { document, page: document.addPage([595, 842]), font: await document.embedFont(StandardFonts.TimesRoman) };
  await draw(pen);
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('icons.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  expect(findFaults(await writeDocx(model))).toEqual([]);
  return model.sections.flatMap(({ blocks }) => blocks);
}

function shown(inlines: Inline[]): string {
  return inlines.map((inline) => (inline.kind === 'text' ? inline.text : `<${inline.kind}>`)).join('');
}

/** What a block says, with its pictures; tables inside cells in brackets of their own. */
function describeBlock(block: Block): string {
  if (block.kind === 'paragraph') return shown(block.inlines);
  return `[${block.rows.map(({ cells }) => cells.map(({ blocks }) => blocks.map(describeBlock).join('/')).join('|')).join('; ')}]`;
}

function box(page: PDFPage, x: number, y: number, widths: number[], heights: number[]): void {
  const [right, top] = [x + widths.reduce((sum, width) => sum + width, 0), y + heights.reduce((sum, height) => sum + height, 0)];
  const ruling = (from: [number, number], to: [number, number]) =>
    page.drawLine({ start: { x: from[0], y: from[1] }, end: { x: to[0], y: to[1] }, thickness: 0.7, color: rgb(0, 0, 0) });
  let at = x;
  for (const width of [0, ...widths]) {
    at += width;
    ruling([at, y], [at, top]);
  }
  at = y;
  for (const height of [0, ...heights]) {
    at += height;
    ruling([x, at], [right, at]);
  }
}

test('a small picture stays in its line, at its place in it, and a large one is by itself', async () => {
  const blocks = await convertToBlocks(async ({ document, page, font }) => {
    const icon = await document.embedPng(PNG);
    page.drawText('Press the button', { x: 70, y: 700, size: SIZE, font });
    const end = 70 + font.widthOfTextAtSize('Press the button', SIZE);
    page.drawImage(icon, { x: end + 3, y: 698, width: 12, height: 12 });
    page.drawText('to open the gate of the harbour.', { x: end + 18, y: 700, size: SIZE, font });
    page.drawImage(icon, { x: 70, y: 500, width: 200, height: 120 });
  });
  expect(blocks.map(describeBlock)).toEqual(['Press the button <picture> to open the gate of the harbour.', '<picture>']);
  const [icon] = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines.filter(({ kind }) => kind === 'picture') : []));
  expect(icon).toMatchObject({ width: 12, height: 12 });
});

test('an icon before a line begins it, and a picture that lies behind words does not part them', async () => {
  const blocks = await convertToBlocks(async ({ document, page, font }) => {
    const icon = await document.embedPng(PNG);
    page.drawImage(icon, { x: 70, y: 699, width: 10, height: 10 });
    page.drawText('+44 1632 960001', { x: 84, y: 700, size: SIZE, font });
    page.drawImage(icon, { x: 70, y: 648, width: 160, height: 14 });
    page.drawText('Words over a picture', { x: 74, y: 650, size: SIZE, font });
  });
  expect(blocks.map(describeBlock)[0]).toBe('<picture> +44 1632 960001');
  expect(blocks.map(describeBlock)).toContain('Words over a picture');
});

test('pictures and tables inside the cells of a table stay in their cells', async () => {
  const blocks = await convertToBlocks(async ({ document, page, font }) => {
    const write = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: SIZE, font });
    box(page, 70, 500, [120, 300], [140, 30]);
    write('Harbour', 76, 650);
    write('Details', 196, 650);
    write('Port Ellery', 76, 620);
    write('Boats by week:', 200, 622);
    box(page, 210, 560, [100, 100], [20, 20]);
    write('First', 216, 585);
    write('412', 316, 585);
    write('Ninth', 216, 565);
    write('655', 316, 565);
    write('as they were counted.', 200, 520);
    page.drawImage(await document.embedPng(PNG), { x: 90, y: 520, width: 60, height: 60 });
  });
  expect(blocks.map(describeBlock)).toEqual(['[Harbour|Details; Port Ellery/<picture>|Boats by week:/[First|412; Ninth|655]/as they were counted.]']);
});

test('pictures beside each other keep the white between them', async () => {
  const [row] = await convertToBlocks(async ({ document, page }) => {
    const picture = await document.embedPng(PNG);
    page.drawImage(picture, { x: 70, y: 600, width: 100, height: 80 });
    page.drawImage(picture, { x: 182, y: 600, width: 100, height: 80 });
  });
  if (row?.kind !== 'paragraph') throw new Error('The pictures stand in no paragraph.');
  expect(shown(row.inlines)).toBe('<picture> <picture>');
  const gap = row.inlines.find((inline) => inline.kind === 'text');
  expect((gap?.style.spacing ?? 0) + 0.25 * (gap?.style.size ?? 0)).toBeCloseTo(12, 0);
});
