import { expect, test } from '@jest/globals';
import { type PDFDocument, PDFName, PDFOperator, PDFOperatorNames, type PDFPage, rgb } from 'pdf-lib';
import { measureContrast } from '../model/contrast.ts';
import { listInlines } from '../model/listInlines.ts';
import { convertDrawnPages, type Draw, LEFT, listBlocks, listParagraphs, PROSE, set } from '../testing/drawnPages.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fills a box with a blend of two dark colours, as a pattern or, clipped to the box, by itself. */
function blend(document: PDFDocument, page: PDFPage, { x, y, width, height }: Box, how: 'pattern' | 'shading'): void {
  const { context } = document;
  const shading = {
    ShadingType: 2,
    ColorSpace: 'DeviceRGB',
    Coords: [x, y, x, y + height],
    Function: { FunctionType: 2, Domain: [0, 1], C0: [0.1, 0.4, 0.6], C1: [0.05, 0.2, 0.4], N: 1 },
  };
  const ref = context.register(context.obj(how === 'pattern' ? { Type: 'Pattern', PatternType: 2, Shading: shading } : shading));
  const [kind, name] = how === 'pattern' ? ['Pattern', 'Blend'] : ['Shading', 'Shade'];
  page.node.normalize();
  page.node.Resources()?.set(PDFName.of(kind), context.obj({ [name]: ref }));
  const box = [x, y, width, height].map(String);
  const rectangle = PDFOperator.of(PDFOperatorNames.AppendRectangle, box as never);
  const say = (operator: string, ...args: string[]) => PDFOperator.of(operator as PDFOperatorNames, args as never);
  const paint =
    how === 'pattern' ? [say('cs', '/Pattern'), say('scn', '/Blend'), rectangle, say('f')] : [rectangle, say('W'), say('n'), say('sh', '/Shade')];
  page.pushOperators(say('q'), ...paint, say('Q'));
}

const white = { color: rgb(1, 1, 1) };

test.each([
  ['a poster in a pattern', 'pattern', { x: 0, y: 0, width: 595, height: 842 }],
  ['a poster in a blend by itself', 'shading', { x: 0, y: 0, width: 595, height: 842 }],
  ['a band over the page', 'pattern', { x: 40, y: 640, width: 515, height: 120 }],
  ['a low band', 'shading', { x: 60, y: 660, width: 480, height: 60 }],
] as const)('white words on a blend of colours stay white and are seen: %s', async (_, how, box) => {
  const poster: Draw = (pen) => {
    blend(pen.document, pen.page, box, how);
    pen.page.drawText('Summer fair', { x: LEFT, y: 690, size: 28, font: pen.bold, ...white });
    if (box.height < 800) set(pen, PROSE.repeat(2), { y: 560 });
  };
  const model = await convertDrawnPages([poster]);
  const inlines = listBlocks(model).flatMap(listInlines);
  const title = inlines.find((inline) => inline.kind === 'text' && inline.text.includes('Summer'));
  expect(title).toMatchObject({ style: { color: 'ffffff' } });
  const own = listParagraphs(model).find((paragraph) => paragraph.inlines.includes(title as never));
  const behind = inlines.flatMap((inline) => (inline.kind === 'picture' && inline.behind ? [inline] : []));
  const isWhole = box.height > 800;
  expect(behind).toHaveLength(isWhole ? 1 : 0);
  if (!isWhole) expect(measureContrast('ffffff', own?.shading ?? 'ffffff')).toBeGreaterThan(4);
});

test('white words on white paper are still left out', async () => {
  const page: Draw = (pen) => {
    pen.page.drawRectangle({ x: 40, y: 640, width: 515, height: 120, ...white });
    pen.page.drawText('Keywords for machines', { x: LEFT, y: 690, size: 12, font: pen.plain, ...white });
    set(pen, PROSE.repeat(2), { y: 560 });
  };
  const inlines = listBlocks(await convertDrawnPages([page])).flatMap(listInlines);
  expect(inlines.some((inline) => inline.kind === 'text' && inline.text.includes('Keywords'))).toBe(false);
});
