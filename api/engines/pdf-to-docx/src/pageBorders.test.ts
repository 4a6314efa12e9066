import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { writeDocx } from './docx/writeDocx.ts';
import { convertDrawnPages, type Draw, listParagraphs, type Pen, PROSE, set } from './testing/drawnPages.ts';
import { readDocx } from './testing/readDocx.ts';
import { validateDocx } from './validate/validateDocx.ts';

const GOLD = rgb(0.8, 0.6, 0);

function frame({ page }: Pen, from: number, thickness: number): void {
  page.drawRectangle({ x: from, y: from, width: 595 - 2 * from, height: 842 - 2 * from, borderColor: GOLD, borderWidth: thickness });
}

const text = (pen: Pen) => set(pen, PROSE.repeat(3), { x: 90, width: 400, y: 760 });

async function listBorders(pages: Draw[]): Promise<string[]> {
  const bytes = await writeDocx(await convertDrawnPages(pages));
  expect(() => validateDocx(bytes)).not.toThrow();
  const xml = readDocx(bytes).parts.get('word/document.xml') ?? '';
  return [...xml.matchAll(/<w:sectPr.*?<\/w:sectPr>/g)].map(([section]) => section.match(/<w:pgBorders.*?<w:top [^>]*>/)?.[0] ?? '');
}

test.each([
  ['one line near the edge of the paper', [[20, 2]], ['w:offsetFrom="page"', 'w:val="single"', 'w:sz="16"', 'w:space="19"']],
  [
    'a thick line and a thin one inside it',
    [
      [24, 6],
      [34, 1],
    ],
    ['w:val="thickThinMediumGap"', 'w:sz="48"', 'w:space="21"'],
  ],
  ['one line near the text', [[60, 0.75]], ['w:offsetFrom="text"', 'w:sz="6"', 'w:color="cc9900"']],
] as const)('the frame around a page is one of its section: %s', async (_, frames, parts) => {
  const [border] = await listBorders([
    (pen) => {
      for (const [from, thickness] of frames) frame(pen, from, thickness);
      text(pen);
    },
  ]);
  for (const part of parts) expect(border).toContain(part);
});

test('only pages that have a frame keep one', async () => {
  const framed: Draw = (pen) => {
    frame(pen, 20, 2);
    text(pen);
  };
  const plain: Draw = (pen) => void text(pen);
  expect((await listBorders([framed, plain])).map((border) => border !== '')).toEqual([true, false]);
});

test('a box around part of a page, or a border that is filled between two boxes, is a box around its text', async () => {
  const boxed = await convertDrawnPages([
    (pen) => {
      const [outer, inner] = ['M 0 0 H 400 V 60 H 0 Z', 'M 2 2 H 398 V 58 H 2 Z'];
      text(pen);
      pen.page.drawRectangle({ x: 70, y: 300, width: 400, height: 40, borderColor: GOLD, borderWidth: 1 });
      pen.page.drawText('Bring your own cup.', { x: 90, y: 316, size: 11, font: pen.plain });
      pen.page.drawSvgPath(`${outer} ${(inner ?? '').replace('H 398 V 58 H 2 Z', 'V 58 H 398 V 2 Z')}`, { x: 70, y: 200, color: GOLD });
      pen.page.drawText('Doors open at eight.', { x: 90, y: 168, size: 11, font: pen.plain });
    },
  ]);
  const boxes = listParagraphs(boxed).filter(({ borders }) => borders?.left && borders.right);
  expect(boxes).toHaveLength(2);
  expect(boxes[1]?.borders?.left?.width).toBeCloseTo(2, 1);
  expect(JSON.stringify(boxed)).not.toContain('shading');
  expect(await listBorders([(pen) => void text(pen)])).toEqual(['']);
});
